import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type NatsServer, natsServer, startNatsServer } from '../../../../test/support/nats-server.ts'
import { type Receiver, startReceiver } from '../../../../test/support/receiver.ts'
import { createTestApp, type TestApp } from '../../../../test/support/test-app.ts'
import { readConfig } from '../../../boot/config.ts'

const reason = 'reason' in natsServer ? ` (skipped: ${natsServer.reason})` : ''
const COUNT = 120

describe.skipIf(reason)(`deliveries through NATS${reason}`, () => {
  let nats: NatsServer
  let receiver: Receiver
  const running: TestApp[] = []
  beforeAll(async () => {
    nats = await startNatsServer()
    receiver = await startReceiver()
  })
  afterEach(async () => {
    for (const app of running.splice(0).reverse()) await app.stop()
  })
  afterAll(async () => {
    await receiver.close()
    await nats.remove()
  })

  let installations = 0
  async function startApp({ more = {}, beside }: { more?: object; beside?: TestApp } = {}): Promise<TestApp> {
    const settings = {
      OUTBOUND_ALLOW: '127.0.0.1',
      DISPATCH: 'nats',
      NATS_URL: nats.url,
      NATS_PREFIX: `test${beside ? installations : ++installations}`,
      LOG_LEVEL: 'silent',
      ...more,
    }
    const app = await createTestApp({ settings, ...(beside && { store: beside.store }) })
    running.push(app)
    return app
  }

  let paths = 0
  async function subscribe(app: TestApp, events = ['order.*']) {
    const key = await (await app.organization()).keyFor({ livemode: false })
    const path = `/ok/queue${paths++}`
    const body = { url: receiver.url + path, events }
    const { data } = (await app.call('POST', '/api/v1/webhooks', { key, body })).body
    return { key, path, webhook: data.id }
  }

  async function publish(app: TestApp, key: string, count = COUNT, type = 'order.paid'): Promise<string[]> {
    const events = Array.from({ length: count }, (_, n) => ({ type, data: { id: `ord_${n}` } }))
    const { body } = await app.call('POST', '/api/v1/webhooks/events', { key, body: { events } })
    return body.data.map(({ id }: { id: string }) => id)
  }

  const arrived = (path: string): string[] =>
    receiver.arrivals
      .filter(({ path: at, body }) => at === path && !body.includes('webhook.tested'))
      .map(({ headers }) => headers['webhook-id'] ?? '')
      .sort()
  const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
    vi.waitFor(check, { timeout: 40_000, interval: 30 })
  const allThrough = (app: TestApp): Promise<void> =>
    eventually(async () => {
      const [row] = await app.database.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM runtime.webhook_deliveries WHERE status <> 'succeeded'`,
      )
      expect(row?.n).toBe(0)
    })

  it('arrive once each and leave nothing in the queue', async () => {
    const app = await startApp()
    const { key, path } = await subscribe(app)
    const ids = await publish(app, key)
    await eventually(() => expect(arrived(path)).toEqual(ids.sort()))
    await allThrough(app)
    const connection = await connect({ servers: nats.url })
    const manager = await jetstreamManager(connection)
    const state = async () => (await manager.streams.info(`test${installations}-deliveries`)).state
    await eventually(async () => expect((await state()).messages).toBe(0))
    // several deliveries of a claim share a message
    expect((await state()).last_seq).toBeLessThan(COUNT / 2)
    await connection.close()
  })

  it('of two installations on one NATS do not mix', async () => {
    const [one, two] = [await startApp(), await startApp()]
    const [first, second] = [await subscribe(one), await subscribe(two)]
    const [ids, others] = await Promise.all([publish(one, first.key), publish(two, second.key)])
    await eventually(() => {
      expect(arrived(first.path)).toEqual(ids.sort())
      expect(arrived(second.path)).toEqual(others.sort())
    })
    await Promise.all([allThrough(one), allThrough(two)])
  })

  it('continue when NATS reconnects, with or without its stored messages', async () => {
    const app = await startApp()
    const { key, path } = await subscribe(app)
    const ids = await publish(app, key, 20)
    await eventually(() => expect(arrived(path)).toHaveLength(20))
    await nats.kill()
    ids.push(...(await publish(app, key, 20)))
    await nats.start()
    await eventually(() => expect(new Set(arrived(path))).toEqual(new Set(ids)))
    await nats.kill()
    await nats.forget()
    ids.push(...(await publish(app, key, 20)))
    await nats.start()
    await eventually(() => expect(new Set(arrived(path))).toEqual(new Set(ids)))
    await allThrough(app)
  })

  it('to a receiver that hangs do not block the others', async () => {
    const app = await startApp()
    const stuck = await subscribe(app, ['stuck.*'])
    receiver.on(stuck.path, () => {})
    const { key, path } = await subscribe(app)
    await publish(app, stuck.key, 400, 'stuck.added')
    await eventually(() => expect(arrived(stuck.path).length).toBe(10))
    const ids = await publish(app, key)
    await eventually(() => expect(arrived(path)).toEqual(ids.sort()))
    expect(arrived(stuck.path).length).toBeLessThan(400)
  })

  it('cannot be set up without NATS, and the error says what to do', async () => {
    const start = (settings: object): Promise<TestApp> => startApp({ more: settings })
    await expect(start({ NATS_URL: 'nats://127.0.0.1:1' })).rejects.toThrow(
      'NATS at 127.0.0.1:1 cannot be used: nothing answers at that address. Start it, or correct NATS_URL.',
    )
    await expect(start({ NATS_CREDENTIALS: '/none/of.creds' })).rejects.toThrow('there is no file at NATS_CREDENTIALS')
    const plain = await startNatsServer({ jetstream: false })
    await expect(start({ NATS_URL: plain.url })).rejects.toThrow('it has no JetStream for us. Start it with -js')
    await plain.remove()
    expect(() => readConfig({ DISPATCH: 'nats' })).toThrow('DISPATCH=nats needs NATS_URL')
    expect(() => readConfig({ NATS_PREFIX: 'a.b' })).toThrow('NATS_PREFIX must be letters, digits, _ and -')
  })

  // only one process can use an embedded database
  describe.runIf(inject('database').kind === 'postgresql')('with many processes', () => {
    it('are shared by all processes, and those of a stopping process are sent by the others', async () => {
      const one = await startApp()
      const two = await startApp({ beside: one })
      const { key, path } = await subscribe(one)
      const ids = await publish(one, key)
      await two.stop()
      running.splice(running.indexOf(two), 1)
      await eventually(() => expect(arrived(path)).toEqual(ids.sort()))
      await allThrough(one)
    })

    it('that the queue lost are found again when their leases expire', async () => {
      const app = await startApp({ more: { WORKERS: 'off' } })
      const { key, path } = await subscribe(app)
      const ids = await publish(app, key, 20)
      // as left by a process that ended between claiming and publishing
      await app.database.query(
        `UPDATE runtime.webhook_deliveries SET lease = 'lost', due_at = app_now() + interval '15 s'`,
      )
      await startApp({ beside: app })
      expect(arrived(path)).toEqual([])
      await app.advance('15 s')
      await eventually(() => expect(arrived(path)).toEqual(ids.sort()))
    })
  })
})
