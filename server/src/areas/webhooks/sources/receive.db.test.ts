import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import { EVENT, MAPPING, result, type Source, useSources } from '../../../../test/support/webhook-sources.ts'

const app = useApp({ settings: { WORKERS: 'on' } })
const owner = useOrganization(app)
const { create, deliver, logOf, memories, send, stored } = useSources(app, owner)

const jobs = () => app.database.query('SELECT id FROM events WHERE tenant_id = $1', [owner.tenant])
/** The property of the record. */
const plan = async (): Promise<unknown> => {
  const { body } = await owner.post('properties', { email: EVENT.data.email })
  return body.data?.properties?.find((each: { propertyName: string }) => each.propertyName === 'Plan')?.value
}

let source: Source
beforeEach(async () => {
  source = await create()
})

describe('an event of a source', () => {
  it('becomes a memory with its properties, tags and time, and the log has their IDs', async () => {
    const body = JSON.stringify({ ...EVENT, data: { ...EVENT.data, at: 1_700_000_000 } })
    const answer = await deliver(source, { body })
    expect(answer.body.data).toEqual({
      result: 'accepted',
      id: expect.stringMatching(/^rcv_/),
      event_id: 'evt_1',
    })
    await stored(source)
    const [memory, ...others] = await memories()
    expect(others).toEqual([])
    expect(memory).toMatchObject({
      content: 'Ticket: Export fails',
      tags: ['support', 'plan-pro'],
      timestamp: '2023-11-14T22:13:20.000Z',
      metadata: { source: source.id, event_type: 'ticket.created' },
    })
    expect(await plan()).toBe('pro')
    expect(await logOf(source)).toEqual([
      {
        id: answer.body.data.id,
        status: 'stored',
        reason: null,
        message: null,
        event_id: 'evt_1',
        repeated_body: false,
        query: '',
        routes: [{ kind: 'memory', id: null, outcome: 'succeeded', reason: null, delivery_id: null, attempts: 0 }],
        type: 'ticket.created',
        job_id: expect.stringMatching(/^job_/),
        record_id: memory.recordId,
        memory_ids: [memory.memoryId],
        received_at: expect.any(String),
        kept: true,
      },
    ])
  })

  it('is stored once for duplicates in sequence and in parallel', async () => {
    const parallel = await Promise.all(Array.from({ length: 10 }, () => deliver(source)))
    expect(parallel.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(parallel.filter(({ body }) => body.data.result === 'accepted')).toHaveLength(1)
    expect(result(await deliver(source, { secondsAgo: 10 }))).toEqual([200, 'duplicate'])
    await stored(source)
    expect(result(await deliver(source))).toEqual([200, 'duplicate'])
    expect(await memories()).toHaveLength(1)
    expect(await logOf(source, '?status=duplicate')).toHaveLength(11)
    expect(await jobs()).toHaveLength(1)
  })

  it('is refused or stored if its source is deleted at the same time', async () => {
    for (let round = 0; round < 10; round++) {
      const doomed = await create()
      const [deleted, ...answers] = await Promise.all([
        app.call('DELETE', `/api/v1/webhooks/sources/${doomed.id}`, { key: owner.key }),
        ...Array.from({ length: 6 }, (_, n) => deliver(doomed, { id: `evt_${n}` })),
      ])
      expect(deleted.status).toBe(200)
      expect(answers.map(({ status }) => status).filter(status => status !== 200 && status !== 404)).toEqual([])
    }
  })

  it('that arrives late does not replace the property of a later one', async () => {
    const of = (plan: string, at: string) => JSON.stringify({ ...EVENT, data: { ...EVENT.data, plan, at } })
    await deliver(source, { id: 'evt_2', body: of('scale', '2026-02-02T00:00:00Z') })
    await deliver(source, { id: 'evt_1', body: of('free', '2026-01-01T00:00:00Z') })
    expect(await plan()).toBe('scale')
  })

  it('is stored without its properties if they do not fit, and the log says why', async () => {
    await owner.post('collections', { name: 'Deals', properties: [{ name: 'Plan', type: 'number' }] })
    expect(result(await deliver(source))).toEqual([200, 'accepted'])
    await stored(source)
    expect(await memories()).toMatchObject([{ content: 'Ticket: Export fails' }])
    expect(await plan()).toBeUndefined()
    expect(await logOf(source)).toMatchObject([
      { status: 'stored', reason: 'properties', message: expect.stringContaining('properties.Plan') },
    ])
  })

  it('is stored without a property of several collections, until the mapping names the one that is meant', async () => {
    const made = [await owner.post('collections', { name: 'One', properties: [{ name: 'Plan', type: 'text' }] })]
    made.push(await owner.post('collections', { name: 'Two', properties: [{ name: 'Plan', type: 'text' }] }))
    await deliver(source)
    await stored(source)
    expect(await plan()).toBeUndefined()
    expect(await logOf(source)).toMatchObject([
      {
        status: 'stored',
        reason: 'properties',
        message: expect.stringMatching(/Plan is a property of One .* and Two/),
      },
    ])
    const [, two] = made.map(({ body }) => body.data.id)
    const chosen = await create({ mapping: { ...MAPPING, collection_id: two } })
    await deliver(chosen, { id: 'evt_2', body: JSON.stringify({ ...EVENT, data: { ...EVENT.data, plan: 'scale' } }) })
    await stored(chosen)
    const { body } = await owner.post('properties', { email: EVENT.data.email })
    expect(body.data.properties).toMatchObject([{ propertyName: 'Plan', value: 'scale', collectionId: two }])
  })

  it('whose memory could not be stored is accepted again', async () => {
    await app.database.query('UPDATE tenants SET credits = 0 WHERE id = $1', [owner.tenant])
    expect(result(await deliver(source))).toEqual([200, 'accepted'])
    await vi.waitFor(async () => expect(await logOf(source, '?status=failed')).toHaveLength(1), { timeout: 20_000 })
    expect((await logOf(source))[0].message).toContain('needs 1 credit')
    await app.database.query('UPDATE tenants SET credits = 100 WHERE id = $1', [owner.tenant])
    expect(result(await deliver(source))).toEqual([200, 'accepted'])
    await stored(source)
    expect(result(await deliver(source))).toEqual([200, 'duplicate'])
    expect(await memories()).toHaveLength(1)
    expect(await plan()).toBe('pro')
  })

  it('is neither half received nor half stored after a crash: all of it is in one transaction', async () => {
    await app.database.query(
      `CREATE FUNCTION crash() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''crash''; END'`,
    )
    await app.database.query(
      'CREATE TRIGGER crash BEFORE UPDATE ON webhook_receipts FOR EACH ROW EXECUTE FUNCTION crash()',
    )
    expect(result(await deliver(source))).toEqual([500, 'server_error'])
    await app.database.query('DROP TRIGGER crash ON webhook_receipts')
    await app.database.query('DROP FUNCTION crash')
    expect([await logOf(source), await memories()]).toEqual([[], []])
    expect(await jobs()).toEqual([])
    expect(result(await deliver(source))).toEqual([200, 'accepted'])
    await stored(source)
    expect(await memories()).toHaveLength(1)
  })

  it('is ignored if the source does not take its type, and accepted once it does', async () => {
    const picky = await create({ types: ['user.*'] })
    const ignored = await deliver(picky)
    expect(ignored.body.data).toMatchObject({ result: 'ignored', message: expect.stringContaining('user.*') })
    expect(await logOf(picky)).toMatchObject([{ status: 'ignored', reason: 'type', type: 'ticket.created' }])
    const change = { types: ['ticket.*'] }
    await app.call('PATCH', `/api/v1/webhooks/sources/${picky.id}`, { key: owner.key, body: change })
    expect(result(await deliver(picky))).toEqual([200, 'accepted'])
  })

  it.each([
    ['has no identity key', { subject: 'Export fails' }, 'data.email'],
    ['has no text', { email: 'dana@northwind.example' }, 'data.subject'],
    ['has an email address that is none', { email: 'dana', subject: 'Export fails' }, 'email'],
    ['has half of a surrogate pair', { email: 'dana@northwind.example', subject: '\ud83d' }, 'content'],
    ['has a NUL character', { email: 'dana@northwind.example', subject: 'a\0b' }, 'content'],
  ])('is kept if it %s, and the log has the place', async (_, data, place) => {
    const answer = await deliver(source, { body: JSON.stringify({ type: 'ticket.created', data }) })
    expect(answer.body.data).toMatchObject({ result: 'accepted', message: expect.stringContaining(place) })
    expect(await logOf(source)).toMatchObject([{ status: 'failed', reason: 'mapping', kept: true }])
  })

  it.each(['\0', 'a\0.b', '\ud83d', `${'x'.repeat(99)}\u{1F600}`])('may have the type %j', async type => {
    const answer = await deliver(source, { body: JSON.stringify({ ...EVENT, type }) })
    expect(result(answer)).toEqual([200, 'accepted'])
    const [logged] = await logOf(source)
    expect(logged.type).toBe(type.slice(0, 100).replaceAll('\0', '\uFFFD').toWellFormed())
  })

  it('may have an ID with any character, by which it is recognized', async () => {
    const slack = await create({ scheme: 'slack' })
    const body = JSON.stringify({ ...EVENT, event_id: 'a\0\ud83d' })
    const timestamp = Math.floor(Date.now() / 1_000)
    const signature = createHmac('sha256', slack.secret).update(`v0:${timestamp}:${body}`).digest('hex')
    const headers = { 'x-slack-request-timestamp': String(timestamp), 'x-slack-signature': `v0=${signature}` }
    expect(result(await send(slack, body, headers))).toEqual([200, 'accepted'])
    expect(result(await send(slack, body, headers))).toEqual([200, 'duplicate'])
  })

  it('may have large numbers in fields that the mapping does not use', async () => {
    const body = JSON.stringify(EVENT).replace('{', '{"id":12345678901234567890,')
    expect(result(await deliver(source, { body }))).toEqual([200, 'accepted'])
  })
})
