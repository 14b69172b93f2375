import { expect, it } from 'vitest'
import { eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'

const engine = useEngine()

const get = async (path: string, key: string) =>
  (await engine.app.call('GET', `/api/v1/webhooks${path}`, { key })).body.data
const idsOf = async (query: string, key: string): Promise<string[]> =>
  (await get(`?${query}`, key)).map(({ id }: { id: string }) => id)

it('subscriptions are listed by state, customer and the time since which they fail', async () => {
  const path = pathOf('status')
  const own = await engine.subscribe(path, { customer: 'northwind' })
  const { key, webhook } = own
  const healthy = await engine.app.call('POST', '/api/v1/webhooks', {
    key,
    body: { url: `${engine.receiver.url}${pathOf('ok')}`, events: ['order.*'], customer: 'northwind' },
  })
  const other = healthy.body.data.id
  expect(await engine.state(own)).toMatchObject({ failing_since: null })
  const publish = () =>
    engine.app.call('POST', '/api/v1/webhooks/events', {
      key,
      body: { events: [{ type: 'order.paid', data: {}, customer: 'northwind' }] },
    })
  await publish()
  const { failing_since: since } = await eventually(async () => {
    const state = await engine.state(own)
    expect(state.failing_since).not.toBeNull()
    return state
  })
  const later = new Date(Date.parse(since) + 1).toISOString()
  const earlier = new Date(Date.parse(since) - 1).toISOString()
  expect(await idsOf(`failing_since=${later}`, key)).toEqual([webhook])
  expect(await idsOf(`failing_since=${since}`, key)).toEqual([webhook])
  expect(await idsOf(`failing_since=${earlier}`, key)).toEqual([])
  for (let n = 0; n < 4; n++) await publish()
  await eventually(async () => expect((await engine.state(own)).circuit_state).toBe('open'))
  expect((await engine.state(own)).failing_since).toBe(since)
  expect(await idsOf('state=open', key)).toEqual([webhook])
  expect(await idsOf('state=closed&customer=northwind', key)).toEqual([other])
  expect(await idsOf('state=half_open', key)).toEqual([])
  await engine.app.call('POST', `/api/v1/webhooks/${other}/disable`, { key })
  expect(await idsOf('state=disabled', key)).toEqual([other])
  expect((await engine.app.call('GET', '/api/v1/webhooks?state=gone', { key })).status).toBe(400)
  await engine.app.call('POST', `/api/v1/webhooks/${webhook}/enable`, { key })
  expect((await engine.state(own)).failing_since).toBeNull()
})

it('customers are found by a part of their uid or name, and by metadata', async () => {
  const key = await (await engine.app.organization()).keyFor({ livemode: false })
  for (const [uid, name, metadata] of [
    ['acme-1', 'Northwind 100%', { plan: 'pro', region: 'eu' }],
    ['acme-2', 'Contoso', { plan: 'pro' }],
    ['other', null, { plan: 'a:b' }],
  ] as const)
    await engine.app.call('POST', '/api/v1/webhooks/customers', { key, body: { uid, ...(name && { name }), metadata } })
  const found = async (query: string) => (await get(`/customers?${query}`, key)).map(({ uid }: { uid: string }) => uid)
  expect(await found('search=ACME')).toEqual(['acme-1', 'acme-2'])
  expect(await found('search=northW')).toEqual(['acme-1'])
  expect(await found('search=100%25')).toEqual(['acme-1'])
  expect(await found('search=%25')).toEqual(['acme-1'])
  expect(await found('search=acme_1')).toEqual([])
  expect(await found('metadata=plan:pro')).toEqual(['acme-1', 'acme-2'])
  expect(await found('metadata=plan:pro&metadata=region:eu')).toEqual(['acme-1'])
  expect(await found('metadata=plan:a:b')).toEqual(['other'])
  expect((await engine.app.call('GET', '/api/v1/webhooks/customers?metadata=plan', { key })).status).toBe(400)
})

it('dead letters and alerts name URL and customer, and alerts say what to do', async () => {
  const own = await engine.subscribe('/answers/404/secret-token', { customer: 'northwind' })
  const url = `${engine.receiver.url}/answers/404/secret-token`
  await engine.app.call('POST', '/api/v1/webhooks/events', {
    key: own.key,
    body: { events: Array.from({ length: 5 }, () => ({ type: 'order.paid', data: {}, customer: 'northwind' })) },
  })
  await eventually(async () => expect(await engine.deadLetters(own)).toHaveLength(5))
  const [letter] = await engine.deadLetters(own)
  expect(letter).toMatchObject({ url, customer: 'northwind', subscription_id: own.webhook })
  const alerts = await eventually(async () => {
    await engine.untilTended()
    const { alerts } = await get('/metrics', own.key)
    expect(alerts.length).toBeGreaterThan(0)
    return alerts
  })
  for (const alert of alerts) {
    expect(alert.subscriptions).toEqual([{ id: own.webhook, url, customer: 'northwind' }])
    expect(alert.message).toContain(`${url} (customer northwind)`)
    expect(alert.action).toMatch(/^[A-Z].+\.$/)
  }
})
