import type { Scope } from '../../platform/database/scope.ts'
import { nearestVectors } from '../meaning/nearest-vectors.ts'
import { aboveUnrelated } from '../meaning/unrelated.ts'
import { similarityOf } from '../meaning/vectors.ts'
import type { Meaning, Source } from '../types.ts'

/** Number of nearest passages whose records are returned: a record can have many of them. */
const LOOKED_UP = 1_000

const OF_PASSAGES = `
SELECT d.record_id AS "recordId", encode(e.code, 'base64') AS code
FROM unnest($4::bigint[]) AS wanted(number)
CROSS JOIN LATERAL (
  SELECT e.id, e.part, e.code FROM search.embeddings e
  WHERE e.tenant_id = $1 AND e.number = wanted.number AND e.model = $3 OFFSET 0
) e
CROSS JOIN LATERAL (
  SELECT d.record_id, d.type FROM search.documents d
  WHERE d.tenant_id = $1 AND d.source = $2 AND d.id = e.id AND d.part = e.part OFFSET 0
) d
WHERE d.record_id IS NOT NULL AND d.record_id IS DISTINCT FROM $5 AND ($6::text IS NULL OR d.type = $6)`

/** The records whose passages are nearest to a vector, and how much the best one means the same, to 1. One statement. */
export async function nearestRecords(
  scope: Scope,
  source: Source,
  meaning: Meaning,
  { type, except, limit }: { type: string | undefined; except: string | undefined; limit: number },
): Promise<Map<string, number>> {
  const numbers = await nearestVectors.find(scope, source, meaning, LOOKED_UP)
  const values = [source, meaning.model, numbers, except ?? null, type ?? null]
  const best = new Map<string, number>()
  for (const { recordId, code } of await scope.query<{ recordId: string; code: string }>(OF_PASSAGES, values)) {
    const cosine = similarityOf(meaning.vector, new Int8Array(Buffer.from(code, 'base64')))
    const similarity = aboveUnrelated(cosine, meaning)
    best.set(recordId, Math.max(similarity, best.get(recordId) ?? -1))
  }
  return new Map([...best].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, limit))
}
