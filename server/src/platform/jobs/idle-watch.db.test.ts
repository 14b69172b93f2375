import { afterEach, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'
import { createLogger } from '../log/log.ts'
import { unclaimedSeconds } from './idle-watch.ts'

afterEach(() => void vi.useRealTimers())

/** Runs a server without workers, whose looks follow the test's timers. */
async function withIdleServer(test: (app: TestApp, warnings: () => string[]) => Promise<void>): Promise<void> {
  const lines: string[] = []
  const log = createLogger({ level: 'warn', pretty: false, stream: { write: line => lines.push(line) } })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const app = await createTestApp({ settings: { WORKERS: 'off' }, log })
  try {
    await test(app, () => lines.filter(line => line.includes('Nobody has claimed')))
  } finally {
    await app.stop()
  }
}

it('a server without workers warns of deliveries and background work that nobody has claimed for a minute', () =>
  withIdleServer(async (app, warnings) => {
    const { key } = await app.organization()
    const call = (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key, body })
    await call('webhooks', { url: 'https://hooks.northwind.example/', events: ['order.*'] })
    await call('webhooks/events', { events: [{ type: 'order.paid', data: {} }] })
    await call('batch-memorize', {
      records: [{ email: 'dana@northwind.example', content: 'Prefers calls before noon.' }],
    })
    await vi.advanceTimersByTimeAsync(60_000)
    await app.database.query('SELECT 1')
    expect(warnings()).toEqual([])
    await app.advance('61 seconds')
    await vi.advanceTimersByTimeAsync(15_000)
    vi.useRealTimers()
    // A look of the first minute may still be under way and see the moved clock, so what is said counts, not how often.
    await vi.waitFor(() => {
      expect(warnings().join()).toMatch(/webhook deliveries.*WORKERS=on/)
      expect(warnings().join()).toMatch(/background work.*WORKERS=on/)
    })
  }))

it('it warns on a new database too, where no work waits and no worker has ever been', () =>
  withIdleServer(async (app, warnings) => {
    await app.advance('58 seconds')
    await vi.advanceTimersByTimeAsync(15_000)
    await app.database.query('SELECT 1')
    expect(warnings()).toEqual([])
    await app.advance('3 seconds')
    await vi.advanceTimersByTimeAsync(15_000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(warnings().join()).toMatch(/background work/))
    // what Prometheus alerts on
    expect(await unclaimedSeconds(app.database)).toBeGreaterThan(60)
  }))
