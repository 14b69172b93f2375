import type { Database } from '../../../platform/database/database.ts'

const GRANT = `UPDATE tenants SET credits = greatest(0, credits + $3::bigint) WHERE organization_id = $1 AND livemode = $2`

/** SQL: adds atomically while other calls spend credits, and stops at zero. */
export async function addCredits(
  database: Database,
  organizationId: string,
  livemode: boolean,
  credits: number,
): Promise<void> {
  await database.query(GRANT, [organizationId, livemode, credits])
}

const FORGET_WAITS = `
  DELETE FROM runtime.key_waits WHERE key_id IN (
    SELECT k.id FROM api_keys k JOIN tenants t ON t.id = k.tenant_id WHERE t.organization_id = $1)`

/** SQL: finds the waits by the keys of both tenants, in one statement. */
export async function forgetWaits(database: Database, organizationId: string): Promise<void> {
  await database.query(FORGET_WAITS, [organizationId])
}

const LOCK = 'SELECT id FROM organizations WHERE id = $1 FOR NO KEY UPDATE'

/** SQL: Prisma has no row locks. Changes wait for each other until the end of the transaction. */
export async function lockOrganization(database: Database, organizationId: string): Promise<void> {
  await database.query(LOCK, [organizationId])
}
