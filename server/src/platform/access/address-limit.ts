import ipaddr from 'ipaddr.js'
import type { Database } from '../database/database.ts'
import { rateLimited } from './authenticate.ts'

const COUNT = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now)
  INSERT INTO runtime.address_limits AS a (address, hour, calls) SELECT $1, date_trunc('hour', now), 1 FROM clock
  ON CONFLICT (address) DO UPDATE SET
    hour = greatest(a.hour, excluded.hour),
    calls = CASE WHEN a.hour >= excluded.hour THEN least(a.calls, $2) + 1 ELSE 1 END
  RETURNING calls, ceil(extract(epoch FROM hour + interval '1 hour' - (SELECT now FROM clock)))::int AS wait_seconds`

const PURGE = `DELETE FROM runtime.address_limits WHERE hour < app_now() - interval '1 hour'`

/**
 * Counts a call of a public operation. One round trip. The limit applies across replicas.
 * @param limit calls per address and hour
 * @param purpose what is counted; calls for different purposes are counted separately
 * @throws ApiError `rate_limit_error` if the limit is exceeded
 */
export async function limitAddress(database: Database, address: string, limit: number, purpose = ''): Promise<void> {
  const [row] = await database.query<{ calls: number; wait_seconds: number }>(COUNT, [
    `${purpose}${networkOf(address)}`,
    limit,
  ])
  if (row && row.calls > limit) throw rateLimited(limit, 'address', row.wait_seconds)
}

/** Deletes the counts of past hours. */
export async function purgeAddressLimits(database: Database): Promise<void> {
  await database.query(PURGE)
}

/** Returns an IPv4 address, or the /64 of an IPv6 address, since a caller can use any address within it. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const read = ipaddr.process(address)
  if (!(read instanceof ipaddr.IPv6)) return read.toString()
  const network = read.parts.slice(0, 4).map(part => part.toString(16))
  return `${network.join(':')}::/64`
}
