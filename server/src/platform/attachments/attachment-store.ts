/** What a caller keeps of stored content. */
export interface StoredAttachment {
  /** Finds the content again: the space and the hash. */
  key: string
  /** Hex. */
  sha256: string
  /** Bytes. */
  size: number
}

export interface PutOptions {
  /** Whose content it is, e.g. an organization's id (letters, digits and `_`, at most 64): equal content of two spaces is kept twice. */
  space: string
  /** Content over this many bytes is refused, and what was read of it is dropped. */
  maxBytes: number
}

/**
 * Where the bytes of attachments lie. Addressed by content: the same bytes of a space get the same key and are kept once,
 * so several rows may name one key, and `delete` is for when the last of them is gone.
 */
export interface AttachmentStore {
  /** Stores content; when it is done the bytes are safe. @throws AttachmentError `too_large`, `full` or `unavailable`; then nothing is kept */
  put(content: Uint8Array | AsyncIterable<Uint8Array>, options: PutOptions): Promise<StoredAttachment>
  /** Reads content part by part. @throws AttachmentError `missing` or `unavailable` */
  get(key: string): Promise<AsyncIterable<Uint8Array>>
  /** Removes content; fine when there is none. */
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

/** @throws Error when the space could lead anywhere but to itself: that is a mistake in the code that chose it */
export const keyOf = (space: string, sha256: string): string => {
  if (!SPACE.test(space)) throw new Error(`"${space}" cannot be a space of attachments: only letters, digits and _.`)
  return `${space}/${sha256}`
}

/** @throws AttachmentError `missing` for a text that `put` cannot have given, so that no other path is ever touched */
export const checkKey = (key: string): string => {
  if (!KEY.test(key)) throw new AttachmentError('missing', 'No attachment has this key.')
  return key
}

/** Gives the parts of content and fails once they are more than `maxBytes`. */
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
