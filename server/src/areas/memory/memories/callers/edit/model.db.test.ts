import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ScriptedModel,
  type Step,
  scriptedModel,
  settingsOf,
} from '../../../../../../test/support/scripted-model.ts'
import { createTestApp, type TestAnswer, type TestApp } from '../../../../../../test/support/test-app.ts'

const said = (value: number, quote: string): Step => ({
  answer: { values: [{ property: 1, value, quote, confidence: 0.95 }] },
})
const dana = { email: 'dana@northwind.example' }

let app: TestApp
let model: ScriptedModel
let key: string
let tenant: number
let memoryId: string
let version: number
/** What the model does with any text, instead of reading it. */
let fault: Step | undefined

/** Reads the budget of a text, and refuses one that is secret. */
function reads(body: string): Step {
  const content: string = JSON.parse(body).messages[1].content
  const [quote, thousands] = /budget is \$(\d+)k/.exec(content) ?? []
  return fault ?? (quote === undefined ? { status: 400 } : said(Number(thousands) * 1_000, quote))
}

beforeAll(async () => {
  model = await scriptedModel(reads)
  app = await createTestApp({
    settings: settingsOf(model),
  })
  const organization = await app.organization({ credits: 100 })
  key = organization.key
  tenant = organization.tenants.live
  await post('collections', { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] })
  memoryId = (await post('memorize', { ...dana, content: 'The budget is $90k.' })).body.data.memories[0].id
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })

/** Available and reserved credits. */
const credits = () =>
  app.database.query<{ credits: number; held: number }>(
    'SELECT credits::int, credits_held::int AS held FROM tenants WHERE id = $1',
    [tenant],
  )

test('an edit whose text the model refuses is stored without properties, which costs nothing', async () => {
  const [before] = await credits()
  const { status, body } = await post('memory/update', { memoryId, content: 'The budget is secret.' })
  expect([status, body.data.creditsCharged]).toEqual([200, 1])
  expect(body).toMatchObject({ data: { properties: [] }, warnings: [{ code: 'extraction_refused' }] })
  expect(await credits()).toEqual([{ credits: Number(before?.credits) - 1, held: 0 }])
  expect((await post('properties', dana)).body.data.properties).toEqual([])
})

test('an edit extracts its properties with the model and is charged once', async () => {
  const [before] = await credits()
  const { status, body } = await post('memory/update', { memoryId, content: 'The budget is $80k.' })
  expect([status, body.data.creditsCharged]).toEqual([200, 2])
  expect(body.data.properties).toMatchObject([{ value: 80_000, stored: true, engine: 'model' }])
  expect(await credits()).toEqual([{ credits: Number(before?.credits) - 2, held: 0 }])
})

test('an edit is stored while the model is away, and read later with its reason', async () => {
  const [before] = await credits()
  fault = { status: 503 }
  const { status, body } = await post('memory/update', {
    memoryId,
    content: 'The budget is $70k.',
    reason: 'Heard wrong',
  })
  expect([status, body.data.creditsCharged]).toEqual([200, 1])
  expect(body).toMatchObject({
    data: { memory: { content: 'The budget is $70k.' } },
    warnings: [{ code: 'extraction_pending' }],
  })
  expect((await post('properties', dana)).body.data.properties).toMatchObject([{ value: 80_000 }])
  version = body.data.version
  fault = undefined
  await app.advance('61 seconds')
  await expect
    .poll(async () => (await post('properties', dana)).body.data.properties, { timeout: 20_000 })
    .toMatchObject([{ value: 70_000 }])
  expect(await credits()).toEqual([{ credits: Number(before?.credits) - 2, held: 0 }])
})

/** Begins an edit that the model does not answer. */
async function hanging(body: object, headers: Record<string, string>): Promise<AbortController> {
  fault = 'hang'
  const asked = model.requests.length
  const caller = new AbortController()
  const request = new Request('http://localhost/api/v1/memory/update', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
    signal: caller.signal,
  })
  void Promise.resolve(app.app.fetch(request, { address: '127.0.0.1' })).catch(() => undefined)
  await expect.poll(() => model.requests.length, { timeout: 10_000 }).toBe(asked + 1)
  fault = undefined
  return caller
}

test('an edit whose caller leaves is stored, and the call can be repeated', async () => {
  const headers = { 'Idempotency-Key': 'edit-60' }
  const body = { memoryId, content: 'The budget is $60k.', expectedVersion: version }
  const caller = await hanging(body, headers)
  caller.abort()
  const again = () => app.call('POST', '/api/v1/memory/update', { key, body, headers })
  await expect.poll(async () => (await again()).status, { timeout: 10_000 }).toBe(200)
  expect((await again()).body).toMatchObject({
    data: { changed: true, memory: { content: 'The budget is $60k.' }, creditsCharged: 1 },
    warnings: [{ code: 'extraction_pending' }],
  })
  await app.advance('61 seconds')
  await expect
    .poll(async () => (await post('properties', dana)).body.data.properties, { timeout: 20_000 })
    .toMatchObject([{ value: 60_000 }])
})

test('an edit that was stored before a crash is read when its call is repeated', async () => {
  const headers = { 'Idempotency-Key': 'edit-50' }
  const body = { memoryId, content: 'The budget is $50k.', expectedVersion: version + 1 }
  const [before] = await credits()
  const lost = await hanging(body, headers)
  await app.database.query("UPDATE idempotency_entries SET leased_until = app_now() WHERE key = 'edit-50'")
  const again = await app.call('POST', '/api/v1/memory/update', { key, body, headers })
  expect(again.body).toMatchObject({ data: { changed: true, version: version + 2, creditsCharged: 2 } })
  expect((await post('properties', dana)).body.data.properties).toMatchObject([{ value: 50_000 }])
  expect(await credits()).toEqual([{ credits: Number(before?.credits) - 2, held: 0 }])
  lost.abort()
})
