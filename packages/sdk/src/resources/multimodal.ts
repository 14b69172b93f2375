import type { RequestOptions } from '../core/request.ts'
import { MultimodalApi } from '../generated/client.gen.ts'
import type { MemorizeMediaRequest, MemorizeMediaResponse } from '../spec/models.gen.ts'
import type { FileSource } from './file-source.ts'
import { holdError } from './hold-error.ts'
import type { UploadOptions } from './upload.ts'

/** What is stored with a file, and the record that it belongs to. */
export type MemorizeFileOptions = Omit<MemorizeMediaRequest, 'contentBase64'>

/** The server's limit for a file. */
export const MAX_MEDIA_BYTES = 20_971_520

export class Multimodal extends MultimodalApi {
  /**
   * Stores an image, audio or PDF as a memory. The file is sent while it is read; `contentBase64` of `memorize` takes it as a text.
   * A stream is sent once: a call with it is not tried again.
   * @param file its path, a `Blob` or `File`, bytes, or a stream
   * @throws BodyTooLargeError before anything is sent, if the size of the file is known
   *
   * @example
   * await client.multimodal.memorizeFile('whiteboard.png', { caption: 'The launch plan', email: 'dana.reyes@northwind.example' })
   */
  async memorizeFile(
    file: FileSource,
    fields: MemorizeFileOptions = {},
    options: RequestOptions & UploadOptions = {},
  ): Promise<MemorizeMediaResponse> {
    holdError(file)
    const { Upload, sendUpload } = await import('./upload.ts')
    const upload = await Upload.of(file, fields, MAX_MEDIA_BYTES, options)
    return sendUpload(upload, options, (body, own) =>
      this.transport.send(api => api.POST('/api/v1/multimodal/memorize', body), own, { writes: true }),
    )
  }

  /**
   * Downloads a file. The body of the response is unread, so a large file can be streamed.
   *
   * @example
   * const response = await client.multimodal.download('med_01KAK7F3V6AAAAAAAAAAAAAAAA')
   * await writeFile('whiteboard.png', await response.bytes())
   */
  download(id: string, options: RequestOptions = {}): Promise<Response> {
    return this.#open('content', id, options)
  }

  /** Downloads the thumbnail of an image, in WebP. The body of the response is unread. */
  downloadThumbnail(id: string, options: RequestOptions = {}): Promise<Response> {
    return this.#open('thumbnail', id, options)
  }

  #open(what: 'content' | 'thumbnail', id: string, options: RequestOptions): Promise<Response> {
    return this.transport.open(api => api.GET(`/api/v1/multimodal/{id}/${what}`, { params: { path: { id } } }), {
      ...options,
      headers: { accept: 'application/octet-stream', ...options.headers },
    })
  }
}
