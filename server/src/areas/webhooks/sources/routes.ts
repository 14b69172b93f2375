import type { Schemas } from '../../../contract/schemas.ts'
import type { Subscriber } from '../engine/fan-out.ts'
import { passes } from '../subscriptions/filters.ts'
import { matchingPattern } from './payload.ts'

type RouteKind = Schemas['WebhookSourceRouteKind']

/** A route as it is stored: what else a forward route has is in its destination, and the mapping in the source. */
export type StoredRoute =
  | { kind: 'memory' | 'store'; types: readonly string[] }
  | { kind: 'forward'; types: readonly string[]; id: string }

/** A source as far as it says where its events go. */
interface Routed<Forward extends { id: string }> {
  routes: readonly StoredRoute[] | null
  mapping: unknown
  forwards: readonly Forward[]
}

const ALL_TYPES = ['*']

/** The routes of a source, in order. One that was created before there were routes has the two of the short form. */
export function routesOf<Forward extends { id: string }>({
  routes,
  mapping,
  forwards,
}: Routed<Forward>): StoredRoute[] {
  const stored = routes ?? [
    ...(mapping === null ? [] : [{ kind: 'memory', types: ALL_TYPES } as const]),
    ...forwards.map(({ id }) => ({ kind: 'forward', types: ALL_TYPES, id }) as const),
  ]
  // a destination can be deleted by itself
  return stored.filter(route => route.kind !== 'forward' || forwards.some(({ id }) => id === route.id))
}

/** Why a route does not take an event. */
export type Skipped = 'types' | 'filter'

/** What was decided for a route when an event arrived. */
export interface Decided {
  kind: RouteKind
  id?: string
  skipped?: Skipped
}

export interface RoutedEvent {
  type: string | undefined
  /** As filters see it. */
  seen(): Parameters<typeof passes>[1]
}

/** Which routes of a source take an event. */
export const decide = (source: Routed<Subscriber>, { type, seen }: RoutedEvent): Decided[] =>
  routesOf(source).map(route => {
    const { kind, types } = route
    const place = kind === 'forward' ? { kind, id: route.id } : { kind }
    if (matchingPattern(types, type) === undefined) return { ...place, skipped: 'types' }
    if (kind !== 'forward') return place
    const filter = source.forwards.find(({ id }) => id === route.id)?.filter ?? null
    return filter === null || passes(filter, seen()) ? place : { ...place, skipped: 'filter' }
  })

export const isTaken = ({ skipped }: Decided): boolean => skipped === undefined
