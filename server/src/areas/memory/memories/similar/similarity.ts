import type { PropertyRow } from '../../properties/sql/read.ts'
import { comparableText, toMoment } from '../../typed-value.ts'
import type { AgreeingRecord, ComparedValue } from '../sql/agreement.ts'

export const TIERS = ['very_similar', 'similar', 'somewhat_similar'] as const
export type Tier = (typeof TIERS)[number]

/**
 * Lowest score of each tier. Tuned on the 44 judged pairs (`bench/judged/similar.json`): pairs judged very similar
 * score at least 0.83 and all others at most 0.66; all dissimilar pairs but one stay below 0.2. Between the lower two
 * tiers, judgments and scores overlap from 0.22 to 0.56.
 */
const LOWEST: Record<Tier, number> = { very_similar: 0.7, similar: 0.35, somewhat_similar: 0.2 }

/**
 * The share of significant terms in common that counts as a full match: two people never use exactly the same words.
 */
const SAME_WORDING = 0.35
/**
 * Words and values in common from which the wording counts in full: one or two are in many texts that have nothing else in
 * common. A text to compare with that has fewer words needs only these.
 */
const ENOUGH_WORDS = 3
/** Weight of the words relative to the values, if both are present. */
const WORDING = 0.6
/** A number that differs by this share has no similarity. */
const NUMBER_REACH = 0.5
const DATE_REACH_DAYS = 60
const MAX_ITEMS = 50
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
  rows.slice(0, MAX_VALUES).flatMap(({ collectionId, systemName, type, value }, n): ComparedValue[] => {
    const none = { text: null, number: null, moment: null, items: null, reach: null }
    const place = { ...none, n, collection_id: collectionId, system_name: systemName }
    if (typeof value === 'number') return [{ ...place, number: value, reach: Math.abs(value) * NUMBER_REACH }]
    if (typeof value === 'boolean') return [{ ...place, text: String(value) }]
    if (Array.isArray(value)) {
      const items = value.flatMap(item => (typeof item === 'object' ? [] : [String(item).toLowerCase()]))
      return items.length === 0 ? [] : [{ ...place, items: [...new Set(items)].slice(0, MAX_ITEMS) }]
    }
    if (typeof value !== 'string') return []
    const moment = type === 'date' ? toMoment(value) : undefined
    return [
      moment === undefined ? { ...place, text: comparableText(value) } : { ...place, moment, reach: DATE_REACH_DAYS },
    ]
  })

interface Evidence {
  /** The number of significant terms of the seed. */
  words: number
  /** Whether the seed is a record. Otherwise it is a text. */
  isRecord: boolean
  /** Whether the seed has values to compare. */
  hasValues: boolean
  related: readonly { recordId: string; share: number; words: number[] }[]
  agreeing: readonly AgreeingRecord[]
}

/** Records that are similar by words and values combined, most similar first; omits those below the lowest tier. */
export function alikeBy({ words: terms, isRecord, hasValues, related, agreeing }: Evidence): SimilarRecord[] {
  const enough = isRecord ? ENOUGH_WORDS : Math.min(ENOUGH_WORDS, terms)
  const wording = terms > 0 ? (hasValues ? WORDING : 1) : 0
  const valuesOf = new Map(agreeing.map(({ recordId, values }) => [recordId, values.length]))
  const agreed = (recordId: string): number => valuesOf.get(recordId) ?? 0
  const byId = new Map<string, Omit<SimilarRecord, 'tier'>>()
  for (const { recordId, share, words } of related)
    byId.set(recordId, {
      recordId,
      score: wording * Math.min(1, share / SAME_WORDING) * Math.min(1, (words.length + agreed(recordId)) / enough),
      words,
      values: [],
    })
  for (const { recordId, share, values } of agreeing) {
    const known = byId.get(recordId)
    const score = (known?.score ?? 0) + (1 - wording) * share
    byId.set(recordId, { recordId, score, words: known?.words ?? [], values })
  }
  return [...byId.values()]
    .flatMap(found => {
      const tier = TIERS.find(name => found.score >= LOWEST[name])
      return tier ? [{ ...found, score: Math.min(1, found.score), tier }] : []
    })
    .sort((a, b) => b.score - a.score || (a.recordId < b.recordId ? -1 : 1))
}
