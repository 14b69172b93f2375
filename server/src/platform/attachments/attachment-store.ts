export interface StoredAttachment {
  /** Key for reading the content: the space and the hash. */
  key: string
  /** Hex. */
  sha256: string
  /** Bytes. */
  size: number
}

export interface PutOptions {
  /** Owner of the content, e.g. an organization's id (up to 64 letters, digits, `_`). Spaces do not share content. */
  space: string
  /** Larger content is rejected, and what was read of it is discarded. */
  maxBytes: number
}

/** Tells a folder of files from others: it is in the folder, and in the database whose files are there. */
export interface StoreMark {
  id: string
  /** The Keepsake version and the host. */
  writtenBy: string
  writtenAt: Date
}

/**
 * Stores the bytes of attachments by their content. The same bytes in a space get the same key and are stored once, so
 * several rows can refer to one key. Call `delete` only after the last of them is deleted.
 */
export interface AttachmentStore {
  /** The path of the folder, or the URL of the bucket. */
  readonly place: string
  /** Returns the mark of the store. Undefined if it has none yet. The mark of a bucket is its URL. */
  readMark(): Promise<StoreMark | undefined>
  /** Marks the store, unless it has a mark. */
  writeMark(mark: StoreMark): Promise<void>
  /**
   * Stores content. Once it resolves, the bytes are durable.
   * @throws AttachmentError `too_large`, `full` or `unavailable`. Then nothing is stored.
   */
  put(content: Uint8Array | AsyncIterable<Uint8Array>, options: PutOptions): Promise<StoredAttachment>
  /** Reads content in chunks. @throws AttachmentError `missing` or `unavailable` */
  get(key: string): Promise<AsyncIterable<Uint8Array>>
  /** Whether there is content with this key. @throws AttachmentError `unavailable` */
  has(key: string): Promise<boolean>
  /** Deletes content. Succeeds if there is none. */
  delete(key: string): Promise<void>
}

export type AttachmentProblem = 'too_large' | 'missing' | 'full' | 'unavailable'

export class AttachmentError extends Error {
  override readonly name = 'AttachmentError'
  readonly problem: AttachmentProblem

  constructor(problem: AttachmentProblem, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.problem = problem
  }
}

const SPACE = /^\w{1,64}$/
const KEY = /^\w{1,64}\/[0-9a-f]{64}$/

/** @throws Error if the space could escape its folder, which is a bug in the calling code */
export const keyOf = (space: string, sha256: string): string => {
  if (!SPACE.test(space)) throw new Error(`"${space}" cannot be a space of attachments: only letters, digits and _.`)
  return `${space}/${sha256}`
}

/** @throws AttachmentError `missing` for a key that `put` cannot have returned, so that no other path is accessed */
export const checkKey = (key: string): string => {
  if (!KEY.test(key)) throw new AttachmentError('missing', 'No attachment has this key.')
  return key
}

/** Yields the chunks of content, and throws once they exceed `maxBytes`. */
export async function* bounded(
  content: Uint8Array | AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const part of content instanceof Uint8Array ? [content] : content) {
    size += part.length
    if (size > maxBytes) throw new AttachmentError('too_large', `The content is larger than ${maxBytes} bytes.`)
    yield part
  }
}
