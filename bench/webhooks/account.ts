import { randomBytes } from 'node:crypto'
import { request } from 'undici'
import { z } from 'zod'
import { type ServerProcess, startServer } from '../lib/child.ts'
import { type Client, openClient } from '../lib/client.ts'
import { register } from '../lib/keepsake.ts'
import { createStore, type DatabaseName, type Store } from '../lib/store.ts'

/** Maximum events in one call of `publish`. */
export const BATCH = 500
const CONNECTIONS = 8

/** An account on its own server. */
export interface Account {
  store: Store
  server: ServerProcess
  /** Calls with a test key. */
  client: Client
  /** Settings of the server, for additional workers. */
  environment: Record<string, string>
  /** @returns the subscription's id */
  subscribe(url: string, events: string): Promise<string>
  act(subscription: string, action: 'enable' | 'disable' | 'delete'): Promise<unknown>
  publish(types: readonly string[]): Promise<unknown>
  end(): Promise<void>
}

const Me = z.object({ data: z.object({ organization: z.object({ id: z.string() }) }) })
const Key = z.object({ data: z.object({ apiKey: z.string() }) })
const Subscription = z.object({ data: z.object({ id: z.string() }) })

/** @param settings of the server, in addition to the defaults here */
export async function openAccount(database: DatabaseName, settings: Record<string, string> = {}): Promise<Account> {
  const store = await createStore(database)
  const operator = randomBytes(16).toString('hex')
  const environment = { ...store.environment, INTERNAL_API_KEY: operator, OUTBOUND_ALLOW: '127.0.0.1' }
  const server = await startServer({
    file: 'server/src/main.ts',
    readyPath: '/readyz',
    environment: { ...environment, ...settings },
  })
  const client = openClient(server.url, CONNECTIONS, await testKey(server, operator))
  return {
    store,
    server,
    client,
    environment,
    async subscribe(url, events) {
      return Subscription.parse(await client.post('/api/v1/webhooks', { url, events: [events] })).data.id
    },
    act: (subscription, action) =>
      action === 'delete'
        ? client.delete(`/api/v1/webhooks/${subscription}`)
        : client.post(`/api/v1/webhooks/${subscription}/${action}`, {}),
    publish: types => publish(client, types),
    async end() {
      await client.close()
      await server.stop()
      await store.remove()
    },
  }
}

/** Creates a test key: http receivers are allowed only for test data. */
async function testKey({ url }: ServerProcess, operator: string): Promise<string> {
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

let published = 0

/** The data of an event; it includes when it was published, so that the receiver can measure the latency. */
export const dataOf = (n: number): object => ({
  id: `ord_${n}`,
  amount_cents: 1250,
  currency: 'EUR',
  sent_at: new Date().toISOString(),
})

/** Two calls at a time: the server stores one while it reads the next. */
async function publish(client: Client, types: readonly string[]): Promise<void> {
  const calls: string[][] = []
  for (let begun = 0; begun < types.length; begun += BATCH) calls.push(types.slice(begun, begun + BATCH))
  async function caller(): Promise<void> {
    for (let call = calls.shift(); call; call = calls.shift())
      await client.post('/api/v1/webhooks/events', {
        events: call.map(type => ({ type, data: dataOf(published++) })),
      })
  }
  await Promise.all([caller(), caller()])
}
