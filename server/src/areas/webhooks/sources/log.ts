import type { Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { idCursor, type PageQuery, readPage } from '../../../platform/lists/list.ts'
import { notFound } from '../../../platform/values/errors.ts'
import { type LoggedReceipt, listReceipts, selectReceipt } from './sql/receipts.ts'
import { findSource } from './store.ts'

const cursor = idCursor('webhook-source-events', 'rcv')

/** One page of what a source has received, newest first. @throws ApiError `not_found_error` */
export async function listSourceEvents(
  scope: TenantScope,
  sourceId: string,
  { status, ...query }: PageQuery & { status?: string },
): Promise<Page<Schemas['WebhookSourceEvent']>> {
  const { entries, ...page } = await readPage(
    query,
    cursor,
    async ({ after, take }) => {
      await findSource(scope, sourceId)
      return listReceipts(scope, sourceId, { after, status, take })
    },
    ({ id }) => id,
  )
  return { entries: entries.map(receiptToWire), ...page }
}

/** A delivery with its payload, as far as it is kept. @throws ApiError `not_found_error` */
export async function findSourceEvent(
  scope: TenantScope,
  sourceId: string,
  id: string,
): Promise<Schemas['WebhookSourceEventDetail']> {
  const row = await selectReceipt(scope, sourceId, id)
  if (!row) throw notFound('source event', id)
  return { ...receiptToWire(row), payload: row.payload, headers: row.headers }
}

const receiptToWire = (row: LoggedReceipt): Schemas['WebhookSourceEvent'] => ({
  id: row.id,
  // one of the outcomes of the statement
  status: row.status as Schemas['WebhookSourceEventStatus'],
  reason: row.reason,
  message: row.message,
  event_id: row.eventId,
  type: row.type,
  job_id: row.jobId,
  record_id: row.recordId,
  memory_ids: row.memoryId ? [row.memoryId] : [],
  received_at: row.receivedAt.toISOString(),
  kept: row.kept,
})
