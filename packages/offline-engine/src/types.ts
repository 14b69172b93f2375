/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export type PropertyType = 'text' | 'number' | 'boolean' | 'date' | 'options' | 'array' | 'object'

/** One property that a collection asks for: what to look for in a text, and the type of its value. */
export interface PropertyDefinition {
  collectionId: string
  collectionName: string
  /** Its display name, e.g. `Annual revenue`. */
  name: string
  /** Other names of it in texts. */
  aliases?: readonly string[] | undefined
  /** Its name in programs, e.g. `annual_revenue`. */
  systemName: string
  type: PropertyType
  /** The allowed values; for `options` exactly one of them, for `array` (if given) a subset. */
  options?: readonly string[] | undefined
  description?: string | undefined
  /** `replace`: a text yields at most one value, the last one. `append`: it yields all its values. */
  mode: 'replace' | 'append'
  /** The unit of the number, e.g. `USD`, `km`, `days`. */
  unit?: string | undefined
}

/** A span of a text: offsets in UTF-16 code units, so that `text === content.slice(start, end)`. */
export interface Span {
  start: number
  end: number
  text: string
}

export interface ExtractInput {
  content: string
  /** When the content was said; relative dates ("next Friday") are resolved from here, in UTC. */
  timestamp: Date
  /** Who said it; "I" and "my" in the content refer to this person. */
  speaker?: string | undefined
  definitions: readonly PropertyDefinition[]
  /** Maximum number of values, by confidence. */
  maxProperties?: number | undefined
  /** Items of an array with a lower confidence are a value of their own, from 0 to 1 [0]. */
  minConfidence?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * One extracted value with its evidence. By type: a string for `text` and `options`, a number, a boolean, `YYYY-MM-DD`
 * (or an ISO 8601 UTC time if the text names a time of day) for `date`, an array of strings for `array`, an object of
 * strings for `object`. Under `append` several values of one property may follow each other, in text order.
 */
export interface ExtractedProperty {
  collectionId: string
  systemName: string
  propertyName: string
  value: Json
  /** 0 to 1. */
  confidence: number
  evidence: Span
  engine: 'offline'
}

export interface Passage {
  id: string
  content: string
  timestamp: Date
  /** Who said it, if known. */
  speaker?: string | undefined
  /** 0 to 1: the relevance score of the search. */
  score: number
}

export interface AnswerInput {
  question: string
  /** Best first. */
  passages: readonly Passage[]
}

/** A span of the passage named by `id`. */
export interface AnswerSource extends Span {
  id: string
}

export interface Answer {
  answer: string
  /** 0 to 1. */
  confidence: number
  sources: AnswerSource[]
  engine: 'offline'
}
