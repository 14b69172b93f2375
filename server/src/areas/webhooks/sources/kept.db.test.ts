import { pino } from 'pino'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import { EVENT, result, type Source, useSources } from '../../../../test/support/webhook-sources.ts'
import { TEND_SECONDS } from '../background/schedules.ts'
import { watchWebhooks } from '../monitoring/watch.ts'
import { purgeReceipts } from './sql/receipts.ts'

const app = useApp({ settings: { WORKERS: 'on', INBOUND_RETENTION_DAYS: '10' } })
const owner = useOrganization(app)
const { create, deliver, logOf, memories, stored } = useSources(app, owner)

const WRONG = JSON.stringify({ ...EVENT, data: { ...EVENT.data, email: 'nobody' } })
const LONG = JSON.stringify({ ...EVENT, data: { ...EVENT.data, subject: 'a'.repeat(200_000) } })
const call = (method: string, path: string, body?: object) =>
  app.call(method, `/api/v1/webhooks/sources/${path}`, { key: owner.key, ...(body && { body }) })
const failures = () =>
  app.database.query(
    `SELECT data FROM runtime.outbox WHERE tenant_id = $1 AND type = 'webhook.inbound_failed'
     UNION ALL SELECT data::jsonb -> 'object' FROM runtime.webhook_events WHERE tenant_id = $1 AND type = 'webhook.inbound_failed'`,
    [owner.tenant],
  )
const setCredits = (credits: number) =>
  app.database.query('UPDATE tenants SET credits = $2 WHERE id = $1', [owner.tenant, credits])
/** Replays run every few seconds, which the clock passes. */
const settled = (source: Source, status: string, count = 1) =>
  vi.waitFor(
    async () => {
      await app.advance(`${TEND_SECONDS} s`)
      expect(await logOf(source, `?status=${status}`)).toHaveLength(count)
    },
    { timeout: 20_000, interval: 200 },
  )

let source: Source
beforeEach(async () => {
  source = await create()
  const url = 'https://hooks.northwind.example/keepsake'
  await owner.post('destinations', { name: 'Warehouse', url, events: ['webhook.inbound_failed'] })
})

it('spaces around an address are no part of it', async () => {
  const spaced = { ...EVENT, data: { ...EVENT.data, email: ' dana@northwind.example ' } }
  expect((await deliver(source, { body: JSON.stringify(spaced) })).body.data).not.toHaveProperty('message')
  await stored(source)
  expect(await logOf(source, '?status=stored')).toHaveLength(1)
  const { body } = await owner.post('properties', { email: EVENT.data.email })
  expect(body.data.recordId).toBe((await logOf(source))[0].record_id)
})

describe('an accepted event that became no memory', () => {
  it.each([
    ['the mapping does not fit', WRONG, 'email'],
    ['the content is over the limit', LONG, 'content'],
  ])('is kept, told and replayed with the corrected mapping if %s', async (_, body, place) => {
    const answer = await deliver(source, { body })
    expect(answer.body.data).toMatchObject({ result: 'accepted', message: expect.stringContaining(place) })
    const [logged] = await logOf(source)
    expect(logged).toMatchObject({ status: 'failed', reason: 'mapping', kept: true })
    expect((await call('GET', `${source.id}/events/${logged.id}`)).body.data).toMatchObject({ payload: body })
    await vi.waitFor(async () =>
      expect(await failures()).toEqual([{ data: { id: logged.id, source_id: source.id, reason: 'mapping' } }]),
    )
    expect((await call('POST', `${source.id}/events/${logged.id}/replay`)).body.data).toMatchObject({
      status: 'failed',
      message: expect.stringContaining(place),
    })
    const mapping = {
      record: { type: 'Contact', custom_key_name: 'plan', custom_key_value: 'data.plan' },
      content: 'It is {{data.plan}}.',
    }
    expect((await call('PATCH', source.id, { mapping })).status).toBe(200)
    expect((await call('POST', `${source.id}/events/${logged.id}/replay`)).body.data.status).toBe('queued')
    await stored(source)
    expect(await memories()).toMatchObject([{ content: 'It is pro.' }])
    expect(await logOf(source)).toMatchObject([
      { id: logged.id, status: 'stored', reason: null, memory_ids: [expect.any(String)] },
    ])
  })

  it('raises an alert', async () => {
    await deliver(source, { body: WRONG })
    await watchWebhooks(app.database, pino({ level: 'silent' }))
    const { body } = await app.call('GET', '/api/v1/webhooks/metrics', { key: owner.key })
    // deliveries of the tests before may raise alerts of their own
    expect(body.data.alerts).toContainEqual(expect.objectContaining({ metric: 'failed_inbound_events', value: 1 }))
  })

  it('for lack of credits is stored once there are credits, and told once', async () => {
    await setCredits(0)
    expect(result(await deliver(source))).toEqual([200, 'accepted'])
    await settled(source, 'failed')
    await vi.waitFor(async () => expect(await failures()).toMatchObject([{ data: { reason: 'payment_required' } }]), {
      timeout: 20_000,
    })
    await setCredits(100)
    await settled(source, 'stored')
    expect(await memories()).toMatchObject([{ content: 'Ticket: Export fails' }])
    expect(await failures()).toHaveLength(1)
  }, 60_000)

  it('for lack of credits is stored after a grant that came before its failure was noticed, or was spent since', async () => {
    const failedJobs = async (count: number): Promise<void> =>
      vi.waitFor(
        async () =>
          expect(
            await app.database.query("SELECT FROM event_items WHERE tenant_id = $1 AND outcome = 'failed'", [
              owner.tenant,
            ]),
          ).toHaveLength(count),
        30_000,
      )
    await setCredits(0)
    await deliver(source)
    await failedJobs(1)
    await setCredits(100)
    await setCredits(0)
    await setCredits(50)
    await settled(source, 'stored')
    expect(await memories()).toMatchObject([{ content: 'Ticket: Export fails' }])

    await setCredits(0)
    const body = JSON.stringify({ ...EVENT, data: { ...EVENT.data, subject: 'Import fails' } })
    await deliver(source, { id: 'evt_later', body })
    await settled(source, 'failed')
    // woken, and too late again: what was granted is spent
    await app.database.transaction(async () => {
      await setCredits(100)
      await setCredits(0)
    })
    await failedJobs(3)
    await setCredits(100)
    await settled(source, 'stored', 2)
  }, 60_000)

  it('can be replayed with others, by reason and time', async () => {
    for (const id of ['evt_1', 'evt_2', 'evt_3']) await deliver(source, { id, body: WRONG })
    const replay = async (body: object) => (await call('POST', `${source.id}/events/replay`, body)).body.data
    expect(await replay({ reason: 'payment_required' })).toEqual({ replayed: 0, more: false })
    expect(await replay({ until: '2026-01-01T00:00:00Z' })).toEqual({ replayed: 0, more: false })
    const mapping = {
      record: { type: 'Contact', custom_key_name: 'plan', custom_key_value: 'data.plan' },
      content: 'It is {{data.plan}}.',
    }
    await call('PATCH', source.id, { mapping })
    expect(await replay({})).toEqual({ replayed: 3, more: false })
    await settled(source, 'stored', 3)
    expect(await memories()).toHaveLength(1)
    expect((await call('POST', `src_${'0'.repeat(26)}/events/replay`, {})).status).toBe(404)
  }, 60_000)

  it('cannot be replayed after its retention, while it is stored, or if there is no such event', async () => {
    await deliver(source, { body: WRONG })
    const [{ id }] = await logOf(source)
    await app.advance('11 days')
    await purgeReceipts(app.database, 10)
    expect((await call('GET', `${source.id}/events/${id}`)).body.data).toMatchObject({
      kept: false,
      payload: null,
      headers: null,
    })
    const { status, body } = await call('POST', `${source.id}/events/${id}/replay`)
    expect([status, body.message]).toEqual([409, expect.stringContaining('INBOUND_RETENTION_DAYS')])
    expect((await call('GET', `${source.id}/events/rcv_${'0'.repeat(26)}`)).status).toBe(404)
    expect((await call('POST', `${source.id}/events/rcv_${'0'.repeat(26)}/replay`)).status).toBe(404)
  })

  it('is kept for the days that the organization has set, and at least until its outcome is known', async () => {
    await app.call('PATCH', '/api/v1/organizations', {
      key: owner.key,
      body: { webhookPayloadDays: 3, webhookMetadataDays: 40 },
    })
    const [failed, waiting] = ['rcv_00000000000000000000000001', 'rcv_00000000000000000000000002']
    await app.database.query(
      `INSERT INTO webhook_receipts (id, tenant_id, source_id, status, payload, received_at, due_at) VALUES
         ('${failed}', $1, $2, 'failed', '{}', app_now(), NULL), ('${waiting}', $1, $2, 'accepted', '{}', app_now(), '2099-01-01')`,
      [owner.tenant, source.id],
    )
    const kept = async () => (await call('GET', `${source.id}/events/${failed}`)).body.data?.kept
    await app.advance('2 days')
    await purgeReceipts(app.database, 10)
    expect(await kept()).toBe(true)
    await app.advance('2 days')
    await purgeReceipts(app.database, 10)
    expect(await kept()).toBe(false)
    expect((await call('GET', `${source.id}/events/${waiting}`)).body.data.kept).toBe(true)
    await app.advance('35 days')
    await purgeReceipts(app.database, 10)
    expect(await kept()).toBe(false)
    await app.advance('2 days')
    await purgeReceipts(app.database, 10)
    expect(await logOf(source)).toEqual([])
  })
})
