import type { Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { idCursor, type PageQuery, readById } from '../../../platform/lists/list.ts'
import { notFound } from '../../../platform/values/errors.ts'
import { findRecipients } from '../history/history.ts'
import { eventIdOf } from './forward.ts'
import type { Decided } from './routes.ts'
import { type LoggedReceipt, listReceipts, selectReceipt } from './sql/receipts.ts'
import { findSource } from './store.ts'

type Route = Schemas['WebhookSourceEventRoute']
type Recipient = Schemas['WebhookRecipient']

const cursor = idCursor('webhook-source-events', 'rcv')

/** One page of what a source has received, newest first. @throws ApiError `not_found_error` */
export async function listSourceEvents(
  scope: TenantScope,
  sourceId: string,
  { status, ...query }: PageQuery & { status?: string },
): Promise<Page<Schemas['WebhookSourceEvent']>> {
  const { entries, ...page } = await readById(query, cursor, async ({ after, take }) => {
    await findSource(scope, sourceId)
    return listReceipts(scope, sourceId, { after, status, take })
  })
  return { entries: await toWire(scope, entries), ...page }
}

/** A delivery with its payload, as far as it is kept. @throws ApiError `not_found_error` */
export async function findSourceEvent(
  scope: TenantScope,
  sourceId: string,
  id: string,
): Promise<Schemas['WebhookSourceEventDetail']> {
  const row = await selectReceipt(scope, sourceId, id)
  if (!row) throw notFound('source event', id)
  const [shown] = await toWire(scope, [row])
  if (!shown) throw new Error('Each receipt is shown.')
  const { payload, payloadBase64, headers } = row
  return { ...shown, payload, payload_encoding: payloadBase64 ? 'base64' : 'utf8', headers }
}

/** Receipts with what became of their events on each route. */
async function toWire(scope: TenantScope, rows: readonly LoggedReceipt[]): Promise<Schemas['WebhookSourceEvent'][]> {
  const accepted = rows.filter(({ status }) => ACCEPTED.has(status))
  const recipients = await findRecipients(
    scope,
    accepted.map(({ id }) => eventIdOf(id)),
  )
  return rows.map(row => receiptToWire(row, recipients.get(eventIdOf(row.id)) ?? []))
}

const ACCEPTED = new Set(['queued', 'stored', 'failed', 'accepted'])

const receiptToWire = (row: LoggedReceipt, recipients: readonly Recipient[]): Schemas['WebhookSourceEvent'] => ({
  id: row.id,
  // one of the outcomes of the statement
  status: row.status as Schemas['WebhookSourceEventStatus'],
  reason: row.reason,
  message: row.message,
  event_id: row.eventId,
  repeated_body: row.repeatedBody,
  type: row.type,
  job_id: row.jobId,
  record_id: row.recordId,
  memory_ids: row.memoryId ? [row.memoryId] : [],
  received_at: row.receivedAt.toISOString(),
  kept: row.kept,
  query: row.query ?? '',
  routes: ACCEPTED.has(row.status) ? routesOf(row, recipients) : [],
})

/** The routes of an accepted event. One that was added later is there if the event was replayed for it. */
function routesOf(row: LoggedReceipt, recipients: readonly Recipient[]): Route[] {
  const isMemory = row.status !== 'accepted'
  const decided = row.routes ?? []
  const known = new Set(decided.map(({ id }) => id))
  const replayed = recipients.filter(each => !known.has(each.subscription_id))
  return [
    ...(isMemory && !decided.some(({ kind }) => kind === 'memory') ? [memoryRoute(row)] : []),
    ...decided.map(each => (isMemory && each.kind === 'memory' ? memoryRoute(row) : routeOf(each, recipients))),
    ...replayed.map(each => forwardRoute(each.subscription_id, each)),
  ]
}

const NOWHERE = { id: null, delivery_id: null, attempts: 0 } as const

function memoryRoute({ status, reason }: LoggedReceipt): Route {
  const outcome = status === 'stored' ? 'succeeded' : status === 'failed' ? 'failed' : 'waiting'
  return { ...NOWHERE, kind: 'memory', outcome, reason }
}

function routeOf({ kind, id, skipped }: Decided, recipients: readonly Recipient[]): Route {
  const recipient = recipients.find(each => each.subscription_id === id)
  if (id !== undefined && recipient) return forwardRoute(id, recipient)
  if (skipped) return { ...NOWHERE, kind, id: id ?? null, outcome: 'filtered', reason: skipped }
  if (id === undefined) return { ...NOWHERE, kind, outcome: 'succeeded', reason: null }
  return { ...NOWHERE, kind, id, outcome: 'not_tried', reason: 'deleted' }
}

const forwardRoute = (id: string, { outcome, reason, delivery_id, attempts }: Recipient): Route => ({
  kind: 'forward',
  ...{ id, outcome, reason, delivery_id, attempts },
})
