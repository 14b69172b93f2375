import { expect } from 'vitest'
import { deadLetterWaiting, disable } from '../../src/areas/webhooks/engine/sql/circuits.ts'
import { claimDeliveries, finishDeliveries, type Outcome } from '../../src/areas/webhooks/engine/sql/deliveries.ts'
import { purgeWebhooks } from '../../src/areas/webhooks/engine/sql/purge-webhooks.ts'
import { newId } from '../../src/platform/values/ids.ts'
import type { TestApp } from './test-app.ts'

/** How the receivers respond. */
export type Answer = 'succeeded' | 'rejected' | 'unavailable' | 'gone'

const OUTCOMES: Record<Answer, (at: { dead: string; bestEffort: boolean }) => Partial<Outcome>> = {
  succeeded: () => ({ status: 'succeeded', code: 200, preview: 'thanks' }),
  unavailable: () => ({ status: 'retrying', code: 503, delay: 60 }),
  rejected: ({ dead, bestEffort }) =>
    bestEffort ? { status: 'failed', code: 400 } : { status: 'dead_lettered', code: 400, dead, reason: 'rejected' },
  gone: ({ dead, bestEffort }) =>
    bestEffort ? { status: 'failed', code: 410 } : { status: 'dead_lettered', code: 410, dead, reason: 'gone' },
}

/** The sender without background processes: work runs when a test calls it. */
export function createTestSender(app: TestApp) {
  const { database } = app
  return {
    /** Attempts all due deliveries once. @returns how many there were */
    async send(answer: Answer): Promise<number> {
      const claim = {
        lease: newId('tsk'),
        after: '',
        busy: new Map<string, number>(),
        endpointLimit: 1_000,
        limit: 1_000,
      }
      const rows = await claimDeliveries(database, claim)
      const nothing = { code: null, preview: null, error: null, ms: 1, delay: null, dead: null, reason: null }
      await finishDeliveries(
        database,
        rows.map(({ id, lease, guarantee }): Outcome => {
          const outcome = OUTCOMES[answer]({ dead: newId('dlq'), bestEffort: guarantee === 'best_effort' })
          return { id, lease, status: 'failed', ...nothing, ...outcome }
        }),
      )
      const gone = answer === 'gone' ? [...new Set(rows.map(({ subscriptionId }) => subscriptionId))] : []
      await disable(database, gone, 'gone')
      return rows.length
    },
    /** Advances the clock and runs the periodic work. */
    async wait(by: string): Promise<void> {
      await app.advance(by)
      await deadLetterWaiting(
        database,
        Array.from({ length: 1_000 }, () => newId('dlq')),
      )
      await purgeWebhooks(database)
    },
  }
}

/** Webhooks of one account, with the API. */
export function createTestAccount(app: TestApp, key: string) {
  const call = (method: string, path: string, body?: object) =>
    app.call(method, `/api/v1/webhooks${path}`, { key, ...(body && { body }) })
  async function data(method: string, path: string, body?: object) {
    const { status, body: answer } = await call(method, path, body)
    expect(status, JSON.stringify(answer)).toBeLessThan(300)
    return answer.data
  }
  return {
    call,
    data,
    subscribe: async (more: object = {}): Promise<string> =>
      (await data('POST', '', { url: 'https://hooks.northwind.example/', events: ['order.*'], ...more })).id,
    /** @returns how many deliveries were accepted */
    async publish(count: number): Promise<number> {
      const events = Array.from({ length: count }, (_, n) => ({ type: 'order.paid', data: { id: `ord_${n}` } }))
      const published: { deliveries: number }[] = await data('POST', '/events', { events })
      return published.reduce((sum, { deliveries }) => sum + deliveries, 0)
    },
    /** Returns all deliveries of a subscription, without test events. */
    deliveries: (webhook: string) => data('GET', `/${webhook}/deliveries?event_type=order.paid&limit=200`),
    deadLetters: (filter = '') => data('GET', `/dead-letters?limit=200${filter}`),
    /** Returns the lines of the dead-letter export, without the last one. */
    async exported() {
      const { body } = await call('GET', '/dead-letters/export')
      return body.lines.slice(0, -1)
    },
  }
}

export type TestAccount = ReturnType<typeof createTestAccount>
