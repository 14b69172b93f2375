/** The embedding model takes these texts for wrong: too long, or of a kind that it does not take. */
export class RefusedTextsError extends Error {
  override readonly name = 'RefusedTextsError'
}
