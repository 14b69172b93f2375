import type { Schemas } from '../../../contract/schemas.ts'
import type { MemoryRow, MemoryWithProperties } from './sql/read.ts'
import type { SupersedingRow } from './sql/superseded.ts'

/** Rounds a probability to four decimal places; more are not significant. */
export const rounded = (score: number): number => Math.round(score * 1e4) / 1e4

/** A memory as lists return it; fields are in reading order. */
export const toMemory = (row: MemoryRow, score?: number): Schemas['Memory'] => ({
  content: row.content,
  ...(score !== undefined && { score: rounded(score) }),
  timestamp: row.timestamp.toISOString(),
  ...(row.speaker !== null && { speaker: row.speaker }),
  recordId: row.recordId,
  memoryId: row.id,
  ...(row.sessionId !== null && { sessionId: row.sessionId }),
  createdAt: row.createdAt.toISOString(),
  tags: row.tags,
  metadata: row.metadata,
  ...(row.superseded && { supersededBy: row.superseded.map(toSuperseding) }),
})

/** A memory as recall returns it: with its score and its record's properties. */
export const toRecalled = (
  row: MemoryWithProperties,
  score: number,
  matched: string[] = [],
): Schemas['RecalledMemory'] => ({
  ...toMemory(row, score),
  score: rounded(score),
  ...(matched.length > 0 && { matched }),
  properties: row.properties,
})

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
