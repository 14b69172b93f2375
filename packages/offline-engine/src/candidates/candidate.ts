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
  /** A number or a date answers one property only; names and phrases may answer several. */
  exclusive: boolean
  /** Said inside brackets. */
  aside?: boolean
  /** Taken only where nothing better and nothing else of its kind is said. */
  fallback?: boolean
  /** How near its words, and the sentence, are to an option, and how much nearer than to the other options. */
  choice?: { like: number; ahead: number; said: number }
  /** The less likely of two readings of the same words. */
  other?: boolean
}

/** Below this a guess is left unsaid. */
export const FLOOR = 0.55

export const clamp = (score: number): number => Math.max(0, Math.min(0.98, score))
