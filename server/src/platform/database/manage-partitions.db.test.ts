import { encodeTime } from 'ulid'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { advanceClock, openTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import { managePartitions } from './manage-partitions.ts'

let opened: TestDatabase
beforeEach(async () => {
  opened = await openTestDatabase()
  const { database } = opened
  await database.query("INSERT INTO organizations (id, name, plan) VALUES ('org_1', 'Acme', 'free')")
  await database.query("INSERT INTO tenants (id, organization_id, livemode, credits) VALUES (1, 'org_1', true, 0)")
})
afterEach(() => opened.close())

const now = new Date()
/** A moment in a month, counted from this one. */
const inMonth = (months: number): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15))
const partitionOf = (table: string, months: number): string =>
  `runtime.${table}_${inMonth(months).toISOString().slice(0, 7).replace('-', '_')}`

let ids = 0
const idAt = (prefix: string, at: Date): string =>
  `${prefix}_${encodeTime(at.getTime(), 10)}${String(ids++).padStart(16, '0')}`

const charge = (at: Date, isTotalled = true): Promise<unknown> =>
  opened.database.query(
    'INSERT INTO usage_entries (id, tenant_id, operation, credits, at, is_totalled) VALUES ($1, 1, $2, 1, $3::timestamptz, $4)',
    [idAt('use', at), 'memorize', at, isTotalled],
  )
const audit = (at: Date): Promise<unknown> =>
  opened.database.query(
    `INSERT INTO audit_entries (id, organization_id, actor, action, target, at)
     VALUES ($1, 'org_1', 'key_1', 'key.created', 'key_2', $2::timestamptz)`,
    [idAt('aud', at), at],
  )
const placed = async (table: string): Promise<Record<string, number>> => {
  const rows = await opened.database.query<{ place: string; n: number }>(
    `SELECT tableoid::regclass::text AS place, count(*)::int AS n FROM ${table} GROUP BY 1`,
  )
  return Object.fromEntries(rows.map(({ place, n }) => [place, n]))
}
const drop = (days: number): Promise<void> =>
  managePartitions(opened.database, [
    { table: 'usage_entries', days, unless: 'NOT is_totalled' },
    { table: 'audit_entries', days },
  ])

describe('partitions', () => {
  test('hold the rows of one month, from its first millisecond to its last', async () => {
    const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
    for (const at of [inMonth(0), new Date(start.getTime() - 1), start, inMonth(1), inMonth(3)]) {
      await charge(at)
      await audit(at)
    }
    for (const table of ['usage_entries', 'audit_entries'])
      expect(await placed(table)).toEqual({
        [partitionOf(table, 0)]: 2,
        [partitionOf(table, 1)]: 2,
        [partitionOf(table, 3)]: 1,
      })
  })

  test('exist for the next three months; rows of other times are in the partition for the rest', async () => {
    await charge(inMonth(-30))
    await charge(inMonth(4))
    expect(await placed('usage_entries')).toEqual({ 'runtime.usage_entries_rest': 2 })
    await managePartitions(opened.database, [])
    await managePartitions(opened.database, [])
    expect(await placed('usage_entries')).toEqual({ 'runtime.usage_entries_rest': 2 })
  })

  test('are not created for a month that has rows in the rest, which can still be written', async () => {
    await opened.database.query(`DROP TABLE ${partitionOf('usage_entries', 1)}`)
    await charge(inMonth(1))
    await managePartitions(opened.database, [])
    await charge(inMonth(1))
    expect(await placed('usage_entries')).toEqual({ 'runtime.usage_entries_rest': 2 })
  })

  test('are dropped when all their rows are older than the retention', async () => {
    for (const months of [0, 1]) {
      await charge(inMonth(months))
      await audit(inMonth(months))
    }
    // the middle of next month is 70 days ago at the latest; the rows of the month after it are not
    const days = (inMonth(2).getTime() - now.getTime()) / 86_400_000
    await advanceClock(opened.database, `${Math.ceil(days) + 70} days`)
    await drop(70)
    expect(await placed('usage_entries')).toEqual({})
    expect(await placed('audit_entries')).toEqual({})
    const [left] = await opened.database.query<{ name: string | null }>(
      `SELECT to_regclass('${partitionOf('usage_entries', 3)}')::text AS name`,
    )
    expect(left?.name).toBe(partitionOf('usage_entries', 3))
  })

  test('are kept within the retention, and while a row is in no total', async () => {
    await charge(inMonth(0), false)
    await audit(inMonth(0))
    await drop(70)
    expect(await placed('audit_entries')).toEqual({ [partitionOf('audit_entries', 0)]: 1 })
    await advanceClock(opened.database, '400 days')
    await drop(70)
    expect(await placed('usage_entries')).toEqual({ [partitionOf('usage_entries', 0)]: 1 })
    expect(await placed('audit_entries')).toEqual({})
  })

  test('do not make calls wait for long: without the lock of the table, the attempt ends', async ({ skip }) => {
    skip(
      opened.database.kind === 'embedded',
      'the embedded database has one connection, so nothing else can have a lock',
    )
    await advanceClock(opened.database, '400 days')
    const reading = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const reader = opened.database.transaction(async () => {
      await opened.database.query('SELECT FROM usage_entries LIMIT 1')
      reading.resolve()
      await done.promise
    })
    await reading.promise
    await expect(drop(70)).rejects.toThrow(/lock timeout/)
    done.resolve()
    await reader
    await drop(70)
    expect(await placed('usage_entries')).toEqual({})
  })
})
