import type { Database } from '../../../platform/database/database.ts'
import type { WebhookSubscription } from '../../../platform/database/prisma/client.ts'
import { newId } from '../../../platform/values/ids.ts'
import type { Json } from '../../../platform/values/json.ts'
import { dataOf } from '../attempt/received.ts'
import { matches } from '../event-types/patterns.ts'
import { passes } from '../subscriptions/filters.ts'
import {
  type Declared,
  insertEvents,
  type NewDelivery,
  type NewEvent,
  selectSubscribers,
  type Withheld,
} from './sql/fan-out.ts'

/** The fields of a subscription that determine which events it receives. */
export interface Subscriber
  extends Pick<WebhookSubscription, 'id' | 'tenantId' | 'customer' | 'events' | 'filter' | 'ordered'> {
  /** Why there are no deliveries for it. Null if there are. */
  disabled: Exclude<Withheld, 'filter'> | null
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
 * The subscriptions that may want events of these tenants and customers, the tenants whose events are recorded for streams, and the
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
  const subscribers = rows.flatMap(({ id, tenantId, customer, events, filter, ordered, disabled }) =>
    id === null ? [] : [{ id, tenantId, customer, events, filter, ordered, disabled }],
  )
  const [{ now = new Date(), declared = [], streamed = [] } = {}] = rows
  return { now, declared, subscribers, streamed }
}

const matching = (subscribers: readonly Subscriber[], { tenantId, type, customer = null }: Subject): Subscriber[] =>
  subscribers.filter(each => each.tenantId === tenantId && each.customer === customer && matches(each.events, type))

/** The enabled subscriptions whose patterns match an event. */
export const wanting = (subscribers: readonly Subscriber[], event: Subject): Subscriber[] =>
  matching(subscribers, event).filter(({ disabled }) => disabled === null)

/** The subscriptions that receive an event, and why the others that want it do not. A filter sees the data as it is sent. */
function receiving(
  subscribers: readonly Subscriber[],
  event: NewEvent,
): { receivers: Subscriber[]; withheld: [id: string, reason: Withheld][] } {
  const wanted = matching(subscribers, event)
  const filters = wanted.some(({ filter }) => filter !== null)
  const data: Json = filters ? dataOf(event) : null
  const receivers: Subscriber[] = []
  const withheld: [string, Withheld][] = []
  for (const each of wanted) {
    const { id, filter, disabled } = each
    // a replay sends a disabled subscription what it would have got
    if (filter !== null && !passes(filter, { ...event, data })) withheld.push([id, 'filter'])
    else if (disabled !== null) withheld.push([id, disabled])
    else receivers.push(each)
  }
  return { receivers, withheld }
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
  const withheldBy = new Map<string, [id: string, reason: Withheld][]>()
  const deliveries = events.flatMap(event => {
    const { receivers, withheld } = receiving(subscribers, event)
    if (withheld.length > 0) withheldBy.set(keyOf(event), withheld)
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
  const rows = stored.map(event => {
    const withheld = withheldBy.get(keyOf(event))
    return withheld ? { ...event, withheld: Object.fromEntries(withheld) } : event
  })
  const added = await insertEvents(database, rows, { deliveries, streamed })
  const deleted = new Set(added[0]?.deleted)
  const made = countByEvent(deliveries.filter(({ subscriptionId }) => !deleted.has(subscriptionId)))
  return added.map(each => ({
    ...each,
    deliveries: made.get(keyOf(each)) ?? 0,
    filtered: withheldBy.get(keyOf(each))?.filter(([, reason]) => reason === 'filter').length ?? 0,
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
