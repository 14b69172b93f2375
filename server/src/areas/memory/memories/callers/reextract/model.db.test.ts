import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type ScriptedModel,
  type Step,
  scriptedModel,
  settingsOf,
} from '../../../../../../test/support/scripted-model.ts'
import { createTestApp, type TestAnswer, type TestApp } from '../../../../../../test/support/test-app.ts'

const dana = { email: 'dana@northwind.example' }
const SALES = { name: 'Sales', properties: [{ name: 'Budget', type: 'number', aliases: ['Price range'] }] }
const said = (value: number, quote: string, delayMs = 0): Step => ({
  answer: { values: [{ property: 1, value, quote, confidence: 0.95 }] },
  delayMs,
})

let app: TestApp
let model: ScriptedModel
let key: string
let tenant: number
/** What the model does with the next texts that contain a word. */
let answers: Record<string, Step> = {}
beforeAll(async () => {
  model = await scriptedModel(body => Object.entries(answers).find(([word]) => body.includes(word))?.[1] ?? 'hang')
  app = await createTestApp({ settings: settingsOf(model) })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})
beforeEach(async () => {
  const organization = await app.organization({ credits: 100 })
  key = organization.key
  tenant = organization.tenants.live
  answers = {}
})

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
const get = async (path: string) => (await app.call('GET', `/api/v1/${path}`, { key })).body.data
const store = async (content: string): Promise<string> =>
  (await post('memorize', { ...dana, content, extract: false })).body.data.memories[0].id
const properties = async () => (await post('properties', dana)).body.data.properties
const wallet = async () =>
  (
    await app.database.query<{ credits: number; held: number }>(
      'SELECT credits::int, credits_held::int AS held FROM tenants WHERE id = $1',
      [tenant],
    )
  )[0]

async function begun(): Promise<string> {
  const answer = await post('collections/reextract', {})
  expect(answer.status, JSON.stringify(answer.body)).toBe(202)
  return answer.body.eventId
}
async function ended(eventId: string) {
  await expect.poll(async () => (await get(`events/${eventId}`)).finishedAt, { timeout: 25_000 }).toBeTruthy()
  return { event: await get(`events/${eventId}`), items: await get(`events/${eventId}/details`) }
}

it('a model reads stored memories with all names of a property, and only what it finds is charged', async () => {
  await store('Dana spends ninety thousand.')
  await store('Nothing of that kind.')
  await post('collections', SALES)
  answers = { ninety: said(90_000, 'ninety thousand'), kind: { answer: { values: [] } } }
  const asked = model.requests.length
  const { event, items } = await ended(await begun())
  expect(event).toMatchObject({ status: 'completed', result: { read: 2, properties: 1, creditsCharged: 1 } })
  expect(items.map(({ result }: { result: object }) => result)).toMatchObject([{ properties: 1 }, { properties: 0 }])
  expect(await properties()).toMatchObject([{ propertyName: 'Budget', value: 90_000 }])
  expect(await wallet()).toEqual({ credits: 97, held: 0 })
  const prompts = model.requests.slice(asked).map(({ body }) => body)
  expect(prompts).toHaveLength(2)
  for (const prompt of prompts) expect(prompt).toContain('also called Price range')
})

it('a memory that the model refuses fails alone and costs nothing', async () => {
  await store('Dana spends ninety thousand.')
  await store('Something refused.')
  await post('collections', SALES)
  answers = { ninety: said(90_000, 'ninety thousand'), refused: { status: 400 } }
  const { event, items } = await ended(await begun())
  expect(event).toMatchObject({ status: 'partial', progress: { done: 2, failed: 1 } })
  expect(items[1]).toMatchObject({ outcome: 'failed' })
  expect(await wallet()).toEqual({ credits: 97, held: 0 })
})

it('what was read of a memory that is edited meanwhile is neither stored nor charged', async () => {
  const memoryId = await store('Dana spends ninety thousand.')
  await post('collections', SALES)
  answers = { ninety: said(90_000, 'ninety thousand', 1_500) }
  const asked = model.requests.length
  const eventId = await begun()
  await expect.poll(() => model.requests.length, { timeout: 10_000 }).toBe(asked + 1)
  answers = { eighty: said(80_000, 'eighty thousand'), ...answers }
  const edited = await post('memory/update', { memoryId, content: 'Dana spends eighty thousand.' })
  expect(edited.status, JSON.stringify(edited.body)).toBe(200)
  const before = await wallet()
  const { event, items } = await ended(eventId)
  expect(items[0].result).toEqual({ memoryId, skipped: 'edited' })
  expect(event.result).toMatchObject({ read: 0, properties: 0, creditsCharged: 0 })
  expect(await properties()).toMatchObject([{ value: 80_000 }])
  expect(await wallet()).toEqual({ credits: Number(before?.credits) + 1, held: 0 })
})

it('what a caller sets while the model reads stays, and the reading is a suggestion', async () => {
  const memoryId = await store('Dana spends ninety thousand.')
  await post('collections', SALES)
  answers = { ninety: said(90_000, 'ninety thousand', 1_500) }
  const asked = model.requests.length
  const eventId = await begun()
  await expect.poll(() => model.requests.length, { timeout: 10_000 }).toBe(asked + 1)
  expect((await post('memory/update', { ...dana, propertyName: 'Budget', value: 75_000 })).status).toBe(200)
  const { event } = await ended(eventId)
  expect(event.result).toMatchObject({ read: 1, properties: 0, suggestions: 1 })
  expect(await properties()).toMatchObject([{ value: 75_000, source: 'caller' }])
  expect(await get('suggestions')).toMatchObject([{ memoryId, value: 90_000 }])
})
