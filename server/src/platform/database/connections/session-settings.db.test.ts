import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

test('no statement is compiled, waits for processes that help it, or reads a large sample that holds up all calls', async () => {
  const settings =
    "SELECT name, setting FROM pg_settings WHERE name = ANY ('{default_statistics_target,jit,max_parallel_workers_per_gather}') ORDER BY name"
  expect(await opened.database.query(settings)).toEqual([
    { name: 'default_statistics_target', setting: opened.database.kind === 'embedded' ? '10' : '100' },
    { name: 'jit', setting: 'off' },
    { name: 'max_parallel_workers_per_gather', setting: '0' },
  ])
})
