/** What a profile is written from. */
export interface ProfileInput {
  /** What the record is called. */
  name: string
  /** Sentences that can be understood alone, with the time of the text that states each. */
  facts: readonly { text: string; timestamp?: Date | undefined }[]
  /** Current values, lines of the profile so far, those that callers pinned, and those that they removed. */
  known: readonly string[]
  earlier: readonly string[]
  pinned: readonly string[]
  removed: readonly string[]
  now: Date
  signal?: AbortSignal | undefined
}

export interface WrittenProfile {
  /** The most important first, each with the facts that state it, by their index. */
  lines: { text: string; facts: number[] }[]
}
