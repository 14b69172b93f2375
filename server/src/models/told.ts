/** What a model is told of a text beside its words, so that it can read them: no value or fact is read in this. */
export interface Told {
  /** What the record is called. */
  name?: string | undefined
  /** The current values of the record. */
  known: readonly { collectionId: string; systemName: string; text: string }[]
  /** What was said before in the session, oldest first. */
  before: readonly { speaker?: string | null | undefined; content: string }[]
  now: Date
}
