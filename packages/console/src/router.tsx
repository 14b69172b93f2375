import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router'
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
import { readDeliveriesSearch } from './screens/webhooks/deliveries-search.ts'
import type { Session } from './session/session.ts'
import { Frame } from './ui/frame.tsx'
import { ROUTING, screen } from './ui/routing.tsx'

/** The addresses of the console. Every state that somebody may want to send to a colleague is in one. */
export function createConsoleRouter(session: Session): ReturnType<typeof build> {
  return build(session)
}

function build(session: Session) {
  const root = createRootRoute({
    component: Outlet,
    // a key of this tab is checked once, before the first screen
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
  const under = { getParentRoute: () => frame }
  const screens = [
    createRoute({ ...under, path: '/', component: screen(() => import('./screens/home/home.tsx'), 'Home') }),
    createRoute({
      ...under,
      path: '/records',
      validateSearch: readRecordsSearch,
      component: screen(() => import('./screens/memory/records.tsx'), 'Records'),
    }),
    createRoute({
      ...under,
      path: '/records/$recordId',
      component: screen(() => import('./screens/memory/record.tsx'), 'RecordScreen'),
    }),
    createRoute({
      ...under,
      path: '/suggestions',
      validateSearch: readSuggestionsSearch,
      component: screen(() => import('./screens/memory/suggestions.tsx'), 'Suggestions'),
    }),
    createRoute({
      ...under,
      path: '/recall',
      validateSearch: readRecallSearch,
      component: screen(() => import('./screens/memory/recall-lab.tsx'), 'RecallLab'),
    }),
    createRoute({
      ...under,
      path: '/collections',
      component: screen(() => import('./screens/collections/collections.tsx'), 'Collections'),
    }),
    createRoute({
      ...under,
      path: '/collections/try',
      validateSearch: readTrialSearch,
      component: screen(() => import('./screens/collections/try-extraction.tsx'), 'TryExtraction'),
    }),
    createRoute({
      ...under,
      path: '/collections/$id',
      validateSearch: readCollectionSearch,
      component: screen(() => import('./screens/collections/collection.tsx'), 'CollectionScreen'),
    }),
    createRoute({
      ...under,
      path: '/guidelines',
      validateSearch: readGuidelinesSearch,
      component: screen(() => import('./screens/guidelines/guidelines.tsx'), 'Guidelines'),
    }),
    createRoute({
      ...under,
      path: '/guidelines/select',
      validateSearch: readSelectionSearch,
      component: screen(() => import('./screens/guidelines/selection.tsx'), 'Selection'),
    }),
    createRoute({
      ...under,
      path: '/guidelines/update',
      component: screen(() => import('./screens/guidelines/smart-update.tsx'), 'SmartUpdate'),
    }),
    createRoute({
      ...under,
      path: '/guidelines/$id',
      validateSearch: readGuidelineSearch,
      component: screen(() => import('./screens/guidelines/guideline.tsx'), 'GuidelineScreen'),
    }),
    createRoute({
      ...under,
      path: '/documents',
      validateSearch: readDocumentsSearch,
      component: screen(() => import('./screens/retrieval/documents.tsx'), 'Documents'),
    }),
    createRoute({
      ...under,
      path: '/documents/sources',
      component: screen(() => import('./screens/retrieval/external-sources.tsx'), 'ExternalSources'),
    }),
    createRoute({
      ...under,
      path: '/agents',
      component: screen(() => import('./screens/orchestration/agents.tsx'), 'Agents'),
    }),
    createRoute({
      ...under,
      path: '/agents/$id',
      validateSearch: readAgentSearch,
      component: screen(() => import('./screens/orchestration/agent.tsx'), 'AgentScreen'),
    }),
    createRoute({
      ...under,
      path: '/prompt',
      validateSearch: readPromptSearch,
      component: screen(() => import('./screens/orchestration/prompt.tsx'), 'Prompt'),
    }),
    createRoute({
      ...under,
      path: '/tool-servers',
      component: screen(() => import('./screens/mcp-servers/tool-servers.tsx'), 'ToolServers'),
    }),
    createRoute({
      ...under,
      path: '/tool-servers/$id',
      component: screen(() => import('./screens/mcp-servers/tool-server.tsx'), 'ToolServer'),
    }),
    createRoute({
      ...under,
      path: '/webhooks',
      component: screen(() => import('./screens/webhooks/subscriptions.tsx'), 'Subscriptions'),
    }),
    createRoute({
      ...under,
      path: '/webhooks/$id',
      validateSearch: readDeliveriesSearch,
      component: screen(() => import('./screens/webhooks/subscription.tsx'), 'Subscription'),
    }),
    createRoute({
      ...under,
      path: '/webhooks/$id/deliveries/$deliveryId',
      component: screen(() => import('./screens/webhooks/delivery.tsx'), 'Delivery'),
    }),
    createRoute({
      ...under,
      path: '/dead-letters',
      component: screen(() => import('./screens/webhooks/dead-letters.tsx'), 'DeadLetters'),
    }),
    createRoute({
      ...under,
      path: '/event-types',
      component: screen(() => import('./screens/webhooks/event-types.tsx'), 'EventTypes'),
    }),
    createRoute({
      ...under,
      path: '/event-types/$type',
      component: screen(() => import('./screens/webhooks/event-type.tsx'), 'EventType'),
    }),
    createRoute({
      ...under,
      path: '/sources',
      component: screen(() => import('./screens/webhooks/sources.tsx'), 'Sources'),
    }),
    createRoute({
      ...under,
      path: '/sources/$id',
      component: screen(() => import('./screens/webhooks/source.tsx'), 'Source'),
    }),
    createRoute({
      ...under,
      path: '/destinations',
      component: screen(() => import('./screens/webhooks/destinations.tsx'), 'Destinations'),
    }),
    createRoute({
      ...under,
      path: '/events',
      validateSearch: readEventsSearch,
      component: screen(() => import('./screens/events/events.tsx'), 'Events'),
    }),
    createRoute({
      ...under,
      path: '/events/$id',
      validateSearch: readEventSearch,
      component: screen(() => import('./screens/events/event.tsx'), 'EventScreen'),
    }),
    createRoute({
      ...under,
      path: '/notifications',
      validateSearch: readNotificationsSearch,
      component: screen(() => import('./screens/notifications/notifications.tsx'), 'Notifications'),
    }),
    createRoute({
      ...under,
      path: '/usage',
      validateSearch: readUsageSearch,
      component: screen(() => import('./screens/analytics/usage.tsx'), 'Usage'),
    }),
    createRoute({
      ...under,
      path: '/settings',
      component: screen(() => import('./screens/organizations/organization.tsx'), 'OrganizationScreen'),
    }),
    createRoute({
      ...under,
      path: '/settings/members',
      validateSearch: readMembersSearch,
      component: screen(() => import('./screens/organizations/members.tsx'), 'Members'),
    }),
    createRoute({
      ...under,
      path: '/settings/keys',
      component: screen(() => import('./screens/organizations/keys.tsx'), 'Keys'),
    }),
    createRoute({
      ...under,
      path: '/settings/audit',
      validateSearch: readAuditSearch,
      component: screen(() => import('./screens/organizations/audit-log.tsx'), 'AuditLog'),
    }),
  ] as const
  return createRouter({
    routeTree: root.addChildren([signIn, frame.addChildren(screens)]),
    basepath: '/console',
    ...ROUTING,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof build>
  }
}
