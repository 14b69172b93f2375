import {
  Bell,
  BookOpenText,
  Bot,
  ChartColumn,
  CheckCheck,
  Database,
  FileJson,
  FileText,
  House,
  Inbox,
  ListChecks,
  LogIn,
  type LucideIcon,
  MessageSquare,
  Search,
  Send,
  Settings,
  Tags,
  Trash2,
  Webhook,
  Wrench,
} from 'lucide-react'
import type { Permission } from '../session/session.ts'
import { useMay, useMe } from '../session/use-session.tsx'

/** The parts of the menu, in its order. */
export const GROUPS = ['Memory', 'Guidelines', 'Agents', 'Webhooks', 'Data', 'Settings'] as const
type Group = (typeof GROUPS)[number]

interface Screen {
  to:
    | '/'
    | '/records'
    | '/trash'
    | '/recall'
    | '/suggestions'
    | '/collections'
    | '/collections/try'
    | '/guidelines'
    | '/guidelines/select'
    | '/guidelines/update'
    | '/documents'
    | '/documents/sources'
    | '/agents'
    | '/prompt'
    | '/tool-servers'
    | '/webhooks'
    | '/dead-letters'
    | '/event-types'
    | '/sources'
    | '/destinations'
    | '/events'
    | '/notifications'
    | '/usage'
    | '/settings'
    | '/settings/members'
    | '/settings/keys'
    | '/settings/audit'
  name: string
  icon: LucideIcon
  /** The part of the menu that it is in. Absent for the first screen. */
  group?: Group
  /** What a key needs to read what the screen shows. */
  permission?: Permission
  /** The feature of the plan that the screen is part of, or `every` if each plan has it. The permission's first part if absent. */
  feature?: string
  /** The palette offers it, and a screen of the menu leads there. */
  isWithin?: true
  /** The operation that the reference explains first to who needs help here. */
  operation: string
}

/** The screens, in the order of the menu. */
const SCREENS: readonly Screen[] = [
  { to: '/', operation: 'getMe', name: 'Home', icon: House },
  { to: '/records', operation: 'search', name: 'Records', group: 'Memory', icon: Database, permission: 'memory:read' },
  {
    to: '/suggestions',
    operation: 'listSuggestions',
    name: 'Suggestions',
    group: 'Memory',
    icon: CheckCheck,
    permission: 'memory:read',
  },
  {
    to: '/recall',
    operation: 'smartRecall',
    name: 'Recall lab',
    group: 'Memory',
    icon: Search,
    permission: 'memory:read',
  },
  {
    to: '/collections',
    operation: 'createCollection',
    name: 'Collections',
    group: 'Memory',
    icon: Tags,
    permission: 'collections:read',
  },
  {
    to: '/collections/try',
    operation: 'tryExtraction',
    name: 'Try a text',
    group: 'Memory',
    icon: Tags,
    permission: 'memory:read',
    isWithin: true,
  },
  {
    to: '/documents',
    operation: 'ingestDocuments',
    name: 'Documents',
    group: 'Memory',
    icon: FileText,
    permission: 'retrieval:read',
  },
  {
    to: '/documents/sources',
    operation: 'configureExternalRag',
    name: 'External sources',
    group: 'Memory',
    icon: FileText,
    permission: 'retrieval:configure',
    isWithin: true,
  },
  {
    to: '/trash',
    operation: 'cancelDeletion',
    name: 'Trash',
    group: 'Memory',
    icon: Trash2,
    permission: 'memory:read',
  },
  {
    to: '/guidelines',
    operation: 'createGuideline',
    name: 'Guidelines',
    group: 'Guidelines',
    icon: BookOpenText,
    permission: 'guidelines:read',
  },
  {
    to: '/guidelines/select',
    operation: 'smartGuidelines',
    name: 'What a message selects',
    group: 'Guidelines',
    icon: BookOpenText,
    permission: 'guidelines:read',
    isWithin: true,
  },
  {
    to: '/guidelines/update',
    operation: 'smartUpdate',
    name: 'Smart update',
    group: 'Guidelines',
    icon: BookOpenText,
    permission: 'guidelines:write',
    isWithin: true,
  },
  {
    to: '/agents',
    operation: 'createAgent',
    name: 'Agents',
    group: 'Agents',
    icon: Bot,
    permission: 'agents:read',
    feature: 'orchestration',
  },
  {
    to: '/prompt',
    operation: 'prompt',
    name: 'Prompt',
    group: 'Agents',
    icon: MessageSquare,
    permission: 'prompts:run',
    feature: 'orchestration',
  },
  {
    to: '/tool-servers',
    operation: 'createMcpServer',
    name: 'Tool servers',
    group: 'Agents',
    icon: Wrench,
    permission: 'mcps:read',
    feature: 'mcp-servers',
  },
  {
    to: '/webhooks',
    operation: 'createWebhook',
    name: 'Webhooks',
    group: 'Webhooks',
    icon: Webhook,
    permission: 'webhooks:read',
  },
  {
    to: '/dead-letters',
    operation: 'listWebhookDeadLetters',
    name: 'Dead letters',
    group: 'Webhooks',
    icon: Inbox,
    permission: 'webhooks:read',
  },
  {
    to: '/event-types',
    operation: 'createWebhookEventType',
    name: 'Event types',
    group: 'Webhooks',
    icon: FileJson,
    permission: 'webhooks:read',
  },
  {
    to: '/sources',
    operation: 'createWebhookSource',
    name: 'Inbound sources',
    group: 'Webhooks',
    icon: LogIn,
    permission: 'webhooks:read',
  },
  {
    to: '/destinations',
    operation: 'createDestination',
    name: 'Destinations',
    group: 'Webhooks',
    icon: Send,
    permission: 'webhooks:read',
  },
  {
    to: '/events',
    operation: 'listEvents',
    name: 'Events',
    group: 'Data',
    icon: ListChecks,
    permission: 'events:read',
  },
  {
    to: '/notifications',
    operation: 'listNotifications',
    name: 'Notifications',
    group: 'Data',
    icon: Bell,
    permission: 'notifications:read',
  },
  {
    to: '/usage',
    operation: 'getUsageOverview',
    name: 'Usage',
    group: 'Data',
    icon: ChartColumn,
    permission: 'analytics:read',
    feature: 'every',
  },
  {
    to: '/settings',
    operation: 'updateOrganization',
    name: 'Settings',
    group: 'Settings',
    icon: Settings,
    permission: 'organizations:read',
    feature: 'every',
  },
  {
    to: '/settings/members',
    operation: 'inviteMembers',
    name: 'Members',
    group: 'Settings',
    icon: Settings,
    permission: 'members:read',
    feature: 'every',
    isWithin: true,
  },
  {
    to: '/settings/keys',
    operation: 'createApiKey',
    name: 'API keys',
    group: 'Settings',
    icon: Settings,
    permission: 'keys:read',
    feature: 'every',
    isWithin: true,
  },
  {
    to: '/settings/audit',
    operation: 'listAudit',
    name: 'Audit log',
    group: 'Settings',
    icon: Settings,
    permission: 'audit:read',
    feature: 'every',
    isWithin: true,
  },
]

/** @returns what a key lacks to open a screen, by the path of its route */
export function useLacking(path: string | undefined): Permission | undefined {
  const may = useMay()
  const permission = SCREENS.find(({ to }) => to === path)?.permission
  return permission === undefined || may(permission) ? undefined : permission
}

/** The screens that a key may open. */
export function useScreens(): readonly Screen[] {
  const may = useMay()
  const { plan } = useMe()
  return SCREENS.filter(({ permission, feature = permission?.split(':')[0] ?? 'every' }) => {
    const isInPlan = feature === 'every' || plan.features.includes(feature)
    return isInPlan && (permission === undefined || may(permission))
  })
}

/** The operation that explains what a screen is about, by the path of its route. */
export const operationOf = (path = '/'): string =>
  SCREENS.filter(({ to }) => path === to || path.startsWith(`${to}/`)).at(-1)?.operation ?? 'getMe'
