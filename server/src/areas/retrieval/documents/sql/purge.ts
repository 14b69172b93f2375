import type { Database } from '../../../../platform/database/database.ts'

/** What was deleted before can be restored no more. */
const EXPIRED = `app_now() - interval '30 days'`
/** Documents in one transaction, so that no lock is held for long. */
const BATCH = 100

const PURGE = `
  WITH gone AS MATERIALIZED (
    SELECT d.tenant_id, d.id, d.chunk_count FROM rag_documents d
    WHERE d.deleted_at <= ${EXPIRED}
      OR (d.tenant_id, d.project_id) IN (SELECT p.tenant_id, p.id FROM rag_projects p WHERE p.deleted_at <= ${EXPIRED})
    ORDER BY d.id LIMIT ${BATCH} FOR UPDATE OF d SKIP LOCKED
  ), unindexed AS (
    DELETE FROM search.documents s
    USING gone g CROSS JOIN LATERAL generate_series(0, g.chunk_count - 1) AS n
    WHERE s.tenant_id = g.tenant_id AND s.id = g.id || '/' || n
  )
  DELETE FROM rag_documents d USING gone g WHERE d.tenant_id = g.tenant_id AND d.id = g.id RETURNING d.id`

const PURGE_PROJECTS = `
  DELETE FROM rag_projects p WHERE p.deleted_at <= ${EXPIRED}
    AND NOT EXISTS (SELECT FROM rag_documents d WHERE d.tenant_id = p.tenant_id AND d.project_id = p.id)`

/** Removes what was deleted. SQL: batches over all tenants, with the search index. */
export async function purgeDocuments(database: Database, renewLease: () => Promise<void>): Promise<void> {
  for (;;) {
    const purged = await database.query(PURGE)
    if (purged.length < BATCH) break
    await renewLease()
  }
  await database.query(PURGE_PROJECTS)
}
