import { type ComponentType, lazy } from 'react'
import { readDeadLettersSearch } from '../screens/webhooks/dead-letters-search.ts'
import { readDeliveriesSearch } from '../screens/webhooks/deliveries-search.ts'
import type { Screen } from './routing.tsx'

/** The screens of the portal: those of the console for webhooks. Their code is loaded when they are opened. */
export const SCREENS: readonly Screen[] = [
  screen('/webhooks', async () => (await import('../screens/webhooks/subscriptions.tsx')).Subscriptions),
  {
    ...screen('/webhooks/$id', async () => (await import('../screens/webhooks/subscription.tsx')).Subscription),
    readSearch: readDeliveriesSearch,
  },
  screen(
    '/webhooks/$id/deliveries/$deliveryId',
    async () => (await import('../screens/webhooks/delivery.tsx')).Delivery,
  ),
  {
    ...screen('/dead-letters', async () => (await import('../screens/webhooks/dead-letters.tsx')).DeadLetters),
    readSearch: readDeadLettersSearch,
  },
  screen('/event-types', async () => (await import('../screens/webhooks/event-types.tsx')).EventTypes),
  screen('/event-types/$type', async () => (await import('../screens/webhooks/event-type.tsx')).EventType),
]

function screen(path: string, load: () => Promise<ComponentType>): Screen {
  return { path, load, component: lazy(async () => ({ default: await load() })) }
}
