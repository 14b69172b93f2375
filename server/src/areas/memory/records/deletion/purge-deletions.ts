import type { Database } from '../../../../platform/database/database.ts'
import { profileOf } from '../profile/sql.ts'

const ROWS_AT_ONCE = 5_000

// the history of a value keeps the ID of a deleted memory, without its words
const PURGE = `
  WITH gone AS (
    DELETE FROM trash WHERE ctid = ANY(ARRAY(SELECT ctid FROM trash WHERE deletion_id = $1 LIMIT ${ROWS_AT_ONCE}))
    RETURNING tenant_id, source, "row"
  ),
  unquoted AS (
    UPDATE property_changes c SET evidence = NULL FROM gone
    WHERE gone.source = 'memories' AND c.tenant_id = gone.tenant_id AND c.record_id = gone."row" ->> 'record_id'
      AND c.source = 'memory:' || (gone."row" ->> 'id') AND c.evidence IS NOT NULL
  ),
  unmentioned AS (
    DELETE FROM value_mentions v USING gone
    WHERE gone.source = 'memories' AND v.tenant_id = gone.tenant_id AND v.record_id = gone."row" ->> 'record_id'
      AND v.source = 'memory:' || (gone."row" ->> 'id')
  ),
  unprofiled AS (
    UPDATE record_profiles p SET profile = ${profileOf('m.tenant_id = p.tenant_id')} FROM (
      SELECT DISTINCT tenant_id, "row" ->> 'record_id' AS id FROM gone WHERE source = 'memories') g
    WHERE p.tenant_id = g.tenant_id AND p.record_id = g.id
  )
  SELECT count(*)::int AS rows FROM gone`

/**
 * Purges what was deleted more than 30 days ago, and the words of deleted memories in the history of properties. The
 * deletions themselves, with ids and counts, remain.
 */
export async function purgeDeletions(database: Database): Promise<void> {
  for (;;) {
    const where = { status: 'pending', recoverableUntil: { lte: await database.now() } }
    const expired = await database.prisma(models =>
      models.deletion.findFirst({ where, orderBy: { recoverableUntil: 'asc' }, select: { id: true } }),
    )
    if (!expired) return
    for (;;) {
      const [purged] = await database.query<{ rows: number }>(PURGE, [expired.id])
      if (!purged || purged.rows < ROWS_AT_ONCE) break
    }
    await database.prisma(models => models.deletion.updateMany({ where: expired, data: { status: 'purged' } }))
  }
}
