import type { Database } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/values/ids.ts'
import type { Json } from '../../../platform/values/json.ts'
import { matches } from '../event-types/patterns.ts'
import { passes } from '../subscriptions/filters.ts'
import { type Declared, insertEvents, type NewDelivery, type NewEvent, selectSubscribers } from './sql/fan-out.ts'

/** The fields of a subscription that determine which events it receives. */
export interface Subscriber {
  id: string
  tenantId: number
  /** The customer whose events it receives. Null for those without one. */
  customer: string | null
  events: string[]
  /** An expression in CEL. Null for all events. */
  filter: string | null
  /** Whether deliveries with the same key are sent one after the other. */
  ordered: boolean
}

export interface Added {
  tenantId: number
  id: string
  /** The number of subscriptions that it is sent to. */
  deliveries: number
  /** The number of subscriptions whose filters it did not pass. */
  filtered: number
}

type Subject = Pick<NewEvent, 'tenantId' | 'type' | 'customer'>

/**
 * The subscriptions that may receive events of these tenants and customers, the tenants whose events are recorded for streams, and the
 * time of that snapshot.
 * @param types whose declarations are returned
 */
export async function findSubscribers(
  database: Database,
  events: readonly Pick<Subject, 'tenantId'>[],
  types: readonly string[] = [],
  customers: readonly string[] = [],
): Promise<{ now: Date; declared: Declared[]; subscribers: Subscriber[]; streamed: number[] }> {
  const tenants = [...new Set(events.map(({ tenantId }) => tenantId))]
  const rows = await selectSubscribers(database, tenants, types, customers)
  const subscribers = rows.flatMap(({ id, tenantId, customer, events, filter, ordered }) =>
    id === null ? [] : [{ id, tenantId, customer, events, filter, ordered }],
  )
  const [{ now = new Date(), declared = [], streamed = [] } = {}] = rows
  return { now, declared, subscribers, streamed }
}

/** The subscriptions whose patterns match an event. */
export const wanting = (
  subscribers: readonly Subscriber[],
  { tenantId, type, customer = null }: Subject,
): Subscriber[] =>
  subscribers.filter(each => each.tenantId === tenantId && each.customer === customer && matches(each.events, type))

/** The subscriptions that receive an event, and how many do not because of their filter. It sees the data as it is sent. */
function receiving(subscribers: readonly Subscriber[], event: NewEvent): { receivers: Subscriber[]; filtered: number } {
  const wanted = wanting(subscribers, event)
  if (wanted.every(({ filter }) => filter === null)) return { receivers: wanted, filtered: 0 }
  const data: Json = JSON.parse(event.data)
  const receivers = wanted.filter(({ filter }) => filter === null || passes(filter, { ...event, data }))
  return { receivers, filtered: wanted.length - receivers.length }
}

/**
 * Stores events with a delivery for each matching subscription, in the current transaction if there is one.
 * @param keep whether to store an event without matching subscriptions
 * @param streamed tenants whose events are stored for their streams
 * @returns the events that are new
 */
export async function fanOut(
  database: Database,
  events: readonly NewEvent[],
  { keep, subscribers, streamed }: { keep: boolean; subscribers: readonly Subscriber[]; streamed: readonly number[] },
): Promise<Added[]> {
  const filteredBy = new Map<string, number>()
  const deliveries = events.flatMap(event => {
    const { receivers, filtered } = receiving(subscribers, event)
    filteredBy.set(keyOf(event), filtered)
    return receivers.map(({ id, ordered }) => ({
      id: newId('dlv'),
      tenantId: event.tenantId,
      eventId: event.id,
      subscriptionId: id,
      orderingKey: ordered ? event.orderingKey : null,
    }))
  })
  const planned = countByEvent(deliveries)
  const stored = events.filter(event => keep || planned.has(keyOf(event)) || streamed.includes(event.tenantId))
  if (stored.length === 0) return []
  const added = await insertEvents(database, stored, { deliveries, streamed })
  const deleted = new Set(added[0]?.deleted)
  const made = countByEvent(deliveries.filter(({ subscriptionId }) => !deleted.has(subscriptionId)))
  return added.map(each => ({
    ...each,
    deliveries: made.get(keyOf(each)) ?? 0,
    filtered: filteredBy.get(keyOf(each)) ?? 0,
  }))
}

const keyOf = ({ tenantId, id }: Pick<NewEvent, 'tenantId' | 'id'>): string => `${tenantId} ${id}`

function countByEvent(deliveries: readonly NewDelivery[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { tenantId, eventId } of deliveries) {
    const key = keyOf({ tenantId, id: eventId })
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
