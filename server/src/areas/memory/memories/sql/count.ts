import type { Scope } from '../../../../platform/database/scope.ts'

export interface Stored {
  memories: number
  records: number
}

const COUNT = `SELECT (SELECT count(*) FROM memories WHERE tenant_id = $1)::int AS memories,
  (SELECT count(*) FROM records WHERE tenant_id = $1)::int AS records`

/** SQL: both counts in one round trip. */
export async function countStored(scope: Scope): Promise<Stored> {
  const [row] = await scope.query<Stored>(COUNT)
  return row ?? { memories: 0, records: 0 }
}
