import type { Schemas } from '../../../contract/schemas.ts'
import type { CollectionDefinition } from '../definitions.ts'
import { fullNameOf } from '../properties/workspace-lists.ts'
import type { MemoryRow, MemoryWithProperties } from './sql/read.ts'
import type { SupersedingRow } from './sql/superseded.ts'

/** Rounds a probability to four decimal places; more are not significant. */
export const rounded = (score: number): number => Math.round(score * 1e4) / 1e4

/** What a search adds to a memory. */
export type Found = Pick<Schemas['RecalledMemory'], 'score' | 'matched' | 'passage' | 'inReplyTo' | 'record'>

/** A memory as lists return it; fields are in reading order. */
export const toMemory = (
  row: MemoryRow,
  { score, passage, inReplyTo, record }: Partial<Found> = {},
): Schemas['Memory'] => ({
  content: row.content,
  ...(score !== undefined && { score: rounded(score) }),
  ...(passage && { passage }),
  ...(inReplyTo && { inReplyTo }),
  timestamp: row.timestamp.toISOString(),
  ...(row.speaker !== null && { speaker: row.speaker }),
  ...(record && { record }),
  recordId: row.recordId,
  memoryId: row.id,
  ...(row.sessionId !== null && { sessionId: row.sessionId }),
  ...(row.actionId !== null && { actionId: row.actionId }),
  createdAt: row.createdAt.toISOString(),
  tags: row.tags,
  metadata: row.metadata,
  version: row.version,
  ...(row.facts && { facts: row.facts }),
  ...(row.superseded && { supersededBy: row.superseded.map(toSuperseding) }),
})

/** A memory as recall returns it: with its score and its record's properties. */
export const toRecalled = (
  row: MemoryWithProperties,
  collections: readonly CollectionDefinition[],
  found: Found,
): Schemas['RecalledMemory'] => ({
  ...toMemory(row, found),
  score: rounded(found.score),
  ...(found.matched?.length && { matched: found.matched }),
  properties: toProperties(row, collections),
})

/** Properties by name. If two collections use the same name, the newer value is used. */
const toProperties = (
  { properties }: MemoryWithProperties,
  collections: readonly CollectionDefinition[],
): Schemas['RecalledMemory']['properties'] =>
  Object.fromEntries(
    properties.map(property => {
      const workspace = collections.find(({ id }) => id === property.collectionId)?.name
      return [fullNameOf({ ...property, workspace }), property.value]
    }),
  )

export const toSuperseding = ({
  memoryId,
  timestamp,
  evidence: _,
  ...values
}: SupersedingRow): Schemas['SupersedingValue'] => ({
  ...values,
  timestamp: new Date(timestamp).toISOString(),
  ...(memoryId !== null && { memoryId }),
})

/** Characters of the last memory of a record that lists show. */
const SHOWN = 300

/** The memory of a record that was said last, as lists show it. */
export const lastMemoryOf = (memory: MemoryRow | undefined): { lastMemory?: Schemas['LastMemory'] } =>
  memory
    ? {
        lastMemory: {
          memoryId: memory.id,
          text: Array.from(memory.content.slice(0, 2 * SHOWN))
            .slice(0, SHOWN)
            .join(''),
          ...(memory.speaker !== null && { speaker: memory.speaker }),
          timestamp: memory.timestamp.toISOString(),
        },
      }
    : {}
