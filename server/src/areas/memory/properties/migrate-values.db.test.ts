import { expect, it, vi } from 'vitest'
import type { TestOrganization } from '../../../../test/support/organization.ts'
import type { TestApp } from '../../../../test/support/test-app.ts'
import { useApp } from '../../../../test/support/use-app.ts'
import { whenDue } from '../../../../test/support/webhook-engine.ts'

const PATH = '/api/v1/collections'
/** More than are migrated within a call. */
const MANY = 1_200

const app = useApp({ settings: { WORKERS: 'on' } })

interface World {
  organization: TestOrganization
  call: (method: string, path: string, body?: object) => ReturnType<TestApp['call']>
  path: string
}

/** Creates a collection with very many values, some of which are not numbers. */
async function makeValues(): Promise<World> {
  const organization = await app.organization()
  const call: World['call'] = (method, path, body) =>
    app.call(method, path, { key: organization.key, ...(body && { body }) })
  const { body } = await call('POST', PATH, { name: 'Sales', properties: [{ name: 'Seats', type: 'text' }] })
  for (let from = 0; from < MANY; from += 300) {
    const records = Array.from({ length: 300 }, (_, n) => ({
      key: { email: `c${from + n}@northwind.example` },
      properties: { Seats: (from + n) % 400 === 0 ? 'many' : String(from + n) },
    }))
    expect((await call('POST', '/api/v1/upsert', { records })).status).toBe(200)
  }
  return { organization, call, path: `${PATH}/${body.data.id}` }
}

const ended = ({ call }: World, eventId: string) =>
  vi.waitFor(
    async () => {
      const { data } = (await call('GET', `/api/v1/events/${eventId}`)).body
      expect(data.finishedAt).toBeDefined()
      return data
    },
    { timeout: 20_000, interval: 20 },
  )

const countWhere = async ({ organization }: World, condition: string): Promise<number> => {
  const [row] = await app.database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM property_values WHERE tenant_id = $1 AND ${condition}`,
    [organization.tenants.live],
  )
  return row?.n ?? Number.NaN
}

it('migrates many values in the background and lists those that do not fit', async () => {
  const world = await makeValues()
  const { body } = await world.call('PATCH', world.path, {
    properties: [{ systemName: 'seats', name: 'Places', type: 'number' }],
  })
  expect(await ended(world, body.eventId)).toMatchObject({
    type: 'follow_definitions',
    status: 'partial',
    progress: { done: MANY, total: MANY, failed: 3 },
  })
  expect(await countWhere(world, `name = 'Places' AND type = 'number' AND number_value IS NOT NULL`)).toBe(MANY - 3)
  expect(await countWhere(world, `name = 'Places' AND type = 'text' AND text_value = 'many'`)).toBe(3)
  const details = (await world.call('GET', `/api/v1/events/${body.eventId}/details`)).body.data
  expect(details.map(({ index, outcome }: Record<string, unknown>) => [index, outcome])).toEqual([
    [0, 'failed'],
    [1, 'failed'],
    [2, 'failed'],
  ])
})

it('deletes many values in the background', async () => {
  const world = await makeValues()
  const { body } = await world.call('DELETE', `${world.path}?cascade=true`)
  expect(body.data.values).toBe(MANY)
  expect(await ended(world, body.eventId)).toMatchObject({ status: 'completed', progress: { done: MANY } })
  expect(await countWhere(world, 'true')).toBe(0)
})

it('uses the newest definition if it changes again meanwhile', async () => {
  const world = await makeValues()
  const rename = (name: string) => world.call('PATCH', world.path, { properties: [{ systemName: 'seats', name }] })
  const events = [(await rename('One')).body.eventId, (await rename('Two')).body.eventId]
  for (const eventId of events) if (eventId) await ended(world, eventId)
  expect(await countWhere(world, `name = 'Two'`)).toBe(MANY)
})

it('also migrates values that a call with older definitions wrote afterwards', async () => {
  const world = await makeValues()
  const { body } = await world.call('PATCH', world.path, { properties: [{ systemName: 'seats', name: 'Places' }] })
  await ended(world, body.eventId)
  await app.database.query(`UPDATE property_values SET name = 'Seats' WHERE tenant_id = $1 AND text_value = '7'`, [
    world.organization.tenants.live,
  ])
  await whenDue(app, '3 min', async () => expect(await countWhere(world, `name = 'Places'`)).toBe(MANY))
  expect((await ended(world, body.eventId)).progress).toEqual({ done: MANY, total: MANY, failed: 0 })
})
