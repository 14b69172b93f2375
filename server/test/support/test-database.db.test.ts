import { expect, test } from 'vitest'
import { advanceClock, openTestDatabase } from './test-database.ts'

test('each test gets a migrated database that no other test uses', async () => {
  const [first, second] = await Promise.all([openTestDatabase(), openTestDatabase()])
  const insert = `INSERT INTO organizations (id, name, plan) VALUES ('org_1', 'one', 'free')`
  await first.database.query(insert)
  expect(await first.database.query('SELECT id FROM organizations')).toHaveLength(1)
  expect(await second.database.query('SELECT id FROM organizations')).toHaveLength(0)
  await Promise.all([first.close(), second.close()])
})

test('advanceClock lets days pass at once', async () => {
  const { database, close } = await openTestDatabase()
  await advanceClock(database, '72 hours')
  const [row] = await database.query<{ hours: number }>(
    'SELECT extract(epoch FROM app_now() - clock_timestamp())::float8 / 3600 AS hours',
  )
  expect(row?.hours).toBeCloseTo(72, 2)
  await close()
})
