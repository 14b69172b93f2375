import type { Scope } from '../platform/database/scope.ts'

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
  /** Who says it. A content that begins with `Speaker: ` is read as that speaker's words. */
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
  timestamp: string
  tags: string[]
  passages: Passage[]
}

/** Each part of the formula, which can be switched off (`false`). Described in docs/recall.md. */
export interface Signals {
  window: boolean
  speaker: boolean
  date: boolean
  answer: boolean
  priors: boolean
  cues: boolean
  burst: boolean
  recency: boolean
  collapse: boolean
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
  /** Names of the people that the searched records are about: they say little about which text is meant. */
  participants?: readonly string[]
  signals?: Partial<Signals>
}

export interface Hit {
  id: string
  /** How likely this text answers the query, 0..1; falls along the list. */
  score: number
  /** Words of the query, as written there, that the text contains in some form. */
  matched: string[]
  /** What each signal added to the raw score; the parts sum up to it. */
  parts: Partial<Record<'match' | Exclude<keyof Signals, 'burst' | 'collapse'>, number>>
}

/** `rank` of rank.ts: the best texts for a query, best first. An empty list when nothing says anything about it. */
export type Rank = (scope: Scope, query: SearchQuery) => Promise<Hit[]>
