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

  constructor(reason: DocumentFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

export const encryptedDocx = (): DocumentError =>
  new DocumentError('encrypted', 'The Word document is encrypted. Remove its password and send it again.')
