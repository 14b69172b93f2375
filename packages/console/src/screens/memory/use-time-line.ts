import type { Memory, PropertyChange } from '@keepsake/sdk'
import { type InfiniteData, type UseInfiniteQueryResult, useQueryClient } from '@tanstack/react-query'
import { type Items, usePages } from '../../session/use-pages.ts'
import { useClient } from '../../session/use-session.tsx'

/** What a timeline can show. */
export const SHOWN = [
  ['all', 'All'],
  ['memories', 'Memories'],
  ['values', 'Values'],
] as const
export type Shown = (typeof SHOWN)[number][0]

/** A value that a record had, until the next one of its property. A current value has no `until`. */
export interface Stated {
  kind: 'value'
  at: string
  change: PropertyChange
  until: string | undefined
}
interface Said {
  kind: 'memory'
  at: string
  memory: Memory
}
export type Entry = Said | Stated

export const keyOf = (entry: Entry): string =>
  entry.kind === 'memory' ? entry.memory.memoryId : `${propertyOf(entry.change)}/${entry.change.version}`

const propertyOf = ({ collectionId = '', systemName }: PropertyChange): string => `${collectionId}/${systemName}`

const PAGE = 50
const MOST_CHANGES_AT_ONCE = 200
/** Values before these are in the history of their property only: all are read before the first row is shown. */
const MAX_CHANGES = 1_000

/** Memories and values of a record in one list, newest first. */
export function useTimeLine(recordId: string, shown: Shown): UseInfiniteQueryResult<InfiniteData<Items<Entry>>> {
  const client = useClient()
  const queries = useQueryClient()
  const readChanges = async (): Promise<PropertyChange[]> => {
    const changes: PropertyChange[] = []
    for await (const change of client.memory.propertyHistory({ recordId, limit: MOST_CHANGES_AT_ONCE })) {
      changes.push(change)
      if (changes.length === MAX_CHANGES) break
    }
    return changes
  }
  return usePages<Entry>(['record', recordId, 'timeline', shown], async ({ cursor }) => {
    const [before, memoriesCursor] = cursor?.split(' ') ?? []
    const [memories, changes] = await Promise.all([
      shown === 'values'
        ? { data: [], nextCursor: undefined }
        : client.memory.recall({ recordId, limit: PAGE, ...(memoriesCursor && { cursor: memoriesCursor }) }),
      shown === 'memories'
        ? []
        : queries.fetchQuery({
            queryKey: ['record', recordId, 'changes'],
            queryFn: readChanges,
            // read once for all pages, and again when the record changes
            staleTime: 10_000,
          }),
    ])
    const oldest = memories.nextCursor === undefined ? undefined : memories.data.at(-1)?.timestamp
    return {
      data: merged(memories.data, changes, { before, oldest }),
      ...(memories.nextCursor !== undefined && { nextCursor: `${oldest} ${memories.nextCursor}` }),
    }
  })
}

/**
 * The rows of a page: its memories, and the values of its time.
 * @param changes all that are known, newest first
 * @param time what is not before `oldest`, and before `before`; without them, it has no end
 */
export function merged(
  memories: readonly Memory[],
  changes: readonly PropertyChange[],
  { before, oldest }: { before: string | undefined; oldest: string | undefined },
): Entry[] {
  const said = memories.map((memory): Said => ({ kind: 'memory', at: memory.timestamp, memory }))
  const stated = untilTheNext(changes).filter(
    ({ at }) => (before === undefined || at < before) && (oldest === undefined || at >= oldest),
  )
  return [...said, ...stated].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

function untilTheNext(changes: readonly PropertyChange[]): Stated[] {
  const next = new Map<string, string>()
  return changes.map(change => {
    const property = propertyOf(change)
    const until = next.get(property)
    next.set(property, change.at)
    return { kind: 'value', at: change.at, change, until }
  })
}
