import type { Scope } from '../platform/database/scope.ts'
import type { Source } from './types.ts'

const LATEST = 50

const RECORDS = `
SELECT record_id AS "recordId" FROM (
  SELECT d.record_id, d.position FROM search.documents d
  WHERE d.tenant_id = $1 AND d.source = $2 AND d.session_id = $3
  ORDER BY d.position DESC, d.part DESC LIMIT ${LATEST}
) d
WHERE record_id IS NOT NULL
GROUP BY record_id
ORDER BY max(position) DESC`

/** The records that the latest texts of a session are about, the latest first. */
export async function recordsOfSession(scope: Scope, source: Source, sessionId: string): Promise<string[]> {
  const rows = await scope.query<{ recordId: string }>(RECORDS, [source, sessionId])
  return rows.map(({ recordId }) => recordId)
}
