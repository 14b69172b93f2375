import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Script, type ScriptedModel, scriptedModel, settingsOf } from '../../../test/support/scripted-model.ts'
import { createTestApp, type TestAnswer, type TestApp } from '../../../test/support/test-app.ts'

let app: TestApp
let model: ScriptedModel
let script: Script = []
beforeAll(async () => {
  model = await scriptedModel((body, index) =>
    typeof script === 'function' ? script(body, index) : (script[Math.min(index, script.length - 1)] ?? 'hang'),
  )
  app = await createTestApp({ settings: { ...settingsOf(model), WORKERS: 'off', MODELS_FILE: '' } })
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
  const get = (path: string): Promise<TestAnswer> => app.call('GET', `/api/v1/${path}`, { key })
  const credits = async (): Promise<number> => (await get('me')).body.data.credits
  return { post, get, credits }
}

const messages = [{ role: 'user', content: 'Hi.' }]
const RUNS: [path: string, body: object][] = [
  ['prompt', { prompt: 'Hi.' }],
  ['chat/completions', { messages }],
  ['responses', { steps: [{ prompt: 'Hi.' }] }],
]

describe.each(RUNS)('%s', (path, body) => {
  test.each([
    ['negative', { prompt_tokens: -5_000_000, completion_tokens: -1 }],
    ['huge', { prompt_tokens: 1e15, completion_tokens: 9e12 }],
    ['broken', { prompt_tokens: 1.5, completion_tokens: 0.5 }],
  ])('charges by an estimate if the model reports %s usage', async (_name, usage) => {
    const { post, credits } = await start([{ answer: 'Hello.', usage }])
    const before = await credits()
    const { status } = await post(path, body)
    expect(status).toBe(200)
    expect(await credits()).toBe(before - 1)
  })

  test.each([429, 503, 529])('is 503 with the time to wait if the model is too busy, %s', async status => {
    const { post, credits } = await start([{ status, headers: { 'retry-after': '60' } }])
    const before = await credits()
    const answer = await post(path, body)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60'])
    script = [{ status, headers: { 'retry-after': 'tomorrow' } }]
    expect((await post(path, body)).headers.get('Retry-After')).toBe('30')
    expect(await credits()).toBe(before)
  })

  test.each([401, 403])('is 503 if the model refuses the key with %s', async status => {
    const { post } = await start([{ status }])
    const answer = await post(path, body)
    expect(answer).toMatchObject({ status: 503, body: { message: expect.stringContaining('MODEL_API_KEY') } })
  })
})

test('a model is found by its ID, and an unknown one is not found as clients of OpenAI expect', async () => {
  const { get, post } = await start([{ answer: 'Hello.' }])
  const { body: listed } = await get('models')
  expect((await get('models/default')).body).toEqual({ success: true, ...listed.data[0] })
  const unknown = { success: false, error: { type: 'invalid_request_error', code: 'model_not_found' } }
  expect(await get('models/gpt-9')).toMatchObject({ status: 404, body: unknown })
  const chat = await post('chat/completions', { messages, model: 'gpt-9' })
  expect(chat).toMatchObject({ status: 404, body: { ...unknown, error: { ...unknown.error, param: 'model' } } })
  expect(model.requests).toHaveLength(0)
})
