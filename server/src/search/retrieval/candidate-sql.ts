import { withGenericPlan } from '../../platform/database/generic-plan.ts'
import { CUSTOM_PLAN, type SqlValue } from '../../platform/database/scope.ts'
import { REACH, WEIGHTS } from '../scoring/score.ts'
import {
  bySearchScope,
  filters,
  having,
  havingAll,
  havingAny,
  SCOPES,
  type SearchScope,
  within,
} from '../search-scope.ts'

/** Maximum number of passages read for their words, rarest words first. */
export const MAX_FOUND = 1000
/** Maximum number of passages per set of common words that contain all of them. */
const MAX_TOGETHER = 200
/** Maximum number of passages per word related to one of the question's. */
const MAX_NEAR = 200
/** Maximum number of newest passages of a record that the question calls by name. */
const MAX_CALLED = 300
/** Maximum number of passages read from a named time. */
const MAX_DATED = 600
/** Maximum number of passages per word whose records are checked against a filter. */
export const MAX_CHECKED = 5000

/**
 * The values of the statement, in their order, with their SQL types. The first three are those of each search:
 * `$1` the tenant, `$2` the source, `$3` the record ids. The filters stand together, from `type` on.
 */
const PARAMETERS = [
  ['tenant', 'integer'],
  ['source', 'text'],
  ['recordIds', 'text[]'],
  ['keys', 'integer[]'],
  ['weights', 'float8[]'],
  ['alone', 'boolean[]'],
  ['type', 'text'],
  ['since', 'timestamptz'],
  ['until', 'timestamptz'],
  ['tags', 'text[]'],
  ['averageLength', 'float8'],
  ['togetherKeys', 'jsonb[]'],
  ['togetherWeights', 'float8[]'],
  ['newest', 'integer'],
  ['spanStarts', 'timestamptz[]'],
  ['spanEnds', 'timestamptz[]'],
  ['seeds', 'integer'],
  ['relatedTo', 'integer[]'],
  ['relatedKeys', 'integer[]'],
  ['nearTerms', 'integer[]'],
  ['nearWeights', 'float8[]'],
  ['meantIds', 'text[]'],
  ['meantParts', 'smallint[]'],
  ['subjectIds', 'text[]'],
  ['subjectWeights', 'float8[]'],
] as const
type Parameter = (typeof PARAMETERS)[number][0]

const numberOf = (name: Parameter): number => PARAMETERS.findIndex(([own]) => own === name) + 1
const $ = (name: Parameter): string => `$${numberOf(name)}`

/** The values as the statement takes them. */
export const inOrder = (values: Readonly<Record<Parameter, SqlValue>>): SqlValue[] =>
  PARAMETERS.map(([name]) => values[name])

/** The variants of the statement: each has its own plan, without the conditions that it does not need. */
interface Shape {
  byRecord: boolean
  /** Whether there are filters by type, time or tags. */
  filtered: boolean
  /** How far from a seed a passage may be found through its neighbours: `REACH`, or 0 for seeds only. */
  spread: 0 | typeof REACH
}

const SATURATION = `${WEIGHTS.saturation} * (${1 - WEIGHTS.length} + ${WEIGHTS.length} * d.length / ${$('averageLength')}::float8)`

/**
 * SQL of the passages before row `s`, or from it on, nearest first. Uses row comparison, which matches the order of
 * only one index, and drops other sessions afterwards: with equality conditions on a table that was never analyzed, the
 * planner may choose any index that starts with the tenant and read all of the tenant.
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

// Rows are looked up one by one at their location (a lateral with a limit): a join would be planned for the table as it
// was when the statement was first used, which may have been empty.
const AT = (place: string): string =>
  `LATERAL (SELECT * FROM search.documents WHERE ctid = ${place} AND tenant_id = $1 LIMIT 1)`

/** Passages that match conditions and a filter, at most `limit`. */
const passages = (conditions: string, limit: number, where: string | undefined): string => {
  const found = (most: number): string =>
    `SELECT d.ctid AS place, d.length, d.id, d.record_id FROM search.documents d WHERE ${conditions} LIMIT ${most}`
  if (where === undefined) return found(limit)
  return `SELECT * FROM (${found(MAX_CHECKED)}) d WHERE ${where} LIMIT ${limit}`
}

const and = (where: string | undefined): string => (where === undefined ? '' : `AND ${where}`)

const collecting = ({ byRecord, filtered, spread }: Shape, where?: string): string => {
  const taken = filtered ? filters(numberOf('type')) : 'true'
  return `
WITH ${SCOPES},
asked AS MATERIALIZED (
  SELECT * FROM unnest(${$('keys')}::integer[], ${$('weights')}::float8[], ${$('alone')}::boolean[]) AS t(key, weight, alone)
),
together AS MATERIALIZED (
  SELECT ARRAY(SELECT value::integer FROM jsonb_array_elements_text(t.keys)) AS keys, t.weight
  FROM unnest(${$('togetherKeys')}::jsonb[], ${$('togetherWeights')}::float8[]) AS t(keys, weight)
),
near AS MATERIALIZED (
  SELECT * FROM unnest(${$('relatedTo')}::integer[], ${$('relatedKeys')}::integer[]) AS t(n, key)
),
found AS (
  SELECT d.place, sum(d.near) AS near
  FROM (
    SELECT d.place, t.weight / (1 + ${SATURATION}) AS promise, 0 AS near
    FROM asked t
    CROSS JOIN LATERAL (${passages(`${having('t.key')} AND ${taken}`, MAX_FOUND, where)}) d
    WHERE t.alone
    UNION ALL
    SELECT d.place, t.weight / (1 + ${SATURATION}), 0
    FROM together t
    CROSS JOIN LATERAL (${passages(`${havingAll('t.keys')} AND ${taken}`, MAX_TOGETHER, where)}) d
    UNION ALL
    SELECT d.place, p.promise, p.promise
    FROM unnest(${$('nearTerms')}::integer[], ${$('nearWeights')}::float8[]) AS t(n, weight)
    CROSS JOIN LATERAL (${passages(`${havingAny('(SELECT key FROM near WHERE near.n = t.n)')} AND ${taken}`, MAX_NEAR, where)}) d
    CROSS JOIN LATERAL (SELECT t.weight * ${WEIGHTS.related} / (${WEIGHTS.related} + ${SATURATION}) AS promise) p
  ) d
  GROUP BY d.place
  ORDER BY sum(d.promise) DESC
  LIMIT 3 * ${$('seeds')}
),
newest AS (
  SELECT d.place
  FROM scopes s
  CROSS JOIN LATERAL (
    SELECT d.ctid AS place, d.* FROM search.documents d WHERE ${within(byRecord)} ORDER BY d."timestamp" DESC LIMIT ${$('newest')}
  ) d
  WHERE d.keys && ${$('keys')}::integer[] AND ${taken} ${and(where)}
  LIMIT 3 * ${$('seeds')}
),
dated AS (
  SELECT d.place
  FROM (
    SELECT d.*
    FROM scopes s
    CROSS JOIN unnest(${$('spanStarts')}::timestamptz[], ${$('spanEnds')}::timestamptz[]) AS span(since, until)
    CROSS JOIN LATERAL (
      SELECT d.ctid AS place, d.* FROM search.documents d
      WHERE ${within(byRecord)} AND d."timestamp" >= span.since AND d."timestamp" < span.until + interval '1 day'
      ORDER BY d."timestamp" DESC LIMIT ${MAX_DATED}
    ) d
    LIMIT ${MAX_DATED}
  ) d
  WHERE ${taken} ${and(where)}
  ORDER BY d.keys && ${$('keys')}::integer[] DESC
  LIMIT ${$('seeds')}
),
called AS (
  SELECT d.place
  FROM unnest(${$('subjectIds')}::text[]) AS r(id)
  CROSS JOIN LATERAL (
    SELECT d.ctid AS place, d.* FROM search.documents d
    WHERE d.tenant_id = $1 AND d.source = $2 AND d.record_id = r.id ORDER BY d."timestamp" DESC LIMIT ${MAX_CALLED}
  ) d
  WHERE ${taken} ${and(where)}
),
weighed AS (
  SELECT hit.place, hit.near + coalesce((
    SELECT c.weight / (1 + ${SATURATION}) FROM unnest(${$('subjectIds')}::text[], ${$('subjectWeights')}::float8[]) AS c(id, weight) WHERE c.id = d.record_id LIMIT 1
  ), 0) + coalesce((
    SELECT sum(t.weight * t.count / (t.count + ${SATURATION}))
    -- fenced: otherwise each use of the count looks up the key again
    FROM (SELECT weight, d.counts[array_position(d.keys, key)] AS count FROM asked OFFSET 0) t
  ), 0) AS score
  FROM (
    SELECT place, max(near) AS near
    FROM (TABLE found UNION ALL SELECT place, 0 FROM newest UNION ALL SELECT place, 0 FROM called) d GROUP BY place
  ) hit
  CROSS JOIN ${AT('hit.place')} d
),
seeds AS (
  SELECT d.session_id, d.position, d.part
  FROM ((SELECT place FROM weighed ORDER BY score DESC LIMIT ${$('seeds')}) UNION TABLE dated) hit
  CROSS JOIN ${AT('hit.place')} d
),
meant AS (
  SELECT d.place
  FROM unnest(${$('meantIds')}::text[], ${$('meantParts')}::smallint[]) AS passage(id, part)
  CROSS JOIN LATERAL (
    SELECT d.ctid AS place, d.* FROM search.documents d WHERE (d.tenant_id, d.id, d.part) >= ($1, passage.id, passage.part)
    ORDER BY d.tenant_id, d.id, d.part LIMIT 1
  ) d
  WHERE d.tenant_id = $1 AND d.id = passage.id AND d.part = passage.part
),
around AS (
  SELECT place, bool_or(near) AS near, bool_or(found) AS found, bool_or(linked) AS linked
  FROM (
    SELECT d.place, d.distance <= ${spread} AS near, d.distance = 0 AS found, d.linked
    FROM seeds s
    CROSS JOIN LATERAL (
      -- the last one before has one before it in turn, of which nothing is known here
      SELECT place, row_number() OVER w AS distance, lead(true) OVER w AS linked
      FROM (
        ${neighbours('before', spread + REACH)}
      ) d
      WINDOW w AS (ORDER BY position DESC, part DESC)
      UNION ALL
      SELECT place, row_number() OVER (ORDER BY position, part) - 1, true
      FROM (
        ${neighbours('after', spread + REACH + 1)}
      ) d
    ) d
    -- a passage found by its meaning has no matching words nearby, or it would be near a seed
    UNION ALL SELECT place, true, true, false FROM meant
  ) d
  GROUP BY place
)
SELECT coalesce(
  json_agg(
    json_build_array(
      d.id, d.part, d.record_id, date_part('epoch', d."timestamp") * 1000, d.length, d.traits, d.speaker, d.session_id,
      around.linked, around.near AND ${byRecord ? 'd.record_id = ANY($3)' : 'true'} AND ${taken} ${and(where)}, around.found,
      d.keys, d.counts
    )
    ORDER BY d.session_id COLLATE "C", d.position, d.part
  ),
  '[]'
)::text AS rows
FROM around
CROSS JOIN ${AT('around.place')} d`
}

const TYPES = PARAMETERS.map(([, type]) => type)

const planned = (shape: Omit<Shape, 'filtered'>) => ({
  all: withGenericPlan(TYPES, collecting({ ...shape, filtered: false })),
  filtered: withGenericPlan(TYPES, collecting({ ...shape, filtered: true })),
})

const COLLECT = bySearchScope(byRecord => ({
  [REACH]: planned({ byRecord, spread: REACH }),
  0: planned({ byRecord, spread: 0 }),
}))

/**
 * The statement that retrieves passages with their neighbours, as one JSON text of `PassageRow`s;
 * `candidate-retrieval.ts` provides the values.
 * @param where SQL of a condition on passage `d`
 */
export const collectingIn = (
  searchScope: SearchScope,
  { filtered, spread }: Omit<Shape, 'byRecord'>,
  where: string | undefined,
): string =>
  where === undefined
    ? COLLECT(searchScope)[spread][filtered ? 'filtered' : 'all']
    : `${collecting({ byRecord: searchScope.byRecord, filtered: true, spread }, where)} ${CUSTOM_PLAN}`

/** A passage, sorted by session and position. */
export type PassageRow = [
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
  /** Whether it was found directly, not only through its neighbours. */
  found: boolean,
  keys: number[],
  counts: number[],
]
