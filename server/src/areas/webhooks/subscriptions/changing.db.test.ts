import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at, startSubscriber, type TestSubscriber } from '../../../../test/support/subscriber.ts'
import { TIMEOUT_MS } from '../limits.ts'

let subscriber: TestSubscriber
beforeAll(async () => {
  subscriber = await startSubscriber()
})
afterAll(() => subscriber.stop())

describe('changing a subscription', () => {
  it('changes the given fields, and rejects a change to another version', async () => {
    const own = await subscriber.freshKey()
    const { id } = (await subscriber.create('/ok', { description: 'CRM' }, own)).body.data
    const patch = (body: object) => subscriber.app.call('PATCH', at(id), { key: own, body })
    const first = await patch({ events: ['order.*'], expected_version: 1 })
    expect(first.body.data).toMatchObject({ events: ['order.*'], description: 'CRM', version: 2 })
    const second = await patch({ description: '', timeout_ms: TIMEOUT_MS.most, guarantee: 'best_effort' })
    expect(second.body.data).toMatchObject({
      description: null,
      timeout_ms: TIMEOUT_MS.most,
      guarantee: 'best_effort',
      version: 3,
    })
    const third = await patch({ auth: { type: 'bearer', token: 'abc' } })
    expect(third.body.data.auth).toEqual({ type: 'bearer' })
    const late = await patch({ events: ['*'], expected_version: 1 })
    expect(late.status).toBe(409)
    expect(late.body.currentVersion).toBe(4)
    expect((await patch({ url: 'http://10.0.0.1/' })).status).toBe(400)
    expect((await patch({ timeout_ms: TIMEOUT_MS.most + 1 })).status).toBe(400)
  })

  it('makes all of several concurrent changes without an expected version', async () => {
    const own = await subscriber.freshKey()
    const { id } = (await subscriber.create('/ok', {}, own)).body.data
    const changes = [
      { description: 'CRM' },
      { events: ['order.*'] },
      { guarantee: 'best_effort' },
      { timeout_ms: TIMEOUT_MS.most },
      ...Array.from({ length: 12 }, (_, n) => ({ url: `${subscriber.receiver.url}/ok/${n}` })),
    ]
    const answers = await Promise.all(changes.map(body => subscriber.app.call('PATCH', at(id), { key: own, body })))
    expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200))
    const { data } = (await subscriber.app.call('GET', at(id), { key: own })).body
    expect(data).toMatchObject({ ...Object.assign({}, ...changes.slice(0, 4)), version: 1 + changes.length })
  })

  it('disables and enables it, and deletes it with its history', async () => {
    const own = await subscriber.freshKey()
    const { id } = (await subscriber.create('/ok', {}, own)).body.data
    const post = (path: string) => subscriber.app.call('POST', at(id, path), { key: own })
    const disabled = await post('/disable')
    expect(disabled.body.data).toMatchObject({ disabled_reason: 'owner', disabled_at: expect.any(String) })
    expect((await post('/disable')).body.data.disabled_at).toBe(disabled.body.data.disabled_at)
    expect((await post('/enable')).body.data).toMatchObject({ disabled_reason: null, disabled_at: null })
    const list = await subscriber.app.call('GET', '/api/v1/webhooks', { key: own })
    expect(list.body.data.map((each: { id: string }) => each.id)).toEqual([id])
    expect((await subscriber.app.call('DELETE', at(id), { key: own })).status).toBe(200)
    expect((await subscriber.app.call('GET', at(id), { key: own })).status).toBe(404)
    const left = await subscriber.app.database.query(
      'SELECT id FROM runtime.webhook_deliveries WHERE subscription_id = $1',
      [id],
    )
    expect(left).toEqual([])
  })

  it('records the actor', async () => {
    const organization = await subscriber.app.organization()
    const own = await organization.keyFor({ livemode: false })
    const { id } = (await subscriber.create('/ok', {}, own)).body.data
    await subscriber.app.call('POST', at(id, '/rotate'), { key: own, body: {} })
    await subscriber.app.call('DELETE', at(id), { key: own })
    const entries = await subscriber.app.database.query<{ action: string; actor: string }>(
      'SELECT action, actor FROM audit_entries WHERE organization_id = $1 ORDER BY at, id',
      [organization.id],
    )
    expect(entries.map(({ action }) => action)).toEqual(['webhook.created', 'webhook.rotated', 'webhook.deleted'])
    expect(entries[0]?.actor).toMatch(/^key:key_/)
  })
})

describe('a test event', () => {
  it('is answered with 404 if its subscription is deleted while the receiver answers', async () => {
    const own = await subscriber.freshKey()
    const { id } = (await subscriber.create('/deleting', {}, own)).body.data
    subscriber.receiver.on('/deleting', async response => {
      await subscriber.app.call('DELETE', at(id), { key: own })
      response.end('ok')
    })
    const { status, body } = await subscriber.app.call('POST', at(id, '/test'), { key: own })
    expect([status, body.error]).toEqual([404, 'not_found_error'])
  })
})

describe('the history of deliveries', () => {
  it('lists test events, newest first, with pages and filters by status, type and time', async () => {
    const own = await subscriber.freshKey()
    const { id } = (await subscriber.create('/ok', {}, own)).body.data
    await subscriber.app.call('PATCH', at(id), { key: own, body: { url: `${subscriber.receiver.url}/status` } })
    await subscriber.app.call('POST', at(id, '/test'), { key: own })
    const list = async (query: string) =>
      (await subscriber.app.call('GET', at(id, `/deliveries${query}`), { key: own })).body
    const first = await list('?limit=1')
    expect(first.data).toMatchObject([
      {
        status: 'failed',
        response_code: 500,
        response_body_preview: 'broken',
        attempts: 1,
        event_type: 'webhook.tested',
      },
    ])
    const second = await list(`?limit=1&cursor=${first.nextCursor}`)
    expect(second.data).toMatchObject([{ status: 'succeeded', response_code: 200, next_retry_at: null }])
    expect(second).not.toHaveProperty('nextCursor')
    const detail = await subscriber.app.call('GET', at(id, `/deliveries/${second.data[0].id}`), { key: own })
    const [attempt] = detail.body.data.history
    // in the format of all other times
    expect(new Date(attempt.at).toISOString()).toBe(attempt.at)
    for (const [query, count] of [
      ['?status=failed', 1],
      ['?status=queued', 0],
      ['?event_type=webhook.tested', 2],
      ['?event_type=order.paid', 0],
      ['?since=2100-01-01T00:00:00Z', 0],
      ['?until=2100-01-01T00:00:00Z', 2],
    ] as const)
      expect((await list(query)).data, query).toHaveLength(count)
  })
})
