import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { DANA, filled, KIM, people } from '../../../test/support/gateway-providers.ts'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'

let local: TestApp
beforeAll(async () => {
  local = await createTestApp()
})
afterAll(() => local.stop())

it('shows nobody who is suppressed or erased, and imports nobody who was erased', async () => {
  const { key, id } = await filled(local)
  const as = (method: string, path: string, body?: object) => local.call(method, path, { key, ...(body && { body }) })
  const shown = async () => (await as('POST', '/publishers/apollo/mixed_people/api_search', {})).body.total_entries
  const added = await as('POST', '/api/v1/gateway/suppressions', { emails: ['KIM@northwind.example'] })
  expect(added.body.data).toEqual({ added: 1, known: 0 })
  expect(await shown()).toBe(2)
  expect((await as('POST', '/publishers/apollo/people/match', { id: KIM })).body.person).toBeNull()
  const [listed] = (await as('GET', '/api/v1/gateway/suppressions')).body.data
  expect((await as('DELETE', `/api/v1/gateway/suppressions/${listed.id}`)).status).toBe(200)
  expect(await shown()).toBe(3)
  expect((await as('DELETE', `/api/v1/gateway/people/${DANA}`)).body.data.suppressions).toBe(3)
  expect((await as('DELETE', `/api/v1/gateway/people/${DANA}`)).status).toBe(404)
  const again = { kind: 'people', records: [people[0]] }
  const { eventId } = (await as('POST', '/api/v1/gateway/import', again)).body
  const event = async () => (await as('GET', `/api/v1/events/${eventId}`)).body.data.status
  await expect.poll(event, { timeout: 30_000 }).toBe('completed')
  expect(await shown()).toBe(2)
  expect(id).toMatch(/^org_/)
})

it.each([
  ['suppressions.added', 'POST', 'gateway/suppressions', { emails: ['kim@northwind.example'] }],
  ['gateway_person.erased', 'DELETE', `gateway/people/${DANA}`, undefined],
])('does all of %s or nothing', async (action, method, path, body) => {
  const { key } = await filled(local)
  const as = (method: string, path: string, body?: object) =>
    local.call(method, `/api/v1/${path}`, { key, ...(body && { body }) })
  const shown = async () => [
    (await as('GET', 'gateway/suppressions')).body.data,
    (await local.call('POST', '/publishers/apollo/mixed_people/api_search', { key, body: {} })).body.people.length,
  ]
  const before = await shown()
  const table = 'ALTER TABLE audit_entries'
  await local.database.query(`${table} ADD CONSTRAINT fails CHECK (action <> '${action}') NOT VALID`)
  expect((await as(method, path, body)).status).toBe(500)
  await local.database.query(`${table} DROP CONSTRAINT fails`)
  expect(await shown()).toEqual(before)
  expect((await as(method, path, body)).status).toBeLessThan(300)
  expect(await shown()).not.toEqual(before)
})

it('hides the addresses and employers of a suppressed domain and its subdomains', async () => {
  const { key } = await filled(local)
  const as = (method: string, path: string, body?: object) => local.call(method, path, { key, ...(body && { body }) })
  const records = [{ name: 'Ann Berg', email: 'ann@mail.eu.northwind.example' }]
  const add = async (given: object[]) => {
    const { eventId } = (await as('POST', '/api/v1/gateway/import', { kind: 'people', records: given })).body
    const event = async () => (await as('GET', `/api/v1/events/${eventId}`)).body.data.status
    await expect.poll(event, { timeout: 30_000 }).toBe('completed')
  }
  const names = async (): Promise<string[]> =>
    (await as('POST', '/publishers/apollo/mixed_people/api_search', {})).body.people
      .map(({ first_name }: { first_name: string }) => first_name)
      .sort()
  await add(records)
  expect(await names()).toEqual(['Alex', 'Ann', 'Dana', 'Kim'])
  await as('POST', '/api/v1/gateway/suppressions', { domains: ['sales.northwind.example'] })
  expect(await names()).toEqual(['Alex'])
  await add([{ name: 'Bo Lund', email: 'bo@shop.northwind.example' }])
  expect(await names()).toEqual(['Alex'])
  const [{ id }] = (await as('GET', '/api/v1/gateway/suppressions')).body.data
  await as('DELETE', `/api/v1/gateway/suppressions/${id}`)
  expect(await names()).toEqual(['Alex', 'Ann', 'Bo', 'Dana', 'Kim'])
})

it.runIf(inject('database').kind === 'postgresql')('hides whom an import adds at the same time', async () => {
  const { key, tenants } = await local.organization()
  const as = (method: string, path: string, body?: object) => local.call(method, path, { key, ...(body && { body }) })
  const [first, second] = ['1'.repeat(24), '2'.repeat(24)]
  const records = [first, second].map(id => ({ id, name: 'Lee Chen', email: `${id}@west.example` }))
  const waits = async (query: string): Promise<boolean> => {
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      AND query LIKE $1`
    return (await local.database.query(waiting, [`%${query}%`])).length > 0
  }
  const held = Promise.withResolvers<void>()
  const holding = Promise.withResolvers<void>()
  const holder = local.database.transaction(async () => {
    await local.database.query(
      `INSERT INTO gateway_people (tenant_id, id, first_name, last_name, terms, details) VALUES ($1, $2, 'Lee', 'Chen', '{}', '{}')`,
      [tenants.live, second],
    )
    held.resolve()
    await holding.promise
    throw new Error('Only the lock is wanted.')
  })
  holder.catch(() => {})
  await held.promise
  const { eventId } = (await as('POST', '/api/v1/gateway/import', { kind: 'people', records })).body
  let added: ReturnType<typeof as>
  try {
    // the first person is stored, and not committed
    await expect.poll(() => waits('INSERT INTO gateway_people'), { timeout: 30_000 }).toBe(true)
    added = as('POST', '/api/v1/gateway/suppressions', { emails: [`${first}@west.example`] })
    await Promise.race([added, expect.poll(() => waits('pg_advisory_xact_lock'), { timeout: 30_000 }).toBe(true)])
  } finally {
    holding.resolve()
  }
  await expect(holder).rejects.toThrow('Only the lock is wanted.')
  expect((await added).body.data).toEqual({ added: 1, known: 0 })
  const event = async () => (await as('GET', `/api/v1/events/${eventId}`)).body.data.status
  await expect.poll(event, { timeout: 30_000 }).toBe('completed')
  const hidden = 'SELECT id, is_suppressed FROM gateway_people WHERE tenant_id = $1 ORDER BY id'
  expect(await local.database.query(hidden, [tenants.live])).toEqual([
    { id: first, is_suppressed: true },
    { id: second, is_suppressed: false },
  ])
})
