import { afterAll, beforeAll, expect, it } from 'vitest'
import { advanceClock, openTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import type { Database } from '../database/database.ts'
import { limitAddress, purgeAddressLimits } from './address-limit.ts'

let opened: TestDatabase
let database: Database
beforeAll(async () => {
  opened = await openTestDatabase()
  database = opened.database
})
afterAll(() => opened.close())

/** Returns how many of the calls from these addresses are allowed. */
async function letThrough(addresses: string[], limit: number): Promise<number> {
  const calls = await Promise.allSettled(addresses.map(address => limitAddress(database, address, limit)))
  return calls.filter(({ status }) => status === 'fulfilled').length
}

it('allows exactly the limit under concurrent calls', async () => {
  expect(await letThrough(Array(30).fill('192.0.2.1'), 10)).toBe(10)
})

it.each([
  ['all addresses of one IPv6 /64', ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3'], 1],
  ['an IPv4 address in both of its spellings', ['192.0.2.9', '::ffff:192.0.2.9'], 1],
  ['a text that is no address', ['unknown', 'unknown'], 1],
])('counts %s together', async (_, addresses, limit) => {
  expect(await letThrough(addresses, limit)).toBe(limit)
})

it('counts different networks separately', async () => {
  expect(await letThrough(['2001:db8:1::1', '2001:db8:2::1', '192.0.2.20', '192.0.2.21'], 1)).toBe(4)
})

it('deletes the counts of past hours only', async () => {
  await advanceClock(database, '2 hours')
  await limitAddress(database, '192.0.2.30', 1)
  await purgeAddressLimits(database)
  const rows = await database.query('SELECT address FROM runtime.address_limits')
  expect(rows).toEqual([{ address: '192.0.2.30' }])
  await expect(limitAddress(database, '192.0.2.30', 1)).rejects.toMatchObject({
    code: 'rate_limit_error',
    fields: { window: 'address', limit: 1 },
  })
})
