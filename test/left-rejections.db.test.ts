import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ScriptedModel, scriptedModel, settingsOf } from '../server/test/support/scripted-model.ts'
import { createStore, type Store } from '../server/test/support/test-database.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

const PLANT = new URL('../server/test/support/leave-rejections.ts', import.meta.url).href
const CREDITS = 100
const PATIENCE = { timeout: 120_000 }

let store: Store
let server: ServerProcess
let model: ScriptedModel
let key: string
beforeEach(async () => {
  store = await createStore()
  model = await scriptedModel([{ answer: 'Hello.', delayMs: 1_000 }])
  server = await startServer({
    ...settingsOf(model),
    NODE_OPTIONS: `--import ${PLANT}`,
    LOG_LEVEL: 'info',
    KEEPSAKE_DATA_DIR: store.directory,
    ...(store.url && { DATABASE_URL: store.url, DATABASE_POOL_SIZE: '4' }),
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    SIGNUP: 'open',
    DEFAULT_PLAN: 'unlimited',
    INITIAL_CREDITS: String(CREDITS),
  })
  key = (await send('/auth/agent', { name: 'agent' })).body.data.agent.api_key
})
afterEach(async () => {
  await server.stop()
  await model[Symbol.asyncDispose]()
  await store.remove()
})

async function send(path: string, body: object, idempotencyKey?: string) {
  const headers = {
    'Content-Type': 'application/json',
    ...(key && { Authorization: `Bearer ${key}` }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  }
  const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  return { status: response.status, text, body: text.startsWith('{') ? JSON.parse(text) : undefined }
}

async function get(path: string): Promise<string> {
  const response = await fetch(`${server.url}${path}`, { headers: { Authorization: `Bearer ${key}` } })
  return response.text()
}

const credits = async (): Promise<number> => JSON.parse(await get('/api/v1/me')).data.credits
const left = async (): Promise<string | undefined> =>
  /^unhandled_rejections_total (\d+)$/m.exec(await get('/metrics'))?.[1]

test('an unknown record beside guidelines fails its request, not the server', PATIENCE, async () => {
  const unknown = { email: 'nobody@northwind.example' }
  const guidelines = ['gdl_01KAK7F3V6R6T1Q7S0G9Y5N2WZ']
  const { body: made } = await send('/api/v1/guidelines', { name: 'Tone', value: '# Tone\n\nBe brief.\n' })
  for (const list of [guidelines, [made.data.id]]) {
    const prompt = { prompt: 'hi', ...unknown, guidelines: list }
    expect((await send('/api/v1/prompt', prompt)).status).toBe(404)
    expect((await send('/api/v1/prompt', { prompt: 'hi', customKeyName: 'crm', guidelines: list })).status).toBe(400)
    const messages = [{ role: 'user', content: 'hi' }]
    const chat = { messages, keepsake: { customKeyName: 'crm', guidelines: list } }
    expect((await send('/api/v1/chat/completions', chat)).status).toBe(400)
  }
  expect(await get('/healthz')).toContain('ok')
  expect(await left()).toBe('0')
})

test('a request that leaves a rejection answers 500 and gives back what it held', PATIENCE, async () => {
  const word = 'LEAVE A REJECTION'
  const prompt = { prompt: word }
  const messages = [{ role: 'user', content: word }]
  for (const _ of [1, 2]) {
    const failed = await send('/api/v1/prompt', prompt, 'once')
    expect(failed).toMatchObject({ status: 500, body: { error: 'server_error' } })
    expect(failed.text).not.toContain('left by the test')
    expect(await credits()).toBe(CREDITS)
  }
  const chat = await send('/api/v1/chat/completions', { messages })
  expect(chat).toMatchObject({ status: 500, body: { error: { type: 'server_error' } } })
  const response = await send('/api/v1/responses', { steps: [{ prompt: word }] }, 'response')
  expect(response.status).toBe(500)
  const streamed = await send('/api/v1/prompt', { ...prompt, stream: true })
  expect(streamed.text).toContain('"error":"server_error"')
  expect(await credits()).toBe(CREDITS)
  expect(await left()).toBe('5')
  expect(server.lines.join('\n')).toContain('left by the test')
  // more than there are connections and places
  for (let n = 0; n < 55; n++) expect((await send('/api/v1/responses', { steps: [{ prompt: word }] })).status).toBe(500)
  expect(await get('/readyz')).toContain('ready')
  expect((await send('/api/v1/prompt', { prompt: 'Hi.' }, 'another')).body).toMatchObject({ text: 'Hello.' })
})

test('after an uncaught exception, the server finishes what runs and exits with 1', PATIENCE, async () => {
  const answer = await send('/api/v1/prompt', { prompt: 'THROW LATER' })
  expect(answer).toMatchObject({ status: 200, body: { text: 'Hello.' } })
  expect(await server.exited).toBe(1)
  const log = server.lines.join('\n')
  expect(log).toContain('thrown by the test')
  expect(log).toContain('"msg":"Stopped"')
})
