import type { Schemas } from '../../../contract/schemas.ts'
import { mimeTypeOf } from '../../../platform/attachments/content-type.ts'
import { checkFileName } from '../../../platform/attachments/file-name.ts'
import type { Files } from '../../../platform/attachments/files.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { idCursor, type PageQuery, readById } from '../../../platform/lists/list.ts'
import { ApiError, conflict, existing, invalid } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import { ATTACHMENT_FIELDS, type Attachment, type AttachmentType, readAttachment } from './attachment.ts'
import { type Change, insertAttachment, removeAttachment } from './sql/attachments.ts'

const MAX_ATTACHMENTS = 25
/** The same limit as of the file in the spec. */
const MAX_BYTES = 5_242_880

export interface Upload {
  name: string
  type?: AttachmentType | undefined
  description?: string | undefined
  bytes: Uint8Array
}

/** How the errors name the fields of an upload. */
export interface UploadFields {
  name: string
  bytes: string
}

const cursor = idCursor('guideline-attachments', 'gat')

/** One page of the attachments of a guideline, oldest first. @throws ApiError `not_found_error` */
export async function listAttachments(
  scope: TenantScope,
  guidelineId: string,
  query: PageQuery,
): Promise<Page<Attachment>> {
  return readById(query, cursor, async ({ after, take }) => {
    const where = { guidelineId, ...given({ id: after && { gt: after } }) }
    const rows = await scope.prisma(models =>
      models.guidelineAttachment.findMany({ where, select: ATTACHMENT_FIELDS, orderBy: { id: 'asc' }, take }),
    )
    // an empty page of a guideline that exists
    if (rows.length === 0) await countAttachments(scope, guidelineId)
    return rows.map(readAttachment)
  })
}

/** An attachment, with the key of its file. @throws ApiError `not_found_error` */
export async function getAttachment(
  scope: TenantScope,
  guidelineId: string,
  id: string,
): Promise<Attachment & { fileKey: string }> {
  const select = { ...ATTACHMENT_FIELDS, fileKey: true }
  const row = await scope.prisma(models => models.guidelineAttachment.findFirst({ where: { guidelineId, id }, select }))
  return readAttachment(existing(row, 'attachment', id))
}

/** A file that is stored, and the row that is not. */
export interface Stored {
  attachment: Omit<Attachment, 'createdAt'>
  fileKey: string
}

/**
 * Checks an upload and stores its file. It is kept once `addAttachment` has inserted its row.
 * @throws ApiError `validation_error`, `not_found_error`, `conflict_error` if the guideline has too many attachments
 */
export async function storeUpload(
  scope: TenantScope,
  files: Files,
  { guidelineId, id, actor }: { guidelineId: string; id: string; actor: string },
  { name, type, description, bytes }: Upload,
  fields: UploadFields,
): Promise<Stored> {
  if (bytes.length === 0) throw invalid(fields.bytes, `${fields.bytes} is empty. Send the content of the file`)
  if (bytes.length > MAX_BYTES)
    throw new ApiError(
      'validation_error',
      `${fields.bytes} has ${bytes.length} bytes; at most ${MAX_BYTES} are allowed.`,
      {
        status: 413,
      },
    )
  checkFileName(name, fields.name)
  const mimeType = await mimeTypeOf(name, bytes, fields.bytes)
  const isImage = mimeType.startsWith('image/')
  if (type === 'image' && !isImage)
    throw invalid('body.type', `body.type is image, but the file is ${mimeType}. Correct the type or the file`)
  await requireRoom(scope, guidelineId)
  const { key, sha256, size } = await files.put(id, bytes)
  const attachment = {
    id,
    guidelineId,
    name,
    type: type ?? (isImage ? 'image' : 'reference'),
    ...(description !== undefined && { description }),
    mimeType,
    size,
    sha256,
    actor,
  }
  return { attachment, fileKey: key }
}

/** Inserts the row of a stored file, in the current transaction. @throws ApiError as `storeUpload` */
export async function addAttachment(
  scope: TenantScope,
  files: Files,
  { attachment, fileKey }: Stored,
  change: Change,
): Promise<Attachment> {
  // uploads to the same guideline are counted one after the other
  await scope.lock('guidelines', attachment.guidelineId, { mode: 'NO KEY UPDATE' })
  await requireRoom(scope, attachment.guidelineId)
  await files.keep(fileKey)
  return readAttachment(await insertAttachment(scope, attachment, fileKey, change))
}

/** @throws ApiError `not_found_error`, or `conflict_error` (`limit`) */
async function requireRoom(scope: TenantScope, guidelineId: string): Promise<void> {
  if ((await countAttachments(scope, guidelineId)) >= MAX_ATTACHMENTS)
    throw conflict(`${guidelineId} has ${MAX_ATTACHMENTS} attachments, which is the limit. Delete one of them first.`, {
      limit: MAX_ATTACHMENTS,
    })
}

/** @throws ApiError `not_found_error` if the guideline does not exist */
async function countAttachments(scope: TenantScope, guidelineId: string): Promise<number> {
  const select = { _count: { select: { attachments: true } } }
  const found = await scope.prisma(models => models.guideline.findUnique({ where: { id: guidelineId }, select }))
  return existing(found, 'guideline', guidelineId)._count.attachments
}

/** Deletes an attachment. Its file is removed soon after. @throws ApiError `not_found_error` */
export const deleteAttachment = async (
  scope: TenantScope,
  guidelineId: string,
  id: string,
  change: Change,
): Promise<Schemas['DeletedGuidelineAttachment']> =>
  existing(await removeAttachment(scope, guidelineId, id, change), 'attachment', id)
