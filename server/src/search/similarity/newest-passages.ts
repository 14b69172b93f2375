import type { Scope } from '../../platform/database/scope.ts'
import type { Source } from '../types.ts'

export interface KeyedPassage {
  id: string
  recordId: string
  keys: number[]
}

const NEWEST = `
SELECT coalesce(json_agg(json_build_array(d.id, d.record_id, d.keys)), '[]')::text AS rows FROM (
  SELECT d.id, d.record_id, d.keys FROM search.documents d
  WHERE d.tenant_id = $1 AND d.source = $2 AND ($3::text[] IS NULL OR d.record_id = ANY($3)) AND d.tags @> $4::text[]
  ORDER BY d."timestamp" DESC, d.id LIMIT $5
) d`

/** The newest passages of a source, with what their words are. SQL: the keys of thousands of passages as one value. */
export async function newestPassages(
  scope: Scope,
  source: Source,
  {
    ids,
    tags = [],
    limit,
  }: { ids?: readonly string[] | undefined; tags?: readonly string[] | undefined; limit: number },
): Promise<KeyedPassage[]> {
  const [row] = await scope.query<{ rows: string }>(NEWEST, [source, ids ? [...ids] : null, [...tags], limit])
  const rows = JSON.parse(row?.rows ?? '[]') as [id: string, recordId: string, keys: number[]][]
  return rows.map(([id, recordId, keys]) => ({ id, recordId, keys }))
}
