import { createHash } from 'node:crypto'

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIX_AND_TIME = 'rec_'.length + 10
const RANDOM = 16

/**
 * The id that stands for one which another tenant of this server has: of the same time, and the same whenever it is asked
 * for, so that importing again finds what was imported.
 */
export function derivedId(tenantId: number, id: string): string {
  const digest = createHash('sha256').update(`${tenantId} ${id}`).digest()
  const random = Array.from({ length: RANDOM }, (_, n) => DIGITS.charAt((digest[n] ?? 0) & 31))
  return id.slice(0, PREFIX_AND_TIME) + random.join('')
}
