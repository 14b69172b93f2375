import type { Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { idCursor, type PageQuery, readById } from '../../../platform/lists/list.ts'
import { conflict, notFound } from '../../../platform/values/errors.ts'
import { withoutPayload } from '../engine/without-payload.ts'
import { REPLAYED_AT_ONCE } from '../limits.ts'
import {
  type DeadLetter,
  type DeadLetterFilter,
  replayMatching,
  replayOne,
  selectDeadLetter,
  selectDeadLetters,
} from './sql/dead-letters.ts'

const cursor = idCursor('webhook-dead-letters', 'dlq')

/** One page of the dead letters of the last 30 days, newest first. */
export const listDeadLetters = (scope: TenantScope, query: DeadLetterFilter & PageQuery): Promise<Page<DeadLetter>> =>
  readById(query, cursor, ({ after = null, take }) => selectDeadLetters(scope, query, after, take))

/**
 * Replays a dead letter with a full set of attempts.
 * @throws ApiError `not_found_error`, or `conflict_error` if it was already replayed, or the payload was deleted
 */
export async function replayDeadLetter(scope: TenantScope, id: string): Promise<DeadLetter> {
  const replayed = await replayOne(scope, id)
  const row = await selectDeadLetter(scope, id)
  if (!row) throw notFound('dead letter', id)
  if (!replayed && row.payloadDeletedAt && !row.replayedAt)
    throw withoutPayload({ eventId: row.eventId, createdAt: row.eventCreatedAt }, row.payloadDeletedAt)
  if (!replayed)
    throw conflict(
      `The dead letter was replayed at ${row.replayedAt?.toISOString()}. If the replay failed, there is a new dead letter.`,
    )
  return row
}

/**
 * Replays the dead letters that match the filter and were not replayed yet. @returns how many, how many have no payload,
 * and whether there are more
 */
export async function replayDeadLetters(
  scope: TenantScope,
  filter: DeadLetterFilter,
): Promise<Schemas['ReplayWebhookDeadLettersResponse']['data']> {
  const { replayed, payloadDeleted } = await replayMatching(scope, filter)
  return { replayed, payload_deleted: payloadDeleted, more: replayed === REPLAYED_AT_ONCE }
}

/** Fields are in order of importance, for tables that cannot show all of them. */
/** @param urlOf the URL as the reader may see it */
export const deadLetterToWire = (
  row: DeadLetter,
  urlOf: (row: Pick<DeadLetter, 'url'>) => string,
): Schemas['WebhookDeadLetter'] => ({
  id: row.id,
  // written by the engine
  reason: row.reason as Schemas['WebhookDeadLetterReason'],
  event_type: row.eventType,
  attempts: row.attempts,
  response_code: row.responseCode,
  error: row.error,
  created_at: row.createdAt.toISOString(),
  replayed_at: row.replayedAt?.toISOString() ?? null,
  event_id: row.eventId,
  delivery_id: row.deliveryId,
  subscription_id: row.subscriptionId,
  url: urlOf(row),
  customer: row.customer,
})
