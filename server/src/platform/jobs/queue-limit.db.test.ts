import { describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../test/support/use-app.ts'
import { readConfig } from '../../boot/config.ts'

const kim = { email: 'kim@northwind.example' }
const batchOf = (items: number) => ({
  records: Array.from({ length: items }, (_, n) => ({ ...kim, content: `Kim read volume ${n}.` })),
})

describe('at most MAX_QUEUED_EVENTS', () => {
  const app = useApp({ settings: { MAX_QUEUED_EVENTS: '3' } })
  const own = useOrganization(app)

  it('events wait, whatever they are, and each that ends lets in another', async () => {
    const accepted = await own.post('batch-memorize', batchOf(1))
    const messages = Array.from({ length: 60 }, (_, n) => ({ role: 'user', content: `Kim likes tea number ${n}.` }))
    const work: [string, object][] = [
      ['memory/conversations', { ...kim, messages }],
      [
        'rag/ingest',
        { project: 'Estate', documents: [{ id: 'one', title: 'One', mimeType: 'text', content: 'A page.' }] },
      ],
      ['batch-memorize', batchOf(2)],
    ]
    for (const [path, body] of work.slice(0, 2)) expect((await own.post(path, body)).status).toBe(202)
    for (const [path, body] of work) {
      const { status, headers, body: answer } = await own.post(path, body)
      expect(status, path).toBe(429)
      expect(headers.get('Retry-After')).toBe(String(answer.retryAfterSeconds))
      expect(answer).toMatchObject({ error: 'rate_limit_error', limit: 3, window: 'concurrent', queue: 'events' })
      expect(answer.message).toContain('MAX_QUEUED_EVENTS')
    }
    await app.call('POST', `/api/v1/events/${accepted.body.eventId}/cancel`, { key: own.key })
    expect((await own.post('batch-memorize', batchOf(1))).status).toBe(202)
    expect((await own.post('batch-memorize', batchOf(1))).status).toBe(429)
  })

  it('live and test data share the queue, and another organization has its own', async () => {
    const test = await own.organization.keyFor({ livemode: false })
    const send = (key: string) => app.call('POST', '/api/v1/batch-memorize', { key, body: batchOf(1) })
    for (const key of [test, own.key, test]) expect((await send(key)).status).toBe(202)
    for (const key of [test, own.key]) expect((await send(key)).status).toBe(429)
    expect((await send((await app.organization()).key)).status).toBe(202)
  })

  it('calls at the same time do not get in together', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => own.post('batch-memorize', batchOf(1))))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(202), ...Array(6).fill(429)])
  })
})

describe('at most MAX_QUEUED_ITEMS', () => {
  const app = useApp({ settings: { MAX_QUEUED_ITEMS: '10' } })
  const own = useOrganization(app)

  it('items of events wait, and those that are done make room', async () => {
    const { body } = await own.post('batch-memorize', batchOf(8))
    const refused = await own.post('batch-memorize', batchOf(3))
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({ error: 'rate_limit_error', limit: 10, window: 'concurrent', queue: 'items' })
    expect(refused.body.message).toContain('has 3 items, and 8 of this organization wait')
    expect((await own.post('batch-memorize', batchOf(2))).status).toBe(202)
    expect((await own.post('batch-memorize', batchOf(1))).body.message).toContain('has 1 item, and 10')
    await app.database.query(
      `WITH done AS (UPDATE event_items SET outcome = 'succeeded', input = NULL WHERE event_id = $1 AND index < 5)
       UPDATE events SET done = 5 WHERE id = $1`,
      [body.eventId],
    )
    expect((await own.post('batch-memorize', batchOf(6))).status).toBe(429)
    expect((await own.post('batch-memorize', batchOf(5))).status).toBe(202)
  })

  it('a call that has more alone is refused too, and stores nothing', async () => {
    expect((await own.post('batch-memorize', batchOf(11))).status).toBe(429)
    expect(await app.database.query('SELECT FROM events WHERE tenant_id = $1', [own.tenant])).toEqual([])
  })
})

it('the limits are settings', () => {
  expect(readConfig({})).toMatchObject({ MAX_QUEUED_EVENTS: 500, MAX_QUEUED_ITEMS: 50_000 })
  for (const name of ['MAX_QUEUED_EVENTS', 'MAX_QUEUED_ITEMS']) {
    expect(readConfig({ [name]: '7' })).toMatchObject({ [name]: 7 })
    for (const wrong of ['0', '-1', '2.5', 'many']) expect(() => readConfig({ [name]: wrong })).toThrow(name)
  }
})
