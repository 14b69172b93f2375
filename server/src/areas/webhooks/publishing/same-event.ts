import type { Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { sha256 } from '../../../platform/encryption/crypto.ts'
import { conflict } from '../../../platform/values/errors.ts'
import { canonicalJson } from '../../../platform/values/json.ts'
import type { NewEvent } from '../engine/sql/fan-out.ts'

/** What makes two events with the same id the same: everything that the publisher said about it. */
export const contentHash = ({
  type,
  data,
  previous_attributes,
  ordering_key,
  customer,
}: Schemas['NewWebhookEvent']): string =>
  sha256(canonicalJson([type, data, previous_attributes, ordering_key, customer]))

/** What is known of an event that was published before. */
interface Published {
  id: string
  hash: string | null
}

/** The key that an event is published once by: the publisher's own text, or its ID. */
export const keyOf = ({ id, uid }: Pick<NewEvent, 'id' | 'uid'>): string => (uid ? `uid ${uid}` : id)

/** The events that were stored with the keys of these. */
export async function publishedBefore(
  scope: TenantScope,
  events: readonly NewEvent[],
): Promise<Map<string, Published>> {
  const ids = events.flatMap(({ id, uid }) => (uid ? [] : id))
  const uids = events.flatMap(({ uid }) => uid ?? [])
  const where = { OR: [{ id: { in: ids } }, { uid: { in: uids } }] }
  const select = { id: true, uid: true, contentHash: true }
  const rows = await scope.prisma(models => models.webhookEvent.findMany({ where, select }))
  return new Map(rows.map(row => [keyOf(row), { id: row.id, hash: row.contentHash }]))
}

/**
 * An id stands for one event: the same one again is a repeated call, another one is a mistake. Events that were stored
 * without a hash are not compared.
 * @throws ApiError `conflict_error` naming the first such id
 */
export function refuseReused(events: readonly NewEvent[], known: ReadonlyMap<string, Published>): void {
  const reused = events.find(event => (known.get(keyOf(event))?.hash ?? event.contentHash) !== event.contentHash)
  if (!reused) return
  const name = reused.uid ?? reused.id
  throw conflict(
    `The event ID ${name} was published with other content. Publish a new event with another ID, or repeat the first one unchanged.`,
    { id: name },
  )
}
