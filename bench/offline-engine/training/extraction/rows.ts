import { featuredCandidates } from '../../../../packages/offline-engine/src/extract.ts'
import type { FeaturedCandidate } from '../../../../packages/offline-engine/src/scoring/competition-features.ts'
import { type Family, familyOf } from '../../../../packages/offline-engine/src/scoring/probability.ts'
import type { PropertyDefinition } from '../../../../packages/offline-engine/src/types.ts'
import type { Row } from './boost.ts'
import { INDEPENDENT, type JudgedText } from './judged.ts'
import { sameValue } from './same-value.ts'

/** A candidate for a judged text, and whether it matches the label. */
export interface JudgedRow extends Row {
  candidate: FeaturedCandidate
  family: Family
  author: string
  /** The text that it belongs to. */
  text: JudgedText
  /** The definitions of the same call. */
  definitions: readonly PropertyDefinition[]
}

/** The rules were written with the first author's texts in view, which inflates their scores: the others count more. */
const INDEPENDENT_WEIGHT = 3

/**
 * Properties per call in addition to the complete collection, so that the trees also learn from callers who ask for
 * little.
 */
const PART = 3
const PART_WEIGHT = 0.3

export const rowsOf = (judged: JudgedText): Promise<JudgedRow[]> => rowsFor(judged, judged.definitions)

async function rowsFor(judged: JudgedText, definitions: readonly PropertyDefinition[]): Promise<JudgedRow[]> {
  const input = { content: judged.text, timestamp: new Date(judged.timestamp), definitions }
  return (await featuredCandidates(input)).map(candidate => {
    const { definition } = candidate.compiled
    return {
      candidate,
      family: familyOf(candidate.compiled),
      author: judged.author,
      text: judged,
      definitions,
      features: candidate.features,
      weight: INDEPENDENT.includes(judged.author) ? INDEPENDENT_WEIGHT : 1,
      right: judged.properties.some(
        label =>
          label.collection === definition.collectionId &&
          label.systemName === definition.systemName &&
          sameValue(definition.type, candidate.value, label.value),
      ),
    }
  })
}

/** The same text with a few of its properties at a time. */
export async function partialRowsOf(judged: JudgedText): Promise<JudgedRow[]> {
  const rows: JudgedRow[] = []
  for (let from = 0; from < judged.definitions.length; from += PART) {
    for (const row of await rowsFor(judged, judged.definitions.slice(from, from + PART)))
      rows.push({ ...row, weight: row.weight * PART_WEIGHT })
  }
  return rows
}
