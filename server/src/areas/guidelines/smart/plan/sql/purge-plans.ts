import type { Database } from '../../../../../platform/database/database.ts'

const PURGE = 'DELETE FROM smart_update_plans WHERE expires_at <= app_now()'

/** Deletes expired plans. SQL: by the clock of the database, which tests can move. */
export async function purgePlans(database: Database): Promise<void> {
  await database.query(PURGE)
}
