import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ScriptedModel, type Step, scriptedModel } from '../server/test/support/scripted-model.ts'
import { createStore, type Store } from '../server/test/support/test-database.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

const CREDITS = 100

let store: Store
let server: ServerProcess
let model: ScriptedModel
let key: string
// played in order; without a step the model hangs
let script: Step[] = []
let served = 0
beforeAll(async () => {
  store = await createStore()
  model = await scriptedModel(() => script[served++] ?? 'hang')
  server = await start()
  key = (await send('/auth/agent', { name: 'agent' })).body.data.agent.api_key
})
afterAll(async () => {
  await server.stop()
  await model[Symbol.asyncDispose]()
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
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: model.baseUrl,
    MODEL_NAME: 'scripted',
  })

function play(...steps: Step[]): void {
  script = steps
  served = 0
  model.requests.length = 0
}

/** Kills the server when the model has been called this often, starts it again, and lets all leases end. */
async function crash(calls: number): Promise<void> {
  await vi.waitFor(() => expect(model.requests).toHaveLength(calls), { timeout: 30_000, interval: 5 })
  await server.kill()
  server = await start()
  await advance('31 s')
}

/** An embedded database has one process, which knows that nobody else holds a lease, except that of a response. */
async function advance(by: string): Promise<void> {
  if (!store.url) return
  const client = new pg.Client(store.url)
  await client.connect()
  await client.query('UPDATE runtime.clock SET ahead = ahead + $1::interval', [by])
  await client.end()
}

const lost = (call: Promise<Answer>): Promise<void> =>
  call.then(
    answer => Promise.reject(new Error(`It was answered: ${JSON.stringify(answer)}`)),
    () => undefined,
  )
const usage = async () => (await send('/api/v1/usage/current')).body.data.credits

test('a new response that was killed says so, and its key calls the model no second time', {
  timeout: 180_000,
}, async () => {
  play('hang')
  const create = () => send('/api/v1/responses', { steps: [{ prompt: 'Hi.' }] }, 'once')
  const cut = lost(create())
  await crash(1)
  await cut

  const answer = await create()
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'failed', error: { code: 'interrupted' }, creditsCharged: 0 },
  })
  expect((await create()).body).toEqual(answer.body)
  expect((await send(`/api/v1/responses/${answer.body.id}`)).body).toEqual(answer.body)
  expect(model.requests).toHaveLength(1)
  expect(await usage()).toMatchObject({ usedThisMonth: 0 })
})

test('a run of an agent in the background continues after the last turn that was stored', {
  timeout: 180_000,
}, async () => {
  const tools = [{ name: 'unknown', arguments: {} }]
  // the first turn ends on the server and is stored; the second is cut off and made again
  play({ toolCalls: tools }, 'hang', { answer: 'Done.' })
  const tool = { type: 'function', function: { name: 'lookup' } }
  const { body } = await send('/api/v1/agents', { name: 'Agent', instructions: 'Work.', tools: [tool] })
  const accepted = await send(`/api/v1/agents/${body.data.id}/run`, { message: 'Go.', async: true })
  await crash(2)

  await vi.waitFor(
    async () => {
      const event = (await send(`/api/v1/events/${accepted.body.eventId}`)).body.data
      expect(event.status).toBe('completed')
    },
    { timeout: 60_000, interval: 200 },
  )
  const response = (await send(`/api/v1/responses/${accepted.body.id}`)).body
  expect(response).toMatchObject({ status: 'completed', text: 'Done.', usage: { totalTokens: 300 }, creditsCharged: 2 })
  expect(model.requests).toHaveLength(3)
  expect(await usage()).toMatchObject({ usedThisMonth: 2 })
})

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: the response shapes are tested elsewhere
  body: any
}

async function send(path: string, body?: object, once?: string): Promise<Answer> {
  const response = await fetch(server.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(once && { 'Idempotency-Key': once }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}
