import type { ApiPromise } from '../core/api-promise.ts'
import type { RequestOptions } from '../core/request.ts'
import { ConfigurationError } from '../errors/errors.gen.ts'
import { GuidelinesApi } from '../generated/client.gen.ts'
import type { GuidelineAttachmentResponse, UploadGuidelineAttachmentRequest } from '../spec/models.gen.ts'
import { contentOf, fileNameOf } from './file-content.ts'

/** What is stored with a file. */
export interface AttachFileOptions extends Omit<UploadGuidelineAttachmentRequest, 'name' | 'contentBase64'> {
  /** The file name. That of a `File` if absent. */
  name?: string
}

export class Guidelines extends GuidelinesApi {
  /**
   * Attaches a file to a guideline: a `File` of a form, a `Blob`, or bytes such as those of `readFile`.
   * @throws ConfigurationError if the file has no name
   *
   * @example
   * await client.guidelines.attachFile('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA', await readFile('refund-form.md'), { name: 'refund-form.md' })
   */
  async attachFile(
    id: string,
    file: Blob | Uint8Array,
    { name = fileNameOf(file), ...more }: AttachFileOptions = {},
    options?: RequestOptions,
  ): Promise<GuidelineAttachmentResponse> {
    if (name === undefined) throw new ConfigurationError('The file has no name. Pass name.')
    const contentBase64 = await contentOf(file)
    const upload: ApiPromise<GuidelineAttachmentResponse> = this.uploadAttachment(
      id,
      { name, contentBase64, ...more },
      options,
    )
    return upload
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
