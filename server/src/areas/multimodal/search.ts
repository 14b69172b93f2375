import { z } from 'zod'
import type { TenantCall } from '../../contract/handlers.ts'
import type { Schemas } from '../../contract/schemas.ts'
import type { EmbedQuery } from '../../models/query-embedding.ts'
import { charge, priceFor, requireCredits } from '../../platform/credits/credits.ts'

import type { Scope } from '../../platform/database/scope.ts'
import { createCursor, positionMoment } from '../../platform/lists/cursor.ts'
import { readPage } from '../../platform/lists/list.ts'
import { invalid } from '../../platform/values/errors.ts'
import { given } from '../../platform/values/given.ts'
import { splitIdentity } from '../../platform/values/identity-fields.ts'
import type { MediaWarning } from './analyze.ts'
import type { FindMedia } from './find-media.ts'
import { mediaToWire } from './media.ts'
import type { RecordLinks } from './ports.ts'
import { PRICES } from './prices.ts'

import { listMedia, type MediaFilters } from './sql/read.ts'

interface Dependencies {
  embedQuery: EmbedQuery
  findMedia: FindMedia
  records: RecordLinks
  publicUrl: string
}

type Request = Schemas['SearchMediaRequest']
type Response = Omit<Schemas['SearchMediaResponse'], 'success'>
export type SearchMedia = (call: TenantCall, request: Request) => Promise<Response>

const DEFAULT_LIMIT = 10
const WORDS_ALONE: MediaWarning = {
  code: 'meaning_unavailable',
  message:
    'The embedding model gave no answer, so media were searched by words alone. Try again in some seconds, or the next day if the organization has used its calls of models; the log of the server says why.',
}

const cursors = createCursor('media', z.strictObject({ timestamp: positionMoment, id: z.string() }), 'body.cursor')

/** Searches media, or lists them without a query. */
export function createSearchMedia({ embedQuery, findMedia, records, publicUrl }: Dependencies): SearchMedia {
  async function list(scope: Scope, request: Request, filters: MediaFilters): Promise<Response> {
    const { entries, ...page } = await readPage(
      { limit: request.limit ?? DEFAULT_LIMIT, cursor: request.cursor },
      cursors,
      place => listMedia(scope, filters, place, records.isLive),
      ({ timestamp, id }) => ({ timestamp: timestamp.toISOString(), id }),
    )
    return { results: entries.map(row => ({ media: mediaToWire(row, publicUrl) })), ...page, creditsCharged: 0 }
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
    const embedding = await embedQuery(scope, query)
    const meaning = embedding === 'failed' ? undefined : embedding
    const found = await findMedia(scope, { text: query, limit, meaning, ...filters })
    await charge({ scope, principal, requestId }, 'searchMedia', PRICES.searchMedia)
    return {
      results: found.map(({ result }) => result),
      creditsCharged: priceFor(principal, PRICES.searchMedia),
      ...(embedding === 'failed' && { warnings: [WORDS_ALONE] }),
    }
  }
}
