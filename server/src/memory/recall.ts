import { z } from 'zod'
import type { components } from '../contract/openapi.gen.ts'
import type { Models } from '../models/port.ts'
import {
  charge,
  type Hold,
  release,
  requireCredits,
  reserve,
  type Spender,
  settle,
} from '../platform/credits/credits.ts'
import { PRICES } from '../platform/credits/prices.ts'
import { createCursor, pageOf } from '../platform/cursor.ts'
import type { Scope } from '../platform/database/scope.ts'
import { invalid } from '../platform/errors.ts'
import { rank } from '../search/rank.ts'
import type { Hit, SearchQuery } from '../search/types.ts'
import { expandedQuery, fuse } from './deep.ts'
import type { DefinitionsOf } from './definitions.ts'
import { filteredIds, type PropertyFilter, propertyNames } from './filter.ts'
import { type IdentityFields, readIdentity } from './identity.ts'
import { requireRecord } from './lookup.ts'
import { toMemory, toRecalled } from './shape.ts'
import { type MemoryFilter, memoriesByIds, newestMemories } from './statements/read.ts'

type Schemas = components['schemas']
type Memories = Awaited<ReturnType<typeof memoriesByIds>>

/** Records that a property filter may narrow a search to; more are cut, oldest first. */
const MOST_FILTERED_RECORDS = 10_000
const MOST_BY_QUERY = 200
/** Passages that an answer is put together from. */
const ANSWER_PASSAGES = 10

const recallCursor = createCursor(
  'recall',
  z.union([z.object({ timestamp: z.iso.datetime(), id: z.string() }), z.object({ rank: z.int().positive() })]),
)

interface Narrowing extends IdentityFields {
  since?: string | undefined
  until?: string | undefined
  tags?: string[] | undefined
  filterByProperty?: PropertyFilter | undefined
}

export interface Recaller {
  smartRecall(
    spender: Spender,
    request: Schemas['SmartRecallRequest'],
    signal: AbortSignal,
  ): Promise<Omit<Schemas['SmartRecallResponse'], 'success'>>
  recall(spender: Spender, request: Schemas['RecallRequest']): Promise<Omit<Schemas['RecallResponse'], 'success'>>
}

export const createRecaller = ({
  models,
  definitionsOf,
}: {
  models: Models
  definitionsOf: DefinitionsOf
}): Recaller => {
  /** The memories that a request is about, before any query. */
  async function narrow({ scope, principal }: Spender, request: Narrowing): Promise<MemoryFilter> {
    const identity = readIdentity(request)
    const record = identity && (await requireRecord(scope, identity))
    const recordIds = record && [record.id]
    const filter: MemoryFilter = {
      ...(identity ? {} : { type: request.type }),
      since: toDate(request.since),
      until: toDate(request.until),
      tags: request.tags,
    }
    if (!request.filterByProperty) return { ...filter, recordIds }
    const names = propertyNames(await definitionsOf(scope, principal.definitionsVersion))
    const path = 'body.filterByProperty'
    const matching = await filteredIds(scope, request.filterByProperty, {
      names,
      path,
      most: MOST_FILTERED_RECORDS,
      within: recordIds,
    })
    return { ...filter, recordIds: matching }
  }

  async function answer(question: string, found: Memories, hits: readonly Hit[], signal: AbortSignal) {
    const scores = new Map(hits.map(({ id, score }) => [id, score]))
    const passages = found
      .slice(0, ANSWER_PASSAGES)
      .map(({ id, content, timestamp }) => ({ id, content, timestamp, score: scores.get(id) ?? 0 }))
    const { answer: given } = await models.answer({ question, passages, signal })
    if (!given) return {}
    const sources = given.sources.map(({ id, start, end, text }) => ({ memoryId: id, start, end, text }))
    return { answer: given.answer, confidence: given.confidence, sources }
  }

  async function byQuery(spender: Spender, query: string, request: Schemas['SmartRecallRequest'], signal: AbortSignal) {
    const { scope } = spender
    const filter = await narrow(spender, request)
    const wanted = request.groupByRecord ? request.limit * 5 : request.limit
    const search = toSearch(query, filter, wanted)
    const first = await rank(scope, search)
    const hits = request.mode === 'deep' ? await deepen(scope, search, first) : first
    const good = hits.filter(({ score }) => score >= (request.minScore ?? 0))
    const found = await memoriesByIds(
      scope,
      good.map(({ id }) => id),
    )
    const kept = (request.groupByRecord ? bestOfRecords(found) : found).slice(0, request.limit)
    const byId = new Map(good.map(hit => [hit.id, hit]))
    const results = kept.map(row => toRecalled(row, byId.get(row.id)?.score ?? 0, byId.get(row.id)?.matched))
    return { results, ...(request.generateAnswer && (await answer(query, found, good, signal))) }
  }

  return {
    async smartRecall(spender, request, signal) {
      if (request.query === undefined) return { results: await byFilterAlone(spender, request, narrow) }
      const price = PRICES.smartRecall + (request.generateAnswer ? PRICES.answer : 0)
      requireCredits(spender.principal, price)
      const usesModel = request.generateAnswer && models.engine === 'model'
      const hold = usesModel ? await reserve(spender, 'smartRecall', price) : undefined
      const result = await orRelease(spender.scope, hold, byQuery(spender, request.query, request, signal))
      if (hold) await settle(spender, hold, price)
      else await charge(spender, 'smartRecall', price)
      return result
    },

    async recall(spender, request) {
      const { scope } = spender
      const position = recallCursor.decode(request.cursor)
      const free = request.query === undefined && request.filterByProperty !== undefined
      const price = free ? 0 : PRICES.recall
      requireCredits(spender.principal, price)
      const filter = await narrow(spender, request)
      const page =
        request.query === undefined
          ? await pageByTime(scope, filter, position, request.limit)
          : await pageByRank(scope, toSearch(request.query, filter, MOST_BY_QUERY), position, request.limit)
      await charge(spender, 'recall', price)
      return page
    },
  }
}

type Position = ReturnType<typeof recallCursor.decode>

async function pageByTime(scope: Scope, filter: MemoryFilter, position: Position, limit: number) {
  if (position && 'rank' in position) throw foreignCursor()
  const rows = await newestMemories(scope, filter, position, limit + 1)
  const { entries, nextCursor } = pageOf(rows, limit, recallCursor, ({ id, timestamp }) => ({
    id,
    timestamp: timestamp.toISOString(),
  }))
  return { data: entries.map(row => toMemory(row)), ...(nextCursor !== undefined && { nextCursor }) }
}

async function pageByRank(scope: Scope, search: SearchQuery, position: Position, limit: number) {
  if (position && !('rank' in position)) throw foreignCursor()
  const start = position?.rank ?? 0
  const hits = await rank(scope, search)
  const shown = hits.slice(start, start + limit)
  const rows = await memoriesByIds(
    scope,
    shown.map(({ id }) => id),
  )
  const scores = new Map(shown.map(({ id, score }) => [id, score]))
  return {
    data: rows.map(row => toMemory(row, scores.get(row.id))),
    ...(hits.length > start + limit && { nextCursor: recallCursor.encode({ rank: start + limit }) }),
  }
}

async function byFilterAlone(
  spender: Spender,
  request: Schemas['SmartRecallRequest'],
  narrow: (spender: Spender, request: Narrowing) => Promise<MemoryFilter>,
) {
  if (!request.filterByProperty) throw invalid('body.query', 'Give a query, or filterByProperty for a free filter.')
  if (request.generateAnswer) throw invalid('body.generateAnswer', 'An answer needs a query.')
  const rows = await newestMemories(spender.scope, await narrow(spender, request), undefined, request.limit)
  const kept = request.groupByRecord ? bestOfRecords(rows) : rows
  return kept.map(row => toRecalled(row, 1))
}

/** A second look with the names that the first results bring up. */
async function deepen(scope: Scope, search: SearchQuery, first: readonly Hit[]): Promise<readonly Hit[]> {
  const top = await memoriesByIds(
    scope,
    first.slice(0, 3).map(({ id }) => id),
  )
  const text = expandedQuery(
    search.text,
    top.map(({ content }) => content),
  )
  return text === undefined ? first : fuse(first, await rank(scope, { ...search, text }), search.limit)
}

function bestOfRecords(rows: Memories): Memories {
  const seen = new Set<string>()
  return rows.filter(({ recordId }) => !seen.has(recordId) && seen.add(recordId))
}

const toSearch = (text: string, { recordIds, type, since, until, tags }: MemoryFilter, limit: number): SearchQuery => ({
  text,
  source: 'memory',
  limit,
  now: new Date(),
  ...(recordIds && { recordIds }),
  ...(type !== undefined && { type }),
  ...(since && { since }),
  ...(until && { until }),
  ...(tags && { tags }),
})

const toDate = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text))

const foreignCursor = () => invalid('body.cursor', 'body.cursor must be the nextCursor of a page of this same list')

async function orRelease<T>(scope: Scope, hold: Hold | undefined, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (hold) await release(scope, hold)
    throw error
  }
}
