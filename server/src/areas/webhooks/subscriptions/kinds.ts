import type { IdPrefix } from '../../../platform/values/ids.ts'

/** Webhook subscriptions and destinations are rows of one table, delivered by one engine. */
export type Kind = 'webhook' | 'destination'

/** What each kind is called, and the prefix of its ids. */
export const KINDS = {
  webhook: { prefix: 'whk', name: 'webhook subscription', names: 'webhook subscriptions' },
  destination: { prefix: 'dst', name: 'destination', names: 'destinations' },
} as const satisfies Record<Kind, { prefix: IdPrefix; name: string; names: string }>

/** The kind of the subscription with this id. */
export const kindOf = (id: string): Kind => (id.startsWith(`${KINDS.destination.prefix}_`) ? 'destination' : 'webhook')
