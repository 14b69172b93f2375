import { type Family, familyOf } from '../../server/src/models/offline/chances.ts'
import { proposalsFor } from '../../server/src/models/offline/extract.ts'
import type { Proposal } from '../../server/src/models/offline/rivals.ts'
import type { PropertyDefinition } from '../../server/src/models/port.ts'
import type { Row } from './boost.ts'
import type { JudgedText } from './judged.ts'
import { sameValue } from './same-value.ts'

/** A proposal for a judged text, and whether the judge says the same. */
export interface JudgedRow extends Row {
  proposal: Proposal
  family: Family
  collection: string
}

/** Values of the later sets count more: the rules were written with the earlier ones in view, which flatters their scores. */
const weightOf = ({ id }: JudgedText): number => ({ y: 1.5, z: 2, v: 2 })[id.charAt(0)] ?? 1

/** Properties per call beside the whole collection, so that the trees know callers who ask for little. */
const PARTS = [3]
const PART_WEIGHT = 0.3

export async function rowsOf(judged: JudgedText, definitions: readonly PropertyDefinition[]): Promise<JudgedRow[]> {
  const input = { content: judged.text, timestamp: new Date(judged.timestamp), definitions }
  return (await proposalsFor(input)).map(proposal => {
    const { definition } = proposal.compiled
    return {
      proposal,
      family: familyOf(proposal.compiled),
      collection: definition.collectionId,
      signals: proposal.signals,
      weight: weightOf(judged),
      right: judged.properties.some(
        label =>
          label.collection === definition.collectionId &&
          label.systemName === definition.systemName &&
          sameValue(definition.type, proposal.value, label.value),
      ),
    }
  })
}

/** The same text with a few of its properties at a time. */
export async function partialRowsOf(
  judged: JudgedText,
  definitions: readonly PropertyDefinition[],
): Promise<JudgedRow[]> {
  const rows: JudgedRow[] = []
  for (const size of PARTS) {
    for (let from = 0; from < definitions.length; from += size) {
      for (const row of await rowsOf(judged, definitions.slice(from, from + size)))
        rows.push({ ...row, weight: row.weight * PART_WEIGHT })
    }
  }
  return rows
}
