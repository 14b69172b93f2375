import type { Schemas } from '../../../../contract/schemas.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { invalid, notFound } from '../../../../platform/values/errors.ts'

type Update = Schemas['PropertyUpdate']

/** A memory that a caller names as the source of a value. */
export interface SourceMemory {
  id: string
  recordId: string
  content: string
  timestamp: Date
}

/** The memories that the updates name, without those of other tenants. */
export async function sourceMemories(
  scope: Scope,
  updates: readonly Pick<Update, 'sourceMemoryId'>[],
): Promise<SourceMemory[]> {
  const ids = updates.flatMap(({ sourceMemoryId }) => sourceMemoryId ?? [])
  if (ids.length === 0) return []
  return scope.prisma(({ memory }) =>
    memory.findMany({
      where: { id: { in: ids } },
      select: { id: true, recordId: true, content: true, timestamp: true },
    }),
  )
}

/**
 * The memory that an update names as its source, such as the one of an accepted suggestion.
 * @param path the path of the update in the request, for error messages
 * @throws ApiError if it is not a memory of the record, or if the evidence is not in it
 */
export function sourceOf(
  { sourceMemoryId = '', operation = 'set', evidence }: Update,
  memories: readonly SourceMemory[],
  recordId: string,
  path: string,
): SourceMemory {
  const memory = memories.find(({ id }) => id === sourceMemoryId)
  if (!memory) throw notFound('memory', sourceMemoryId)
  if (memory.recordId !== recordId)
    throw invalid(
      `${path}.sourceMemoryId`,
      `${sourceMemoryId} is not a memory of ${recordId}. Pass a memory of the record.`,
    )
  if (operation !== 'set' && operation !== 'push')
    throw invalid(
      `${path}.sourceMemoryId`,
      `sourceMemoryId is the source of a new value: use set or push, not ${operation}.`,
    )
  if (evidence && !isEvidenceOf(memory, evidence))
    throw invalid(
      `${path}.evidence`,
      `${sourceMemoryId} does not have this text from ${evidence.start} to ${evidence.end}. Pass the evidence as memorize returned it.`,
    )
  return memory
}

/** Whether a memory has these words in their place, which an edit may have changed. */
export const isEvidenceOf = ({ content }: SourceMemory, { start, end, text }: Schemas['Evidence']): boolean =>
  content.slice(start, end) === text
