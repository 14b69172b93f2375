import type { Database } from '../../../platform/database/database.ts'
import { deleteSilently } from './remove.ts'

const BATCH = 100

/** Deletes the media of records that can no longer be restored. SQL: media of all tenants. */
export async function purgeMedia(database: Database, purgedRecords: string): Promise<void> {
  const expired = `SELECT m.tenant_id AS "tenantId", m.id FROM (${purgedRecords}) AS gone
    JOIN media m ON m.tenant_id = gone.tenant_id AND m.record_id = gone.record_id ORDER BY m.id LIMIT ${BATCH}`
  for (;;) {
    const rows = await database.query<{ tenantId: number; id: string }>(expired)
    for (const { tenantId, id } of rows) {
      const scope = database.scope({ tenantId, livemode: true })
      await scope.transaction(() => deleteSilently(scope, id))
    }
    if (rows.length < BATCH) return
  }
}
