import type { Schemas } from '../../contract/schemas.ts'
import type { Scope, SqlValue } from '../../platform/database/scope.ts'
import { given } from '../../platform/values/given.ts'
import { bestPassageFor } from '../../search/excerpts/best-passage.ts'
import { highlightsOf } from '../../search/excerpts/highlights.ts'
import { rank } from '../../search/rank.ts'
import type { Hit, Meaning, SearchQuery } from '../../search/types.ts'
import { mediaToWire } from './media.ts'
import type { RecordLinks } from './ports.ts'
import { mediaIdOf, searchedTexts } from './searched-texts.ts'
import { foundTexts, hasMediaOfRecords, isOfKinds, type MediaFilters, mediaByIds } from './sql/read.ts'
import { timeOf } from './transcript-times.ts'

/** A PDF has a text for each page, so more texts than files are ranked. */
const TEXTS_PER_FILE = 4
const MAX_TEXTS = 200
const MAX_HIGHLIGHTS = 3

// Media are not conversations. The same file of two records is two results, and a page without a match is none.
const SIGNALS = { speaker: false, answer: false, asks: false, collapse: false, neighbors: false }

export interface MediaQuery extends MediaFilters {
  text: string
  limit: number
  meaning?: Meaning | undefined
  /** SQL condition on the record of a file, by SQL of its id. If given, files without a record are left out. */
  ofRecords?: ((recordId: string, values: SqlValue[]) => string) | undefined
}

/** The media that match a query, best first. Costs nothing: the caller charges. */
export type FindMedia = (scope: Scope, query: MediaQuery) => Promise<Schemas['MediaResult'][]>

export const createMediaFinder =
  ({ records, publicUrl }: { records: Pick<RecordLinks, 'isLive'>; publicUrl: string }): FindMedia =>
  async (scope, { text, limit, meaning, kinds, recordId, ofRecords, ...filters }) => {
    if (ofRecords && !(await hasMediaOfRecords(scope, recordId))) return []
    // the index has the kind as the type of a text, and filters by one
    const [type, several] = kinds?.length === 1 ? [kinds[0], undefined] : [undefined, kinds]
    const where = (passage: string, values: SqlValue[]): string => {
      const mediaId = `split_part(${passage}.id, '/', 1)`
      const owner = `${passage}.record_id`
      const isLive = records.isLive(owner)
      return [
        ...(several === undefined ? [] : [isOfKinds(mediaId, `$${values.push(several)}`)]),
        ofRecords ? `${isLive} AND ${ofRecords(owner, values)}` : `(${owner} IS NULL OR (${isLive}))`,
      ].join(' AND ')
    }
    const searched: SearchQuery = {
      text,
      source: 'media',
      limit: Math.min(MAX_TEXTS, limit * TEXTS_PER_FILE),
      now: await scope.now(),
      signals: SIGNALS,
      where,
      ...given({ ...filters, type, meaning, recordIds: recordId === undefined ? undefined : [recordId] }),
    }
    const hits = await rank(scope, searched)
    if (hits.length === 0) return []
    const byMedia = Map.groupBy(hits, ({ id }) => mediaIdOf(id))
    const best = [...byMedia].slice(0, limit)
    const rows = await mediaByIds(scope, [...byMedia.keys()], records.isLive)
    const highlights = await highlightsIn(scope, text, best)
    const byId = new Map(rows.map(row => [row.id, row]))
    return best.flatMap(([id, hits]) => {
      const row = byId.get(id)
      const [first] = hits
      if (!row || !first) return []
      const matched = [...new Set(hits.flatMap(hit => hit.matched))]
      const score = Math.round(first.score * 1e4) / 1e4
      return [{ media: mediaToWire(row, publicUrl), score, matched, highlights: highlights.get(id) ?? [] }]
    })
  }

type Highlights = Schemas['MediaHighlight'][]

/** The places that match in the best texts of each file. */
async function highlightsIn(
  scope: Scope,
  query: string,
  found: readonly (readonly [string, readonly Hit[]])[],
): Promise<Map<string, Highlights>> {
  const wanted = found.flatMap(([mediaId, hits]) =>
    hits.slice(0, MAX_HIGHLIGHTS).map(hit => ({ mediaId, page: pageOf(hit.id), hit })),
  )
  const rows = new Map((await foundTexts(scope, wanted)).map(row => [`${row.id}/${row.number}`, row]))
  const highlights = new Map<string, Highlights>()
  const passageOf = bestPassageFor(query)
  for (const { mediaId, page, hit } of wanted) {
    const row = rows.get(hit.id)
    if (!row) continue
    const { caption, description, transcript } = row
    const text =
      page === 0
        ? searchedTexts(mediaId, { caption, description, transcript, pages: [] })[0]
        : { fields: [{ field: 'text' as const, page, text: row.page ?? '' }] }
    const places = text ? highlightsOf(text.fields, hit.matched) : []
    const timed = places.map(place => {
      if (place.field !== 'transcript') return place
      // a highlight can have several lines, so the time is that of the sentence which answers
      const { start, end } = passageOf({ content: place.text, speaker: null }, { matched: hit.matched })
      const sentence = { start: place.start + start, end: place.start + end }
      return { ...place, ...given({ time: timeOf(transcript ?? '', sentence) }) }
    })
    highlights.set(mediaId, [...(highlights.get(mediaId) ?? []), ...timed].slice(0, MAX_HIGHLIGHTS))
  }
  return highlights
}

const pageOf = (textId: string): number => Number(textId.slice(textId.indexOf('/') + 1))
