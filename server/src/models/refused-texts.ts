/** The embedding model rejects these texts, for example because they are too long. */
export class RefusedTextsError extends Error {
  override readonly name = 'RefusedTextsError'
}
