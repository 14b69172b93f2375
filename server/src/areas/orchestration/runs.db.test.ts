import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Script, type ScriptedModel, scriptedModel, settingsOf } from '../../../test/support/scripted-model.ts'
import { createTestApp, type TestAnswer, type TestApp } from '../../../test/support/test-app.ts'

const TIMEOUT_SECONDS = 2
const MAX_RUNS = 3

let app: TestApp
let model: ScriptedModel
let script: Script = []
beforeAll(async () => {
  model = await scriptedModel((body, index) =>
    typeof script === 'function' ? script(body, index) : (script[Math.min(index, script.length - 1)] ?? 'hang'),
  )
  const limits = { RUN_TIMEOUT_SECONDS: String(TIMEOUT_SECONDS), MAX_RUNS_AT_ONCE: String(MAX_RUNS) }
  app = await createTestApp({ settings: { ...settingsOf(model), ...limits, MODELS_FILE: '' } })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})

async function start(steps: Script) {
  script = steps
  model.requests.length = 0
  const { key } = await app.organization()
  const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
  const credits = async (): Promise<number> => (await app.call('GET', '/api/v1/me', { key })).body.data.credits
  return { key, post, credits }
}

const messages = [{ role: 'user', content: 'Hi.' }]
const RUNS: [path: string, body: object][] = [
  ['prompt', { prompt: 'Hi.' }],
  ['chat/completions', { messages }],
  ['responses', { steps: [{ prompt: 'Hi.' }] }],
]

test.each(RUNS)('%s that takes too long is ended and free', async (path, body) => {
  const { post, credits } = await start(['hang'])
  const before = await credits()
  const ended = await post(path, body)
  expect(ended).toMatchObject({ status: 503, body: { message: expect.stringContaining('longer than 2 seconds') } })
  expect(await credits()).toBe(before)
})

test('the time counts all calls of models and tools together', async () => {
  const { post } = await start([
    { toolCalls: [{ name: 'find_guidelines', arguments: { query: 'tea' } }], delayMs: 800 },
  ])
  const run = await post('prompt', { prompt: 'Hi.', tools: ['guidelines'] })
  expect(run.status).toBe(503)
  expect(model.requests.length).toBeGreaterThan(1)
})

const ENDLESS = { answer: '', pieces: Array.from({ length: 200 }, () => 'word '.repeat(20)), delayMs: 50 }

test.each([
  ['prompt', { prompt: 'Hi.', stream: true }],
  ['chat/completions', { messages, stream: true }],
])('a stream of %s without an end is ended and charged for what came', async (path, body) => {
  const { post, credits } = await start([ENDLESS])
  const before = await credits()
  const { status, body: answer } = await post(path, body)
  expect(status).toBe(200)
  expect(JSON.stringify(answer.events.at(-1))).toContain('longer than 2 seconds')
  expect(await credits()).toBeLessThan(before)
  await vi.waitFor(() => expect(model.requests[0]?.hasLeft).toBe(true))
})

test('an agent that runs in the background is ended as well', { timeout: 60_000 }, async () => {
  const { key, post } = await start(['hang'])
  const { body: made } = await post('agents', { name: 'Slow', instructions: 'Be slow.' })
  const { body: run } = await post(`agents/${made.data.id}/run`, { message: 'Hi.', async: true })
  await vi.waitFor(
    async () => {
      const { body } = await app.call('GET', `/api/v1/responses/${run.id}`, { key })
      expect(body).toMatchObject({ status: 'failed', error: { message: expect.stringContaining('2 seconds') } })
    },
    { timeout: 30_000, interval: 200 },
  )
  expect(model.requests).toHaveLength(1)
})

test('runs of all kinds share the places of their organization, and give them back', { timeout: 60_000 }, async () => {
  const { post } = await start(['hang'])
  const running = [...RUNS, ['prompt', { prompt: 'Hi.', stream: true }] as const].slice(0, MAX_RUNS)
  const all = Promise.all(running.map(([path, body]) => post(path, body)))
  await vi.waitFor(() => expect(model.requests).toHaveLength(MAX_RUNS))
  const refused = await post('prompt', { prompt: 'One more.' })
  expect(refused).toMatchObject({ status: 429, body: { limit: MAX_RUNS, window: 'concurrent' } })
  expect(refused.headers.get('Retry-After')).toBe('1')
  expect((await post('chat/completions', { messages, stream: true })).status).toBe(429)
  await all
  script = [{ answer: 'Hello.' }]
  for (let n = 0; n < 2 * MAX_RUNS; n++) {
    expect((await post('prompt', { prompt: 'Hi.', stream: true })).status).toBe(200)
    expect((await post('prompt', { prompt: '' })).status).toBe(400)
  }
})

test('a client that goes away gives its place back', async () => {
  const { key, post } = await start([ENDLESS])
  const url = await app.listen()
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ prompt: 'Hi.', stream: true })
  for (let n = 0; n < MAX_RUNS + 1; n++) {
    const leaving = new AbortController()
    const response = await fetch(`${url}/api/v1/prompt`, { method: 'POST', headers, body, signal: leaving.signal })
    expect(response.status).toBe(200)
    leaving.abort()
    await vi.waitFor(async () => expect(model.requests.every(({ hasLeft }) => hasLeft)).toBe(true))
  }
  script = [{ answer: 'Hello.' }]
  await vi.waitFor(async () => expect((await post('prompt', { prompt: 'Hi.' })).status).toBe(200))
})
