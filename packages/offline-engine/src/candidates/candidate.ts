import type { Compiled } from '../property/definition.ts'
import type { Json } from '../types.ts'

/** A value that one rule proposes for one property. */
export interface Candidate {
  compiled: Compiled
  value: Json
  start: number
  end: number
  /** 0 to 1. */
  score: number
  /** A number or a date belongs to one property only; names and phrases may belong to several. */
  exclusive: boolean
  /** In brackets. */
  aside?: boolean
  /** Used only if there is nothing better and nothing else of its kind. */
  fallback?: boolean
  /** The similarity of its words, and of the sentence, to an option, and the lead over the other options. */
  choice?: { like: number; ahead: number; said: number }
  /** The less likely of two readings of the same words. */
  other?: boolean
}

/** Minimum score of a returned value. */
export const FLOOR = 0.55

export const clamp = (score: number): number => Math.max(0, Math.min(0.98, score))
