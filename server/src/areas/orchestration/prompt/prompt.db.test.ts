import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Script, type ScriptedModel, scriptedModel, settingsOf } from '../../../../test/support/scripted-model.ts'
import { createTestApp, type TestAnswer, type TestApp } from '../../../../test/support/test-app.ts'

let app: TestApp
let model: ScriptedModel
let script: Script = []

beforeAll(async () => {
  model = await scriptedModel((body, index) =>
    typeof script === 'function' ? script(body, index) : (script[Math.min(index, script.length - 1)] ?? 'hang'),
  )
  const settings = { ...settingsOf(model), WORKERS: 'off', MODELS_FILE: '' }
  app = await createTestApp({ settings })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})

const DANA = { email: 'dana.reyes@northwind.example' }

/** A new organization, and what the model does from now on. */
async function start(steps: Script) {
  script = steps
  model.requests.length = 0
  const { key } = await app.organization()
  const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
  const credits = async (): Promise<number> => (await app.call('GET', '/api/v1/me', { key })).body.data.credits
  const sent = (index = 0) => JSON.parse(model.requests[index]?.body ?? '{}')
  return { key, post, credits, sent }
}

const note = (content: string) => ({ ...DANA, content, extract: false })

describe('a prompt', () => {
  it('returns the text, the exact tokens, and charges each started 1,000 of them', async () => {
    const { post, credits } = await start([{ answer: 'Hello.', usage: { prompt_tokens: 900, completion_tokens: 101 } }])
    const before = await credits()
    const { status, body } = await post('prompt', { prompt: 'Say hello.' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      text: 'Hello.',
      outputs: [],
      usage: { inputTokens: 900, outputTokens: 101 },
      creditsCharged: 2,
      model: 'default',
      steps: [{ prompt: 'Say hello.', text: 'Hello.', toolCalls: [] }],
    })
    expect(body.input).toBeUndefined()
    expect(await credits()).toBe(before - 2)
  })

  it('is free if the model fails', async () => {
    const { post, credits } = await start([{ status: 401 }])
    const before = await credits()
    expect((await post('prompt', { prompt: 'Hi' })).status).toBe(503)
    expect(await credits()).toBe(before)
  })

  it('runs instructions one after the other in one conversation', async () => {
    const { post, sent } = await start([{ answer: 'Tea.' }, { answer: 'An email about tea.' }])
    const { body } = await post('prompt', { instructions: ['What does she like?', 'Write about it.'] })
    expect(body).toMatchObject({
      text: 'An email about tea.',
      steps: [{ text: 'Tea.' }, { text: 'An email about tea.' }],
    })
    expect(sent(1).messages.map(({ content }: { content: string }) => content)).toEqual([
      'What does she like?',
      'Tea.',
      'Write about it.',
    ])
  })

  it('returns outputs as data of the requested types', async () => {
    const { post, sent } = await start([{ answer: 'Buy 3 teas.' }, { answer: { amount: 3, what: 'tea' } }])
    const outputs = [{ name: 'what' }, { name: 'amount', type: 'number', description: 'How many.' }]
    const { body } = await post('prompt', { prompt: 'What to buy?', outputs })
    expect(body.outputs).toEqual([
      { name: 'what', data: 'tea' },
      { name: 'amount', data: 3 },
    ])
    expect(body.usage).toEqual({ inputTokens: 240, outputTokens: 60 })
    expect(sent(1).response_format.json_schema.schema.properties.amount).toEqual({
      type: 'number',
      description: 'How many.',
    })
  })

  it('adds what is known about the record, guidelines and the context', async () => {
    const { post, sent } = await start(body =>
      body.includes('"chosen"') ? { answer: { chosen: [] } } : { answer: 'Hello Dana.' },
    )
    await post('memorize', note('Dana likes green tea.'))
    const { body: made } = await post('guidelines', { name: 'Tone', value: '# Tone\n\nBe brief.\n' })
    const { status, body } = await post('prompt', {
      prompt: 'Write to Dana.',
      ...DANA,
      context: 'Met on Monday.',
      guidelines: [made.data.id],
      showInput: true,
    })
    expect(status).toBe(200)
    expect(body.input).toEqual(sent().messages)
    const [system, known, context, prompt] = sent().messages
    expect(system).toMatchObject({ role: 'system', content: expect.stringContaining('Be brief.') })
    expect(known).toMatchObject({ role: 'user', content: expect.stringMatching(/^~~~[\s\S]*green tea[\s\S]*~~~$/) })
    expect(context).toMatchObject({
      role: 'user',
      content: expect.stringMatching(/^~~~[\s\S]*Met on Monday\.[\s\S]*~~~$/),
    })
    expect(prompt).toEqual({ role: 'user', content: 'Write to Dana.' })
  })

  it('lets the model search the memories of the record', async () => {
    const { post, sent } = await start([
      { toolCalls: [{ name: 'recall_memory', arguments: { query: 'tea' } }] },
      { toolCalls: [{ name: 'drop_database', arguments: '{' }] },
      { answer: 'Green tea.' },
    ])
    await post('memorize', note('Dana likes green tea.'))
    const { body } = await post('prompt', { prompt: 'What does she drink?', ...DANA, tools: ['memory'] })
    expect(body.text).toBe('Green tea.')
    expect(body.steps[0].toolCalls).toEqual([
      { name: 'recall_memory', arguments: '{"query":"tea"}', isError: false },
      { name: 'drop_database', arguments: '{', isError: true },
    ])
    expect(sent(1).messages.at(-1)).toMatchObject({
      role: 'tool',
      content: expect.stringMatching(/^~~~[\s\S]*green tea/),
    })
  })

  it('stores the text if it is asked to', async () => {
    const { post } = await start([{ answer: 'Dana prefers mornings.' }, { answer: { values: [] } }])
    const { body } = await post('prompt', { prompt: 'Sum up.', ...DANA, memorize: true })
    expect(body.memory).toMatchObject({ duplicate: false, memoryIds: [expect.stringMatching(/^mem_/)] })
    const { body: found } = await post('recall', { ...DANA })
    expect(found.data.map(({ content }: { content: string }) => content)).toEqual(['Dana prefers mornings.'])
  })

  it('runs once for one idempotency key', async () => {
    const { key } = await start([{ answer: 'Hello.' }])
    const call = () =>
      app.call('POST', '/api/v1/prompt', { key, body: { prompt: 'Hi' }, headers: { 'Idempotency-Key': 'k1' } })
    const first = await call()
    const second = await call()
    expect(second.headers.get('Idempotent-Replayed')).toBe('true')
    expect(second.body).toEqual(first.body)
    expect(model.requests).toHaveLength(1)
  })

  it.each([
    [{}, /prompt, or instructions/],
    [{ prompt: 'a', instructions: ['b'] }, /prompt, or instructions/],
    [{ prompt: 'a', memorize: true }, /memorize needs a record/],
    [{ prompt: 'a', tools: ['memory'] }, /needs a record/],
    [{ prompt: 'a', model: 'gpt-9' }, /No model has the id gpt-9/],
    [{ prompt: 'a', outputs: [{ name: 'x' }, { name: 'x' }] }, /is there twice/],
    [{ prompt: 'a', stream: true, memorize: true }, /memorize needs a record/],
    [{ prompt: 'a', customKeyName: 'crmId' }, /customKeyValue/],
  ])('is refused before anything runs: %j', async (request, message) => {
    const { post } = await start(['hang'])
    const { status, body } = await post('prompt', request)
    expect(status).toBe(400)
    expect(body.message).toMatch(message)
    expect(model.requests).toHaveLength(0)
  })

  it('needs a record that exists, and guidelines that exist', async () => {
    const { post } = await start(['hang'])
    expect((await post('prompt', { prompt: 'a', ...DANA })).status).toBe(404)
    expect((await post('prompt', { prompt: 'a', guidelines: ['gdl_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'] })).status).toBe(404)
  })
})

describe('evaluate', () => {
  const criteria = [
    { name: 'short', maxWords: 2 },
    { name: 'tone', description: 'Friendly.' },
    { name: 'words', contains: ['hello'], excludes: ['discount', 'there'] },
  ]

  it.each([['It is friendly.'], [['It is friendly.']], [[{ name: 'It is friendly.' }]]])(
    'takes criteria as text: %j',
    async criteria => {
      const { post, sent } = await start([
        { answer: 'Hello there' },
        { answer: { scores: [{ criterion: 1, score: 0.5, reason: 'Plain.' }] } },
      ])
      const { status, body } = await post('prompt', { prompt: 'Greet.', evaluate: { criteria } })
      expect(status).toBe(200)
      expect(body.evaluation.criteria).toMatchObject([{ name: 'It is friendly.', score: 0.5 }])
      expect(JSON.stringify(sent(1).messages)).toContain('It is friendly.')
      for (const bad of ['', ' ', [], ['x', 'x'], [7]])
        expect((await post('prompt', { prompt: 'Greet.', evaluate: { criteria: bad } })).status).toBe(400)
    },
  )

  it('checks rules, and leaves other criteria without a score', async () => {
    const { post } = await start([{ answer: 'Hello there' }])
    const { body } = await post('prompt', { prompt: 'Greet.', evaluate: { criteria, serverSide: false } })
    expect(body.evaluation.mode).toBe('inline')
    expect(body.evaluation.criteria).toMatchObject([
      { name: 'short', status: 'scored', score: 1 },
      { name: 'tone', status: 'not_evaluated' },
      { name: 'words', status: 'scored', score: 2 / 3, reason: expect.stringContaining('"there" occurs') },
    ])
    expect(body.evaluation.score).toBeCloseTo(5 / 6)
    expect(model.requests).toHaveLength(1)
  })

  it('lets a model judge the others in a separate call', async () => {
    const judged = { scores: [{ criterion: 1, score: 0.5, reason: 'Plain.' }] }
    const { post } = await start([{ answer: 'Hello there' }, { answer: judged }])
    const { body } = await post('prompt', { prompt: 'Greet.', evaluate: { criteria } })
    expect(body.evaluation).toMatchObject({ mode: 'server' })
    expect(body.evaluation.criteria[1]).toEqual({ name: 'tone', status: 'scored', score: 0.5, reason: 'Plain.' })
  })

  it('does not fail the prompt if the judge fails', async () => {
    const { post } = await start([{ answer: 'Hello there' }, { status: 401 }])
    const { status, body } = await post('prompt', { prompt: 'Greet.', evaluate: { criteria } })
    expect(status).toBe(200)
    expect(body.evaluation.criteria[1]).toMatchObject({ status: 'not_evaluated' })
  })
})

describe('a stream', () => {
  it('has the text in pieces, the outputs, and the end', async () => {
    const { post, credits } = await start([
      { answer: 'Buy tea.', pieces: ['Buy ', 'tea.'] },
      { answer: { what: 'tea' } },
    ])
    const before = await credits()
    const { status, headers, body } = await post('prompt', {
      prompt: 'What?',
      stream: true,
      outputs: [{ name: 'what' }],
    })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/event-stream')
    expect(headers.get('cache-control')).toBe('no-store, no-transform')
    expect(headers.get('x-accel-buffering')).toBe('no')
    expect(body.events).toMatchObject([
      { type: 'text', chunk: 'Buy ' },
      { type: 'text', chunk: 'tea.' },
      { type: 'output', name: 'what', data: 'tea' },
      { type: 'done', success: true, usage: { inputTokens: 240, outputTokens: 60 }, creditsCharged: 2 },
    ])
    expect(await credits()).toBe(before - 2)
  })

  it('ends with all that a prompt can return', async () => {
    const { post } = await start(body =>
      body.includes('criterion')
        ? { answer: { scores: [{ criterion: 1, score: 0.5, reason: 'Plain.' }] } }
        : { answer: 'Tea.' },
    )
    await post('memorize', note('Dana likes tea.'))
    const { body } = await post('prompt', {
      prompt: 'What does she like?',
      ...DANA,
      stream: true,
      showInput: true,
      memorize: true,
      evaluate: { criteria: [{ name: 'tone', description: 'Friendly.' }] },
    })
    expect(body.events.at(-1)).toMatchObject({
      type: 'done',
      evaluation: { mode: 'server', score: 0.5, criteria: [{ name: 'tone', status: 'scored', reason: 'Plain.' }] },
      input: expect.arrayContaining([{ role: 'user', content: expect.any(String) }]),
      memory: { recordId: expect.stringMatching(/^rec_/), duplicate: false, creditsCharged: expect.any(Number) },
    })
  })

  it.each([false, true])('says that an empty text was not stored: stream %s', async stream => {
    const { post } = await start([{ answer: ' ' }])
    await post('memorize', note('Dana likes tea.'))
    const { body } = await post('prompt', { prompt: 'Say nothing.', ...DANA, stream, memorize: true })
    const { warnings } = stream ? body.events.at(-1) : body
    expect(warnings).toEqual([{ code: 'not_memorized', message: expect.stringContaining('empty') }])
  })

  it('ends with the failure if the model fails, and is free', async () => {
    const { post, credits } = await start([{ pieces: ['Half'], ending: 'disconnect' }])
    const before = await credits()
    const { status, body } = await post('prompt', { prompt: 'Hi', stream: true })
    expect(status).toBe(200)
    expect(body.events).toMatchObject([
      { type: 'text', chunk: 'Half' },
      { type: 'done', success: false, error: 'server_error', message: expect.stringContaining('MODEL_BASE_URL') },
    ])
    expect(await credits()).toBe(before)
  })

  it('stops the model within a second if the client leaves, stores nothing, and charges what ran', async () => {
    const { key, post, credits } = await start(body =>
      body.includes('"stream":true')
        ? { pieces: Array.from({ length: 2_000 }, () => 'word '), delayMs: 5 }
        : { answer: { values: [] } },
    )
    await post('memorize', note('Dana likes tea.'))
    const before = await credits()
    const url = await app.listen()
    const leave = new AbortController()
    const response = await fetch(`${url}/api/v1/prompt`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ prompt: 'Go on.', ...DANA, stream: true, memorize: true }),
      signal: leave.signal,
    })
    await response.body?.getReader().read()
    const started = performance.now()
    leave.abort()
    await model.requests.at(-1)?.left
    expect(performance.now() - started).toBeLessThan(1_000)
    await expect.poll(credits, { timeout: 5_000 }).toBe(before - 1)
    expect((await post('recall', DANA)).body.data).toHaveLength(1)
  })

  it('stops the model if the client leaves while the model is silent', async () => {
    const { key } = await start(['hang'])
    const url = await app.listen()
    const leave = new AbortController()
    fetch(`${url}/api/v1/prompt`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ prompt: 'Hi', stream: true }),
      signal: leave.signal,
    }).catch(() => {})
    await expect.poll(() => model.requests.length).toBe(1)
    leave.abort()
    await model.requests[0]?.left
  })

  it('can be sent again with the same idempotency key, since it is not stored', async () => {
    const { key } = await start([{ answer: 'Hi.' }])
    const send = () =>
      app.call('POST', '/api/v1/prompt', {
        key,
        body: { prompt: 'Hi', stream: true },
        headers: { 'Idempotency-Key': 'k' },
      })
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(200)
    expect(model.requests).toHaveLength(2)
  })
})

async function withoutModel() {
  const own = await createTestApp({ settings: { WORKERS: 'off', MODELS_FILE: '' } })
  return { app: own, [Symbol.asyncDispose]: () => own.stop() }
}

describe('without a model', () => {
  it('returns 400 with the settings to set', async () => {
    await using own = await withoutModel()
    const { key } = await own.app.organization()
    for (const stream of [false, true]) {
      const { status, body } = await own.app.call('POST', '/api/v1/prompt', { key, body: { prompt: 'Hi', stream } })
      expect(status).toBe(400)
      expect(body).toMatchObject({ error: 'model_not_configured', message: expect.stringMatching(/MODEL_PROVIDER/) })
    }
    expect((await own.app.call('GET', '/api/v1/models', { key })).body).toEqual({
      success: true,
      object: 'list',
      data: [],
    })
  })
})
