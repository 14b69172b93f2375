import { PLANNED_EACH_TIME, type Scope, type SqlValue } from '../platform/database/scope.ts'
import { byExtent, type Extent, filters, filterValues, having, havingAll, havingAny, SCOPES, within } from './extent.ts'
import type { PassageKey } from './meaning/near.ts'
import type { Question } from './question.ts'
import { type Candidate, type Cell, counter, REACH, type Statistics, WEIGHTS } from './score.ts'
import { NEGATION_KEY } from './text/hash.ts'
import type { SearchQuery } from './types.ts'

/** Passages that are looked at for the words they have, most; the rarest words come first. */
const MOST_FOUND = 1000
/** Passages with all of several common words, for each such set of words. */
const MOST_TOGETHER = 200
/** Passages with a word near one of the question's in meaning, for each of these. */
const MOST_NEAR = 200
/** Where a question has common words: the newest passages, looked through for any of them. */
const MOST_NEWEST = 500
/** Passages of a named time that are looked at. */
const MOST_DATED = 600
/** Passages of each word whose records are asked whether a filter takes them. Of one word more are not looked at. */
const MOST_CHECKED = 5000
/** The best by their own words, whose surroundings are scored as well: fewer than 30 begin to lose answers. */
const FEWEST_SEEDS = 34
/** What a named speaker adds to a seed, in the terms of a word that occurs once. */
const VOICE_WEIGHT = WEIGHTS.speaker * (1 + WEIGHTS.saturation)
/** How far from a seed a passage may be found by what stands around it: as far as the window reaches. */
const SPREAD = REACH

const FILTERS = filters(7)

const SATURATION = `${WEIGHTS.saturation} * (${WEIGHTS.lengthFree} + ${1 - WEIGHTS.lengthFree} * d.length / $11::float8)`

/**
 * SQL of the passages before or from row `s` on, nearest first. Rows are compared whole, in the order of the one index that
 * has it, and those of other sessions dropped afterwards: by equality any index that begins with the tenant looks as good
 * while the table was never analysed, and reads all of the tenant.
 */
function neighbours(side: 'before' | 'after', limit: number): string {
  const columns = ['tenant_id', 'source', 'session_id', 'position', 'part'].map(column => `d.${column}`)
  const order = columns.map(column => (side === 'before' ? `${column} DESC` : column)).join(', ')
  return `SELECT d.place, d.position, d.part FROM (
        SELECT d.ctid AS place, d.* FROM search.documents d
        WHERE (${columns.join(', ')}) ${side === 'before' ? '<' : '>='} ($1, $2, s.session_id, s.position, s.part)
        ORDER BY ${order} LIMIT ${limit}
      ) d
      WHERE d.tenant_id = $1 AND d.source = $2 AND d.session_id = s.session_id`
}

// Rows are looked up one by one where they lie (a lateral with a limit): a join would be planned for the table as it was
// when the statement was first used, which may have been empty.
const AT = (place: string): string =>
  `LATERAL (SELECT * FROM search.documents WHERE ctid = ${place} AND tenant_id = $1 LIMIT 1)`

/** Passages for which conditions hold, of records that a filter takes: as many as `limit`. */
const passages = (conditions: string, limit: number, where: string | undefined): string => {
  const found = (most: number): string =>
    `SELECT d.ctid AS place, d.length, d.record_id FROM search.documents d WHERE ${conditions} LIMIT ${most}`
  if (where === undefined) return found(limit)
  return `SELECT * FROM (${found(MOST_CHECKED)}) d WHERE ${where} LIMIT ${limit}`
}

const and = (where: string | undefined): string => (where === undefined ? '' : `AND ${where}`)

const collecting = (byRecord: boolean, where?: string): string => `
WITH ${SCOPES},
asked AS MATERIALIZED (
  SELECT * FROM unnest($4::integer[], $5::float8[], $6::boolean[]) AS t(key, weight, alone)
),
together AS MATERIALIZED (
  SELECT ARRAY(SELECT value::integer FROM jsonb_array_elements_text(t.keys)) AS keys, t.weight
  FROM unnest($12::jsonb[], $13::float8[]) AS t(keys, weight)
),
near AS MATERIALIZED (
  SELECT * FROM unnest($18::integer[], $19::integer[]) AS t(n, key)
),
found AS (
  SELECT d.place, sum(d.near) AS near
  FROM (
    SELECT d.place, t.weight / (1 + ${SATURATION}) AS promise, 0 AS near
    FROM asked t
    CROSS JOIN LATERAL (${passages(`${having('t.key')} AND ${FILTERS}`, MOST_FOUND, where)}) d
    WHERE t.alone
    UNION ALL
    SELECT d.place, t.weight / (1 + ${SATURATION}), 0
    FROM together t
    CROSS JOIN LATERAL (${passages(`${havingAll('t.keys')} AND ${FILTERS}`, MOST_TOGETHER, where)}) d
    UNION ALL
    SELECT d.place, p.promise, p.promise
    FROM unnest($20::integer[], $21::float8[]) AS t(n, weight)
    CROSS JOIN LATERAL (${passages(`${havingAny('(SELECT key FROM near WHERE near.n = t.n)')} AND ${FILTERS}`, MOST_NEAR, where)}) d
    CROSS JOIN LATERAL (SELECT t.weight * ${WEIGHTS.same} / (${WEIGHTS.same} + ${SATURATION}) AS promise) p
  ) d
  GROUP BY d.place
  ORDER BY sum(d.promise) DESC
  LIMIT 3 * $17
),
newest AS (
  SELECT d.place
  FROM scopes s
  CROSS JOIN LATERAL (
    SELECT d.ctid AS place, d.* FROM search.documents d WHERE ${within(byRecord)} ORDER BY d."timestamp" DESC LIMIT $14
  ) d
  WHERE d.keys && $4::integer[] AND ${FILTERS} ${and(where)}
  LIMIT 3 * $17
),
dated AS (
  SELECT d.place
  FROM (
    SELECT d.*
    FROM scopes s
    CROSS JOIN unnest($15::timestamptz[], $16::timestamptz[]) AS span(since, until)
    CROSS JOIN LATERAL (
      SELECT d.ctid AS place, d.* FROM search.documents d
      WHERE ${within(byRecord)} AND d."timestamp" >= span.since AND d."timestamp" < span.until + interval '1 day'
      ORDER BY d."timestamp" DESC LIMIT ${MOST_DATED}
    ) d
    LIMIT ${MOST_DATED}
  ) d
  WHERE ${FILTERS} ${and(where)}
  ORDER BY d.keys && $4::integer[] DESC
  LIMIT $17
),
weighed AS (
  SELECT hit.place, own.score + hit.near AS score
  FROM (SELECT place, max(near) AS near FROM (TABLE found UNION ALL SELECT place, 0 FROM newest) d GROUP BY place) hit
  CROSS JOIN ${AT('hit.place')} d
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(t.weight * t.count / (t.count + ${SATURATION})), 0) AS score
    FROM (SELECT weight, d.counts[array_position(d.keys, key)]::float8 AS count FROM asked) t
  ) own
),
seeds AS (
  SELECT d.session_id, d.position, d.part, hit.spread
  FROM (
    SELECT place, max(spread) AS spread
    FROM (
      (SELECT place, ${SPREAD} AS spread FROM weighed ORDER BY score DESC LIMIT $17)
      UNION ALL SELECT place, ${SPREAD} FROM dated
      UNION ALL SELECT d.ctid, 0
      FROM unnest($23::text[], $24::smallint[]) AS passage(id, part)
      CROSS JOIN LATERAL (
        SELECT ctid FROM search.documents d WHERE d.tenant_id = $1 AND d.id = passage.id AND d.part = passage.part LIMIT 1
      ) d
    ) any_hit
    GROUP BY place
  ) hit
  CROSS JOIN ${AT('hit.place')} d
),
around AS (
  SELECT d.place, bool_or(d.distance <= s.spread) AS near, bool_or(d.distance = 0) AS found, bool_or(d.linked) AS linked
  FROM seeds s
  CROSS JOIN LATERAL (
    -- the last one before has one before it in turn, of which nothing is known here
    SELECT place, row_number() OVER w AS distance, lead(true) OVER w AS linked
    FROM (
      ${neighbours('before', SPREAD + REACH)}
    ) d
    WINDOW w AS (ORDER BY position DESC, part DESC)
    UNION ALL
    SELECT place, row_number() OVER (ORDER BY position, part) - 1, true
    FROM (
      ${neighbours('after', SPREAD + REACH + 1)}
    ) d
  ) d
  GROUP BY d.place
)
SELECT coalesce(
  json_agg(
    json_build_array(
      d.id, d.part, d.record_id, extract(epoch FROM d."timestamp") * 1000, d.length, d.traits, d.speaker, d.session_id, around.linked, w.wanted,
      CASE WHEN w.has THEN to_json(d.keys) END, CASE WHEN w.has THEN to_json(d.counts) END, w.has_number
    )
    ORDER BY d.session_id, d.position, d.part
  ),
  '[]'
)::text AS rows
FROM around
CROSS JOIN ${AT('around.place')} d
CROSS JOIN LATERAL (
  SELECT around.near AND ${byRecord ? 'd.record_id = ANY($3)' : 'true'} AND ${FILTERS} ${and(where)} AS wanted,
    around.found OR d.keys && ($4::integer[] || $19::integer[]) AS has,
    CASE WHEN $22 THEN EXISTS (SELECT FROM unnest(d.keys) AS key WHERE key & 1 = 1 AND key <> ${NEGATION_KEY}) ELSE false END AS has_number
) w`

const COLLECT = byExtent(collecting)

/** A passage that may answer, as the database knows it. */
export interface Found extends Candidate {
  recordId: string | null
  /** What the passage says, for comparing it with others; null where it was found by what stands around it alone. */
  keys: readonly number[] | null
}

type PassageRow = [
  id: string,
  part: number,
  recordId: string | null,
  timestamp: number,
  length: number,
  traits: number,
  speaker: string | null,
  sessionId: string,
  linked: boolean | null,
  wanted: boolean,
  keys: number[] | null,
  counts: number[] | null,
  hasNumber: boolean,
]

/**
 * Finds the passages worth scoring, each with what stands around it. One statement, whose cost is bounded.
 * @param near passages that are to be scored whatever words they have
 */
export async function collect(
  scope: Scope,
  extent: Extent,
  question: Question,
  statistics: Statistics,
  information: readonly number[],
  query: SearchQuery,
  near: readonly PassageKey[],
): Promise<Found[]> {
  const plan = planOf(question, statistics, information, query.where ? FILTERED : UNFILTERED)
  const values: SqlValue[] = [
    scope.tenantId,
    ...extent.values,
    plan.keys,
    plan.weights,
    plan.alone,
    ...filterValues(query),
    Math.max(1, statistics.averageLength),
    plan.together.map(set => JSON.stringify(set.keys)),
    plan.together.map(set => set.weight),
    plan.newest,
    question.spans.map(span => new Date(span.from)),
    question.spans.map(span => new Date(span.to)),
    Math.max(FEWEST_SEEDS, query.limit),
    question.terms.flatMap((term, t) => term.related.map(() => t)),
    question.terms.flatMap(term => term.related.map(({ key }) => key)),
    plan.near.map(({ t }) => t),
    plan.near.map(({ weight }) => weight),
    question.asksNumber,
    near.map(({ id }) => id),
    near.map(({ part }) => part),
  ]
  const statement = query.where
    ? `${collecting(extent.byRecord, query.where('d.record_id', values))} ${PLANNED_EACH_TIME}`
    : COLLECT(extent)
  const rows = await scope.query<{ rows: string }>(statement, values.slice(1))
  return candidatesOf(JSON.parse(rows[0]?.rows ?? '[]') as PassageRow[], question, plan.named)
}

interface Plan {
  /** Keys of the terms, then those of the named speakers. */
  keys: number[]
  weights: number[]
  /** Whether passages are looked up by a key alone. */
  alone: boolean[]
  /** Sets of common terms that are looked up together. */
  together: { keys: number[]; weight: number }[]
  /** Terms whose relatives are looked up. */
  near: { t: number; weight: number }[]
  /** How many of the newest passages are looked through. */
  newest: number
  /** Indices of the terms that are names of speakers. */
  named: number[]
}

/** How far a search looks: passages of rare words in all, and the newest. Where most are filtered out, it looks further. */
const UNFILTERED = { rare: MOST_FOUND, newest: MOST_NEWEST }
const FILTERED = { rare: MOST_CHECKED, newest: MOST_CHECKED }

/** Rare words are looked up in full, common ones only where they meet: so the cost does not grow with the texts. */
function planOf(
  question: Question,
  statistics: Statistics,
  information: readonly number[],
  most: typeof UNFILTERED,
): Plan {
  const total = information.reduce((sum, value) => sum + value, 0) || 1
  const named = statistics.terms.flatMap((term, t) => (term.spoken > 0 ? [t] : []))
  const known = question.terms
    .map((term, t) => ({
      t,
      key: term.key,
      weight: (information[t] ?? 0) / total,
      passages: statistics.terms[t]?.passages ?? 0,
    }))
    .filter(term => term.weight > 0 && term.passages > 0)
    .sort((a, b) => a.passages - b.passages)
  const alone = question.terms.map(() => false)
  let left = most.rare
  const common = known.filter(({ t, passages }) => {
    if (passages > left) return true
    alone[t] = true
    left -= passages
    return false
  })
  const near = question.terms.flatMap((_, t) => {
    const passages = statistics.terms[t]?.related ?? 0
    if (passages === 0 || passages > left) return []
    left -= passages
    return [{ t, weight: (information[t] ?? 0) / total }]
  })
  const [a, b, c] = common
  const together = [common.slice(0, 5), [a, b, c], [a, b], [a, c], [b, c]]
    .map(set => set.filter(term => term !== undefined))
    .filter(
      (set, i, sets) =>
        set.length > 1 &&
        sets.findIndex(other => other.length === set.length && other.every(term => set.includes(term))) === i,
    )
    .map(set => ({ keys: set.map(term => term.key), weight: set.reduce((sum, term) => sum + term.weight, 0) }))
  return {
    keys: [...question.terms.map(term => term.key), ...named.map(t => question.terms[t]?.speakerKey ?? 0)],
    weights: [...information.map(value => value / total), ...named.map(() => VOICE_WEIGHT)],
    alone: [...alone, ...named.map(() => known.length === 0)],
    together,
    near,
    newest: common.length > 0 || known.length === 0 ? most.newest : 0,
    named,
  }
}

function candidatesOf(rows: readonly PassageRow[], question: Question, named: readonly number[]): Found[] {
  const countsOf = counter(question)
  const cells = rows.map(
    ([, , , , length, traits, speaker, , , , keys, counts, hasNumber]): Cell => ({
      counts: countsOf(keys ?? [], counts ?? []),
      spoken: question.terms.map((term, t) => named.includes(t) && (keys?.includes(term.speakerKey) ?? false)),
      length,
      traits,
      hasNumber,
      speaker,
    }),
  )
  /** Whether a row directly follows the one before it in the list. */
  const linked = (i: number): boolean => rows[i]?.[8] === true && rows[i]?.[7] === rows[i - 1]?.[7]
  return rows.flatMap(([id, part, recordId, timestamp, , , , , , wanted, keys], i) => {
    if (!wanted) return []
    const around: (Cell | undefined)[] = Array.from({ length: 2 * REACH + 1 })
    around[REACH] = cells[i]
    for (let d = 1; d <= REACH && linked(i - d + 1); d++) around[REACH - d] = cells[i - d]
    for (let d = 1; d <= REACH && linked(i + d); d++) around[REACH + d] = cells[i + d]
    return [{ id, part, recordId, timestamp, around, keys }]
  })
}
