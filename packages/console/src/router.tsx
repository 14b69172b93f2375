import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import { PREFIX } from './public-url.ts'
import { readUsageSearch } from './screens/analytics/usage-search.ts'
import { readCollectionSearch, readTrialSearch } from './screens/collections/collections-search.ts'
import { readEventSearch, readEventsSearch } from './screens/events/event-search.ts'
import {
  readGuidelineSearch,
  readGuidelinesSearch,
  readSelectionSearch,
} from './screens/guidelines/guideline-search.ts'
import { readRecallSearch } from './screens/memory/recall-search.ts'
import { readRecordsSearch } from './screens/memory/records-search.ts'
import { readSuggestionsSearch } from './screens/memory/suggestions-search.ts'
import { readNotificationsSearch } from './screens/notifications/notification-search.ts'
import { readAgentSearch, readPromptSearch } from './screens/orchestration/prompt-search.ts'
import { readAuditSearch, readMembersSearch } from './screens/organizations/settings-search.ts'
import { readDocumentsSearch } from './screens/retrieval/documents-search.ts'
import { readDeadLettersSearch } from './screens/webhooks/dead-letters-search.ts'
import { readDeliveriesSearch } from './screens/webhooks/deliveries-search.ts'
import type { Session } from './session/session.ts'
import { Frame } from './ui/frame.tsx'
import { NotFound } from './ui/outcomes.tsx'
import { ROUTING, screen } from './ui/routing.tsx'

/** The addresses of the console. Every state that somebody may want to send to a colleague is in one. */
export function createConsoleRouter(session: Session): ReturnType<typeof build> {
  return build(session)
}

function build(session: Session) {
  const root = createRootRoute({
    component: Outlet,
    // who is signed in is asked once, before the first screen
    beforeLoad: () => session.resume(),
  })
  const signIn = createRoute({
    getParentRoute: () => root,
    path: '/sign-in',
    validateSearch: (search: Record<string, unknown>) => (typeof search.to === 'string' ? { to: search.to } : {}),
    component: screen(() => import('./screens/sign-in/sign-in.tsx'), 'SignIn'),
  })
  const frame = createRoute({
    getParentRoute: () => root,
    id: 'frame',
    component: Frame,
    beforeLoad: ({ location }) => {
      if (!session.current())
        throw redirect({ to: '/sign-in', search: location.href === '/' ? {} : { to: location.href } })
    },
  })
  const at = <const Path extends string, Module extends Record<Name, RouteComponent>, Name extends string>(
    path: Path,
    load: () => Promise<Module>,
    name: Name,
  ) => createRoute({ getParentRoute: () => frame, path, component: screen(load, name) })
  /** A screen whose state is in the query of its address. */
  const withSearch = <
    const Path extends string,
    Search,
    Module extends Record<Name, RouteComponent>,
    Name extends string,
  >(
    path: Path,
    validateSearch: (search: Record<string, unknown>) => Search,
    load: () => Promise<Module>,
    name: Name,
  ) => createRoute({ getParentRoute: () => frame, path, validateSearch, component: screen(load, name) })
  const screens = [
    at('/', () => import('./screens/home/home.tsx'), 'Home'),
    withSearch('/records', readRecordsSearch, () => import('./screens/memory/records.tsx'), 'Records'),
    at('/records/$recordId', () => import('./screens/memory/record.tsx'), 'RecordScreen'),
    at('/trash', () => import('./screens/memory/trash.tsx'), 'Trash'),
    withSearch('/suggestions', readSuggestionsSearch, () => import('./screens/memory/suggestions.tsx'), 'Suggestions'),
    withSearch('/recall', readRecallSearch, () => import('./screens/memory/recall-lab.tsx'), 'RecallLab'),
    at('/collections', () => import('./screens/collections/collections.tsx'), 'Collections'),
    withSearch(
      '/collections/try',
      readTrialSearch,
      () => import('./screens/collections/try-extraction.tsx'),
      'TryExtraction',
    ),
    withSearch(
      '/collections/$id',
      readCollectionSearch,
      () => import('./screens/collections/collection.tsx'),
      'CollectionScreen',
    ),
    withSearch('/guidelines', readGuidelinesSearch, () => import('./screens/guidelines/guidelines.tsx'), 'Guidelines'),
    withSearch(
      '/guidelines/select',
      readSelectionSearch,
      () => import('./screens/guidelines/selection.tsx'),
      'Selection',
    ),
    at('/guidelines/update', () => import('./screens/guidelines/smart-update.tsx'), 'SmartUpdate'),
    withSearch(
      '/guidelines/$id',
      readGuidelineSearch,
      () => import('./screens/guidelines/guideline.tsx'),
      'GuidelineScreen',
    ),
    withSearch('/documents', readDocumentsSearch, () => import('./screens/retrieval/documents.tsx'), 'Documents'),
    at('/documents/sources', () => import('./screens/retrieval/external-sources.tsx'), 'ExternalSources'),
    at('/agents', () => import('./screens/orchestration/agents.tsx'), 'Agents'),
    withSearch('/agents/$id', readAgentSearch, () => import('./screens/orchestration/agent.tsx'), 'AgentScreen'),
    withSearch('/prompt', readPromptSearch, () => import('./screens/orchestration/prompt.tsx'), 'Prompt'),
    at('/tool-servers', () => import('./screens/mcp-servers/tool-servers.tsx'), 'ToolServers'),
    at('/tool-servers/$id', () => import('./screens/mcp-servers/tool-server.tsx'), 'ToolServer'),
    at('/webhooks', () => import('./screens/webhooks/subscriptions.tsx'), 'Subscriptions'),
    withSearch(
      '/webhooks/$id',
      readDeliveriesSearch,
      () => import('./screens/webhooks/subscription.tsx'),
      'Subscription',
    ),
    at('/webhooks/$id/deliveries/$deliveryId', () => import('./screens/webhooks/delivery.tsx'), 'Delivery'),
    withSearch(
      '/dead-letters',
      readDeadLettersSearch,
      () => import('./screens/webhooks/dead-letters.tsx'),
      'DeadLetters',
    ),
    at('/event-types', () => import('./screens/webhooks/event-types.tsx'), 'EventTypes'),
    at('/event-types/$type', () => import('./screens/webhooks/event-type.tsx'), 'EventType'),
    at('/sources', () => import('./screens/webhooks/sources.tsx'), 'Sources'),
    at('/sources/$id', () => import('./screens/webhooks/source.tsx'), 'Source'),
    at('/destinations', () => import('./screens/webhooks/destinations.tsx'), 'Destinations'),
    withSearch('/events', readEventsSearch, () => import('./screens/events/events.tsx'), 'Events'),
    withSearch('/events/$id', readEventSearch, () => import('./screens/events/event.tsx'), 'EventScreen'),
    withSearch(
      '/notifications',
      readNotificationsSearch,
      () => import('./screens/notifications/notifications.tsx'),
      'Notifications',
    ),
    withSearch('/usage', readUsageSearch, () => import('./screens/analytics/usage.tsx'), 'Usage'),
    at('/settings', () => import('./screens/organizations/organization.tsx'), 'OrganizationScreen'),
    withSearch('/settings/members', readMembersSearch, () => import('./screens/organizations/members.tsx'), 'Members'),
    at('/settings/keys', () => import('./screens/organizations/keys.tsx'), 'Keys'),
    withSearch('/settings/audit', readAuditSearch, () => import('./screens/organizations/audit-log.tsx'), 'AuditLog'),
    // an address that nothing has keeps the menu
    createRoute({ getParentRoute: () => frame, path: '$', component: NotFound }),
  ] as const
  return createRouter({
    routeTree: root.addChildren([signIn, frame.addChildren(screens)]),
    basepath: `${PREFIX}/console`,
    ...ROUTING,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof build>
  }
}
