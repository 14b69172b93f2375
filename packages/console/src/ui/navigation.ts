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
  Webhook,
  Wrench,
} from 'lucide-react'
import type { Permission } from '../session/session.ts'
import { useMay, useMe } from '../session/use-session.tsx'

interface Screen {
  to:
    | '/'
    | '/records'
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
  /** What a key needs to read what the screen shows. */
  permission?: Permission
  /** The feature of the plan that the screen is part of, or `every` if each plan has it. The permission's first part if absent. */
  feature?: string
  /** The palette offers it, and a screen of the menu leads there. */
  isWithin?: true
}

/** The screens, in the order of the menu. */
const SCREENS: readonly Screen[] = [
  { to: '/', name: 'Home', icon: House },
  { to: '/records', name: 'Records', icon: Database, permission: 'memory:read' },
  { to: '/suggestions', name: 'Suggestions', icon: CheckCheck, permission: 'memory:read' },
  { to: '/recall', name: 'Recall lab', icon: Search, permission: 'memory:read' },
  { to: '/collections', name: 'Collections', icon: Tags, permission: 'collections:read' },
  {
    to: '/collections/try',
    name: 'Try a text',
    icon: Tags,
    permission: 'memory:read',
    isWithin: true,
  },
  { to: '/guidelines', name: 'Guidelines', icon: BookOpenText, permission: 'guidelines:read' },
  {
    to: '/guidelines/select',
    name: 'What a message selects',
    icon: BookOpenText,
    permission: 'guidelines:read',
    isWithin: true,
  },
  {
    to: '/guidelines/update',
    name: 'Smart update',
    icon: BookOpenText,
    permission: 'guidelines:write',
    isWithin: true,
  },
  { to: '/documents', name: 'Documents', icon: FileText, permission: 'retrieval:read' },
  {
    to: '/documents/sources',
    name: 'External sources',
    icon: FileText,
    permission: 'retrieval:configure',
    isWithin: true,
  },
  { to: '/agents', name: 'Agents', icon: Bot, permission: 'agents:read', feature: 'orchestration' },
  { to: '/prompt', name: 'Prompt', icon: MessageSquare, permission: 'prompts:run', feature: 'orchestration' },
  { to: '/tool-servers', name: 'Tool servers', icon: Wrench, permission: 'mcps:read', feature: 'mcp-servers' },
  { to: '/webhooks', name: 'Webhooks', icon: Webhook, permission: 'webhooks:read' },
  { to: '/dead-letters', name: 'Dead letters', icon: Inbox, permission: 'webhooks:read' },
  { to: '/event-types', name: 'Event types', icon: FileJson, permission: 'webhooks:read' },
  { to: '/sources', name: 'Inbound sources', icon: LogIn, permission: 'webhooks:read' },
  { to: '/destinations', name: 'Destinations', icon: Send, permission: 'webhooks:read' },
  { to: '/events', name: 'Events', icon: ListChecks, permission: 'events:read' },
  { to: '/notifications', name: 'Notifications', icon: Bell, permission: 'notifications:read' },
  { to: '/usage', name: 'Usage', icon: ChartColumn, permission: 'analytics:read', feature: 'every' },
  { to: '/settings', name: 'Settings', icon: Settings, permission: 'organizations:read', feature: 'every' },
  {
    to: '/settings/members',
    name: 'Members',
    icon: Settings,
    permission: 'members:read',
    feature: 'every',
    isWithin: true,
  },
  { to: '/settings/keys', name: 'API keys', icon: Settings, permission: 'keys:read', feature: 'every', isWithin: true },
  {
    to: '/settings/audit',
    name: 'Audit log',
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
