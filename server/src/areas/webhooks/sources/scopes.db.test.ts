import { sign } from '@keepsake/webhooks'
import { beforeEach, expect, it, vi } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'

const app = useApp({ settings: { WORKERS: 'on' } })
const owner = useOrganization(app)
const MAPPING = { record: { email: 'data.email' }, content: '{{data.subject}}' }
const DESK = { name: 'Desk', scheme: 'standard_webhooks', mapping: MAPPING }
const EVENT = { type: 'ticket.created', data: { email: 'kim@northwind.example', subject: 'Login fails' } }

const call = (key: string, method: string, path = '', body?: object) =>
  app.call(method, `/api/v1/webhooks/sources${path}`, { key, ...(body && { body }) })
let webhooks: string
let both: string
let source: { id: string; secret_current: string }
beforeEach(async () => {
  webhooks = await owner.organization.keyFor({ scopes: ['webhooks:read', 'webhooks:write'] })
  both = await owner.organization.keyFor({ scopes: ['webhooks:write', 'memory:write'] })
  source = (await call(owner.key, 'POST', '', DESK)).body.data
})

async function deliver(id: string): Promise<void> {
  const raw = JSON.stringify(EVENT)
  const timestamp = Math.floor((await app.database.now()).getTime() / 1000)
  const headers = { ...(await sign({ id, body: raw, timestamp }, source.secret_current)) }
  const { status, body } = await app.call('POST', `/api/v1/webhooks/inbound/${source.id}`, { raw, headers })
  expect(status, JSON.stringify(body)).toBe(200)
  await vi.waitFor(
    async () => {
      const { body } = await call(owner.key, 'GET', `/${source.id}/events`)
      expect(body.data.map((event: { status: string }) => event.status)).toContain('stored')
    },
    { timeout: 20_000 },
  )
}

it('needs the scope to store memories from whoever sets one up', async () => {
  await deliver('msg_1')
  const [event] = (await call(webhooks, 'GET', `/${source.id}/events`)).body.data
  const refused: [method: string, path: string, body?: object][] = [
    ['POST', '', DESK],
    ['PATCH', `/${source.id}`, { mapping: { ...MAPPING, content: 'Anything: {{data.subject}}' } }],
    ['PATCH', `/${source.id}`, { name: 'Help', types: ['*'] }],
    ['PATCH', `/${source.id}`, { enabled: true }],
    ['POST', `/${source.id}/rotate`, {}],
    ['POST', `/${source.id}/events/${event.id}/replay`],
    ['POST', `/${source.id}/events/replay`, {}],
  ]
  for (const [method, path, body] of refused) {
    const answer = await call(webhooks, method, path, body)
    expect([answer.status, answer.body.error], `${method} ${path}`).toEqual([403, 'permission_error'])
    expect(answer.body.message).toContain('memory:write')
  }
  for (const [method, path, body] of refused.slice(1)) {
    const answer = await call(both, method, path, body)
    // an event that is being stored at the moment is not replayed
    expect([200, 409], `${method} ${path}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
  }
  expect((await call(both, 'POST', '', DESK)).status).toBe(201)
})

it('is named, switched off and deleted without it, and stores what it receives', async () => {
  await deliver('msg_2')
  const { body } = await app.call('POST', '/api/v1/recall', {
    key: owner.key,
    body: { email: 'kim@northwind.example', query: 'login' },
  })
  expect(JSON.stringify(body)).toContain('Login fails')
  expect((await call(webhooks, 'PATCH', `/${source.id}`, { name: 'Help', enabled: false })).status).toBe(200)
  expect((await call(webhooks, 'DELETE', `/${source.id}`)).status).toBe(200)
})
