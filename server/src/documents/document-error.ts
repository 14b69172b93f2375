/** Why a document has no text that can be used. */
export type DocumentFailure =
  | 'empty'
  | 'too_large'
  | 'wrong_type'
  | 'encrypted'
  | 'malformed'
  | 'no_text'
  | 'too_complex'
  | 'timed_out'

/** A document that cannot be read. The message says what is wrong with it, and the fix. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
  readonly reason: DocumentFailure
  /** How many pages it has, if that is known. */
  readonly pages: number | undefined

  constructor(reason: DocumentFailure, message: string, { pages, ...options }: ErrorOptions & { pages?: number } = {}) {
    super(message, options)
    this.reason = reason
    this.pages = pages
  }
}

/** @param name of the kind of document */
export const encrypted = (name: string): DocumentError =>
  new DocumentError('encrypted', `The ${name} is encrypted. Remove its password and send it again.`)
