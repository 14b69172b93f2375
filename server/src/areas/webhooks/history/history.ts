import type { Query, Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import type { WebhookEvent } from '../../../platform/database/prisma/client.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { createdCursor, olderThan, readByCreation } from '../../../platform/lists/list.ts'
import { notFound } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import { isObject } from '../../../platform/values/json.ts'
import type { WholeEvent } from '../publishing/publish.ts'
import { type Delivered, selectDelivered } from './sql/recipients.ts'

type Recipient = Schemas['WebhookRecipient']

type Kept = Pick<WebhookEvent, 'id' | 'createdAt' | 'withheld' | 'expiresAt'>

const COLUMNS = {
  id: true,
  type: true,
  createdAt: true,
  customer: true,
  withheld: true,
  expiresAt: true,
  payloadDeletedAt: true,
}

const cursor = createdCursor('webhook-events')

type EventsQuery = Query<'listWebhookEvents'>

/** One page of the events that are kept, newest first, with their recipients. */
export async function listEvents(
  scope: TenantScope,
  query: EventsQuery,
): Promise<Page<Schemas['WebhookEventSummary']>> {
  const { type, since, until, customer } = query
  const page = await readByCreation(query, cursor, ({ after, take }) => {
    const where = given({ type, customer, createdAt: given({ gte: since, lt: until }), ...olderThan(after) })
    const orderBy = [{ createdAt: 'desc' }, { id: 'desc' }] as const
    return scope.prisma(models => models.webhookEvent.findMany({ where, orderBy: [...orderBy], take, select: COLUMNS }))
  })
  const recipients = await recipientsOf(scope, page.entries)
  const entries = page.entries.map(event => ({
    id: event.id,
    type: event.type,
    created_at: event.createdAt.toISOString(),
    ...(event.customer !== null && { customer: event.customer }),
    ...(event.expiresAt && { expires_at: event.expiresAt.toISOString() }),
    ...(event.payloadDeletedAt && { payload_deleted_at: event.payloadDeletedAt.toISOString() }),
    recipients: recipients.get(event.id) ?? [],
  }))
  return { ...page, entries }
}

/** An event with its full payload and its recipients. @throws ApiError `not_found_error` */
export async function findEvent(
  scope: TenantScope,
  id: string,
): Promise<{ event: WholeEvent; recipients: Recipient[] }> {
  const event = await scope.prisma(models => models.webhookEvent.findFirst({ where: { id } }))
  if (!event) throw notFound('webhook event', id)
  const recipients = await recipientsOf(scope, [event])
  return { event: { ...event, data: event.whole ?? event.data }, recipients: recipients.get(id) ?? [] }
}

/** What became of events, by their ids. Those that are not kept are absent. */
export async function findRecipients(scope: TenantScope, ids: readonly string[]): Promise<Map<string, Recipient[]>> {
  if (ids.length === 0) return new Map()
  const select = { id: true, createdAt: true, withheld: true, expiresAt: true }
  return recipientsOf(
    scope,
    await scope.prisma(models => models.webhookEvent.findMany({ where: { id: { in: [...ids] } }, select })),
  )
}

/** What became of each of the events, for all that wanted it. */
async function recipientsOf(scope: TenantScope, events: readonly Kept[]): Promise<Map<string, Recipient[]>> {
  if (events.length === 0) return new Map()
  const delivered = Map.groupBy(await selectDelivered(scope, events), ({ eventId }) => eventId)
  return new Map(
    events.map(({ id, withheld }) => {
      const recipients = (delivered.get(id) ?? []).map(recipientOf)
      // a replay may have created a delivery since
      const reached = new Set(recipients.map(each => each.subscription_id))
      const others = Object.entries(isObject(withheld) ? withheld : {}).filter(([each]) => !reached.has(each))
      return [id, [...recipients, ...others.map(([each, reason]) => withoutDelivery(each, String(reason)))]]
    }),
  )
}

const withoutDelivery = (id: string, reason: string): Recipient => ({
  subscription_id: id,
  outcome: reason === 'filter' ? 'filtered' : 'not_tried',
  reason,
  delivery_id: null,
  attempts: 0,
})

function recipientOf({
  subscriptionId,
  deliveryId,
  status,
  attempts,
  untried,
  reason,
  hindrance,
}: Delivered): Recipient {
  const made = { subscription_id: subscriptionId, delivery_id: deliveryId, attempts }
  if (status === 'succeeded') return { ...made, outcome: 'succeeded', reason: null }
  if (status === 'failed' || status === 'dead_lettered')
    return { ...made, outcome: untried ? 'not_tried' : 'failed', reason }
  const outcome = hindrance !== null && attempts === 0 ? 'not_tried' : 'waiting'
  return { ...made, outcome, reason: hindrance }
}
