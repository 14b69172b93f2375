import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type App, createApp } from '../../server/src/boot/app.ts'
import { readConfig } from '../../server/src/boot/config.ts'
import { ACCOUNTS, createNotes } from '../lib/accounts.ts'
import { onEnd } from '../lib/cleanup.ts'
import { createStore, DATABASES } from '../lib/store.ts'
import type { Suite } from '../lib/suite.ts'

const Registered = z.object({ data: z.object({ agent: z.object({ api_key: z.string() }) }) })

/** Number of database round trips per call: the cost of the distance between the two. Counted in this process. */
export const roundTrips: Suite = {
  name: 'round-trips',
  async run({ note }) {
    for (const database of DATABASES) {
      const store = await createStore(database)
      let trips = 0
      const config = readConfig({ ...store.environment, WORKERS: 'off' })
      const app = await createApp(config, { onRoundTrip: () => trips++ })
      const stop = onEnd(() => app.stop())
      const call = await callerOf(app)
      const count = async (work: () => Promise<unknown>): Promise<number> => {
        const before = trips
        await work()
        return trips - before
      }
      const nextNote = createNotes()
      await call('POST', '/api/v1/collections', { body: ACCOUNTS })
      // the first call reads the collections, which the process then caches
      await call('POST', '/api/v1/memorize', { body: nextNote() })

      const memorize = (headers = {}) => call('POST', '/api/v1/memorize', { body: nextNote(), headers })
      const figures: [name: string, most: number | undefined, value: number][] = [
        ['memorize', 4, await count(() => memorize())],
        ['memorize with Idempotency-Key', 4, await count(() => memorize({ 'Idempotency-Key': randomUUID() }))],
        [
          'smart-recall',
          undefined,
          await count(() => call('POST', '/api/v1/smart-recall', { body: { query: 'Who signs?' } })),
        ],
        ['GET /me', 1, await count(() => call('GET', '/api/v1/me'))],
      ]
      for (const [name, most, value] of figures)
        note({
          name: `${name}, ${database}`,
          value,
          unit: 'round trips',
          ...(most !== undefined && { target: { of: 'value', is: 'at most', than: most } }),
        })
      await stop()
      await store.remove()
    }
  },
}

type Call = (
  method: string,
  path: string,
  options?: { body?: object; headers?: Record<string, string> },
) => Promise<unknown>

async function callerOf(app: App): Promise<Call> {
  const send =
    (key?: string): Call =>
    async (method, path, { body, headers = {} } = {}) => {
      const request = new Request(`http://localhost${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(key !== undefined && { Authorization: `Bearer ${key}` }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const response = await app.fetch(request)
      const text = await response.text()
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
      return JSON.parse(text)
    }
  const { data } = Registered.parse(await send()('POST', '/auth/agent', { body: { name: 'bench' } }))
  return send(data.agent.api_key)
}
