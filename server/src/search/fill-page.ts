import { likenessTo } from '@keepsake/english'
import { CUSTOM_PLAN, type Scope, type SqlValue } from '../platform/database/scope.ts'
import { nearPassages, similaritiesOf } from './meaning/passages-by-meaning.ts'
import { calibrate } from './scoring/calibrate.ts'
import { readQuestion } from './scoring/question.ts'
import { filters, filterValues, SCOPES, searchScopeOf, within } from './search-scope.ts'
import type { Hit, SearchQuery } from './types.ts'

/** Maximum number of newest passages of a record, within the times of the query, that are compared. */
const MAX_COMPARED = 2_000

const others = (where?: string): string => `
WITH ${SCOPES}
SELECT coalesce(
  json_agg(json_build_array(d.id, d.part, date_part('epoch', d."timestamp") * 1000, d.keys)), '[]'
)::text AS rows
FROM scopes s
CROSS JOIN LATERAL (
  SELECT * FROM search.documents d
  WHERE ${within(true)}
    AND d."timestamp" >= coalesce($5::timestamptz, '-infinity') AND d."timestamp" <= coalesce($6::timestamptz, 'infinity')
  ORDER BY d."timestamp" DESC LIMIT ${MAX_COMPARED}
) d
WHERE ${filters(4)}${where === undefined ? '' : ` AND ${where}`}`

const OTHERS = others()

type Row = [id: string, part: number, timestamp: number, keys: number[]]

/** A text, by the passage that is nearest to the question. */
interface Other {
  id: string
  part: number
  timestamp: number
  /** Similarity to the question by the embedding model; -1 without a vector or if it is not among the nearest. */
  meaning: number
  /** Similarity by the vectors of their words, from 0. */
  words: number
}

/**
 * Appends other texts of the same records to the hits of a query until there are `most`: the nearest in meaning first,
 * then the newest, and last those that repeat a hit. They have the score of a text without anything that was asked for.
 */
export async function fill(
  scope: Scope,
  query: SearchQuery,
  hits: readonly Hit[],
  most: number,
): Promise<readonly Hit[]> {
  if (hits.length >= most) return hits
  const [rows, meanings] = await Promise.all([readOthers(scope, query), meaningsOf(scope, query)])
  const shown = new Set(hits.map(({ id }) => id))
  const repeated = new Set(hits.flatMap(({ alike }) => alike))
  const { terms } = readQuestion(query.text, query.now, { ...query, related: false })
  const likeness = likenessTo(terms.map(({ key }) => key))
  const nearest = new Map<string, Other>()
  for (const [id, part, timestamp, keys] of rows) {
    if (shown.has(id)) continue
    const other: Other = {
      id,
      part,
      timestamp,
      meaning: meanings.get(nameOf(id, part)) ?? -1,
      words: likeness(keys),
    }
    const known = nearest.get(id)
    if (!known || compare(other, known) < 0) nearest.set(id, other)
  }
  const score = lowestAfter(hits)
  const added = [...nearest.values()]
    .sort((a, b) => Number(repeated.has(a.id)) - Number(repeated.has(b.id)) || compare(a, b))
    .slice(0, most - hits.length)
  return [...hits, ...added.map(({ id, part }) => ({ id, part, score, matched: [], alike: [], parts: NOTHING }))]
}

const NOTHING: Hit['parts'] = {
  match: 0,
  speaker: 0,
  date: 0,
  answer: 0,
  asks: 0,
  brief: 0,
  cues: 0,
  meaning: 0,
}

async function readOthers(scope: Scope, query: SearchQuery): Promise<Row[]> {
  const values: SqlValue[] = [scope.tenantId, ...searchScopeOf(query).values, ...filterValues(query)]
  const statement = query.where ? `${others(query.where('d', values))} ${CUSTOM_PLAN}` : OTHERS
  const [row] = await scope.query<{ rows: string }>(statement, values.slice(1))
  return JSON.parse(row?.rows ?? '[]') as Row[]
}

/** Similarities of the passages that are nearest to the question by the embedding model, if there is one. */
async function meaningsOf(scope: Scope, query: SearchQuery): Promise<Map<string, number>> {
  const { meaning } = query
  if (!meaning) return new Map()
  const searchScope = searchScopeOf(query)
  const near = await nearPassages(scope, searchScope, query, meaning)
  const { similarities } = await similaritiesOf(scope, searchScope, near, meaning)
  return new Map(near.map(({ id, part }, i) => [nameOf(id, part), similarities[i] ?? -1]))
}

const nameOf = (id: string, part: number): string => `${id} ${part}`

const compare = (a: Other, b: Other): number =>
  b.meaning - a.meaning || b.words - a.words || b.timestamp - a.timestamp || (a.id < b.id ? 1 : -1)

/** The probability of a text whose raw score is 0, at most that of the last hit. */
function lowestAfter(hits: readonly Hit[]): number {
  const raws = hits.map(({ parts }) => Object.values(parts).reduce((sum, part) => sum + part, 0))
  return Math.min(...hits.map(({ score }) => score), ...calibrate([...raws, 0]).slice(-1))
}
