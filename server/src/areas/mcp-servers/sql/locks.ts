import type { Scope } from '../../../platform/database/scope.ts'

const LOCK_TENANT = `SELECT id AS tenant_id FROM tenants WHERE id = $1 FOR NO KEY UPDATE`

/** SQL: Prisma has no row locks. Serializes concurrent creations, so that the count and the slugs are correct. */
export async function lockTenant(scope: Scope): Promise<void> {
  await scope.query(LOCK_TENANT)
}

const LOCK_SERVER = `SELECT id FROM mcp_servers WHERE tenant_id = $1 AND id = $2 FOR UPDATE`

/** SQL: Prisma has no row locks. Serializes concurrent changes, so that none is lost. */
export async function lockServer(scope: Scope, id: string): Promise<void> {
  await scope.query(LOCK_SERVER, [id])
}
