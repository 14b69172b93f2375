import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.ts'
import { warmStore } from './warm-store.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const LEFT = `SELECT (SELECT count(*) FROM organizations) + (SELECT count(*) FROM memories) + (SELECT count(*) FROM records)
  + (SELECT count(*) FROM runtime.outbox) AS rows, (SELECT last_value FROM memories_position_seq) AS position`

it('stores a sample, of which nothing is left', async () => {
  const { database } = opened
  const [before] = await database.query<{ rows: bigint; position: bigint }>(LEFT)
  await warmStore(database)
  await warmStore(database)
  const [after] = await database.query<{ rows: bigint; position: bigint }>(LEFT)
  expect(after?.rows).toBe(before?.rows)
  // a sequence keeps what a transaction took
  expect(after?.position).toBeGreaterThan(before?.position ?? 0n)
})
