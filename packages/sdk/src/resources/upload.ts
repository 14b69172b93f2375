import { newIdempotencyKey, type RequestOptions } from '../core/request.ts'
import { SentForm } from '../core/sent-form.ts'
import { BodyTooLargeError, ConfigurationError } from '../errors/errors.gen.ts'
import { isKeepsakeError, type KeepsakeError } from '../errors/keepsake-error.ts'
import { bytesOf, type FileSource, type OpenFile, openFile } from './file-source.ts'

export interface UploadProgress {
  /** Bytes of the file that have been handed over to the connection. */
  sent: number
  /** Its size. Absent of a stream. */
  total?: number
}

export interface UploadOptions {
  /** Called when a part of the file has been sent. A call that is tried again begins at 0. */
  onProgress?: ((progress: UploadProgress) => void) | undefined
}

/** A file with its fields, as `multipart/form-data`. */
export class Upload extends SentForm {
  readonly contentType: string
  readonly isRepeatable: boolean
  /** Why it was not sent to its end. */
  failure: KeepsakeError | undefined
  readonly #file: OpenFile
  readonly #maxBytes: number
  readonly #onProgress: UploadOptions['onProgress']
  readonly #head: Uint8Array
  readonly #tail: Uint8Array
  #isOpened = false

  private constructor(file: OpenFile, fields: object, maxBytes: number, { onProgress }: UploadOptions) {
    super()
    this.#file = file
    this.#maxBytes = maxBytes
    this.#onProgress = onProgress
    this.isRepeatable = file.isRepeatable
    const boundary = `keepsake-${newIdempotencyKey()}`
    this.contentType = `multipart/form-data; boundary=${boundary}`
    const parts = Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().flatMap(each => (each === undefined || each === null ? [] : [`${nameText(name)}\r\n\r\n${each}`])),
    )
    const name = 'name' in fields && typeof fields.name === 'string' ? fields.name : file.name
    // a file without a name is one by its type
    const last = `${nameText('file')}; filename="${escaped(name ?? '')}"\r\nContent-Type: application/octet-stream\r\n\r\n`
    const encoder = new TextEncoder()
    this.#head = encoder.encode([...parts, last].map(part => `--${boundary}\r\n${part}`).join('\r\n'))
    this.#tail = encoder.encode(`\r\n--${boundary}--\r\n`)
  }

  /**
   * @param maxBytes of the file
   * @throws ConfigurationError if it cannot be read
   * @throws BodyTooLargeError if its size is known and too large
   */
  static async of(source: FileSource, fields: object, maxBytes: number, options: UploadOptions = {}): Promise<Upload> {
    const file = await openFile(source)
    if (file.size !== undefined && file.size > maxBytes) throw tooLarge(`has ${file.size} bytes`, maxBytes)
    return new Upload(file, fields, maxBytes, options)
  }

  /** The name of the file. */
  get name(): string | undefined {
    return this.#file.name
  }

  async open(): Promise<Blob | ReadableStream<Uint8Array>> {
    if (this.#isOpened && !this.isRepeatable) {
      throw new ConfigurationError(
        'A stream can be read once, and its first attempt failed. Pass a path, a Blob or bytes to try again.',
      )
    }
    this.#isOpened = true
    const pieces = this.#pieces()
    const stream = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => {
        await pieces.return()
      },
    })
    // browsers send no streams
    return typeof window === 'undefined' ? stream : new Response(stream).blob()
  }

  async *#pieces(): AsyncGenerator<Uint8Array, void, undefined> {
    const { size: total } = this.#file
    const encoder = new TextEncoder()
    let sent = 0
    yield this.#head
    try {
      for await (const piece of this.#file.read()) {
        const bytes = typeof piece === 'string' ? encoder.encode(piece) : bytesOf(piece)
        if (!bytes) throw new Error('the stream has pieces that are neither bytes nor text')
        if (sent + bytes.byteLength > this.#maxBytes) throw tooLarge('has more bytes', this.#maxBytes)
        yield bytes
        sent += bytes.byteLength
        this.#onProgress?.({ sent, ...(total !== undefined && { total }) })
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      this.failure = isKeepsakeError(error)
        ? error
        : new ConfigurationError(`The file could not be read to its end: ${reason}`, { cause: error })
      throw this.failure
    }
    yield this.#tail
  }
}

/** What an upload adds to a call of the client of the spec, whose types know the JSON form of the body. */
type UploadBody = {
  body: never
  bodySerializer: () => Upload
}

/**
 * Sends an upload.
 * @throws KeepsakeError that says why the file could not be read, if that ended the call
 */
export async function sendUpload<Answer>(
  upload: Upload,
  { onProgress: _, ...options }: RequestOptions & UploadOptions,
  send: (body: UploadBody, options: RequestOptions) => PromiseLike<Answer>,
): Promise<Answer> {
  try {
    return await send(
      { body: {} as never, bodySerializer: () => upload },
      {
        ...options,
        ...(!upload.isRepeatable && { maxRetries: 0 }),
        headers: { ...options.headers, 'content-type': upload.contentType },
      },
    )
  } catch (error) {
    throw upload.failure ?? error
  }
}

const tooLarge = (what: string, maxBytes: number): BodyTooLargeError =>
  new BodyTooLargeError(`The file ${what}; at most ${maxBytes} are allowed.`, { code: 'validation_error' })

const nameText = (name: string): string => `Content-Disposition: form-data; name="${escaped(name)}"`

/** As browsers write names. */
const escaped = (text: string): string => text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')
