import { afterAll, beforeAll, expect, vi } from 'vitest'
import { TEND_SECONDS } from '../../src/areas/webhooks/background/schedules.ts'
import { type Arrival, type Receiver, startReceiver } from './receiver.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

/** An account with one subscription to `order.*`. */
export interface Account {
  key: string
  webhook: string
  secret: string
}

export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 15_000, interval: 30 })

/**
 * The same, with the clock advanced before each look: work can be put off after its outcome is shown, and a clock that was
 * advanced once, in between, leaves it to wait in real time.
 */
export const whenDue = <T>(app: Pick<TestApp, 'advance'>, by: string, check: () => T | Promise<T>): Promise<T> =>
  eventually(async () => {
    await app.advance(by)
    return check()
  })

let paths = 0
/** Returns a new path with a behavior of `BEHAVIOURS`. */
export const pathOf = (behaviour: string): string => `/${behaviour}/${paths++}`

/** A server and a receiver for the tests of a file, with helpers for both. */
export function useEngine(settings: Record<string, string> = {}, options: Pick<TestAppOptions, 'log'> = {}) {
  let app: TestApp
  let receiver: Receiver
  beforeAll(async () => {
    receiver = await startReceiver()
    app = await createTestApp({ settings: { OUTBOUND_ALLOW: '127.0.0.1', ...settings }, ...options })
  })
  afterAll(async () => {
    await app.stop()
    await receiver.close()
  })

  const deliveries = async ({ key, webhook }: Account) =>
    (await app.call('GET', `/api/v1/webhooks/${webhook}/deliveries?event_type=order.paid&limit=200`, { key })).body.data

  const state = async ({ key, webhook }: Account) =>
    (await app.call('GET', `/api/v1/webhooks/${webhook}`, { key })).body.data

  return {
    get app() {
      return app
    },
    get receiver() {
      return receiver
    },
    async subscribe(path: string, more: object = {}): Promise<Account> {
      const key = await (await app.organization()).keyFor({ livemode: false })
      const body = { url: receiver.url + path, events: ['order.*'], ...more }
      const { data } = (await app.call('POST', '/api/v1/webhooks', { key, body })).body
      return { key, webhook: data.id, secret: data.secret_current }
    },
    /** @returns the ids of the events */
    async publish({ key }: Pick<Account, 'key'>, count = 1): Promise<string[]> {
      const events = Array.from({ length: count }, (_, n) => ({ type: 'order.paid', data: { id: `ord_${n}` } }))
      const { body } = await app.call('POST', '/api/v1/webhooks/events', { key, body: { events } })
      return body.data.map(({ id }: { id: string }) => id)
    },
    deliveries,
    /** Deliveries to a path, without test events. */
    arrived: (path: string): Arrival[] =>
      receiver.arrivals.filter(({ path: at, body }) => at === path && !body.includes('webhook.tested')),
    state,
    deadLetters: async ({ key }: Account) =>
      (await app.call('GET', '/api/v1/webhooks/dead-letters', { key })).body.data,
    /** Advances the clock to the next turn of what runs every few seconds. */
    untilTended: () => app.advance(`${TEND_SECONDS} s`),
    /** Advances the clock until the delivery has had this many attempts. */
    async untilAttempts(own: Account, attempts: number, by = '36 hours'): Promise<void> {
      for (let made = 0; made < attempts; ) {
        made = await eventually(async () => {
          const [delivery] = await deliveries(own)
          // a circuit that opened after the clock was advanced waits for its probe
          if (delivery.attempts <= made && (await state(own)).circuit_state === 'open') await app.advance('1 minute')
          expect(delivery.attempts).toBeGreaterThan(made)
          return Number(delivery.attempts)
        })
        if (made < attempts) await app.advance(by)
      }
    },
  }
}
