import { CUSTOM_PLAN, type Scope, type SqlValue } from '../../platform/database/scope.ts'
import type { Background } from '../scoring/score.ts'
import { filters, filterValues, SCOPES, type SearchScope, within } from '../search-scope.ts'
import type { Meaning, SearchQuery } from '../types.ts'
import { nearestVectors } from './nearest-vectors.ts'
import { signatureOf, similarityOf } from './vectors.ts'

const NEAREST = 40
/** Number of nearest vectors of a tenant to look up: a filter may exclude most of them. */
const LOOKED_UP = 400
const LOOKED_UP_UNFILTERED = 60
/**
 * If a filter keeps fewer than `NEAREST` of those: the number of newest passages in its time range to check against it.
 */
const MAX_FILTERED = 10_000
/** Maximum number of newest passages per record whose vectors are compared, and for all records of a search. */
const MAX_OF_RECORD = 2_000
const MAX_OF_RECORDS = 5_000
/**
 * Number of newest passages sampled as the background: their similarity shows what unrelated texts score. If there are
 * fewer, unrelated reference texts are added.
 */
const SAMPLED = 64

/** The standard deviation of a normal distribution, in median deviations. */
const NORMAL = 1.4826

export interface PassageKey {
  id: string
  part: number
}

const and = (where: string | undefined): string => (where === undefined ? '' : `AND ${where}`)

// vectors are looked up one by one by key: a join would be planned for the table's size at the time
const ofTenant = (where?: string): string => `
SELECT d.id, d.part::integer AS part
FROM unnest($4::bigint[]) WITH ORDINALITY AS wanted(number, n)
CROSS JOIN LATERAL (
  SELECT e.id, e.part FROM search.embeddings e WHERE e.tenant_id = $1 AND e.number = wanted.number AND e.model = $3 OFFSET 0
) e
CROSS JOIN LATERAL (
  SELECT * FROM search.documents d WHERE d.tenant_id = $1 AND d.source = $2 AND d.id = e.id AND d.part = e.part OFFSET 0
) d
WHERE ${filters(5)} ${and(where)}
ORDER BY n LIMIT ${NEAREST}`

const ofFilter = (where?: string): string => `
SELECT d.id, d.part::integer AS part
FROM (
  SELECT * FROM search.documents d
  WHERE d.tenant_id = $1 AND d.source = $2
    AND d."timestamp" >= coalesce($6::timestamptz, '-infinity') AND d."timestamp" <= coalesce($7::timestamptz, 'infinity')
  ORDER BY d."timestamp" DESC LIMIT ${MAX_FILTERED}
) d
CROSS JOIN LATERAL (
  SELECT e.signature FROM search.embeddings e
  WHERE e.tenant_id = $1 AND e.id = d.id AND e.part = d.part AND e.model = $3 OFFSET 0
) e
WHERE ${filters(5)} ${and(where)}
ORDER BY bit_count(e.signature # $4::bit(512)), d.id, d.part LIMIT ${NEAREST}`

const ofRecords = (where?: string): string => `
WITH ${SCOPES}
SELECT d.id, d.part::integer AS part
FROM (
  SELECT d.* FROM scopes s
  CROSS JOIN LATERAL (
    SELECT * FROM search.documents d WHERE ${within(true)} ORDER BY d."timestamp" DESC LIMIT ${MAX_OF_RECORD}
  ) d
  LIMIT ${MAX_OF_RECORDS}
) d
CROSS JOIN LATERAL (
  SELECT e.signature FROM search.embeddings e
  WHERE e.tenant_id = $1 AND e.id = d.id AND e.part = d.part AND e.model = $4 OFFSET 0
) e
WHERE ${filters(6)} ${and(where)}
ORDER BY bit_count(e.signature # $5::bit(512)), d.id, d.part LIMIT ${NEAREST}`

type Statement = (where?: string) => string
const CONSTANT: ReadonlyMap<Statement, string> = new Map([ofTenant, ofFilter, ofRecords].map(each => [each, each()]))

/** The passages that are likely nearest to the question's meaning. Compares all vectors in scope, up to a limit. */
export async function nearPassages(
  scope: Scope,
  searchScope: SearchScope,
  query: SearchQuery,
  meaning: Meaning,
): Promise<PassageKey[]> {
  const { model, vector } = meaning
  const { source, where, type, since, until, tags } = query
  const look = (statement: Statement, ...given: SqlValue[]): Promise<PassageKey[]> => {
    const values: SqlValue[] = [scope.tenantId, ...given, ...filterValues(query)]
    const text = where ? `${statement(where('d', values))} ${CUSTOM_PLAN}` : CONSTANT.get(statement)
    return scope.query<PassageKey>(text ?? statement(), values.slice(1))
  }
  if (searchScope.byRecord) return look(ofRecords, ...searchScope.values, model, signatureOf(vector))
  const isNarrowed = (where ?? type ?? since ?? until ?? tags) !== undefined
  const most = isNarrowed ? LOOKED_UP : LOOKED_UP_UNFILTERED
  const numbers = await nearestVectors.find(scope, source, meaning, most)
  const near = await look(ofTenant, source, model, numbers)
  if (!isNarrowed || near.length >= NEAREST || numbers.length < most) return near
  // the nearest vectors overall do not match the filter, so compare those that do
  const left = await look(ofFilter, source, model, signatureOf(vector))
  const known = new Set(near.map(({ id, part }) => `${id} ${part}`))
  return [...near, ...left.filter(({ id, part }) => !known.has(`${id} ${part}`))]
}

// the codes of one model all have the same length, so they fit into one string
const codes = (sample: string): string => `
WITH ${SCOPES},
known AS MATERIALIZED (
  SELECT p.n, e.code FROM unnest($5::text[], $6::smallint[]) WITH ORDINALITY AS p(id, part, n)
  CROSS JOIN LATERAL (
    SELECT e.code FROM search.embeddings e
    WHERE e.tenant_id = $1 AND e.id = p.id AND e.part = p.part AND e.model = $4 OFFSET 0
  ) e
),
sample AS MATERIALIZED (${sample})
SELECT (SELECT coalesce(json_agg(n - 1 ORDER BY n), '[]')::text FROM known) AS known,
  coalesce((SELECT encode(string_agg(code, '' ORDER BY n), 'base64') FROM known), '') AS codes,
  (SELECT count(*)::integer FROM sample) AS sampled,
  coalesce((SELECT encode(string_agg(code, ''), 'base64') FROM sample), '') AS sample`

// by number, one by one: a table that has grown since its last ANALYZE would be read whole, and sorted
const CODES_OF_TENANT = codes(`
  SELECT e.code FROM unnest($7::bigint[]) AS sampled(number)
  CROSS JOIN LATERAL (
    SELECT e.code FROM search.embeddings e
    WHERE e.tenant_id = $1 AND e.number = sampled.number AND e.model = $4 OFFSET 0
  ) e`)

const CODES_OF_RECORDS = codes(`
  SELECT e.code FROM scopes s
  CROSS JOIN LATERAL (
    SELECT d.id, d.part FROM search.documents d WHERE ${within(true)} ORDER BY d."timestamp" DESC LIMIT ${SAMPLED}
  ) d
  CROSS JOIN LATERAL (
    SELECT e.code FROM search.embeddings e
    WHERE e.tenant_id = $1 AND e.id = d.id AND e.part = d.part AND e.model = $4 OFFSET 0
  ) e
  LIMIT ${SAMPLED}`)

interface Codes {
  known: string
  codes: string
  sampled: number
  sample: string
}

/** The similarity of each passage to the question (undefined without a vector), and that of the background. */
export async function similaritiesOf(
  scope: Scope,
  searchScope: SearchScope,
  passages: readonly PassageKey[],
  { model, vector, unrelated }: Meaning,
): Promise<{ similarities: (number | undefined)[]; background: Background }> {
  const values = [...searchScope.values, model, passages.map(({ id }) => id), passages.map(({ part }) => part)]
  const [row] = searchScope.byRecord
    ? await scope.query<Codes>(CODES_OF_RECORDS, values)
    : await scope.query<Codes>(CODES_OF_TENANT, [
        ...values,
        await nearestVectors.newest(scope, searchScope.values[0], model, SAMPLED),
      ])
  const known = JSON.parse(row?.known ?? '[]') as number[]
  const found = similaritiesIn(row?.codes ?? '', known.length, vector)
  const similarities = passages.map((): number | undefined => undefined)
  for (const [i, n] of known.entries()) similarities[n] = found[i]
  const sample = similaritiesIn(row?.sample ?? '', row?.sampled ?? 0, vector)
  const others = unrelated.slice(0, SAMPLED - sample.length).map(other => similarityOf(vector, other))
  return { similarities, background: backgroundOf([...sample, ...others]) }
}

/** @param base64 this many codes of the question's length, concatenated */
function similaritiesIn(base64: string, count: number, question: Float32Array): number[] {
  const bytes = Buffer.from(base64, 'base64')
  const code = (n: number): Int8Array =>
    new Int8Array(bytes.buffer, bytes.byteOffset + n * question.length, question.length)
  return Array.from({ length: count }, (_, n) => similarityOf(question, code(n)))
}

/** Median and median deviation: robust against the few samples that are related to the question. */
function backgroundOf(sample: readonly number[]): Background {
  const mean = median(sample)
  return { mean, deviation: NORMAL * median(sample.map(one => Math.abs(one - mean))) }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
