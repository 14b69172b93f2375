import type { Schemas } from '../../../contract/schemas.ts'
import type { GuidelineAttachment } from '../../../platform/database/prisma/client.ts'

export type AttachmentType = Schemas['GuidelineAttachment']['type']

/** A file of a guideline, without its content. */
export interface Attachment extends Omit<GuidelineAttachment, 'tenantId' | 'fileKey' | 'type' | 'description'> {
  type: AttachmentType
  description?: string
}

export const ATTACHMENT_COLUMNS = `id, guideline_id AS "guidelineId", name, type, description,
  mime_type AS "mimeType", size, sha256, actor, created_at AS "createdAt"`

export const ATTACHMENT_FIELDS = {
  id: true,
  guidelineId: true,
  name: true,
  type: true,
  description: true,
  mimeType: true,
  size: true,
  sha256: true,
  actor: true,
  createdAt: true,
} as const

export type AttachmentRow = Omit<Attachment, 'description' | 'type'> & { description: string | null; type: string }

export const readAttachment = <Row extends AttachmentRow>({ description, type, ...rest }: Row) => ({
  ...rest,
  // only types of the spec are stored
  type: type as AttachmentType,
  ...(description !== null && { description }),
})

export const attachmentToWire = ({
  id,
  guidelineId,
  name,
  type,
  description,
  mimeType,
  size,
  sha256,
  actor,
  createdAt,
}: Attachment): Schemas['GuidelineAttachment'] => ({
  id,
  guidelineId,
  name,
  type,
  ...(description !== undefined && { description }),
  mimeType,
  size,
  sha256,
  actor,
  createdAt: createdAt.toISOString(),
})
