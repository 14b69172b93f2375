import { created, listedAs, ok } from '../../../contract/answers.ts'
import type { HandlersOf } from '../../../contract/area.ts'
import { actorOf } from '../../../platform/access/principal.ts'
import { decodeBase64 } from '../../../platform/attachments/base64.ts'
import { isText } from '../../../platform/attachments/content-type.ts'
import { download, wantsJson, wholeFile } from '../../../platform/attachments/download.ts'
import type { Files } from '../../../platform/attachments/files.ts'
import { attachmentToWire } from './attachment.ts'
import {
  addAttachment,
  deleteAttachment,
  getAttachment,
  listAttachments,
  storeUpload,
  type Upload,
  type UploadFields,
} from './service.ts'

export type AttachmentHandlers = Pick<
  HandlersOf<'guidelines'>,
  'listGuidelineAttachments' | 'getGuidelineAttachment' | 'uploadGuidelineAttachment' | 'deleteGuidelineAttachment'
>

export const attachmentHandlers = (files: Files): AttachmentHandlers => ({
  listGuidelineAttachments: async ({ path, query, call }) =>
    listedAs(await listAttachments(call.scope, path.id, query), attachmentToWire),

  async uploadGuidelineAttachment({ path, body, call }) {
    const [upload, fields] = uploadOf(body)
    const change = { actor: actorOf(call.principal), requestId: call.requestId }
    const place = { guidelineId: path.id, id: call.idFor('gat'), actor: change.actor }
    const stored = await storeUpload(call.scope, files, place, upload, fields)
    return call.finish(async () => created(attachmentToWire(await addAttachment(call.scope, files, stored, change))))
  },

  async getGuidelineAttachment({ path, call }) {
    const { fileKey, ...attachment } = await getAttachment(call.scope, path.id, path.attId)
    if (wantsJson(call.headers)) {
      const bytes = await wholeFile(attachment, () => files.read(fileKey))
      const content = isText(bytes) ? { text: bytes.toString() } : { contentBase64: bytes.toString('base64') }
      return ok({ ...attachmentToWire(attachment), ...content })
    }
    return download(call.headers, attachment, () => files.read(fileKey))
  },

  async deleteGuidelineAttachment({ path, call }) {
    const change = { actor: actorOf(call.principal), requestId: call.requestId }
    return ok(await deleteAttachment(call.scope, path.id, path.attId, change))
  },
})

type Body = Parameters<AttachmentHandlers['uploadGuidelineAttachment']>[0]['body']

/** The upload, and how errors name its fields. */
function uploadOf(body: Body): [Upload, UploadFields] {
  const { type, description } = body
  if ('file' in body) {
    const { file, name = file.name } = body
    return [
      { name, type, description, bytes: file.bytes },
      { name: 'body.name', bytes: 'body.file' },
    ]
  }
  const fields = { name: 'body.name', bytes: 'body.contentBase64' }
  return [{ name: body.name, type, description, bytes: decodeBase64(body.contentBase64, fields.bytes) }, fields]
}
