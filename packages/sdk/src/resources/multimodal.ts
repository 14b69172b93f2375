import type { RequestOptions } from '../core/request.ts'
import { MultimodalApi } from '../generated/client.gen.ts'
import type { MemorizeMediaRequest, MemorizeMediaResponse } from '../spec/models.gen.ts'
import { contentOf, fileNameOf } from './file-content.ts'

/** What is stored with a file, and the record that it belongs to. */
export type MemorizeFileOptions = Omit<MemorizeMediaRequest, 'contentBase64'>

export class Multimodal extends MultimodalApi {
  /**
   * Stores an image, audio or PDF as a memory: a `File` of a form, a `Blob`, or bytes such as those of `readFile`.
   *
   * @example
   * await client.multimodal.memorizeFile(await readFile('whiteboard.png'), { caption: 'The launch plan', email: 'dana.reyes@northwind.example' })
   */
  async memorizeFile(
    file: Blob | Uint8Array,
    fields: MemorizeFileOptions = {},
    options?: RequestOptions,
  ): Promise<MemorizeMediaResponse> {
    const name = fields.name ?? fileNameOf(file)
    return this.memorize(
      { ...fields, ...(name !== undefined && { name }), contentBase64: await contentOf(file) },
      options,
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
