import type { FeaturedCandidate } from './competition-features.ts'

export interface ScoredCandidate extends FeaturedCandidate {
  /** 0 to 1: how likely it is right. */
  probability: number
}
