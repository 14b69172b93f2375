import type { SqlValue } from '../platform/database/scope.ts'
import type { TimeSettings } from '../platform/values/time-settings.ts'

/** The kinds of text that this engine searches. */
export type Source = 'memory' | 'guideline' | 'document' | 'media'

/** A text to index. */
export interface SearchInput {
  id: string
  source: Source
  content: string
  timestamp: Date
  /** Identifies the conversation or thread of a text; absent for a standalone text. */
  sessionId?: string | null
  /** The speaker. If the content starts with this name and a colon, they are ignored. */
  speaker?: string | null
  tags?: readonly string[]
  /** False: it gets no passages, so that nothing finds it. */
  searchable?: boolean | undefined
}

/** A part of a long text. Each passage is scored separately; the best one represents the text. */
export interface Passage {
  /** Hashes of the distinct stems, and of the speaker's names, marked as such. */
  keys: number[]
  /** How often each key occurs, in the order of `keys`. */
  counts: number[]
  /** Total number of stems. */
  length: number
  /** Bit set of `TRAIT`. */
  traits: number
}

/** The index rows of one text: plain JSON, created without a database. */
export interface SearchDocument {
  id: string
  source: Source
  sessionId: string | null
  speaker: string | null
  timestamp: string
  tags: string[]
  passages: Passage[]
}

/** The parts of the formula; each can be disabled with `false`. Described in README.md. */
export interface Signals {
  /** Neighbouring texts in its session contribute to a text's score. */
  window: boolean
  /** Boosts texts by a person whom the question names. */
  speaker: boolean
  /** Boosts texts from a time that the question names. */
  date: boolean
  /** Boosts a text that follows another speaker's question, if that question matches the query. */
  answer: boolean
  /** In a conversation, prefers statements to questions. */
  asks: boolean
  /** In a conversation, prefers turns of some words to those of one or two. */
  brief: boolean
  /** In a conversation, prefers times such as "yesterday" for "when"; for "how many", prefers numbers in any text. */
  cues: boolean
  /** Words related to those of the question contribute to the score. */
  related: boolean
  /** Returns near duplicates once. */
  collapse: boolean
  /** Boosts texts with a vector near the question's, if there is an embedding model. */
  meaning: boolean
  /** A text near a match in its session can be a result without a match of its own. */
  neighbors: boolean
}

/** The embedding of a question. */
export interface Meaning {
  /** The model; vectors of different models cannot be compared. */
  model: string
  vector: Float32Array
  /** Vectors of texts unrelated to the question, as a reference for low similarity in this model. */
  unrelated: readonly Float32Array[]
}

export interface About {
  recordId: string
  /** The words of the query that call it. */
  words: readonly string[]
}

export interface SearchQuery {
  text: string
  source: Source
  limit: number
  /** The reference time for "last week" and the like. */
  now: Date
  /** How the person who asks reads times. [UTC, the month first] */
  times?: TimeSettings | undefined
  recordIds?: readonly string[]
  /** Only texts of records of this type. */
  type?: string
  /** Only texts of this time or later. */
  since?: Date
  /** Only texts of this time or earlier. */
  until?: Date
  /** Only texts with all of these tags. */
  tags?: readonly string[]
  /**
   * Only passages that match this SQL; evaluated for each passage found.
   * @param passage alias of the passage, which has the columns `id` (of its text) and `record_id`
   * @param values the statement's values, from `$1`, the tenant; append the parameters of the condition to them
   */
  where?: (passage: string, values: SqlValue[]) => string
  /** Records that the query calls by a name which their texts need not have. */
  about?: readonly About[]
  /** Names of the people that the searched records are about: they barely help to distinguish texts. */
  participants?: readonly string[]
  signals?: Partial<Signals>
  /** The weight of meaning, if it differs for these texts. */
  meaningWeight?: number
  /**
   * The query's embedding, if an embedding model is configured and has responded; otherwise the search uses words only.
   */
  meaning?: Meaning
}

/** The components of the raw score: the matching words, and what each signal adds. */
export interface Parts {
  match: number
  speaker: number
  date: number
  answer: number
  asks: number
  brief: number
  cues: number
  meaning: number
}

export interface Hit {
  id: string
  /** The probability that this text answers the query, 0..1; descends along the list. */
  score: number
  /** Index of the passage that answers best, from 0. */
  part: number
  /** Words of the query, as written there, that occur in this passage in any form. */
  matched: string[]
  /** Ids of near duplicates that this hit represents. */
  alike: string[]
  /** The contribution of each part of the formula, before calibration. */
  parts: Parts
}
