import type { Principal } from '../access/principal.ts'
import type { Database } from '../database/database.ts'

/** How many calls of an operation a key has made since the last write. */
interface CallCount {
  tenant_id: number
  operation: string
  key_id: string
  calls: number
}

/** Counts the successful calls of each operation and key in memory, so that a free call costs no write. */
export interface CallCounts {
  add(principal: Principal, operation: string): void
  /** Adds the counts to the totals. If that fails, they are kept for the next time. */
  write(): Promise<void>
}

const WRITE = `
  INSERT INTO usage_totals AS t (tenant_id, unit, at, operation, key_id, collection_id, model,
    calls, charges, credits, input_tokens, output_tokens)
  SELECT c.tenant_id, u.unit, date_trunc(u.unit, moment.now, 'UTC'), c.operation, c.key_id, '', '', c.calls, 0, 0, 0, 0
  FROM jsonb_to_recordset($1::jsonb) AS c(tenant_id int, operation text, key_id text, calls bigint)
  JOIN tenants ON tenants.id = c.tenant_id
  CROSS JOIN (VALUES ('hour'), ('day')) AS u(unit)
  CROSS JOIN (SELECT app_now() AS now OFFSET 0) AS moment
  ORDER BY 1, 2, 3, 4, 5, 6, 7
  ON CONFLICT (tenant_id, unit, at, operation, key_id, collection_id, model) DO UPDATE SET calls = t.calls + excluded.calls`

export function createCallCounts(database: Database): CallCounts {
  let counts = new Map<string, CallCount>()
  const add = (count: CallCount): void => {
    const name = `${count.tenant_id} ${count.operation} ${count.key_id}`
    const known = counts.get(name)
    if (known) known.calls += count.calls
    else counts.set(name, count)
  }
  return {
    add({ tenantId, key }, operation) {
      add({ tenant_id: tenantId, operation, key_id: key?.id ?? '', calls: 1 })
    },
    async write() {
      if (counts.size === 0) return
      const taken = [...counts.values()]
      counts = new Map()
      try {
        await database.query(WRITE, [JSON.stringify(taken)])
      } catch (error) {
        for (const count of taken) add(count)
        throw error
      }
    },
  }
}
