import { toMoment } from '../../../../models/value-types.ts'
import type { PropertyRow } from '../../properties/sql/read.ts'
import { comparableText } from '../../typed-value.ts'
import { type AgreeingRecord, type ComparedValue, MAX_ITEMS } from '../sql/agreement.ts'

export const TIERS = ['very_similar', 'similar', 'somewhat_similar'] as const
export type Tier = (typeof TIERS)[number]

/**
 * Lowest score of each tier. With the constants below, 40 of the 44 judged pairs (`bench/judged/similar.json`) are in
 * their tier by words and 41 by meaning too, and none is more than one off.
 */
const LOWEST: Record<Tier, number> = { very_similar: 0.7, similar: 0.35, somewhat_similar: 0.2 }

/**
 * The share of the words in common that counts as a full match, of two records and of a text with a record: two people
 * never use exactly the same words.
 */
const SAME_WORDING = 0.35
/**
 * Words, values and compared passages from which they count in full: one or two are in many texts that have nothing else
 * in common.
 * A text to compare with that has fewer words needs only these.
 */
const ENOUGH = 3
/** The likeness of meaning that is often chance, and what counts as a full match above it. */
const CHANCE = 0.2
const SAME_MEANING = 0.5
/** Weight of the texts relative to the values, if both are present. */
const TEXTS = 0.6
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

/** What two records have in common. */
export interface Common {
  /** The share of the words in common, 0..1; undefined if one of the two has no words. */
  wording: number | undefined
  /** How much they are about the same, 0..1; undefined if one of the two has no vectors. */
  meaning: number | undefined
  /** The share of the values that agree, 0..1; undefined if one of the two has no values. */
  values: number | undefined
  /** The number of words and values in common, and of passages that are compared by their meaning. */
  evidence: number
}

/** How similar two records are, 0..1, by texts and values or what both have of these. It is the same in both directions. */
export function scoreOfRecords({ wording, meaning, values, evidence }: Common): number {
  const words = wording === undefined ? undefined : Math.min(1, wording / SAME_WORDING)
  const texts = meaning === undefined ? words : Math.max(words ?? 0, matchOf(meaning))
  const score =
    texts === undefined ? (values ?? 0) : values === undefined ? texts : TEXTS * texts + (1 - TEXTS) * values
  return exact(score * Math.min(1, evidence / ENOUGH))
}

const matchOf = (meaning: number): number => Math.min(1, Math.max(0, meaning - CHANCE) / SAME_MEANING)

/** How similar a record is to a text: by the share of the text's words that it has, or the meaning of its nearest passage. */
export function scoreOfText(
  share: number,
  { words, common, meaning = 0 }: { words: number; common: number; meaning: number | undefined },
): number {
  const evidence = Math.min(1, common / Math.max(1, Math.min(ENOUGH, words)))
  return exact(Math.max(Math.min(1, share / SAME_WORDING) * evidence, matchOf(meaning)))
}

/** Sums of the same numbers in another order differ in the last digits. */
const exact = (score: number): number => Number(Math.min(1, score).toFixed(9))

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
