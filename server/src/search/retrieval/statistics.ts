import { withGenericPlan } from '../../platform/database/generic-plan.ts'
import type { Scope } from '../../platform/database/scope.ts'
import type { Term } from '../scoring/question.ts'
import type { Statistics, TermStatistics } from '../scoring/score.ts'
import { bySearchScope, having, havingAny, SCOPES, type SearchScope, within } from '../search-scope.ts'

/** Frequencies up to this are counted exactly; higher ones are estimated from this many of the newest passages. */
const COUNTED = 1000
const MAX_PASSAGES = 200_000
/** With more records than this, related words are not looked up, because each word is looked up in each record. */
const MAX_SCOPES = 50
/** Frequencies from this value on change slowly and are cached; lower ones are counted each time. */
const FREQUENT = 200
const REMEMBERED_MS = 600_000
const MAX_REMEMBERED = 50_000

type Size = Omit<Statistics, 'terms'>

interface Counted {
  size: { passages: number; length: number } | null
  terms: { n: number; passages: number; spoken: number; related: number; sampled: number | null }[] | null
}

const RELATED = '(SELECT key FROM unnest($7::integer[], $8::integer[]) AS near(n, key) WHERE near.n = t.n)'

/** Of `$1…`. */
const TYPES = 'integer text text[] integer[] integer[] boolean integer[] integer[]'.split(' ')

const COUNT = bySearchScope(byRecord =>
  withGenericPlan(
    TYPES,
    `
WITH ${SCOPES},
newest AS MATERIALIZED (
  SELECT d.length, d.keys
  FROM scopes s
  CROSS JOIN LATERAL (
    SELECT d.length, d.keys FROM search.documents d
    WHERE ${within(byRecord)}
    ORDER BY d."timestamp" DESC LIMIT ${COUNTED}
  ) d
),
size AS (
  SELECT
    CASE WHEN count(*) < ${COUNTED} THEN count(*) ELSE (
      SELECT count(*) FROM scopes s
      CROSS JOIN LATERAL (
        SELECT FROM search.documents d WHERE ${within(byRecord)} ORDER BY d."timestamp" DESC LIMIT ${MAX_PASSAGES}
      ) d
    ) END AS passages,
    coalesce(avg(length), 0) AS length
  FROM newest
),
terms AS (
  SELECT t.n, f.passages, v.spoken, r.related,
    CASE WHEN f.passages >= ${COUNTED} THEN (SELECT count(*) FROM newest WHERE t.key = ANY(keys)) END AS sampled
  FROM unnest($4::integer[], $5::integer[]) WITH ORDINALITY AS t(key, speaker_key, n)
  CROSS JOIN LATERAL (
    SELECT count(*) AS passages
    FROM (SELECT FROM search.documents d WHERE ${having('t.key')} LIMIT ${COUNTED}) d
  ) f
  CROSS JOIN LATERAL (
    SELECT count(*) AS spoken
    FROM (SELECT FROM search.documents d WHERE ${having('t.speaker_key')} LIMIT ${COUNTED}) d
  ) v
  CROSS JOIN LATERAL (
    SELECT count(*) AS related
    FROM (SELECT FROM search.documents d WHERE ${havingAny(RELATED)} LIMIT ${COUNTED}) d
  ) r
)
SELECT json_build_object(
  'size', CASE WHEN $6 THEN (SELECT row_to_json(size) FROM size) END,
  'terms', (SELECT json_agg(terms) FROM terms)
)::text AS counted`,
  ),
)

/** Reads the frequencies of a question's terms in one statement, or in none if all are cached. */
export class StatisticsReader {
  readonly #remembered = new Map<string, { value: Size | TermStatistics; until: number }>()

  async read(scope: Scope, searchScope: SearchScope, terms: readonly Term[]): Promise<Statistics> {
    const place = JSON.stringify([scope.tenantId, searchScope.values])
    const known = new Map<Term, TermStatistics>()
    for (const term of terms) {
      const one = this.#recall<TermStatistics>(`${place} ${term.speakerKey} ${term.key}`)
      if (one) known.set(term, one)
    }
    const unknown = terms.filter(term => !known.has(term))
    const remembered = this.#recall<Size>(place)
    if (remembered && unknown.length === 0)
      return { ...remembered, terms: terms.flatMap(term => known.get(term) ?? []) }

    const few = searchScope.values[1].length <= MAX_SCOPES
    const near = few ? unknown.flatMap((term, n) => term.related.map(key => ({ n: n + 1, key }))) : []
    const rows = await scope.query<{ counted: string }>(COUNT(searchScope), [
      ...searchScope.values,
      unknown.map(term => term.key),
      unknown.map(term => term.speakerKey),
      remembered === undefined,
      near.map(({ n }) => n),
      near.map(({ key }) => key),
    ])
    const counted = JSON.parse(rows[0]?.counted ?? '{}') as Counted
    const size = remembered ?? sizeOf(counted)
    if (!remembered && size.passages > COUNTED) this.#remember(place, size)
    for (const { n, passages, spoken, related, sampled } of counted.terms ?? []) {
      const term = unknown[n - 1]
      if (!term) continue
      const estimated = sampled === null ? 0 : (sampled / Math.min(COUNTED, size.passages)) * size.passages
      const one = { passages: Math.max(passages, estimated), spoken, related }
      known.set(term, one)
      if (Math.max(passages, spoken, related) >= FREQUENT)
        this.#remember(`${place} ${term.speakerKey} ${term.key}`, one)
    }
    return { ...size, terms: terms.flatMap(term => known.get(term) ?? []) }
  }

  #recall<T extends Size | TermStatistics>(name: string): T | undefined {
    const entry = this.#remembered.get(name)
    return entry && entry.until > performance.now() ? (entry.value as T) : undefined
  }

  #remember(name: string, value: Size | TermStatistics): void {
    if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear()
    this.#remembered.set(name, { value, until: performance.now() + REMEMBERED_MS })
  }
}

const sizeOf = ({ size }: Counted): Size => ({ passages: size?.passages ?? 0, averageLength: size?.length ?? 0 })
