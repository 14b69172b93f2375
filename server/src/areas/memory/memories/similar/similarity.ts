import { toMoment } from '../../../../models/value-types.ts'
import type { PropertyRow } from '../../properties/sql/read.ts'
import { comparableText } from '../../typed-value.ts'
import { type AgreeingRecord, type ComparedValue, MAX_ITEMS } from '../sql/agreement.ts'

export const TIERS = ['very_similar', 'similar', 'somewhat_similar'] as const
export type Tier = (typeof TIERS)[number]

/**
 * Lowest score of each tier. With the constants below, 40 of the 44 judged pairs (`bench/judged/similar.json`) are in
 * their tier, and none is more than one off.
 */
const LOWEST: Record<Tier, number> = { very_similar: 0.7, similar: 0.35, somewhat_similar: 0.2 }

/**
 * The share of the words in common that counts as a full match, of two records and of a text with a record: two people
 * never use exactly the same words.
 */
const SAME_WORDING = 0.35
/**
 * Words and values in common from which they count in full: one or two are in many texts that have nothing else in common.
 * A text to compare with that has fewer words needs only these.
 */
const ENOUGH = 3
/** Weight of the words relative to the values, if both are present. */
const WORDING = 0.6
/** Weight of each value that does not agree, or whose property the other record lacks. */
const DIFFERENT = 1
const MAX_VALUES = 100

/** A record that is similar to the seed, and why. */
export interface SimilarRecord {
  recordId: string
  /** 0..1. */
  score: number
  tier: Tier
  /** Indices of the words in common. */
  words: readonly number[]
  /** Numbers of the values that agree. */
  values: readonly number[]
}

/** The seed's values to compare with. Omits values that could only agree by chance (objects, empty lists). */
export const comparedValues = (rows: readonly PropertyRow[]): ComparedValue[] =>
  rows
    .flatMap(({ collectionId, systemName, type, value }, n): ComparedValue[] => {
      const none = { text: null, number: null, moment: null, items: null }
      const place = { ...none, n, collection_id: collectionId, system_name: systemName }
      if (typeof value === 'number') return [{ ...place, number: value }]
      if (typeof value === 'boolean') return [{ ...place, text: String(value) }]
      if (Array.isArray(value)) {
        const items = value.flatMap(item => (typeof item === 'object' ? [] : [String(item).toLowerCase()]))
        return value.length === 0 ? [] : [{ ...place, items: [...new Set(items)].slice(0, MAX_ITEMS) }]
      }
      if (typeof value !== 'string' || value === '') return []
      const moment = type === 'date' ? toMoment(value) : undefined
      return [moment === undefined ? { ...place, text: comparableText(value) } : { ...place, moment }]
    })
    .slice(0, MAX_VALUES)

/** What two records, or a text and a record, have in common. */
export interface Common {
  /** The share of the words in common, 0..1; undefined if one of the two has no words. */
  wording: number | undefined
  /** The share of the values that agree, 0..1; undefined if one of the two has no values. */
  values: number | undefined
  /** The number of words and values in common. */
  evidence: number
}

/** 0..1, by words and values combined, or by those that both have. */
function scoreOf({ wording, values, evidence }: Common, enough: number): number {
  const words = wording === undefined ? undefined : Math.min(1, wording / SAME_WORDING)
  const score =
    words === undefined ? (values ?? 0) : values === undefined ? words : WORDING * words + (1 - WORDING) * values
  // sums of the same numbers in another order differ in the last digits
  return Number((Math.min(1, score) * Math.min(1, evidence / enough)).toFixed(9))
}

/** How similar two records are. It is the same in both directions. */
export const scoreOfRecords = (common: Common): number => scoreOf(common, ENOUGH)

/** How similar a record is to a text, by the share of the text's words that it has. */
export const scoreOfText = (share: number, { words, common }: { words: number; common: number }): number =>
  scoreOf({ wording: share, values: undefined, evidence: common }, Math.min(ENOUGH, words))

/** The share of the values that agree, of all that two records have. It is the same in both directions. */
export const agreementOf = (
  { agreed, weight, values }: Pick<AgreeingRecord, 'agreed' | 'weight' | 'values'>,
  { seed, other, common }: { seed: number; other: number; common: number },
): number => agreed / Math.max(1e-9, weight + DIFFERENT * (seed + other - common - values.length))

/** Those that reach the lowest tier, most similar first. */
export const inTiers = (found: readonly Omit<SimilarRecord, 'tier'>[]): SimilarRecord[] =>
  found
    .flatMap(each => {
      const tier = TIERS.find(name => each.score >= LOWEST[name])
      return tier ? [{ ...each, tier }] : []
    })
    .sort((a, b) => b.score - a.score || (a.recordId < b.recordId ? -1 : 1))
