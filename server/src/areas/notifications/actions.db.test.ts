import { createReceiver, memoryStore, verify } from '@keepsake/webhooks'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Receiver, startReceiver } from '../../../test/support/receiver.ts'
import { useApp, useOrganization } from '../../../test/support/use-app.ts'
import { eventually, pathOf, whenDue } from '../../../test/support/webhook-engine.ts'

const app = useApp({ settings: { WORKERS: 'on', OUTBOUND_ALLOW: '127.0.0.1' } })
const own = useOrganization(app)
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.close())

let key: string
beforeEach(async () => {
  // test data, because live data calls https only
  key = await own.organization.keyFor({ livemode: false })
})

const call = (method: string, path: string, body?: object) =>
  app.call(method, `/api/v1/notifications${path}`, { key, ...(body && { body }) })

/** @returns the ID of a notification to the owner with a callback to this path, a link and dismiss */
async function offer(path: string): Promise<string> {
  const actions = [
    { id: 'approve', type: 'callback', label: 'Approve', url: path.startsWith('http') ? path : receiver.url + path },
    { id: 'open', type: 'link', label: 'Open', url: 'https://ci.northwind.example/42' },
    { id: 'later', type: 'dismiss', label: 'Not now' },
  ]
  const { body } = await call('POST', '/broadcast', {
    recipientGroup: 'all',
    title: 'Deploy?',
    body: 'Ready.',
    actions,
  })
  return body.data.id
}

const execute = (id: string, action: string) => call('POST', `/${id}/actions/${action}`)
const arrivals = (path: string) => receiver.arrivals.filter(arrival => arrival.path === path)
const shown = async () => (await call('GET', '?limit=1')).body.data[0]
const callback = async () => (await shown()).actions[0].callback

const signingSecret = async () => (await call('GET', '/signing-secret')).body.data

describe('a callback', () => {
  it('of live data may use http at a host that the operator allows', async () => {
    const path = pathOf('ok')
    const send = (url: string) =>
      app.call('POST', '/api/v1/notifications/broadcast', {
        key: own.key,
        body: {
          recipientGroup: 'all',
          title: 'Deploy?',
          body: 'Ready.',
          actions: [{ id: 'approve', type: 'callback', label: 'Approve', url }],
        },
      })
    expect((await send('http://ci.northwind.example/')).body.message).toContain('OUTBOUND_ALLOW')
    const { body } = await send(receiver.url + path)
    await app.call('POST', `/api/v1/notifications/${body.data.id}/actions/approve`, { key: own.key })
    await eventually(() => expect(arrivals(path)).toHaveLength(1))
  })

  it('calls its URL once, however many calls run it at the same time', async () => {
    const path = pathOf('ok')
    const id = await offer(path)
    const answers = await Promise.all(Array.from({ length: 8 }, () => execute(id, 'approve')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.filter(({ body }) => !body.data.alreadyExecuted)).toHaveLength(1)
    const { executedAt, executedBy } = answers[0]?.body.data ?? {}
    await eventually(async () => expect(await callback()).toEqual({ status: 'succeeded' }))
    expect(arrivals(path)).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '' }] = arrivals(path)
    expect(headers).toMatchObject({ 'idempotency-key': `${id}.approve`, 'content-type': 'application/json' })
    expect(JSON.parse(body)).toEqual({
      type: 'notification.action_executed',
      notificationId: id,
      actionId: 'approve',
      memberId: executedBy,
      executedAt,
    })
    expect((await execute(id, 'approve')).body.data).toMatchObject({
      alreadyExecuted: true,
      executedAt,
      callback: { status: 'succeeded' },
    })
    expect(arrivals(path)).toHaveLength(1)
    expect(await shown()).toMatchObject({ state: 'read' })
  })

  it('is tried again after a failure of its receiver', async () => {
    const path = pathOf('again')
    receiver.on(path, (response, _arrival, attempt) => response.writeHead(attempt === 1 ? 503 : 204).end())
    const id = await offer(path)
    await execute(id, 'approve')
    await eventually(() => expect(arrivals(path)).toHaveLength(1))
    await eventually(async () =>
      expect(await callback()).toEqual({ status: 'retrying', error: 'The receiver answered 503.' }),
    )
    await whenDue(app, '11 seconds', async () => expect(await callback()).toEqual({ status: 'succeeded' }))
    expect(new Set(arrivals(path).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  it('is signed with the secret of its data, the same in each attempt', async () => {
    const path = pathOf('signed')
    receiver.on(path, (response, _arrival, attempt) => response.writeHead(attempt === 1 ? 503 : 204).end())
    const id = await offer(path)
    await execute(id, 'approve')
    await eventually(() => expect(arrivals(path)).toHaveLength(1))
    await whenDue(app, '11 seconds', () => expect(arrivals(path)).toHaveLength(2))
    const { secret } = await signingSecret()
    for (const { headers, body } of arrivals(path)) {
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({ notificationId: id })
      expect(await verify(body, headers, { secrets: secret })).toMatchObject({ id: `${id}_approve` })
      await expect(verify(body.replace('approve', 'decline'), headers, { secrets: secret })).rejects.toMatchObject({
        code: 'invalid_signature',
      })
    }
  })

  it('is handled by createReceiver, once', async () => {
    const path = pathOf('ok')
    const id = await offer(path)
    await execute(id, 'approve')
    await eventually(() => expect(arrivals(path)).toHaveLength(1))
    const handled: unknown[] = []
    const receive = createReceiver({
      secrets: (await signingSecret()).secret,
      store: memoryStore(),
      handlers: { 'notification.action_executed': event => handled.push(event) },
    })
    const [{ headers, body } = { headers: {}, body: '' }] = arrivals(path)
    expect(await receive.receive({ headers, body })).toEqual({ status: 200, result: 'processed' })
    expect(await receive.receive({ headers, body })).toEqual({ status: 200, result: 'duplicate' })
    expect(handled).toMatchObject([{ notificationId: id, actionId: 'approve' }])
  })

  it('fails for good if its receiver refuses it', async () => {
    const path = pathOf('refusing')
    await execute(await offer(path), 'approve')
    await eventually(async () =>
      expect(await callback()).toEqual({ status: 'failed', error: 'The receiver answered 400.' }),
    )
    expect(arrivals(path)).toHaveLength(1)
  })

  it('does not reach private addresses', async () => {
    await execute(await offer('http://127.0.0.2/'), 'approve')
    await eventually(async () =>
      expect(await callback()).toMatchObject({ status: 'failed', error: expect.stringContaining('OUTBOUND_ALLOW') }),
    )
  })

  it('does not show its URL, and stores it encrypted', async () => {
    const id = await offer(pathOf('ok'))
    expect(JSON.stringify(await shown())).not.toContain(receiver.url)
    const rows = await app.database.prisma(models =>
      models.notificationAction.findMany({ where: { notificationId: id } }),
    )
    expect(JSON.stringify(rows)).not.toContain(receiver.url)
  })
})

describe('a callback that this server cannot keep', () => {
  const table = 'ALTER TABLE notification_actions'
  beforeEach(() => app.database.query(`${table} ADD CONSTRAINT fails CHECK (callback_status <> 'succeeded') NOT VALID`))
  afterEach(() => app.database.query(`${table} DROP CONSTRAINT fails`))

  it('has failed after the last attempt of its job', async () => {
    await execute(await offer(pathOf('ok')), 'approve')
    await eventually(async () => {
      // the last attempt, and due
      await app.database.query(
        'UPDATE runtime.jobs SET attempts = max_attempts - 1, run_at = app_now() WHERE lease IS NULL',
      )
      expect(await callback()).toEqual({ status: 'failed', error: 'The server could not send it. Its log says why.' })
    })
  })
})

describe('the signing secret of callbacks', () => {
  it('is created once, however many calls read it first', async () => {
    const { keyFor } = await app.organization()
    const own = { key: await keyFor({}) }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.call('GET', '/api/v1/notifications/signing-secret', own)),
    )
    const [{ secret, createdAt }, ...others] = answers.map(({ body }) => body.data)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(others).toEqual(others.map(() => ({ secret, createdAt })))
  })

  it('differs between live and test data, and between organizations', async () => {
    const [one, other] = [await app.organization(), await app.organization()]
    const keys = [one.key, await one.keyFor({ livemode: false }), other.key]
    const secrets = []
    for (const key of keys)
      secrets.push((await app.call('GET', '/api/v1/notifications/signing-secret', { key })).body.data.secret)
    expect(new Set(secrets).size).toBe(3)
  })

  it('is stored encrypted', async () => {
    const { secret } = await signingSecret()
    const rows = await app.database.prisma(models => models.signingSecret.findMany())
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it.each(['member', 'viewer'] as const)('is not shown to a %s', async role => {
    const { keyFor } = await app.organization()
    const answer = await app.call('GET', '/api/v1/notifications/signing-secret', { key: await keyFor({ role }) })
    expect([answer.status, answer.body.error]).toEqual([403, 'permission_error'])
  })
})

it('a link returns its URL each time, and marks the notification as read', async () => {
  const id = await offer(pathOf('ok'))
  const { data } = (await execute(id, 'open')).body
  expect(data).toMatchObject({ type: 'link', url: 'https://ci.northwind.example/42', alreadyExecuted: false })
  expect((await execute(id, 'open')).body.data).toMatchObject({ url: data.url, alreadyExecuted: true })
  expect(await shown()).toMatchObject({ id, state: 'read' })
})

it('dismiss dismisses', async () => {
  const id = await offer(pathOf('ok'))
  expect((await execute(id, 'later')).body.data).toMatchObject({ type: 'dismiss', alreadyExecuted: false })
  expect((await call('GET', '')).body.data).toEqual([])
})

it('an unknown action is a 404 that lists the actions', async () => {
  const { status, body } = await execute(await offer(pathOf('ok')), 'deny')
  expect(status).toBe(404)
  expect(body.message).toContain('approve, open, later')
})
