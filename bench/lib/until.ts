import type { Database } from '../../server/src/platform/database/database.ts'

const POLL_MS = 500
const PATIENCE_MS = 60_000

/** Waits until a statement returns a row. @throws Error if it does not within a minute */
export async function untilFound(database: Database, statement: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while ((await database.query(statement)).length === 0) {
    if (performance.now() > deadline) throw new Error(`Nothing was found within a minute by ${statement}`)
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
  }
}
