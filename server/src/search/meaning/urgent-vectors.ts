import { setTimeout } from 'node:timers/promises'
import type { Scope } from '../../platform/database/scope.ts'

/** How long a call waits for vectors that are being made: longer than a run of the job takes to begin. */
const PATIENCE_MS = 1_500
const EVERY_MS = 50

const WAITING = 'SELECT EXISTS (SELECT FROM search.unembedded WHERE urgent AND tenant_id = $1) AS waiting'

/** Whether the urgent texts of a tenant have their vectors. Waits for them a little, since they come first. */
export async function haveUrgentVectors(scope: Scope): Promise<boolean> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const [row] = await scope.query<{ waiting: boolean }>(WAITING, [])
    if (!row?.waiting) return true
    if (performance.now() > until) return false
    await setTimeout(EVERY_MS)
  }
}
