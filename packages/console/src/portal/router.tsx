import { type AnyRouter, createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router'
import { PREFIX } from '../public-url.ts'
import { readDeadLettersSearch } from '../screens/webhooks/dead-letters-search.ts'
import { readDeliveriesSearch } from '../screens/webhooks/deliveries-search.ts'
import type { Session } from '../session/session.ts'
import { ROUTING, screen } from '../ui/routing.tsx'
import { PortalFrame } from './portal-frame.tsx'

/** The addresses of the portal: those of the console for webhooks, below `/portal`. */
export function createPortalRouter(session: Session): AnyRouter {
  const root = createRootRoute({ component: Outlet, beforeLoad: () => session.resume() })
  const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: PortalFrame })
  const under = { getParentRoute: () => frame }
  const screens = [
    createRoute({
      ...under,
      path: '/',
      beforeLoad: () => {
        throw redirect({ to: '/webhooks', replace: true })
      },
    }),
    createRoute({
      ...under,
      path: '/webhooks',
      component: screen(() => import('../screens/webhooks/subscriptions.tsx'), 'Subscriptions'),
    }),
    createRoute({
      ...under,
      path: '/webhooks/$id',
      validateSearch: readDeliveriesSearch,
      component: screen(() => import('../screens/webhooks/subscription.tsx'), 'Subscription'),
    }),
    createRoute({
      ...under,
      path: '/webhooks/$id/deliveries/$deliveryId',
      component: screen(() => import('../screens/webhooks/delivery.tsx'), 'Delivery'),
    }),
    createRoute({
      ...under,
      path: '/dead-letters',
      validateSearch: readDeadLettersSearch,
      component: screen(() => import('../screens/webhooks/dead-letters.tsx'), 'DeadLetters'),
    }),
    createRoute({
      ...under,
      path: '/event-types',
      component: screen(() => import('../screens/webhooks/event-types.tsx'), 'EventTypes'),
    }),
    createRoute({
      ...under,
      path: '/event-types/$type',
      component: screen(() => import('../screens/webhooks/event-type.tsx'), 'EventType'),
    }),
  ]
  return createRouter({
    routeTree: root.addChildren([frame.addChildren(screens)]),
    basepath: `${PREFIX}/portal`,
    ...ROUTING,
  })
}
