import { audited } from '../../../platform/access/audit.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import { eventRows } from '../../../platform/events/domain-events.ts'
import { emitted } from '../../../platform/events/outbox.ts'
import { newId } from '../../../platform/values/ids.ts'
import { MEDIA_DELETED } from '../events.ts'
import { isVisible, JOIN_FILES } from '../media.ts'
import type { RecordLinks } from '../ports.ts'
import { removeTexts } from './store.ts'

export interface Change {
  actor: string
  requestId: string
}

// calls that store or delete memories of the same file wait for each other
const LOCK = `SELECT f.sha256 FROM media m ${JOIN_FILES} WHERE m.tenant_id = $1 AND m.id = $2`
const LOCKED = 'FOR UPDATE OF f'

const DELETE = `
  WITH gone AS (DELETE FROM media WHERE tenant_id = $1 AND id = $2 RETURNING *),
  ${audited(`SELECT $3 AS id, $4 AS actor, '${MEDIA_DELETED.type}' AS action, id AS target, jsonb_build_object('sha256', sha256) AS details, $5 AS request_id FROM gone`)},
  ${emitted(eventRows(MEDIA_DELETED, { id: 'id', recordId: `coalesce(record_id, '')` }, 'gone'))}
  SELECT sha256 FROM gone`

const DELETE_FILE = `
  DELETE FROM media_files f WHERE f.tenant_id = $1 AND f.sha256 = $2
    AND NOT EXISTS (SELECT FROM media m WHERE m.tenant_id = $1 AND m.sha256 = f.sha256)`

/**
 * Deletes a memory of a file, and the file with its last memory, in the current transaction. SQL: locks rows, and writes
 * the event and the audit entry with the deletion.
 * @returns whether it existed
 */
export async function deleteMedia(
  scope: Scope,
  id: string,
  { actor, requestId }: Change,
  isLive: RecordLinks['isLive'],
): Promise<boolean> {
  const [file] = await scope.query<{ sha256: string }>(`${LOCK} AND ${isVisible(isLive)} ${LOCKED}`, [id])
  if (!file) return false
  await removeTexts(scope, id)
  const gone = await scope.query(DELETE, [id, newId('aud'), actor, requestId])
  await scope.query(DELETE_FILE, [file.sha256])
  return gone.length > 0
}

/** Deletes a memory of a file without a trace, in the current transaction. SQL: locks rows. */
export async function deleteSilently(scope: Scope, id: string): Promise<void> {
  const [file] = await scope.query<{ sha256: string }>(`${LOCK} ${LOCKED}`, [id])
  if (!file) return
  await removeTexts(scope, id)
  await scope.prisma(models => models.media.deleteMany({ where: { id } }))
  await scope.query(DELETE_FILE, [file.sha256])
}

const COMMON = `
  SELECT m.id FROM media m WHERE m.tenant_id = $1 AND m.record_id = $3 AND EXISTS (
    SELECT FROM media other WHERE other.tenant_id = $1 AND other.record_id = $2 AND other.sha256 = m.sha256
      AND other.words_hash = m.words_hash
  ) ORDER BY m.id`
const MOVE_TEXTS = `UPDATE search.documents SET record_id = $2 WHERE tenant_id = $1 AND source = 'media' AND record_id = $3`

/** Moves the media of a record to another one. Those that both have are kept once. SQL: moves all of them at once. */
export async function moveMedia(scope: Scope, recordId: string, from: string): Promise<void> {
  for (const { id } of await scope.query<{ id: string }>(COMMON, [recordId, from])) await deleteSilently(scope, id)
  await scope.prisma(models => models.media.updateMany({ where: { recordId: from }, data: { recordId } }))
  await scope.query(MOVE_TEXTS, [recordId, from])
}
