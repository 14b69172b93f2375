import { expect, it } from 'vitest'
import { useApp } from '../../../../../test/support/use-app.ts'

const app = useApp({ settings: { WORKERS: 'on', OUTBOUND_ALLOW: '127.0.0.1' } })
const dana = { email: 'dana@northwind.example' }

async function organization(credits: number) {
  const { key, tenants } = await app.organization({ credits })
  const post = (path: string, body: object, headers = {}) => app.call('POST', `/api/v1/${path}`, { key, body, headers })
  const get = async (path: string) => (await app.call('GET', `/api/v1/${path}`, { key })).body.data
  await post('collections', { name: 'Sales', properties: [{ name: 'Budget', type: 'number', unit: 'USD' }] })
  return {
    post,
    get,
    credits: async (): Promise<number> => (await get('me')).credits,
    async budget(): Promise<unknown> {
      const { body } = await post('properties', dana)
      return body.data.properties.find((one: { propertyName: string }) => one.propertyName === 'Budget')?.value
    },
    async told(): Promise<object[]> {
      const rows = await app.database.query<{ data: string }>(
        "SELECT data FROM runtime.webhook_events WHERE tenant_id = $1 AND type = 'memory.extracted'",
        [tenants.live],
      )
      return rows.map(({ data }) => JSON.parse(data).object)
    },
  }
}

it('extract: later answers when the memory is stored, and the event has the outcome', async () => {
  const { post, credits, budget, told } = await organization(10)
  await post('webhooks', { url: 'https://127.0.0.1:9/extracted', events: ['memory.extracted'] })
  const body = { ...dana, content: 'The budget is $90k.', extract: 'later' }
  const first = await post('memorize', body, { 'Idempotency-Key': 'later-1' })
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  expect(first.body.data).toMatchObject({ creditsCharged: 1, properties: [], memories: [{ content: body.content }] })
  expect(first.body).not.toHaveProperty('warnings')
  expect((await post('memorize', body, { 'Idempotency-Key': 'later-1' })).body).toEqual(first.body)
  const [{ id }] = first.body.data.memories
  await app.advance('11 seconds')
  await expect
    .poll(told, { timeout: 20_000 })
    .toMatchObject([{ id, outcome: 'succeeded', properties: 1, creditsCharged: 1 }])
  expect(await budget()).toBe(90_000)
  expect(await credits()).toBe(8)
  expect((await post('memorize', body)).body.data).toMatchObject({ duplicate: true, creditsCharged: 0 })
})

it('a batch takes it too, for one item or by default', async () => {
  const { post, get, budget } = await organization(10)
  const records = [
    { ...dana, content: 'The budget is $80k.' },
    { ...dana, content: 'We like tea.', extract: false },
  ]
  const { body } = await post('batch-memorize', { records, defaults: { extract: 'later' } })
  await expect.poll(async () => (await get(`events/${body.eventId}`)).finishedAt, { timeout: 20_000 }).toBeTruthy()
  expect((await get(`events/${body.eventId}`)).result).toMatchObject({ stored: 2, creditsCharged: 2 })
  await app.advance('11 seconds')
  await expect.poll(budget, { timeout: 20_000 }).toBe(80_000)
})

it('reads nothing until there are credits', async () => {
  const { post, budget, credits } = await organization(1)
  const { status } = await post('memorize', { ...dana, content: 'The budget is $70k.', extract: 'later' })
  expect(status).toBe(200)
  await app.advance('30 seconds')
  expect([await budget(), await credits()]).toEqual([undefined, 0])
})

it.each(['soon', 1, 'true'])('refuses extract: %j', async extract => {
  const { post } = await organization(1)
  const { status, body } = await post('memorize', { ...dana, content: 'The budget is $70k.', extract })
  expect(status).toBe(400)
  expect(body.message).toContain('extract')
})
