import type { TimeSettings } from '@keepsake/english'

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
  /** Who says which part of a conversation. [the speakers that the content names] */
  turns?: readonly { start: number; end: number; speaker: string }[] | undefined
  /** The record that the values are for. */
  subject?: { names: readonly string[] } | undefined
  /** Maximum number of values, by confidence. */
  maxProperties?: number | undefined
  /** Items of an array with a lower confidence are a value of their own, from 0 to 1 [0]. */
  minConfidence?: number | undefined
  /** CPU time for the content in milliseconds. What is left after that is not read [no limit]. */
  maxCpuMs?: number | undefined
  signal?: AbortSignal | undefined
}

/** What was read of a content. */
export interface Reading {
  /** In text order. Empty if what was read contains no values. */
  properties: ExtractedProperty[]
  /** Where it stopped, if that was before the end. */
  readTo?: number
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

/** A value of the record that was read in a passage and still holds, with the place where it stands. */
export interface StatedValue {
  name: string
  description?: string | undefined
  type: PropertyType
  start: number
  end: number
}

export interface Passage {
  id: string
  content: string
  timestamp: Date
  /** Who said it, if known. */
  speaker?: string | undefined
  /** The name of the record that it belongs to, if known. */
  about?: string | undefined
  /** Whether an answer names that record, because the question does not [false]. */
  isNamed?: boolean | undefined
  /** The current values that it states. */
  states?: readonly StatedValue[] | undefined
  /** 0 to 1: the relevance score of the search. */
  score: number
}

export interface AnswerInput {
  question: string
  /** The reference for "yesterday" and the like [the present]. */
  now?: Date | undefined
  /** How the person who asks reads times [UTC, the month first]. */
  times?: TimeSettings | undefined
  /** Best first. */
  passages: readonly Passage[]
  signal?: AbortSignal | undefined
}

/** A span of the passage named by `id`. */
export interface AnswerSource extends Span {
  id: string
}

/** An answer that a language model wrote from passages. */
export interface WordedAnswer {
  answer: string
  sources: readonly AnswerSource[]
}

export interface Answer {
  answer: string
  /** 0 to 1. */
  confidence: number
  sources: AnswerSource[]
  engine: 'offline'
}
