import type { RequestOptions } from '../core/request.ts'
import { ConfigurationError } from '../errors/errors.gen.ts'
import { GuidelinesApi } from '../generated/client.gen.ts'
import type { GuidelineAttachmentResponse, UploadGuidelineAttachmentRequest } from '../spec/models.gen.ts'
import type { FileSource } from './file-source.ts'
import { holdError } from './hold-error.ts'
import type { UploadOptions } from './upload.ts'

/** What is stored with a file. */
export interface AttachFileOptions extends Omit<UploadGuidelineAttachmentRequest, 'name' | 'contentBase64'> {
  /** The file name. That of a path, a `File` or an `fs.ReadStream` if absent. */
  name?: string
}

/** The server's limit for a file. */
export const MAX_ATTACHMENT_BYTES = 5_242_880

export class Guidelines extends GuidelinesApi {
  /**
   * Attaches a file to a guideline. The file is sent while it is read. A stream is sent once: a call with it is not tried again.
   * @param file its path, a `Blob` or `File`, bytes, or a stream
   * @throws ConfigurationError if the file has no name
   * @throws BodyTooLargeError before anything is sent, if the size of the file is known
   *
   * @example
   * await client.guidelines.attachFile('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA', 'refund-form.md')
   */
  async attachFile(
    id: string,
    file: FileSource,
    fields: AttachFileOptions = {},
    options: RequestOptions & UploadOptions = {},
  ): Promise<GuidelineAttachmentResponse> {
    holdError(file)
    const { Upload, sendUpload } = await import('./upload.ts')
    const upload = await Upload.of(file, fields, MAX_ATTACHMENT_BYTES, options)
    if ((fields.name ?? upload.name) === undefined) throw new ConfigurationError('The file has no name. Pass name.')
    return sendUpload(upload, options, (body, own) =>
      this.transport.send(
        api => api.POST('/api/v1/guidelines/{id}/attachments', { params: { path: { id } }, ...body }),
        own,
        { writes: true },
      ),
    )
  }

  /**
   * Downloads an attachment. The body of the response is unread, so a large file can be streamed.
   *
   * @example
   * const response = await client.guidelines.downloadAttachment('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA', 'gat_01KAK7F3V6AAAAAAAAAAAAAAAA')
   * await writeFile('refund-form.md', await response.bytes())
   */
  downloadAttachment(id: string, attId: string, options: RequestOptions = {}): Promise<Response> {
    return this.transport.open(
      api =>
        api.GET('/api/v1/guidelines/{id}/attachments/{attId}', {
          params: { path: { id, attId } },
        }),
      { ...options, headers: { accept: 'application/octet-stream', ...options.headers } },
    )
  }
}
