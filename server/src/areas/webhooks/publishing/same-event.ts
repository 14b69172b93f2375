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

/** The hashes of stored events, by id. */
export async function storedHashes(scope: TenantScope, ids: string[]): Promise<Map<string, string | null>> {
  const rows = await scope.prisma(models =>
    models.webhookEvent.findMany({ where: { id: { in: ids } }, select: { id: true, contentHash: true } }),
  )
  return new Map(rows.map(({ id, contentHash }) => [id, contentHash]))
}

/**
 * An id stands for one event: the same one again is a repeated call, another one is a mistake. Events that were stored
 * without a hash are not compared.
 * @throws ApiError `conflict_error` naming the first such id
 */
export function refuseReused(events: readonly NewEvent[], known: ReadonlyMap<string, string | null>): void {
  const reused = events.find(({ id, contentHash }) => (known.get(id) ?? contentHash) !== contentHash)
  if (!reused) return
  throw conflict(
    `The event ID ${reused.id} was published with other content. Publish a new event with another ID, or repeat the first one unchanged.`,
    { id: reused.id },
  )
}
