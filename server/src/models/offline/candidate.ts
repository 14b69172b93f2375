import type { Json } from '../../platform/json.ts'
import type { Compiled } from './definition.ts'

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
}

/** Below this a guess is left unsaid. */
export const FLOOR = 0.55

export const clamp = (score: number): number => Math.max(0, Math.min(0.98, score))

/** Fitted by logistic regression on the judged development texts; docs/extraction.md has the table. */
const CALIBRATION = { base: 0.868, slope: 2.288 }

/** The chance, 0 to 1, that a value of this score is right. */
export const chanceOf = (score: number): number => 1 / (1 + Math.exp(-(CALIBRATION.base + CALIBRATION.slope * score)))
