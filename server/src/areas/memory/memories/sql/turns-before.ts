import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'

const BEFORE = `
  SELECT t.speaker, t.content FROM (
    SELECT m.speaker, m.content, d.position FROM memories own
    CROSS JOIN LATERAL (
      SELECT id, position FROM search.documents
      WHERE tenant_id = $1 AND source = 'memory' AND session_id = own.session_id AND position < own.position
        AND record_id = own.record_id AND part = 0
      ORDER BY position DESC LIMIT $3) d
    CROSS JOIN LATERAL (SELECT speaker, content FROM memories WHERE id = d.id AND ${ofTenant()} OFFSET 0) m
    WHERE own.id = $2 AND ${ofTenant('own')}
  ) t ORDER BY t.position`

/**
 * What was said of the record before a memory in its session, oldest first. SQL: the order of a session is in the search
 * index, which Prisma does not read.
 */
export const turnsBefore = (
  scope: Scope,
  memoryId: string,
  limit: number,
): Promise<{ speaker: string | null; content: string }[]> => scope.query(BEFORE, [memoryId, limit])
