import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Receiver, startReceiver } from '../server/test/support/receiver.ts'
import { type Installation, missing, startInstallation } from './support/installation.ts'

const LOADED = 300
const AT_ONCE = 100

describe.skipIf(missing)(`webhooks of a server and two workers${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let receiver: Receiver
  let here: Installation
  let key: string
  beforeAll(async () => {
    receiver = await startReceiver()
    here = await startInstallation({ dispatch: 'postgres', workers: 2, settings: { WORKERS: 'off' } })
    key = await here.testKey()
  }, 120_000)
  afterAll(async () => {
    await here?.remove()
    await receiver?.close()
  })

  let paths = 0
  async function subscribe(behaviour = 'ok') {
    const own = paths++
    const path = `/${behaviour}/${own}`
    // longer than two workers take to start on a busy machine: attempts that time out open the circuit
    const settings = { events: [`order${own}.paid`], timeout_ms: 30_000 }
    await here.call('POST', '/api/v1/webhooks', { url: receiver.url + path, ...settings }, key)
    return { path, type: `order${own}.paid` }
  }

  async function publish(type: string, count: number): Promise<string[]> {
    const ids: string[] = []
    for (let begun = 0; begun < count; begun += AT_ONCE) {
      const events = Array.from({ length: Math.min(AT_ONCE, count - begun) }, (_, n) => ({
        type,
        data: { id: `o_${n}` },
      }))
      const { data } = await here.call('POST', '/api/v1/webhooks/events', { events }, key)
      ids.push(...data.map(({ id }: { id: string }) => id))
    }
    return ids
  }

  const arrived = (path: string): string[] =>
    receiver.arrivals
      .filter(({ path: at, body }) => at === path && !body.includes('webhook.tested'))
      .map(({ headers }) => headers['webhook-id'] ?? '')
  const untilAllArrived = (path: string, ids: readonly string[]): Promise<void> =>
    vi.waitFor(() => expect(new Set(arrived(path))).toEqual(new Set(ids)), { timeout: 30_000, interval: 20 })

  it('are taken over when a worker is killed, and recorded once', { timeout: 60_000 }, async () => {
    const { path, type } = await subscribe()
    // the first attempt of each hangs, so that both workers hold some
    receiver.on(path, (response, _arrival, attempt) => attempt > 1 && response.end())
    const ids = await publish(type, 20)
    await vi.waitFor(() => expect(arrived(path)).toHaveLength(20), { timeout: 10_000, interval: 5 })
    await Promise.all([here.killWorker(0), here.killWorker(1)])
    await here.query(`UPDATE runtime.clock SET ahead = ahead + interval '15 s'`)
    await vi.waitFor(
      async () => {
        const rows = await here.query(
          `SELECT status, attempts, jsonb_array_length(history) AS written FROM runtime.webhook_deliveries WHERE event_type = $1`,
          [type],
        )
        expect(rows).toEqual(ids.map(() => ({ status: 'succeeded', attempts: 1, written: 1 })))
      },
      { timeout: 30_000, interval: 50 },
    )
    expect(arrived(path)).toHaveLength(40)
  })

  it('resume at once after PostgreSQL was restarted under load, without a retry storm meanwhile', {
    timeout: 90_000,
  }, async () => {
    const { path, type } = await subscribe()
    const ids = await publish(type, LOADED)
    await vi.waitFor(() => expect(arrived(path).length).toBeGreaterThan(LOADED / 10), { timeout: 10_000, interval: 1 })
    const before = here.workers.map(({ lines }) => lines.length)
    await here.postgresql.stop('immediate')
    await new Promise(resolve => setTimeout(resolve, 3_000))
    const said = here.workers.map(({ lines }, n) => lines.length - (before[n] ?? 0))
    // each loop polls once a second, and deliveries in progress are recorded five times a second
    for (const lines of said) expect(lines).toBeLessThan(60)
    await here.postgresql.start()
    await vi.waitFor(() => here.call('GET', '/readyz'), { timeout: 20_000, interval: 50 })
    // what was in progress when it ended waits for the end of its lease
    await here.query(`UPDATE runtime.clock SET ahead = ahead + interval '15 s'`)
    await untilAllArrived(path, ids)

    // woken by notifications, not by polling once a second
    const times: number[] = []
    for (let n = 0; n < 9; n++) {
      const started = performance.now()
      const [id] = await publish(type, 1)
      await vi.waitFor(() => expect(arrived(path)).toContain(id), { timeout: 10_000, interval: 2 })
      times.push(performance.now() - started)
    }
    expect(times.sort((a, b) => a - b)[4]).toBeLessThan(400)
  })
})
