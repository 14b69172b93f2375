import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScriptedModel, type Step, scriptedModel, settingsOf } from '../../../../../test/support/scripted-model.ts'
import { createTestApp, type TestAnswer, type TestApp } from '../../../../../test/support/test-app.ts'

const said = (value: number, quote: string): Step => ({
  answer: { values: [{ property: 1, value, quote, confidence: 0.95 }] },
})
const dana = { email: 'dana@northwind.example' }

let app: TestApp
let model: ScriptedModel
let key: string
let tenant: number
let memoryId: string
// the model plays these steps in order
const script: Step[] = [said(90_000, 'budget is $90k'), { status: 400 }, said(80_000, 'budget is $80k')]

beforeAll(async () => {
  model = await scriptedModel(script)
  app = await createTestApp({
    settings: settingsOf(model),
  })
  const organization = await app.organization({ credits: 10 })
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
