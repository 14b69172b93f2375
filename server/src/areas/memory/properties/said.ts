import type { Schemas } from '../../../contract/schemas.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import { propertyKey } from './incoming.ts'
import type { PropertyRow } from './sql/read.ts'
import { memoriesStating, type StatingMemory } from './sql/said.ts'
import { noteOf } from './updates/history.ts'

/** Characters of a memory that are shown on each side of the evidence. */
const AROUND = 160

/** Who said something in a memory, and when. */
export const speakerOf = ({ speaker, timestamp }: Pick<StatingMemory, 'speaker' | 'timestamp'>) => ({
  ...(speaker !== null && { speaker }),
  saidAt: timestamp.toISOString(),
})

/** The part of a content around the evidence. */
export function passageOf(content: string, evidence: Schemas['Evidence']): Schemas['EvidencePassage'] {
  const start = Math.max(0, evidence.start - AROUND)
  return { start, text: content.slice(start, evidence.end + AROUND) }
}

type Said = Pick<Schemas['PropertyValue'], 'evidence' | 'passage' | 'speaker' | 'saidAt'>

/**
 * What states each value of a record that comes from a memory, by its `propertyKey`. The words are left out if the memory
 * no longer has them in their place, as after an edit that is not read yet.
 */
export async function saidOf(
  scope: Scope,
  recordId: string,
  rows: readonly PropertyRow[],
): Promise<ReadonlyMap<string, Said>> {
  const memories = await memoriesStating(scope, recordId, rows)
  return new Map(
    memories.flatMap(({ content, stated, ...memory }) =>
      stated.map(({ evidence: note, ...property }): [string, Said] => {
        const { evidence } = noteOf({ evidence: note })
        const isThere = evidence && content.slice(evidence.start, evidence.end) === evidence.text
        return [
          propertyKey(property),
          { ...(isThere && { evidence, passage: passageOf(content, evidence) }), ...speakerOf(memory) },
        ]
      }),
    ),
  )
}
