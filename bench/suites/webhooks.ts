import { randomBytes } from 'node:crypto'
import { request } from 'undici'
import { z } from 'zod'
import { type ServerProcess, startServer } from '../lib/child.ts'
import { type Client, openClient } from '../lib/client.ts'
import type { Target } from '../lib/figure.ts'
import { register } from '../lib/keepsake.ts'
import { inTurn, throughput } from '../lib/load.ts'
import { quantile } from '../lib/statistics.ts'
import { createStore, DATABASES, type DatabaseName } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'

/** What one call of `publish` takes. */
const BATCH = 500
const SUBSCRIPTIONS = 10
/** Posts of the bare loop at the same time: as many as the server has on their way to one receiver. */
const AT_ONCE = 100
const POLL_MS = 20
const QUIET_EVENTS = 1_000

const TARGETS: Record<DatabaseName, Target> = {
  PGlite: { of: 'value', is: 'at least', than: 2_000 },
  PostgreSQL: { of: 'value', is: 'at least', than: 4_000 },
}
const BESIDE_A_HANGING_ONE: Target = { of: 'ratio', is: 'at most', than: 1.5 }

const Me = z.object({ data: z.object({ organization: z.object({ id: z.string() }) }) })
const Key = z.object({ data: z.object({ apiKey: z.string() }) })
const Count = z.number()
const Milliseconds = z.array(z.number())

/** Deliveries a second, beside a bare loop of the same posts to the same receiver; and what one that hangs costs the others. */
export const webhooks: Suite = {
  name: 'webhooks',
  async run(options) {
    const sink = await startServer({ file: 'bench/lib/sink.ts', readyPath: '/count', environment: {} })
    for (const database of DATABASES) await measure(database, sink, options)
    await sink.stop()
  },
}

async function measure(database: DatabaseName, sink: ServerProcess, { quick, note }: SuiteOptions): Promise<void> {
  const store = await createStore(database)
  const operator = randomBytes(16).toString('hex')
  const environment = { ...store.environment, INTERNAL_API_KEY: operator, OUTBOUND_ALLOW: '127.0.0.1' }
  const server = await startServer({ file: 'server/src/main.ts', readyPath: '/readyz', environment })
  const client = openClient(server.url, 4, await testKey(server.url, operator))
  const subscribe = (path: string, type: string): Promise<unknown> =>
    client.post('/api/v1/webhooks', { url: sink.url + path, events: [type] })
  for (let n = 0; n < SUBSCRIPTIONS; n++) await subscribe('/ok', `order${n}.*`)
  const seconds = quick ? 0.5 : 4
  const events = quick ? 2 * BATCH : 40 * BATCH
  await deliver(client, sink, 4 * BATCH)
  const { delivered, posted } = await inTurn(quick ? 1 : 3, {
    delivered: () => deliver(client, sink, events),
    posted: () => bare(sink, seconds),
  })
  note({
    name: `deliveries, ${database}, ${SUBSCRIPTIONS} receivers`,
    value: delivered,
    unit: '/s',
    floor: { name: 'bare posts', value: posted },
    target: TARGETS[database],
  })

  const alone = await latency(client, sink, QUIET_EVENTS)
  await subscribe('/hang', 'stuck.*')
  await publish(client, BATCH, () => 'stuck.added')
  const beside = await latency(client, sink, QUIET_EVENTS)
  note({
    name: `99th quantile of the way to a receiver, ${database}, another one hangs`,
    value: beside,
    unit: 'ms',
    floor: { name: 'without that one', value: alone },
    target: BESIDE_A_HANGING_ONE,
  })
  await client.close()
  await server.stop()
  await store.remove()
}

/** A key to test data: http receivers are for those. */
async function testKey(url: string, operator: string): Promise<string> {
  const own = openClient(url, 1, await register(url))
  const { id } = Me.parse(await own.get('/api/v1/me')).data.organization
  await own.close()
  const { body } = await request(`${url}/api/v1/admin/organizations/${id}/keys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-internal-api-key': operator },
    body: JSON.stringify({ name: 'bench', role: 'owner', livemode: false }),
  })
  return Key.parse(await body.json()).data.apiKey
}

async function publish(client: Client, count: number, typeOf: (n: number) => string): Promise<void> {
  for (let begun = 0; begun < count; begun += BATCH) {
    const events = Array.from({ length: Math.min(BATCH, count - begun) }, (_, n) => ({
      type: typeOf(n),
      data: { id: `ord_${begun + n}`, amount_cents: 1250, currency: 'EUR' },
    }))
    await client.post('/api/v1/webhooks/events', { events })
  }
}

async function ask(sink: ServerProcess, path: string, method: 'GET' | 'DELETE' = 'GET'): Promise<unknown> {
  return (await request(sink.url + path, { method })).body.json()
}

async function arrival(sink: ServerProcess, count: number): Promise<void> {
  while (Count.parse(await ask(sink, '/count')) < count) await new Promise(resolve => setTimeout(resolve, POLL_MS))
}

/** @returns deliveries a second, from the first call of `publish` to the last arrival */
async function deliver(client: Client, sink: ServerProcess, count: number): Promise<number> {
  await ask(sink, '/count', 'DELETE')
  const started = performance.now()
  await publish(client, count, n => `order${n % SUBSCRIPTIONS}.paid`)
  await arrival(sink, count)
  return count / ((performance.now() - started) / 1000)
}

/** @returns milliseconds, the 99th quantile, of events that come one after the other */
async function latency(client: Client, sink: ServerProcess, count: number): Promise<number> {
  await ask(sink, '/count', 'DELETE')
  for (let n = 0; n < count; n += 10) {
    await publish(client, 10, each => `order${each % SUBSCRIPTIONS}.paid`)
    await arrival(sink, n + 10)
  }
  return quantile(Milliseconds.parse(await ask(sink, '/milliseconds')), 0.99)
}

async function bare(sink: ServerProcess, seconds: number): Promise<number> {
  const client = openClient(sink.url, AT_ONCE)
  const body = { id: 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', type: 'order.paid', api_version: '2026-11-01', data: {} }
  const rate = await throughput({ concurrency: AT_ONCE, seconds }, () => client.post('/ok', body))
  await client.close()
  return rate
}
