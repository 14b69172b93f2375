import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'

export interface PreviousTurnRow {
  /** The memory that follows it. */
  id: string
  memoryId: string
  speaker: string | null
  content: string
}

const PREVIOUS = `
  SELECT w.id, m.id AS "memoryId", m.speaker, m.content FROM unnest($2::text[]) AS w(id)
  CROSS JOIN LATERAL (
    SELECT session_id, position, speaker FROM search.documents
    WHERE tenant_id = $1 AND source = 'memory' AND id = w.id AND part = 0) own
  CROSS JOIN LATERAL (
    SELECT id FROM search.documents
    WHERE tenant_id = $1 AND source = 'memory' AND session_id = own.session_id AND position < own.position
    ORDER BY position DESC, part DESC LIMIT 1) previous
  CROSS JOIN LATERAL (SELECT id, speaker, content FROM memories WHERE id = previous.id AND ${ofTenant()} OFFSET 0) m
  WHERE m.speaker IS DISTINCT FROM own.speaker`

/**
 * The turn before each memory in its session, if another speaker said it. SQL: the order of a session is in the search
 * index, which Prisma does not read.
 */
export const previousTurns = (scope: Scope, ids: readonly string[]): Promise<PreviousTurnRow[]> =>
  scope.query(PREVIOUS, [ids])
