import type { Scope } from '../../platform/database/scope.ts'
import type { Source } from '../types.ts'

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

/** The records of the latest texts in a session, latest first. */
export async function recordsOfSession(scope: Scope, source: Source, sessionId: string): Promise<string[]> {
  const rows = await scope.query<{ recordId: string }>(RECORDS, [source, sessionId])
  return rows.map(({ recordId }) => recordId)
}

const ORDER = `
WITH turn AS (
  SELECT d.id, d.position, d.session_id,
    row_number() OVER (PARTITION BY d.session_id ORDER BY d.position) AS at,
    row_number() OVER (PARTITION BY d.session_id ORDER BY d.id COLLATE "C") AS wanted
  FROM unnest($3::text[]) AS s(id)
  CROSS JOIN LATERAL (
    SELECT id, position, session_id FROM search.documents
    WHERE tenant_id = $1 AND source = $2 AND session_id = s.id AND part = 0) d
),
moved AS (
  SELECT a.id, b.position FROM turn a JOIN turn b ON b.session_id = a.session_id AND b.at = a.wanted
  WHERE a.position <> b.position
),
locked AS MATERIALIZED (
  SELECT id FROM search.documents
  WHERE tenant_id = $1 AND id = ANY(ARRAY(SELECT id FROM moved)) ORDER BY id, part FOR NO KEY UPDATE
)
UPDATE search.documents d SET position = m.position FROM moved m
WHERE d.tenant_id = $1 AND d.id = ANY(ARRAY(SELECT id FROM locked)) AND d.id = m.id
RETURNING d.id, d.position::text AS position`

/**
 * Sorts the texts of sessions by their ids, which is the order in which they were first stored, if they arrived in
 * another order.
 * @returns those that moved, each with its position
 */
export const orderSessions = (
  scope: Scope,
  source: Source,
  sessionIds: readonly string[],
): Promise<{ id: string; position: string }[]> => scope.query(ORDER, [source, sessionIds])
