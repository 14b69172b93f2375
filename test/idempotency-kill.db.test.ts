import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Receiver, startReceiver } from '../server/test/support/receiver.ts'
import { type ScriptedModel, type Step, scriptedModel } from '../server/test/support/scripted-model.ts'
import { createStore, type Store } from '../server/test/support/test-database.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

const CREDITS = 100
const INTERNAL_API_KEY = 'internal-key-of-the-tests'
const CONTENT = 'Dana told us that the budget is $90k.'
const VALUES = { answer: { values: [{ property: 1, value: 90_000, quote: 'budget is $90k', confidence: 0.95 }] } }

let store: Store
let server: ServerProcess
let receiver: Receiver
let model: ScriptedModel
// played in order; without a step the model hangs
const script: Step[] = []
beforeAll(async () => {
  store = await createStore()
  receiver = await startReceiver()
  model = await scriptedModel(script)
  server = await start()
})
afterAll(async () => {
  await server.stop()
  await model[Symbol.asyncDispose]()
  await receiver.close()
  await store.remove()
})

const start = (): Promise<ServerProcess> =>
  startServer({
    KEEPSAKE_DATA_DIR: store.directory,
    ...(store.url && { DATABASE_URL: store.url }),
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    SIGNUP: 'open',
    DEFAULT_PLAN: 'unlimited',
    INITIAL_CREDITS: String(CREDITS),
    INTERNAL_API_KEY,
    OUTBOUND_ALLOW: '127.0.0.1',
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: model.baseUrl,
    MODEL_NAME: 'scripted',
  })

/** Sends a call, kills the server when `begun` is true, and restarts it. */
async function killedDuring(call: () => Promise<Answer>, begun: () => boolean): Promise<void> {
  const cutOff = call().then(
    answer => Promise.reject(new Error(`It was answered: ${JSON.stringify(answer)}`)),
    () => undefined,
  )
  await vi.waitFor(() => expect(begun()).toBe(true), { timeout: 20_000, interval: 5 })
  await server.kill()
  await cutOff
  server = await start()
}

/**
 * On PostgreSQL other servers might hold the keys, so wait for the lease; an embedded server knows that it is alone.
 */
async function letLeaseEnd(call: () => Promise<Answer>): Promise<void> {
  if (!store.url) return
  expect(await call()).toMatchObject({ status: 409, body: { reason: 'idempotency_in_flight' } })
  const client = new pg.Client(store.url)
  await client.connect()
  await client.query("UPDATE runtime.clock SET ahead = ahead + interval '21 s'")
  await client.end()
}

/** Creates an organization. @returns keys to its live and to its test data */
async function register(): Promise<{ key: string; testKey: string }> {
  const { agent } = (await send('/auth/agent', { name: 'agent' })).body.data
  const path = `/api/v1/admin/organizations/${agent.organization_id}/keys`
  const { body } = await send(path, { name: 'test', role: 'owner', livemode: false }, { internal: true })
  return { key: agent.api_key, testKey: body.data.apiKey }
}

test('memorize with a model runs again at once after a crash, and is charged once', { timeout: 120_000 }, async () => {
  const { key } = await register()
  await send('/api/v1/collections', { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] }, { key })
  // not of the starter collection too, which has a budget of its own
  const body = { email: 'dana@northwind.example', content: CONTENT, collectionNames: ['Sales'] }
  const memorize = () => send('/api/v1/memorize', body, { key, once: 'memory' })
  await killedDuring(memorize, () => model.requests.length === 1)
  await letLeaseEnd(memorize)

  script.push('hang', VALUES)
  const answer = await memorize()
  expect(answer).toMatchObject({ status: 200, replayed: false, body: { data: { creditsCharged: 2 } } })
  expect(await memorize()).toEqual({ ...answer, replayed: true })
  expect(model.requests).toHaveLength(2)
  const usage = await send('/api/v1/usage/current', undefined, { key })
  expect(usage.body.data.credits).toMatchObject({ available: CREDITS - 2, held: 0, usedThisMonth: 2 })
  const recalled = await send('/api/v1/recall', {}, { key })
  expect(recalled.body.data).toHaveLength(1)
})

test('a test event is not sent again after a crash, and its key says which event may have arrived', {
  timeout: 120_000,
}, async () => {
  const { testKey: key } = await register()
  const url = `${receiver.url}/tested`
  receiver.on('/tested', response => response.end('ok'))
  const created = await send('/api/v1/webhooks', { url, events: ['*'] }, { key })
  const arrived = (): string[] =>
    receiver.arrivals.filter(({ path }) => path === '/tested').map(({ headers }) => headers['webhook-id'] ?? '')
  receiver.on('/tested', () => {})
  const sendTest = (once: string) => send(`/api/v1/webhooks/${created.body.data.id}/test`, {}, { key, once })
  await killedDuring(
    () => sendTest('one test'),
    () => arrived().length === 2,
  )
  await letLeaseEnd(() => sendTest('one test'))

  const [, reference] = arrived()
  for (let n = 0; n < 2; n++) {
    const { status, body } = await sendTest('one test')
    expect([status, body]).toMatchObject([409, { error: 'conflict_error', reason: 'outcome_unknown', reference }])
  }
  expect(arrived()).toHaveLength(2)
  receiver.on('/tested', response => response.end('ok'))
  expect(await sendTest('another test')).toMatchObject({ status: 200, body: { data: { succeeded: true } } })
})

test('a subscription is created once after a crash, and its receiver recognizes the repeated test event', {
  timeout: 120_000,
}, async () => {
  const { testKey: key } = await register()
  receiver.on('/created', (response, _arrival, attempt) => void (attempt === 2 && response.end('ok')))
  const arrived = () => receiver.arrivals.filter(({ path }) => path === '/created')
  const create = () =>
    send('/api/v1/webhooks', { url: `${receiver.url}/created`, events: ['*'] }, { key, once: 'subscription' })
  await killedDuring(create, () => arrived().length === 1)
  await letLeaseEnd(create)

  const answer = await create()
  expect(answer).toMatchObject({ status: 201, replayed: false, body: { ping: { succeeded: true } } })
  expect(await create()).toEqual({ ...answer, replayed: true })
  expect(new Set(arrived().map(({ headers }) => headers['webhook-id']))).toEqual(new Set([answer.body.ping.event_id]))
  const { body } = await send('/api/v1/webhooks', undefined, { key })
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual([answer.body.data.id])
})

interface Answer {
  status: number
  replayed: boolean
  // biome-ignore lint/suspicious/noExplicitAny: the response shapes are tested elsewhere
  body: any
}

interface From {
  key?: string
  internal?: boolean
  /** Idempotency-Key. */
  once?: string
}

async function send(path: string, body: object | undefined, { key, internal, once }: From = {}): Promise<Answer> {
  const response = await fetch(server.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(internal && { 'X-Internal-API-Key': INTERNAL_API_KEY }),
      ...(once && { 'Idempotency-Key': once }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, replayed: response.headers.has('idempotent-replayed'), body: await response.json() }
}
