import { audited } from '../../../../platform/access/audit.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { eventRows } from '../../../../platform/events/domain-events.ts'
import { emitted } from '../../../../platform/events/outbox.ts'
import { newId } from '../../../../platform/values/ids.ts'
import { ATTACHMENT_ADDED, ATTACHMENT_DELETED } from '../../events.ts'
import { ATTACHMENT_COLUMNS, type Attachment, type AttachmentRow } from '../attachment.ts'

export interface Change {
  actor: string
  requestId: string
}

const EVENT_FIELDS = { guidelineId: 'guideline_id', attachmentId: 'id', name: 'name', type: 'type', size: 'size' }

/** Common table expressions that write the audit log and the domain event of a change. */
const reported = (event: typeof ATTACHMENT_ADDED, changed: string, [id, actor, request]: readonly string[]): string =>
  `${audited(`SELECT ${id} AS id, ${actor} AS actor, '${event.type}' AS action, id AS target, jsonb_build_object('guidelineId', guideline_id) AS details, ${request} AS request_id FROM ${changed}`)},
  ${emitted(eventRows(event, EVENT_FIELDS, changed))}`

const INSERT = `
  WITH added AS (
    INSERT INTO guideline_attachments (tenant_id, id, guideline_id, name, type, description, mime_type, size, sha256,
      file_key, actor, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8::int, $9, $10, $11, app_now())
    RETURNING *
  ),
  ${reported(ATTACHMENT_ADDED, 'added', ['$12', '$11', '$13'])}
  SELECT ${ATTACHMENT_COLUMNS} FROM added`

/** SQL: the attachment, its event and its audit entry in one round trip. */
export async function insertAttachment(
  scope: Scope,
  { id, guidelineId, name, type, description = null, mimeType, size, sha256 }: NewAttachment,
  fileKey: string,
  { actor, requestId }: Change,
): Promise<AttachmentRow> {
  const columns = [id, guidelineId, name, type, description, mimeType, size, sha256, fileKey]
  const [row] = await scope.query<AttachmentRow>(INSERT, [...columns, actor, newId('aud'), requestId])
  if (!row) throw new Error(`${id} was not written.`)
  return row
}

type NewAttachment = Omit<Attachment, 'createdAt' | 'description'> & { description?: string | null }

const DELETE = `
  WITH gone AS (
    DELETE FROM guideline_attachments WHERE tenant_id = $1 AND guideline_id = $2 AND id = $3 RETURNING *
  ),
  ${reported(ATTACHMENT_DELETED, 'gone', ['$4', '$5', '$6'])}
  SELECT id, guideline_id AS "guidelineId" FROM gone`

/** SQL: the deletion, its event and its audit entry in one round trip. @returns undefined if it does not exist */
export const removeAttachment = (
  scope: Scope,
  guidelineId: string,
  id: string,
  { actor, requestId }: Change,
): Promise<{ id: string; guidelineId: string } | undefined> =>
  scope.first<{ id: string; guidelineId: string }>(DELETE, [guidelineId, id, newId('aud'), actor, requestId])
