import { z } from 'zod'
import type { Schemas } from '../../../../contract/schemas.ts'
import type { Models } from '../../../../models/port.ts'
import type { EmbedQuery } from '../../../../models/query-embedding.ts'
import {
  type BillingContext,
  type CreditReservation,
  charge,
  release,
  requireCredits,
  reserve,
  settle,
} from '../../../../platform/credits/credits.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { createCursor, pageOf, positionMoment } from '../../../../platform/lists/cursor.ts'
import { invalid } from '../../../../platform/values/errors.ts'
import type { Hit } from '../../../../search/types.ts'
import { type DefinitionsOf, requireWorkspace } from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import { type PropertyFilter, readOwnFilter } from '../../properties/filter/read-filter.ts'
import { recordUnlessUnknown } from '../../records/entity/lookup.ts'
import { type IdentityFields, readIdentity } from '../../records/identity.ts'
import {
  type MemoryFilter,
  type MemoryPosition,
  memoriesByIds,
  newestMemories,
  newestRecalled,
  recalledByIds,
} from '../sql/read.ts'
import { type Found, rounded, toMemory, toRecalled } from '../wire.ts'
import { answeredBy, answerFrom, type Read } from './answer.ts'
import { readBy } from './answer-passages.ts'
import { contextOf, ownersOf } from './context.ts'
import { expandedQuery, fuse } from './deep.ts'
import { MAX_BY_QUERY, type Search, searchIn } from './find.ts'
import { type FindMedia, mediaAbout } from './media.ts'
import { rank } from './rank.ts'
import { readQuery } from './read-query.ts'

/** Number of top results whose names a deep search looks for. */
const NAMES_FROM = 3
const recallCursor = createCursor(
  'recall',
  z.union([
    z.strictObject({ timestamp: positionMoment, id: z.string() }),
    z.strictObject({ rank: z.int().positive().max(MAX_BY_QUERY) }),
  ]),
  'body.cursor',
)

interface Narrowing extends IdentityFields {
  ifUnknown?: 'error' | 'empty' | undefined
  since?: string | undefined
  until?: string | undefined
  tags?: string[] | undefined
  sessionId?: string | undefined
  actionId?: string | undefined
  searchable?: boolean | undefined
  filterByProperty?: PropertyFilter | undefined
}

export interface Recaller {
  smartRecall(
    billing: BillingContext,
    request: Schemas['SmartRecallRequest'],
    signal: AbortSignal,
  ): Promise<Omit<Schemas['SmartRecallResponse'], 'success'>>
  recall(
    billing: BillingContext,
    request: Schemas['RecallRequest'],
  ): Promise<Omit<Schemas['RecallResponse'], 'success'>>
}

export const createRecaller = ({
  models,
  embedQuery,
  definitionsOf,
  findMedia,
}: {
  models: Models
  embedQuery: EmbedQuery
  definitionsOf: DefinitionsOf
  findMedia: FindMedia
}): Recaller => {
  /** The memory filter of a request, before any query. Undefined if the record is unknown and the result is to be empty. */
  async function narrow({ scope, principal }: BillingContext, request: Narrowing): Promise<MemoryFilter | undefined> {
    const identity = readIdentity(request)
    const { actionId, filterByProperty } = request
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    if (actionId !== undefined) requireWorkspace(collections, actionId, 'body')
    const condition =
      filterByProperty && (await readOwnFilter(scope, filterByProperty, collections, 'body.filterByProperty'))
    const record = identity && (await recordUnlessUnknown(scope, identity, request.ifUnknown))
    if (identity && !record) return undefined
    return {
      recordId: record?.id,
      // a record that was looked up by its type needs no further check
      type: record ? undefined : request.type,
      since: toDate(request.since),
      until: toDate(request.until),
      tags: request.tags,
      sessionId: request.sessionId,
      searchable: request.searchable,
      actionId,
      condition,
    }
  }

  async function pageByRank(
    billing: BillingContext,
    text: string,
    filter: MemoryFilter,
    after: Position,
    { limit, timeZone }: Schemas['RecallRequest'],
  ) {
    const { scope } = billing
    if (after && !('rank' in after)) throw foreignCursor()
    const start = after?.rank ?? 0
    const { sought, noted } = await readQuery(embedQuery, billing, text, timeZone)
    const search = await searchIn(scope, { ...filter, ...sought })
    const next = start + limit
    // one more than the page shows whether there is a next one
    const hits = await search.filled(text, await search.best(text, MAX_BY_QUERY), Math.min(next + 1, MAX_BY_QUERY))
    const shown = new Map(hits.slice(start, next).map(hit => [hit.id, hit]))
    const rows = await memoriesByIds(scope, [...shown.keys()])
    const foundOf = await contextOf(scope, text, rows, shown, filter)
    const page: Page = { data: rows.map(row => toMemory(row, foundOf(row))), ...noted }
    return hits.length > next ? { ...page, nextCursor: recallCursor.encode({ rank: next }) } : page
  }

  async function byFilterAlone(billing: BillingContext, request: Schemas['SmartRecallRequest']) {
    if (!request.filterByProperty)
      throw invalid('body.query', 'Pass query, or filterByProperty to filter without a charge.')
    if (request.generateAnswer) throw invalid('body.generateAnswer', 'query is required for an answer.')
    const filter = await narrow(billing, request)
    if (!filter) return { results: [] }
    const rows = await newestRecalled(billing.scope, filter, request)
    const collections = await definitionsOf(billing.scope, billing.principal.definitionsVersion)
    const ownerOf = await ownersOf(billing.scope, rows, filter)
    return { results: rows.map(row => toRecalled(row, collections, { score: 1, ...ownerOf(row) })) }
  }

  async function byQuery(
    billing: BillingContext,
    query: string,
    request: Schemas['SmartRecallRequest'],
    signal: AbortSignal,
  ) {
    const { scope, principal } = billing
    const { limit, groupByRecord, mode, minScore = 0, generateAnswer } = request
    const filter = await narrow(billing, request)
    if (!filter) return { results: [] }
    const isRead = generateAnswer || (models.engine === 'model' && mode === 'deep')
    const readable = isRead ? Math.max(limit, readBy(models.engine)) : limit
    const wanted = groupByRecord ? MAX_BY_QUERY : readable
    const isOfOne = filter.recordId !== undefined
    const { sought, noted } = await readQuery(embedQuery, billing, query, request.timeZone)
    const search = await searchIn(scope, { ...filter, ...sought })
    const first = await search.best(query, wanted)
    const ranked = mode === 'deep' ? await rank({ models, scope, isOfOne, signal }, query, first) : undefined
    const deep = mode === 'deep' && !ranked?.hits ? await deepen(scope, query, first, search, wanted) : first
    const best = ranked?.hits ?? deep
    const hits = await search.filled(query, best, groupByRecord ? 1 : readable)
    // compares the rounded score: sending a returned score as `minScore` must return the same memory
    const isGood = ({ score = 0 }: Pick<Found, 'score'>): boolean => rounded(score) >= minScore
    // an answer may lift a memory to the best score
    const isRanked = generateAnswer && hits.some(isGood)
    const good = new Map((isRanked ? hits : hits.filter(isGood)).map(hit => [hit.id, hit]))
    const rows = await recalledByIds(scope, [...good.keys()], { limit: readable, groupByRecord })
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const foundOf = await contextOf(scope, query, rows, good, filter)
    const media = await mediaAbout(findMedia, scope, query, { ...filter, ...sought }, request)
    const { since, until, tags, sessionId, actionId } = filter
    const isNarrow = [since, until, tags, sessionId, actionId].some(each => each !== undefined)
    const read = { rows, foundOf, media, isOfOne, isNarrow, times: sought.times }
    const answer = generateAnswer ? await answerFor(billing, query, { ...read, isGood }, signal) : undefined
    const answered = answer?.answered
    const ordered = answer?.ordered ?? read
    const results = ordered.rows.slice(0, limit).map(row => toRecalled(row, collections, ordered.foundOf(row)))
    if (!answered) await charge(billing, 'smartRecall', PRICES.smartRecall)
    const warnings = [answered, ranked, noted].flatMap(each => each?.warnings ?? [])
    return {
      results,
      ...(media.length > 0 && { media: media.map(({ result }) => result) }),
      ...answered,
      ...(warnings.length > 0 && { warnings }),
    }
  }

  /** Composes and charges an answer together with the recall. Without an answer, only the recall is charged. */
  async function answerFor(
    billing: BillingContext,
    query: string,
    { isGood, ...read }: Read & { isGood: (found: Found) => boolean },
    signal: AbortSignal,
  ) {
    const highest = PRICES.smartRecall + PRICES.answer
    const isAsked = models.engine === 'model' && read.rows.length + read.media.length > 0
    const reservation = isAsked ? await reserve(billing, 'smartRecall', highest) : undefined
    const collections = await definitionsOf(billing.scope, billing.principal.definitionsVersion)
    const work = answerFrom(models, billing.scope, query, { ...read, collections }, signal)
    const { answered, ordered } = answeredBy(await orRelease(billing.scope, reservation, work), read, isGood)
    const price = answered.answer === undefined ? PRICES.smartRecall : highest
    if (reservation) await settle(billing, reservation, price)
    else await charge(billing, 'smartRecall', price)
    return { answered, ordered }
  }

  return {
    async smartRecall(billing, request, signal) {
      if (request.query === undefined) return byFilterAlone(billing, request)
      requireCredits(billing.principal, PRICES.smartRecall)
      return byQuery(billing, request.query, request, signal)
    },

    async recall(billing, request) {
      const { scope } = billing
      if (request.query !== undefined && request.searchable === false)
        throw invalid('body.searchable', 'What is not searchable is not found by a query. Leave out query to list it.')
      const position = recallCursor.decode(request.cursor)
      const free = request.query === undefined && request.filterByProperty !== undefined
      const price = free ? 0 : PRICES.recall
      requireCredits(billing.principal, price)
      const filter = await narrow(billing, request)
      if (!filter) return { data: [] }
      const page =
        request.query === undefined
          ? await pageByTime(scope, filter, position, request.limit)
          : await pageByRank(billing, request.query, filter, position, request)
      await charge(billing, 'recall', price)
      return page
    },
  }
}

type Position = MemoryPosition | { rank: number } | undefined
type Page = Omit<Schemas['RecallResponse'], 'success'>

async function pageByTime(scope: Scope, filter: MemoryFilter, after: Position, limit: number): Promise<Page> {
  if (after && 'rank' in after) throw foreignCursor()
  const rows = await newestMemories(scope, filter, { after, limit: limit + 1 })
  const ownerOf = await ownersOf(scope, rows, filter)
  const { entries, nextCursor } = pageOf(rows, limit, recallCursor, ({ id, timestamp }) => ({
    id,
    timestamp: timestamp.toISOString(),
  }))
  return { data: entries.map(row => toMemory(row, ownerOf(row))), ...(nextCursor !== undefined && { nextCursor }) }
}

/** Searches again with the names that the first results mention. */
async function deepen(
  scope: Scope,
  query: string,
  first: readonly Hit[],
  search: Search,
  limit: number,
): Promise<readonly Hit[]> {
  const top = first.slice(0, NAMES_FROM).map(({ id }) => id)
  const texts = (await memoriesByIds(scope, top)).map(({ content }) => content)
  const expanded = expandedQuery(query, texts)
  return expanded === undefined ? first : fuse(first, await search.best(expanded, limit), limit)
}

const toDate = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text))

const foreignCursor = () => invalid('body.cursor', 'body.cursor must be a nextCursor of this list')

async function orRelease<T>(scope: Scope, reservation: CreditReservation | undefined, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (reservation) await release(scope, reservation)
    throw error
  }
}
