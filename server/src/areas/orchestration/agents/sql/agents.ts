import type { Scope } from '../../../../platform/database/scope.ts'

const LOCK = `SELECT version FROM agents WHERE tenant_id = $1 AND id = $2 FOR UPDATE`

/** SQL: Prisma has no row locks. @returns the version, or undefined if the agent does not exist */
export async function lockAgent(scope: Scope, id: string): Promise<number | undefined> {
  const [row] = await scope.query<{ version: number }>(LOCK, [id])
  return row?.version
}
