import type { Schemas } from '../../contract/schemas.ts'
import type { Scope, SqlValue } from '../../platform/database/scope.ts'
import { given } from '../../platform/values/given.ts'
import { type BestPassage, bestPassageFor } from '../../search/excerpts/best-passage.ts'
import { highlightsOf } from '../../search/excerpts/highlights.ts'
import { rank } from '../../search/rank.ts'
import type { Hit, Meaning, SearchQuery } from '../../search/types.ts'
import { mediaToWire } from './media.ts'
import type { RecordLinks } from './ports.ts'
import { fieldsOf, mediaIdOf } from './searched-texts.ts'
import { foundTexts, hasMediaOfRecords, isOfKinds, listMedia, type MediaFilters, mediaByIds } from './sql/read.ts'
import { timeOf } from './transcript-times.ts'

/** A PDF has a text for each page, so more texts than files are ranked. */
const TEXTS_PER_FILE = 4
const MAX_TEXTS = 200
const MAX_HIGHLIGHTS = 3

// Media are not conversations. The same file of two records is two results, and a page without a match is none.
const SIGNALS = { speaker: false, answer: false, asks: false, brief: false, collapse: false, neighbors: false }

export interface MediaQuery extends MediaFilters {
  text: string
  limit: number
  meaning?: Meaning | undefined
  /** SQL condition on the record of a file, by SQL of its id. If given, files without a record are left out. */
  ofRecords?: ((recordId: string, values: SqlValue[]) => string) | undefined
}

/** A text about a file, or in it, that answers can be read from. */
export interface MediaText extends Pick<Schemas['MediaHighlight'], 'field' | 'page'> {
  content: string
  /** The words of the query that the search found in the file's text. */
  matched: string[]
  /** When a part of it is said, in seconds. Undefined if it gives no times. */
  timeOf(part: Pick<BestPassage, 'start' | 'end'>): number | undefined
}

/** A file, and those of its texts that a search found. */
export interface FoundMedia {
  result: Schemas['MediaResult']
  texts: MediaText[]
}

/** The media that match a query, best first. Costs nothing: the caller charges. */
export type FindMedia = (scope: Scope, query: MediaQuery) => Promise<FoundMedia[]>
/** The newest media, with what is written about them and their first pages. */
export type NewestMedia = (scope: Scope, query: MediaFilters & { limit: number }) => Promise<FoundMedia[]>

interface Dependencies {
  records: Pick<RecordLinks, 'isLive'>
  publicUrl: string
}

export const createMediaFinder =
  ({ records, publicUrl }: Dependencies): FindMedia =>
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
    const texts = await textsIn(scope, best)
    const passageOf = bestPassageFor(text)
    const byId = new Map(rows.map(row => [row.id, row]))
    return best.flatMap(([id, hits]) => {
      const row = byId.get(id)
      const [first] = hits
      if (!row || !first) return []
      const matched = [...new Set(hits.flatMap(hit => hit.matched))]
      const score = Math.round(first.score * 1e4) / 1e4
      const found = texts.get(id) ?? []
      const byPage = [...Map.groupBy(found, ({ page = 0 }) => page).values()]
      const highlights = byPage.flatMap(fields => highlightsIn(fields, passageOf)).slice(0, MAX_HIGHLIGHTS)
      return [{ result: { media: mediaToWire(row, publicUrl), score, matched, highlights }, texts: found }]
    })
  }

export const createNewestMedia =
  ({ records, publicUrl }: Dependencies): NewestMedia =>
  async (scope, { limit, ...filters }) => {
    const rows = await listMedia(scope, filters, { after: undefined, take: limit }, records.isLive)
    if (rows.length === 0) return []
    const wanted = rows.flatMap(({ id }) => [0, 1].map(page => ({ mediaId: id, page, matched: [] })))
    const texts = await textsOf(scope, wanted)
    return rows.map(row => ({ result: { media: mediaToWire(row, publicUrl) }, texts: texts.get(row.id) ?? [] }))
  }

/** The best texts of each file. */
const textsIn = (scope: Scope, found: readonly (readonly [string, readonly Hit[]])[]) =>
  textsOf(
    scope,
    found.flatMap(([mediaId, hits]) =>
      hits.slice(0, MAX_HIGHLIGHTS).map(({ id, matched }) => ({ mediaId, page: pageOf(id), matched })),
    ),
  )

async function textsOf(
  scope: Scope,
  wanted: readonly { mediaId: string; page: number; matched: string[] }[],
): Promise<Map<string, MediaText[]>> {
  const rows = new Map((await foundTexts(scope, wanted)).map(row => [`${row.id}/${row.number}`, row]))
  const texts = new Map<string, MediaText[]>()
  for (const { mediaId, page, matched } of wanted) {
    const row = rows.get(`${mediaId}/${page}`)
    const fields = row ? fieldsOf(row, page) : []
    const added = fields.map(({ text, ...place }) => {
      const timeIn = (part: Parameters<MediaText['timeOf']>[0]) =>
        place.field === 'transcript' ? timeOf(text, part) : undefined
      return { ...place, content: text, matched, timeOf: timeIn }
    })
    texts.set(mediaId, [...(texts.get(mediaId) ?? []), ...added])
  }
  return texts
}

/** The places that match in the fields of one text. */
function highlightsIn(
  fields: readonly MediaText[],
  passageOf: ReturnType<typeof bestPassageFor>,
): Schemas['MediaHighlight'][] {
  const matched = fields[0]?.matched ?? []
  const places = highlightsOf(
    fields.map(({ field, page, content }) => ({ field, text: content, ...given({ page }) })),
    matched,
  )
  return places.map(place => {
    if (place.field !== 'transcript') return place
    // a highlight can have several lines, so the time is that of the sentence which answers
    const { start, end } = passageOf({ content: place.text, speaker: null }, { matched })
    const spoken = fields.find(({ field }) => field === place.field)
    return { ...place, ...given({ time: spoken?.timeOf({ start: place.start + start, end: place.start + end }) }) }
  })
}

const pageOf = (textId: string): number => Number(textId.slice(textId.indexOf('/') + 1))
