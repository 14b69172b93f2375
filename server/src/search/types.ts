import type { SqlValue } from '../platform/database/scope.ts'

/** What is searched: the kinds of text that share this engine. */
export type Source = 'memory'

/** A text to be indexed, as its owner knows it. */
export interface SearchInput {
  id: string
  source: Source
  content: string
  timestamp: Date
  /** Texts of one conversation or thread; a text without one stands alone. */
  sessionId?: string | null
  /** Who says it. A content that begins with this name and a colon is read without them. */
  speaker?: string | null
  tags?: readonly string[]
}

/** A long text is indexed as passages, each one scored by itself; the best one stands for the text. */
export interface Passage {
  /** Hashes of the distinct stems (and, marked as such, of the speaker's names). */
  keys: number[]
  /** How often each key occurs, in the order of `keys`. */
  counts: number[]
  /** Stems in all. */
  length: number
  /** Bit set of `Trait`. */
  traits: number
}

/** One text as rows of the index: plain JSON, made without a database. */
export interface SearchDocument {
  id: string
  source: Source
  sessionId: string | null
  speaker: string | null
  timestamp: string
  tags: string[]
  passages: Passage[]
}

/** Each part of the formula, which can be switched off (`false`). Described in README.md. */
export interface Signals {
  /** The texts around one in its session speak for it too. */
  window: boolean
  /** A text said by a person whom the question names. */
  speaker: boolean
  /** A text from a time that the question names. */
  date: boolean
  /** A text that follows another speaker's question, where that question is what is asked for. */
  answer: boolean
  /** In a conversation, what is told of oneself rather than asked. */
  priors: boolean
  /** In a conversation "when" is answered by "yesterday" and the like; "how many" by a number anywhere. */
  cues: boolean
  /** Words near those of the question in meaning speak for a text too. */
  related: boolean
  /** A word that comes in few sessions, many times, says more. */
  burst: boolean
  /** Of equal texts the newer one. */
  recency: boolean
  /** Near duplicates are shown once. */
  collapse: boolean
  /** A text whose vector lies near the question's, where an embedding model made both. */
  meaning: boolean
}

/** What a question means, as the vector of a model. */
export interface Meaning {
  /** Vectors of no other model can be compared with it. */
  model: string
  vector: Float32Array
  /** Vectors of texts that have nothing to do with the question: what far is to this model. */
  unrelated: readonly Float32Array[]
}

export interface SearchQuery {
  text: string
  source: Source
  limit: number
  /** The moment that "last week" is counted from. */
  now: Date
  recordIds?: readonly string[]
  /** Only texts of records of this type. */
  type?: string
  /** Only texts of this moment or later. */
  since?: Date
  /** Only texts of this moment or earlier. */
  until?: Date
  /** Only texts that carry all of these. */
  tags?: readonly string[]
  /**
   * Only texts of records for which this SQL holds; it is asked of each passage that is found.
   * @param recordId SQL of the record's id
   * @param values the statement's values, from `$1`, the tenant; what the condition needs is added to them
   */
  where?: (recordId: string, values: SqlValue[]) => string
  /** Names of the people that the searched records are about: they say little about which text is meant. */
  participants?: readonly string[]
  signals?: Partial<Signals>
  /** What the text means, where an embedding model is configured and has answered; else words alone are searched. */
  meaning?: Meaning
}

/** The raw score in its parts: the words that match, and what each signal adds. */
export interface Parts {
  match: number
  speaker: number
  date: number
  answer: number
  priors: number
  cues: number
  recency: number
  meaning: number
}

export interface Hit {
  id: string
  /** How likely this text answers the query, 0..1; falls along the list. */
  score: number
  /** Which passage of the text answers best, from 0. */
  part: number
  /** Words of the query, as written there, that this passage has in some form. */
  matched: string[]
  /** Ids of near duplicates, which this hit stands for. */
  alike: string[]
  /** What each part of the formula added before calibration. */
  parts: Parts
}
