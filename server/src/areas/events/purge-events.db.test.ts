import { afterAll, beforeAll, expect, it } from 'vitest'
import { advanceClock, openTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import { beginItemizedJob, completeItemizedJob } from '../../platform/jobs/itemized-job.ts'
import { purgeEvents } from './sql/purge-events.ts'

let test: TestDatabase
let scope: TenantScope
beforeAll(async () => {
  test = await openTestDatabase()
  const { database } = test
  await database.query("INSERT INTO organizations (id, name, plan) VALUES ('org_1', 'Acme', 'free')")
  const [tenant] = await database.query<{ id: number }>(
    "INSERT INTO tenants (organization_id, livemode, credits) VALUES ('org_1', true, 0) RETURNING id",
  )
  scope = database.scope({ tenantId: tenant?.id ?? 0, livemode: true })
})
afterAll(() => test.close())

const count = async (table: string): Promise<number> =>
  (await test.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]?.n ?? -1

it('deletes events with their items 30 days after they ended', async () => {
  const { database } = test
  const insert = (id: string, count: number) =>
    scope.query(
      `INSERT INTO events (id, tenant_id, type, caller, finished_at)
       SELECT $2 || n, $1, 'batch', '{}', app_now() FROM generate_series(1, $3::int) n`,
      [id, count],
    )
  await insert('job_old_', 250)
  await database.query('INSERT INTO event_items (event_id, index, tenant_id) SELECT id, 0, tenant_id FROM events')
  await advanceClock(database, '29 days')
  await insert('job_new_', 1)
  await purgeEvents(database)
  expect(await count('events')).toBe(251)
  await advanceClock(database, '2 days')
  await purgeEvents(database)
  expect(await database.query('SELECT id FROM events')).toEqual([{ id: 'job_new_1' }])
  expect(await count('event_items')).toBe(0)
  await database.query('DELETE FROM events')
})

it('keeps an event that no process has run yet, however old it is', async () => {
  const caller = { keyId: null, requestId: 'req_1' }
  const id = await beginItemizedJob(scope, { type: 'batch', items: [1, 2], caller })
  await advanceClock(test.database, '100 days')
  await purgeEvents(test.database)
  expect(await count('event_items')).toBe(2)
  await completeItemizedJob(scope, id, {})
  await advanceClock(test.database, '29 days')
  await purgeEvents(test.database)
  expect(await count('events')).toBe(1)
  await advanceClock(test.database, '2 days')
  await purgeEvents(test.database)
  expect(await count('events')).toBe(0)
})
