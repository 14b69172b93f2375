import { z } from 'zod'
import type { Schemas } from '../../../../contract/schemas.ts'
import type { EmbedQuery } from '../../../../models/query-embedding.ts'
import { type BillingContext, charge, requireCredits } from '../../../../platform/credits/credits.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { createCursor } from '../../../../platform/lists/cursor.ts'
import { invalid } from '../../../../platform/values/errors.ts'
import type { Hit } from '../../../../search/types.ts'
import type { DefinitionsOf } from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import { readGroups } from '../../properties/filter/read-filter.ts'
import {
  bareRecords,
  countRecords,
  type FilteredRecord,
  filteredRecords,
  type RecordFilter,
} from '../../properties/filter/sql/filtered.ts'
import { type MemoryRow, memoriesByIds, newestOfEach, recordsOfMemories } from '../sql/read.ts'
import { lastMemoryOf, rounded, toMemory } from '../wire.ts'
import { passagesOf } from './context.ts'
import { find, MAX_BY_QUERY, type Sought } from './find.ts'
import { readQuery } from './read-query.ts'

type Request = Schemas['SearchRequest']
type Found = Omit<Schemas['SearchResponse'], 'success'>
type Row = Pick<FilteredRecord, 'recordId' | 'type'> & Partial<FilteredRecord>

/** Maximum number of memories returned with each record. */
const MEMORIES_OF_EACH = 5

const cursor = createCursor(
  'search',
  z.union([z.strictObject({ id: z.string() }), z.strictObject({ rank: z.int().positive().max(MAX_BY_QUERY) })]),
  'body.cursor',
)

/** Where a page starts: after a record, or at an offset. */
type Start = { after: string } | { offset: number }

/** Searches records by groups of conditions, a query, or both, with pages and a count. */
export const createSearcher =
  ({ definitionsOf, embedQuery }: { definitionsOf: DefinitionsOf; embedQuery: EmbedQuery }) =>
  async (billing: BillingContext, request: Request): Promise<Found> => {
    const { scope, principal } = billing
    const { query, type } = request
    const start = startOf(request)
    const price = query === undefined ? 0 : PRICES.search
    requireCredits(principal, price)
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const condition = await readGroups(scope, request, collections)
    const filter = { condition, type }
    if (query === undefined) return withLast(scope, await byFilter(scope, filter, start, request), request)
    const { sought, noted } = await readQuery(embedQuery, billing, query, request.timeZone)
    const found = await withLast(scope, await byQuery(scope, query, { ...filter, ...sought }, start, request), request)
    await charge(billing, 'search', price)
    return { ...found, ...noted }
  }

/** With the last memory of each record, if it is asked for. */
async function withLast(scope: Scope, found: Found, { includeLastMemory }: Request): Promise<Found> {
  if (!includeLastMemory) return found
  const ids = found.data.map(({ recordId }) => recordId)
  const last = new Map((await newestOfEach(scope, ids, 1)).map(memory => [memory.recordId, memory]))
  return { ...found, data: found.data.map(row => ({ ...row, ...lastMemoryOf(last.get(row.recordId)) })) }
}

function startOf({ query, page, pageSize, cursor: given }: Request): Start {
  if (page !== undefined && given !== undefined) throw invalid('body.page', 'Pass page or cursor, not both.')
  const position = cursor.decode(given)
  if (position === undefined) return { offset: ((page ?? 1) - 1) * pageSize }
  if ('rank' in position === (query === undefined))
    throw invalid('body.cursor', 'body.cursor must be a nextCursor of this list')
  return 'rank' in position ? { offset: position.rank } : { after: position.id }
}

async function byFilter(scope: Scope, filter: RecordFilter, start: Start, request: Request): Promise<Found> {
  const { pageSize, page, countOnly, returnRecords, includeMemories, cursor: given } = request
  const total = given === undefined ? { total: await countRecords(scope, filter) } : {}
  if (countOnly) return { data: [], ...total }
  const list: (...args: Parameters<typeof bareRecords>) => Promise<Row[]> = returnRecords
    ? filteredRecords
    : bareRecords
  const rows = await list(scope, filter, { ...start, limit: pageSize + 1 })
  const shown = rows.slice(0, pageSize)
  const ids = shown.map(({ recordId }) => recordId)
  const memories = includeMemories ? grouped(await newestOfEach(scope, ids, MEMORIES_OF_EACH)) : undefined
  const last = ids.at(-1)
  const more = rows.length > pageSize && page === undefined && last !== undefined
  return {
    data: shown.map(row => ({
      ...row,
      ...(memories && { memories: (memories.get(row.recordId) ?? []).map(memory => toMemory(memory)) }),
    })),
    ...total,
    ...(more && { nextCursor: cursor.encode({ id: last }) }),
  }
}

async function byQuery(scope: Scope, query: string, filter: Sought, start: Start, request: Request): Promise<Found> {
  const { pageSize, page, countOnly, returnRecords, includeMemories, cursor: given } = request
  const hits = await find(scope, query, filter, MAX_BY_QUERY)
  const recordOf = await recordsOfMemories(
    scope,
    hits.map(({ id }) => id),
  )
  const best = new Map<string, { score: number; memories: Hit[] }>()
  for (const hit of hits) {
    const recordId = recordOf.get(hit.id)
    if (recordId === undefined) continue
    const record = best.get(recordId) ?? { score: hit.score, memories: [] }
    if (record.memories.length < MEMORIES_OF_EACH) record.memories.push(hit)
    best.set(recordId, record)
  }
  const total = given === undefined ? { total: best.size } : {}
  if (countOnly) return { data: [], ...total }
  const offset = 'offset' in start ? start.offset : 0
  const ids = [...best.keys()].slice(offset, offset + pageSize)
  const list = returnRecords ? filteredRecords : bareRecords
  const rows: Row[] = await list(scope, { ids }, { limit: ids.length })
  const byId = new Map(rows.map(row => [row.recordId, row]))
  const wanted = includeMemories ? ids.flatMap(id => best.get(id)?.memories ?? []) : []
  const read = await memoriesByIds(
    scope,
    wanted.map(({ id }) => id),
  )
  const foundOf = await passagesOf(scope, query, read, new Map(wanted.map(hit => [hit.id, hit])))
  const memories = grouped(read)
  const next = offset + pageSize
  return {
    data: ids.flatMap(id => {
      const row = byId.get(id)
      if (!row) return []
      const own = (memories.get(id) ?? []).map(memory => toMemory(memory, foundOf(memory)))
      return [{ ...row, score: rounded(best.get(id)?.score ?? 0), ...(includeMemories && { memories: own }) }]
    }),
    ...total,
    ...(best.size > next && page === undefined && { nextCursor: cursor.encode({ rank: next }) }),
  }
}

function grouped(memories: readonly MemoryRow[]): Map<string, MemoryRow[]> {
  return Map.groupBy(memories, ({ recordId }) => recordId)
}
