import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ScriptedEmbedder, scriptedEmbedder } from '../../../test/support/scripted-embedder.ts'
import { type ScriptedModel, type Step, scriptedModel, settingsOf } from '../../../test/support/scripted-model.ts'
import { createTestApp, type TestAnswer, type TestApp } from '../../../test/support/test-app.ts'
import type { LanguageModels } from '../language-models.ts'
import type { Embedder, Models } from '../port.ts'

const CONTENT = 'Dana told us that the budget is $90k.'
const dana = { email: 'dana@northwind.example' }
const MAX_CALLS = 10
const MAX_TOKENS = 1_000

let app: TestApp
let model: ScriptedModel
let vectors: ScriptedEmbedder
let step: () => Step
beforeAll(async () => {
  model = await scriptedModel(() => step())
  vectors = await scriptedEmbedder()
  app = await createTestApp({
    settings: {
      ...settingsOf(model),
      EMBEDDING_PROVIDER: 'openai-compatible',
      EMBEDDING_BASE_URL: vectors.baseUrl,
      EMBEDDING_NAME: 'scripted',
      MAX_MODEL_CALLS_PER_DAY: String(MAX_CALLS),
      MAX_MODEL_TOKENS_PER_DAY: String(MAX_TOKENS),
      OUTBOUND_ALLOW: '127.0.0.1',
    },
  })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
  await vectors[Symbol.asyncDispose]()
})

let key: string
let id: string
let keyFor: Awaited<ReturnType<TestApp['organization']>>['keyFor']
beforeEach(async () => {
  const organization = await app.organization({ credits: 10_000 })
  key = organization.key
  id = organization.id
  keyFor = organization.keyFor
  step = () => ({ answer: 'Fine.', usage: { prompt_tokens: 20, completion_tokens: 10 } })
})

const post = (path: string, body: object, by = key): Promise<TestAnswer> =>
  app.call('POST', `/api/v1/${path}`, { key: by, body })
const used = async (by = key) => (await app.call('GET', '/api/v1/usage/current', { key: by })).body.data.models
const spend = (calls: number, tokens = 0): Promise<unknown> =>
  app.database.query(
    `INSERT INTO runtime.model_spend (organization_id, day, calls, tokens)
     VALUES ($1, (app_now() AT TIME ZONE 'UTC')::date, $2, $3)
     ON CONFLICT (organization_id) DO UPDATE SET calls = excluded.calls, tokens = excluded.tokens, day = excluded.day, warned = 0`,
    [id, calls, tokens],
  )
const prompt = (by = key): Promise<TestAnswer> => post('prompt', { prompt: 'Hi.' }, by)
const collection = (): Promise<TestAnswer> =>
  post('collections', { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] })
const alerts = async (): Promise<string[]> => {
  const { body } = await app.call('GET', '/api/v1/notifications', { key })
  return body.data.map(({ title }: { title: string }) => title)
}

describe('the budget of models', () => {
  it('counts each request once, with the tokens that the model reported, for live and test keys together', async () => {
    await prompt()
    await prompt(await keyFor({ livemode: false }))
    expect(await used()).toMatchObject({ calls: 2, maxCalls: MAX_CALLS, tokens: 60, maxTokens: MAX_TOKENS })
    step = () => ({ status: 500 })
    await prompt()
    // the request and its repetition
    expect(await used()).toMatchObject({ calls: 4, tokens: 60 })
  })

  it('refuses calls over it with 429 until the next day, and sends nothing to the model', async () => {
    await spend(MAX_CALLS - 1)
    expect((await prompt()).status).toBe(200)
    const before = model.requests.length
    const { status, body, headers } = await prompt()
    expect(status).toBe(429)
    expect(body).toMatchObject({
      error: 'rate_limit_error',
      reason: 'model_budget_exceeded',
      limit: MAX_CALLS,
      window: 'day',
    })
    const wait = Number(headers.get('Retry-After'))
    expect(wait).toBe(body.retryAfterSeconds)
    const { resetsAt } = await used()
    const now = await app.database.now()
    expect(Math.abs(wait - (Date.parse(resetsAt) - now.getTime()) / 1_000)).toBeLessThan(5)
    expect(model.requests).toHaveLength(before)
    for (const [path, asked] of [
      ['prompt', { prompt: 'Hi.', stream: true }],
      ['chat/completions', { messages: [{ role: 'user', content: 'Hi.' }] }],
      ['chat/completions', { messages: [{ role: 'user', content: 'Hi.' }], stream: true }],
      ['responses', { steps: [{ prompt: 'Hi.' }] }],
    ] as const)
      expect((await post(path, asked)).status, path).toBe(429)
    expect(model.requests).toHaveLength(before)
    await app.advance(`${wait + 1} seconds`)
    expect((await prompt()).status).toBe(200)
    expect(await used()).toMatchObject({ calls: 1, tokens: 30 })
  })

  it('ends at the tokens too, which are estimated where a model reports none', async () => {
    // no usage, in characters of four to a token
    step = () => ({ answer: 'abcd'.repeat(150) })
    await prompt()
    const { tokens } = await used()
    expect(tokens).toBeGreaterThanOrEqual(150)
    await spend(1, MAX_TOKENS)
    expect((await prompt()).body).toMatchObject({ reason: 'model_budget_exceeded', limit: MAX_TOKENS })
  })

  it('lets parallel callers over it by nothing', async () => {
    const before = model.requests.length
    const answers = await Promise.all(Array.from({ length: 30 }, () => prompt()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_CALLS)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
    expect(model.requests.length - before).toBe(MAX_CALLS)
    expect(await used()).toMatchObject({ calls: MAX_CALLS, tokens: 30 * MAX_CALLS })
  })

  it('tells the owners at 80 and at 100 percent, once a day each', async () => {
    await spend(7)
    for (let call = 0; call < 5; call++) await prompt()
    await expect.poll(alerts, { timeout: 20_000 }).toHaveLength(2)
    expect((await alerts()).toSorted()).toEqual([
      "80 % of today's calls of models are used",
      'No more calls of models today: all calls are used',
    ])
    await prompt()
    await app.advance('1 day')
    await spend(7)
    await prompt()
    await expect.poll(alerts, { timeout: 20_000 }).toHaveLength(3)
  }, 60_000)
})

describe('over the budget', () => {
  const pending = async () =>
    app.database.query<{ attempts: number }>(
      'SELECT e.attempts FROM memory_extractions e JOIN tenants t ON t.id = e.tenant_id WHERE t.organization_id = $1',
      [id],
    )

  it('memorize stores the content, and extracts it the next day', async () => {
    await collection()
    step = () => ({ answer: { values: [{ property: 1, value: 90_000, quote: 'budget is $90k', confidence: 0.95 }] } })
    await spend(MAX_CALLS)
    const { status, body } = await post('memorize', { ...dana, content: CONTENT })
    expect(status).toBe(200)
    expect(body.warnings).toMatchObject([{ code: 'extraction_pending' }])
    // however often the ceiling is reached, it is no attempt
    await app.advance('61 minutes')
    await expect.poll(async () => (await used()).calls, { timeout: 5_000 }).toBe(MAX_CALLS)
    expect(await pending()).toEqual([{ attempts: 0 }])
    await app.advance('1 day')
    await expect.poll(pending, { timeout: 30_000 }).toEqual([])
    expect((await post('properties', dana)).body.data.properties).toMatchObject([{ value: 90_000 }])
  }, 60_000)

  it('recall answers without the model, and says so', async () => {
    await post('memorize', { ...dana, content: CONTENT, extract: false })
    await spend(MAX_CALLS)
    const recalled = await post('smart-recall', { query: 'What is the budget?', generateAnswer: true })
    expect(recalled.body.results).toHaveLength(1)
    expect(recalled.body.answer).toContain('$90k')
    expect(recalled.body.warnings.map(({ code }: { code: string }) => code)).toEqual([
      'model_failed',
      'meaning_unavailable',
    ])
  })

  it('a batch stores all of it, and what is left is read the next day', async () => {
    await collection()
    step = () => ({ answer: { values: [] } })
    await spend(MAX_CALLS - 2)
    const records = Array.from({ length: 6 }, (_, n) => ({ email: `b${n}@b.example`, content: `${CONTENT} ${n}.` }))
    const { eventId } = (await post('batch-memorize', { records })).body
    const event = async () => (await app.call('GET', `/api/v1/events/${eventId}`, { key })).body.data
    await expect.poll(async () => (await event()).status, { timeout: 30_000 }).toBe('completed')
    expect((await event()).result).toMatchObject({ stored: 6, notExtracted: 4 })
    const { body } = await app.call('GET', `/api/v1/events/${eventId}/details`, { key })
    expect(body.data[5].result.warning.message).toContain('calls of models for today')
    const waiting = async () => (await pending()).length
    expect(await waiting()).toBe(4)
    await app.advance('1 day')
    await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
  }, 60_000)

  it('texts wait for their vectors, and those of others do not', async () => {
    await spend(MAX_CALLS)
    const other = await app.organization()
    const sent = (text: string): boolean =>
      vectors.requests.some(({ texts }) => texts.some(each => each.includes(text)))
    await post('memorize', { ...dana, content: 'Zebras graze here.', extract: false })
    await post('memorize', { ...dana, content: 'An accordion.', extract: false }, other.key)
    await expect.poll(() => sent('accordion'), { timeout: 20_000 }).toBe(true)
    expect(sent('Zebras')).toBe(false)
    expect(await used(other.key)).toMatchObject({ calls: 1 })
    const [waiting] = await app.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM search.unembedded u JOIN tenants t ON t.id = u.tenant_id WHERE t.organization_id = $1`,
      [id],
    )
    expect(waiting).toEqual({ n: 1 })
  }, 60_000)
})

/** Compiled and never run: a call that names nobody who pays for it is an error of types. */
export const withoutPayer = (models: Models, languageModels: LanguageModels, embedder: Embedder): unknown => [
  // @ts-expect-error no payer
  () => models.extract({ content: '', timestamp: new Date(), definitions: [] }),
  // @ts-expect-error no payer
  () => models.answer({ question: '', passages: [] }),
  // @ts-expect-error no payer
  () => models.choose?.({ task: '', guidelines: [] }),
  // @ts-expect-error no payer
  () => models.describeImage?.({ image: new Uint8Array(), mimeType: '' }),
  // @ts-expect-error no payer
  () => models.transcribe?.({ audio: new Uint8Array(), mimeType: '', fileName: '' }),
  // @ts-expect-error no payer
  () => languageModels.generate({ messages: [] }),
  // @ts-expect-error no payer
  () => languageModels.stream({ messages: [] }),
  // @ts-expect-error no payer
  () => embedder.embed(['']),
]
