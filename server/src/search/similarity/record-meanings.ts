import type { Scope } from '../../platform/database/scope.ts'
import { similarityOf } from '../meaning/vectors.ts'
import type { Meaning, Source } from '../types.ts'

/** What a record is about: the mean of the vectors of its newest passages, without what all texts have in common. */
export interface RecordMeaning {
  vector: Float32Array
  /** How many passages it is the mean of. */
  passages: number
}

/** The newest passages that describe a record. */
const OF_RECORD = 20
/** Of the newest passages of all records, every eighth shows what they have in common. */
const SAMPLED = 1_000
const EVERY = 8

const codeOf = (passage: string): string => `CROSS JOIN LATERAL (
    SELECT e.code FROM search.embeddings e
    WHERE e.tenant_id = $1 AND e.id = ${passage}.id AND e.part = ${passage}.part AND e.model = $3 OFFSET 0
  ) e`

const SAMPLE = `
SELECT coalesce(encode(string_agg(e.code, ''), 'base64'), '') AS codes FROM (
  SELECT newest.*, row_number() OVER (ORDER BY newest."timestamp" DESC, newest.id, newest.part) AS n FROM (
    SELECT d.id, d.part, d."timestamp" FROM search.documents d WHERE d.tenant_id = $1 AND d.source = $2
    ORDER BY d."timestamp" DESC LIMIT ${SAMPLED}
  ) newest
) d
${codeOf('d')}
WHERE d.n % ${EVERY} = 1`

const OF_RECORDS = `
SELECT r.id AS "recordId", encode(c.codes, 'base64') AS codes
FROM unnest($4::text[]) AS r(id)
CROSS JOIN LATERAL (
  SELECT string_agg(e.code, '') AS codes FROM (
    SELECT d.id, d.part FROM search.documents d WHERE d.tenant_id = $1 AND d.source = $2 AND d.record_id = r.id
    ORDER BY d."timestamp" DESC, d.id DESC, d.part LIMIT ${OF_RECORD}
  ) d
  ${codeOf('d')}
) c
WHERE c.codes IS NOT NULL`

/** Reads what records are about, as far as their passages have vectors of a model. */
export interface RecordMeanings {
  /** Meanings by record id. One statement. Omits records without vectors. */
  of(ids: readonly string[]): Promise<Map<string, RecordMeaning>>
}

/** What all texts of a tenant have in common is read once. The mean of unrelated texts stands in for few of them. */
export async function readMeanings(
  scope: Scope,
  source: Source,
  { model, vector: { length }, unrelated }: Meaning,
): Promise<RecordMeanings> {
  const [sample] = await scope.query<{ codes: string }>(SAMPLE, [source, model])
  const center = sumOf([...vectorsIn(sample?.codes ?? '', length), ...unrelated], length)
  return {
    async of(ids) {
      const rows = await scope.query<{ recordId: string; codes: string }>(OF_RECORDS, [source, model, [...ids]])
      return new Map(
        rows.map(({ recordId, codes }) => {
          const { sum, count } = sumOf(vectorsIn(codes, length), length)
          const vector = Float32Array.from(sum, (one, i) => one / count - (center.sum[i] ?? 0) / center.count)
          return [recordId, { vector, passages: count }]
        }),
      )
    },
  }
}

/** How much two records are about the same: their cosine, and 0 if they are less alike than unrelated ones. */
export const meaningInCommon = (a: RecordMeaning, b: RecordMeaning): number =>
  Math.max(0, similarityOf(a.vector, b.vector))

function vectorsIn(base64: string, length: number): Int8Array[] {
  const bytes = Buffer.from(base64, 'base64')
  return Array.from(
    { length: bytes.length / length },
    (_, n) => new Int8Array(bytes.buffer, bytes.byteOffset + n * length, length),
  )
}

/** The sum of vectors, each of length one. */
function sumOf(vectors: readonly ArrayLike<number>[], length: number): { sum: Float64Array; count: number } {
  const sum = new Float64Array(length)
  for (const vector of vectors) {
    let square = 0
    for (let i = 0; i < length; i++) square += (vector[i] ?? 0) ** 2
    const scale = 1 / (Math.sqrt(square) || 1)
    for (let i = 0; i < length; i++) sum[i] = (sum[i] ?? 0) + scale * (vector[i] ?? 0)
  }
  return { sum, count: vectors.length }
}
