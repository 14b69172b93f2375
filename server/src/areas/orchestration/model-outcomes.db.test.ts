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
  const call = (path: string, body: object): Promise<TestAnswer> => app.call('POST', path, { key, body })
  const post = (path: string, body: object): Promise<TestAnswer> => call(`/api/v1/${path}`, body)
  const get = (path: string): Promise<TestAnswer> => app.call('GET', `/api/v1/${path}`, { key })
  const credits = async (): Promise<number> => (await get('me')).body.data.credits
  return { call, post, get, credits }
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

  test.each([
    ['null', null],
    ['none', undefined],
    ['null tokens', { prompt_tokens: null, completion_tokens: null, total_tokens: null }],
    ['zero tokens', { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }],
    ['tokens as text', { prompt_tokens: '10', completion_tokens: '5', total_tokens: '15' }],
    ['an empty', {}],
    ['a list as', []],
    ['a text as', 'few'],
    ['other', { tokens: 7, prompt_tokens_details: null }],
    ['details that are texts in', { prompt_tokens: null, prompt_tokens_details: { cached_tokens: 'many' } }],
  ])('estimates what is charged if the model reports %s usage', async (_name, usage) => {
    const words = 'word '.repeat(9_000)
    const answered = async (usage: unknown): Promise<[status: number, credits: number, tokens: number]> => {
      const { post, get, credits } = await start([{ answer: words, ...(usage !== undefined && { usage }) }])
      const before = await credits()
      const { status } = await post(path, body)
      const spent = (await get('usage/current')).body.data.models
      return [status, before - (await credits()), spent.tokens]
    }
    const [, charged] = await answered({ prompt_tokens: 10, completion_tokens: 9_000 })
    const [status, estimated, tokens] = await answered(usage ?? null)
    expect([status, estimated > charged / 3]).toEqual([200, true])
    expect(tokens).toBeGreaterThan(3_000)
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

/** Every way to ask for nothing but an answer, with the form of its errors. */
const FORMS: [name: string, path: string, body: object, form: 'keepsake' | 'chat' | 'openai'][] = [
  ['a prompt', '/api/v1/prompt', { prompt: 'Hi.' }, 'keepsake'],
  ['a streamed prompt', '/api/v1/prompt', { prompt: 'Hi.', stream: true }, 'keepsake'],
  ['the outputs of a streamed prompt', '/api/v1/prompt', { instructions: ['Hi.', 'Go on.'], stream: true }, 'keepsake'],
  ['a chat', '/api/v1/chat/completions', { messages }, 'chat'],
  ['a streamed chat', '/api/v1/chat/completions', { messages, stream: true }, 'chat'],
  ['a response', '/api/v1/responses', { steps: [{ prompt: 'Hi.' }] }, 'keepsake'],
  ['a chat of OpenAI', '/openai/v1/chat/completions', { model: 'default', messages }, 'openai'],
  ['a streamed chat of OpenAI', '/openai/v1/chat/completions', { model: 'default', messages, stream: true }, 'openai'],
  ['a response of OpenAI', '/openai/v1/responses', { model: 'default', input: 'Hi.' }, 'openai'],
  ['a streamed response of OpenAI', '/openai/v1/responses', { model: 'default', input: 'Hi.', stream: true }, 'openai'],
  ['a smart update', '/api/v1/smart-update', { instruction: 'Greet.', type: 'guideline' }, 'keepsake'],
]

/** What the model answers, the status of the call, and the header `Retry-After`. */
const ANSWERS: [answered: number | 'disconnect', status: number, retryAfter: string | null][] = [
  [400, 400, null],
  [413, 400, null],
  [401, 503, null],
  [404, 503, null],
  [429, 503, '60'],
  [500, 503, null],
  [503, 503, '60'],
  ['disconnect', 503, null],
]

describe.each(FORMS)('%s', (_name, path, body, form) => {
  test.each(ANSWERS)(
    'whose model answers %s is %s, with what the provider answered',
    async (answered, status, wait) => {
      const { call, credits } = await start([
        answered === 'disconnect' ? answered : { status: answered, headers: { 'retry-after': '60' } },
      ])
      const before = await credits()
      const answer = await call(path, body)
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, wait])
      const code = status === 400 ? 'validation_error' : 'server_error'
      const type = status === 400 ? 'invalid_request_error' : 'server_error'
      if (form === 'keepsake') expect(answer.body).toMatchObject({ success: false, error: code })
      else expect(answer.body.error).toMatchObject({ type, param: null })
      if (form !== 'openai') {
        expect(answer.body.details).toEqual([{ path: 'provider', message: expect.stringMatching(/MODEL_|later/) }])
        expect(answer.body.provider).toEqual(answered === 'disconnect' ? undefined : { status: answered })
      }
      expect(JSON.stringify(answer.body)).not.toContain('refused key')
      expect(await credits()).toBe(before)
    },
  )
})

describe.each(FORMS.filter(([, , body]) => 'stream' in body))('%s', (_name, path, body) => {
  test.each([{ error: 'Overloaded, key sk-1.' }, 'disconnect', 'end'] as const)(
    'that breaks off in the middle, %j, ends with the failure and is free',
    async ending => {
      const { call, credits } = await start([
        ...('instructions' in body ? [{ answer: 'Hello.' }] : []),
        { pieces: ['Half'], ending },
      ])
      const before = await credits()
      const { status, body: answer } = await call(path, body)
      expect(status).toBe(200)
      const last = JSON.stringify(answer.events.at(-1))
      expect(last).toMatch(/server_error/)
      expect(last).toMatch(/broke off/)
      expect(JSON.stringify(answer)).not.toMatch(/sk-1|DONE/)
      expect(await credits()).toBe(before)
    },
  )
})

describe.each(FORMS.filter(([, , body]) => 'stream' in body))('%s', (_name, path, body) => {
  test.each([
    ['broken JSON', 'data: {"choices":[{"delta\n\n'],
    ['something else', 'data: {"message":"hi"}\n\ndata: [1]\n\n'],
    ['nothing', ''],
  ])('that begins with %s says that the answer is wrong, and is free', async (_what, raw) => {
    const { call, credits } = await start([{ raw, type: 'text/event-stream' }])
    const before = await credits()
    const answer = JSON.stringify((await call(path, body)).body)
    expect(answer).toContain('server_error')
    expect(answer).not.toContain('could not be reached')
    expect(await credits()).toBe(before)
  })

  test('charges an estimate if the model reports null tokens', async () => {
    const usage = { prompt_tokens: null, completion_tokens: null }
    const { call, credits } = await start([{ pieces: ['word '.repeat(9_000)], usage }])
    const before = await credits()
    await call(path, body)
    expect(before - (await credits())).toBeGreaterThan(1)
  })
})

test('a streamed prompt whose outputs meet a busy model says when to try again', async () => {
  const { call, credits } = await start([{ answer: 'Tea.' }, { status: 429, headers: { 'retry-after': '60' } }])
  const before = await credits()
  const { body } = await call('/api/v1/prompt', { prompt: 'Hi.', stream: true, outputs: [{ name: 'what' }] })
  expect(body.events.at(-1)).toMatchObject({
    type: 'done',
    success: false,
    error: 'server_error',
    provider: { status: 429 },
    retryAfterSeconds: 60,
  })
  expect(await credits()).toBe(before)
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
