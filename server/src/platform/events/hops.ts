import type { Database } from '../database/database.ts'

/** The header that says the how-manieth delivery in a row a request is. */
const HOPS_HEADER = 'keepsake-hops'

/**
 * Maximum deliveries in a row: of an event, of what its receiver had this service store, and so on. The next one is
 * refused, because events that cause each other would never end.
 */
export const MAX_HOPS = 3

/** How many deliveries led to a request. 0 if it has no such header. */
export function hopsOf(headers: Headers): number {
  const text = headers.get(HOPS_HEADER) ?? ''
  return /^\d{1,4}$/.test(text) ? Number(text) : 0
}

/** The header of a delivery that the given number of deliveries led to. */
export const hopsHeader = (hops: number): Record<string, string> => ({ [HOPS_HEADER]: String(hops + 1) })

/** Lets what the current transaction writes know how many deliveries led to it: its domain events and its jobs. */
export async function carryHops(database: Database, hops: number): Promise<void> {
  if (hops > 0) await database.query(`SELECT set_config('keepsake.hops', $1, true)`, [String(hops)])
}
