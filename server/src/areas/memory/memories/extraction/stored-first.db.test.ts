import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ScriptedModel, type Step, scriptedModel, settingsOf } from '../../../../../test/support/scripted-model.ts'
import { createTestApp, type TestAnswer, type TestApp } from '../../../../../test/support/test-app.ts'

const dana = { email: 'dana@northwind.example' }
const TIMESTAMP = '2026-11-20T10:00:00Z'

/** Finds each budget that a text states, as a model would. */
function reads(body: string): Step {
  const text: string = JSON.parse(body).messages[1].content
  const values = [...text.matchAll(/budget is \$(\d+)k/g)].map(([quote, thousands]) => ({
    property: 1,
    value: Number(thousands) * 1_000,
    quote,
    confidence: 0.95,
  }))
  return { answer: { values } }
}

let app: TestApp
let model: ScriptedModel
let key: string
let tenant: number
let step: (body: string) => Step
beforeAll(async () => {
  model = await scriptedModel(body => step(body))
  app = await createTestApp({ settings: settingsOf(model) })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})
beforeEach(async () => {
  step = reads
  const organization = await app.organization({ credits: 1_000 })
  key = organization.key
  tenant = organization.tenants.live
  await post('collections', { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] })
})

const call = (method: string, path: string, body?: object): Promise<TestAnswer> =>
  app.call(method, `/api/v1/${path}`, { key, ...(body && { body }) })
const post = (path: string, body: object): Promise<TestAnswer> => call('POST', path, body)
const budget = async (): Promise<unknown> => {
  const { body } = await post('properties', dana)
  return body.data.properties.find((one: { propertyName: string }) => one.propertyName === 'Budget')?.value
}
const credits = async (): Promise<number> => (await call('GET', 'me')).body.data.credits
async function finished(eventId: string) {
  const event = async () => (await call('GET', `events/${eventId}`)).body.data
  await expect.poll(async () => (await event()).finishedAt, { timeout: 30_000 }).toBeTruthy()
  const { data } = (await call('GET', `events/${eventId}/details?limit=200`)).body
  return { event: await event(), results: data.map(({ result }: { result: object }) => result) }
}
const batch = async (records: object[]) => finished((await post('batch-memorize', { records })).body.eventId)
const conversation = async (messages: object[], more: object = {}) =>
  finished((await post('memory/conversations', { ...dana, timestamp: TIMESTAMP, messages, ...more })).body.eventId)
const rows = (): Promise<{ memory_id: string; kind: string; turns: { id: string; isRead: boolean }[] | null }[]> =>
  app.database.query(
    'SELECT target_id AS memory_id, kind, turns FROM memory_extractions WHERE tenant_id = $1 ORDER BY target_id',
    [tenant],
  )

/** Lets the rows that wait be read one by one, in this order of their memories. */
async function readInOrder(order: readonly number[]): Promise<void> {
  const waiting = await rows()
  for (const [at, n] of order.entries())
    await app.database.query(
      'UPDATE memory_extractions SET run_at = app_now() + make_interval(hours => $3) WHERE tenant_id = $1 AND target_id = $2',
      [tenant, waiting[n]?.memory_id ?? '', at + 1],
    )
  for (let left = order.length - 1; left >= 0; left--) {
    await app.advance('61 minutes')
    await expect.poll(async () => (await rows()).length, { timeout: 20_000 }).toBe(left)
  }
}

describe('the values of a record', () => {
  const said = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ ...dana, timestamp: TIMESTAMP, content: `The budget is $${n + 1}0k.` }))

  it.each([[[2, 1, 0]], [[1, 2, 0]], [[0, 1, 2]], [[2, 0, 1]]])(
    'are those of the last memory of a time, if the workers read them in the order %j',
    async order => {
      step = () => ({ status: 503 })
      const { event } = await batch(said(3))
      expect(event).toMatchObject({
        status: 'completed',
        result: { stored: 3, notExtracted: 3, creditsCharged: 3 },
      })
      step = reads
      await readInOrder(order)
      expect(await budget()).toBe(30_000)
      expect(await credits()).toBe(1_000 - 6)
    },
    60_000,
  )

  it('are read one memory at a time, the first one first', async () => {
    step = () => ({ status: 503 })
    await batch(said(4))
    const asked = model.requests.length
    step = reads
    await app.advance('61 seconds')
    await expect.poll(async () => (await rows()).length, { timeout: 20_000 }).toBe(0)
    const texts = model.requests.slice(asked).map(({ body }) => /budget is \$(\d+)k/.exec(body)?.[1])
    expect(texts).toEqual(['10', '20', '30', '40'])
  })

  it.each([
    ['a duplicate', [], true],
    ['new, because its value was replaced since', ['The annual license budget is $70k.'], false],
  ])('are known before a sentence that is said again is judged: it is %s', async (_, between, isDuplicate) => {
    const sentence = 'The annual license budget is $90k.'
    const contents = [`We met in Leeds last week. ${sentence}`, ...between, sentence]
    const { results } = await batch(
      contents.map((content, n) => ({ ...dana, content, timestamp: `2026-11-2${n}T10:00:00Z` })),
    )
    expect(results.at(-1).duplicate ?? false).toBe(isDuplicate)
    expect(results.map(({ properties }: { properties: number }) => properties)).toEqual(
      contents.map((_content, n) => (isDuplicate && n > 0 ? 0 : 1)),
    )
    expect(await budget()).toBe(90_000)
  })
})

describe('a window of turns', () => {
  const turns = ['The budget is $10k.', 'Really?', 'No, the budget is $20k.'].map((content, n) => ({
    role: n === 1 ? 'assistant' : 'user',
    content,
  }))

  it('is one row, whose turns are read together later', async () => {
    step = () => ({ status: 503 })
    const { event } = await conversation(turns)
    expect(event.result).toMatchObject({ stored: 3, notExtracted: 3, creditsCharged: 3 })
    expect(await rows()).toMatchObject([
      { kind: 'window', turns: [{ isRead: true }, { isRead: true }, { isRead: true }] },
    ])
    const asked = model.requests.length
    step = reads
    await app.advance('61 seconds')
    await expect.poll(budget, { timeout: 20_000 }).toBe(20_000)
    expect(model.requests).toHaveLength(asked + 1)
    await expect.poll(credits, { timeout: 20_000 }).toBe(1_000 - 3 - 1)
  })

  it('has repeated turns as context, and stores nothing from them', async () => {
    const first = await conversation(turns, { sessionId: 'call-1' })
    expect(first.results).toMatchObject([{ properties: 0 }, { properties: 0 }, { properties: 1 }])
    await post('memory/update', { ...dana, propertyName: 'Budget', operation: 'set', value: 5 })
    const before = await credits()
    const asked = model.requests.length
    const { event, results } = await conversation([...turns, { role: 'user', content: 'Thank you, until Monday.' }], {
      sessionId: 'call-1',
    })
    expect(event.result).toMatchObject({ stored: 1, duplicates: 3, creditsCharged: 1 })
    expect(results[3]).toMatchObject({ properties: 0, suggestions: 0 })
    expect(model.requests).toHaveLength(asked + 1)
    expect(model.requests.at(-1)?.body).toContain('User: No, the budget is $20k.')
    expect(before - (await credits())).toBe(1)
    expect(await budget()).toBe(5)
  })

  it('reads the other turns if the first one is deleted, and none that was edited', async () => {
    step = () => ({ status: 503 })
    const { results } = await conversation([...turns, { role: 'user', content: 'The budget is $30k.' }])
    await post('memory/delete', { memoryIds: [results[0].memoryId] })
    await post('memory/update', { memoryId: results[3].memoryId, content: 'Never mind.', extract: false })
    step = reads
    await app.advance('61 seconds')
    await expect.poll(rows, { timeout: 20_000 }).toEqual([])
    expect(await budget()).toBe(20_000)
  })

  it('is read after the turns of the window before it', async () => {
    const long = Array.from({ length: 22 }, (_, n) => ({ role: n % 2 ? 'user' : 'assistant', content: `Turn ${n}.` }))
    const asked = model.requests.length
    const { event } = await conversation(long)
    expect(event.result).toMatchObject({ stored: 22, creditsCharged: 22 })
    const [, second] = model.requests.slice(asked).map(({ body }): string => JSON.parse(body).messages[1].content)
    expect(second).toContain('User: Turn 19.')
    expect(second).toContain('User: Turn 21.')
    expect(second).not.toContain('Turn 15.')
  })
})
