import { z } from 'zod'
import type { TenantCall } from '../../contract/handlers.ts'
import type { Schemas } from '../../contract/schemas.ts'
import type { EmbedQuery } from '../../models/query-embedding.ts'
import { charge, requireCredits } from '../../platform/credits/credits.ts'
import { PRICES } from '../../platform/credits/prices.ts'
import { createCursor, positionMoment } from '../../platform/cursor.ts'
import type { Scope, SqlValue } from '../../platform/database/scope.ts'
import { invalid } from '../../platform/errors.ts'
import { splitIdentity } from '../../platform/identity-fields.ts'
import { given, readPage } from '../../platform/list.ts'
import { highlightsOf } from '../../search/highlights.ts'
import { rank } from '../../search/rank.ts'
import type { Hit, SearchQuery } from '../../search/types.ts'
import type { MediaWarning } from './analyze.ts'
import { mediaToWire } from './media.ts'
import type { RecordLinks } from './ports.ts'
import { mediaIdOf, searchedTexts } from './searched-texts.ts'
import { foundTexts, isOfKinds, listMedia, type MediaFilters, mediaByIds } from './sql/read.ts'
import { timeOf } from './transcript-times.ts'

interface Dependencies {
  embedQuery: EmbedQuery
  records: RecordLinks
  publicUrl: string
}

type Request = Schemas['SearchMediaRequest']
type Response = Omit<Schemas['SearchMediaResponse'], 'success'>
export type SearchMedia = (call: TenantCall, request: Request) => Promise<Response>

const DEFAULT_LIMIT = 10
/** A PDF has a text for each page, so more texts than files are ranked. */
const TEXTS_PER_FILE = 4
const MOST_TEXTS = 200
const MOST_HIGHLIGHTS = 3

const WORDS_ALONE: MediaWarning = {
  code: 'meaning_unavailable',
  message:
    'The embedding model gave no answer, so media were searched by words alone. Try again in some seconds; the log of the server says why.',
}

// Media are not conversations. The same file of two records is two results, and a page without a match is none.
const SIGNALS = { speaker: false, answer: false, asks: false, collapse: false, neighbors: false }

const cursors = createCursor('media', z.strictObject({ timestamp: positionMoment, id: z.string() }), 'body.cursor')

/** Searches media, or lists them without a query. */
export function createSearchMedia({ embedQuery, records, publicUrl }: Dependencies): SearchMedia {
  async function list(scope: Scope, request: Request, filters: MediaFilters): Promise<Response> {
    const { entries, ...page } = await readPage(
      { limit: request.limit ?? DEFAULT_LIMIT, cursor: request.cursor },
      cursors,
      place => listMedia(scope, filters, place, records.isLive),
      ({ timestamp, id }) => ({ timestamp: timestamp.toISOString(), id }),
    )
    return { results: entries.map(row => ({ media: mediaToWire(row, publicUrl) })), ...page, creditsCharged: 0 }
  }

  async function find(
    scope: Scope,
    query: string,
    limit: number,
    { kinds, recordId, ...filters }: MediaFilters,
  ): Promise<Response> {
    const embedding = await embedQuery(query)
    // the index has the kind as the type of a text, and filters by one
    const [type, several] = kinds?.length === 1 ? [kinds[0], undefined] : [undefined, kinds]
    const where = (passage: string, values: SqlValue[]): string => {
      const mediaId = `split_part(${passage}.id, '/', 1)`
      const ofKinds = several === undefined ? '' : `${isOfKinds(mediaId, `$${values.push(several)}`)} AND `
      return `${ofKinds}(${passage}.record_id IS NULL OR (${records.isLive(`${passage}.record_id`)}))`
    }
    const searched: SearchQuery = {
      text: query,
      source: 'media',
      limit: Math.min(MOST_TEXTS, limit * TEXTS_PER_FILE),
      now: await scope.now(),
      signals: SIGNALS,
      where,
      ...given({
        ...filters,
        type,
        recordIds: recordId === undefined ? undefined : [recordId],
        meaning: embedding === 'failed' ? undefined : embedding,
      }),
    }
    const byMedia = Map.groupBy(await rank(scope, searched), ({ id }) => mediaIdOf(id))
    const best = [...byMedia].slice(0, limit)
    const rows = await mediaByIds(scope, [...byMedia.keys()], records.isLive)
    const highlights = await highlightsIn(scope, best)
    const byId = new Map(rows.map(row => [row.id, row]))
    const results = best.flatMap(([id, hits]) => {
      const row = byId.get(id)
      const [first] = hits
      if (!row || !first) return []
      const matched = [...new Set(hits.flatMap(hit => hit.matched))]
      const score = Math.round(first.score * 1e4) / 1e4
      return [{ media: mediaToWire(row, publicUrl), score, matched, highlights: highlights.get(id) ?? [] }]
    })
    return {
      results,
      creditsCharged: PRICES.searchMedia,
      ...(embedding === 'failed' && { warnings: [WORDS_ALONE] }),
    }
  }

  return async (call, request) => {
    const { scope, principal, requestId } = call
    const { query, kinds, tags, since, until, limit = DEFAULT_LIMIT } = request
    if (query !== undefined && request.cursor !== undefined)
      throw invalid('body.cursor', 'body.cursor needs a call without body.query. Raise body.limit to get more results.')
    const recordId = await records.find(scope, splitIdentity(request).identity)
    const filters = {
      kinds,
      recordId,
      tags,
      ...given({ since: since === undefined ? undefined : new Date(since) }),
      ...given({ until: until === undefined ? undefined : new Date(until) }),
    }
    if (query === undefined) return list(scope, request, filters)
    requireCredits(principal, PRICES.searchMedia)
    const found = await find(scope, query, limit, filters)
    await charge({ scope, principal, requestId }, 'searchMedia', PRICES.searchMedia)
    return found
  }
}

type Highlights = Schemas['MediaHighlight'][]

/** The places that match in the best texts of each file. */
async function highlightsIn(
  scope: Scope,
  found: readonly (readonly [string, readonly Hit[]])[],
): Promise<Map<string, Highlights>> {
  const wanted = found.flatMap(([mediaId, hits]) =>
    hits.slice(0, MOST_HIGHLIGHTS).map(hit => ({ mediaId, page: pageOf(hit.id), hit })),
  )
  const rows = new Map((await foundTexts(scope, wanted)).map(row => [`${row.id}/${row.number}`, row]))
  const highlights = new Map<string, Highlights>()
  for (const { mediaId, page, hit } of wanted) {
    const row = rows.get(hit.id)
    if (!row) continue
    const { caption, description, transcript } = row
    const text =
      page === 0
        ? searchedTexts(mediaId, { caption, description, transcript, pages: [] })[0]
        : { fields: [{ field: 'text' as const, page, text: row.page ?? '' }] }
    const places = text ? highlightsOf(text.fields, hit.matched) : []
    const timed = places.map(place =>
      place.field === 'transcript' ? { ...place, ...given({ time: timeOf(transcript ?? '', place) }) } : place,
    )
    highlights.set(mediaId, [...(highlights.get(mediaId) ?? []), ...timed].slice(0, MOST_HIGHLIGHTS))
  }
  return highlights
}

const pageOf = (textId: string): number => Number(textId.slice(textId.indexOf('/') + 1))
