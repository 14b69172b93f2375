import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ScriptedModel,
  type Step,
  scriptedModel,
  settingsOf,
} from '../../../../../../test/support/scripted-model.ts'
import { createTestApp, type TestAnswer, type TestApp } from '../../../../../../test/support/test-app.ts'

const PATH = '/api/v1/memory/conversations'
const DANA = { email: 'dana@northwind.example' }

let app: TestApp
let withModel: TestApp
let model: ScriptedModel
const script: Step[] = []
beforeAll(async () => {
  model = await scriptedModel(script)
  app = await createTestApp()
  withModel = await createTestApp({ settings: settingsOf(model) })
})
afterAll(async () => {
  await Promise.all([app.stop(), withModel.stop()])
  await model[Symbol.asyncDispose]()
})

async function organization(on: TestApp, credits = 10_000) {
  const { key } = await on.organization({ credits })
  const post = (path: string, body: object, headers = {}): Promise<TestAnswer> =>
    on.call('POST', `/api/v1/${path}`, { key, body, headers })
  await post('collections', {
    name: 'Sales',
    properties: [
      { name: 'Decision date', type: 'date' },
      { name: 'Budget', type: 'number' },
    ],
  })
  const store = (body: object, headers = {}): Promise<TestAnswer> =>
    on.call('POST', PATH, { key, body: { ...DANA, ...body }, headers })
  return {
    store,
    post,
    async finished(eventId: string) {
      const get = async (path: string) => (await on.call('GET', `/api/v1/events/${path}`, { key })).body.data
      await expect.poll(async () => (await get(eventId)).finishedAt, { timeout: 25_000 }).toBeTruthy()
      return { event: await get(eventId), details: await get(`${eventId}/details?limit=200`) }
    },
    async credits(): Promise<number> {
      return (await on.call('GET', '/api/v1/me', { key })).body.data.credits
    },
    async memories(): Promise<{ content: string; speaker?: string; sessionId?: string; timestamp: string }[]> {
      const { body } = await on.call('POST', '/api/v1/recall', { key, body: { ...DANA, limit: 100 } })
      return body.data.toReversed()
    },
  }
}

describe('memorizeConversation', () => {
  it('stores each turn in order in one session, with an outcome per message', async () => {
    const { store, memories } = await organization(app)
    const { status, body } = await store({
      timestamp: '2026-11-20T10:00:00Z',
      messages: [
        { role: 'system', content: 'You are a helpful assistant.' },
        { role: 'assistant', content: 'Hello Dana, how can I help?' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Our export stops.' },
            { type: 'image_url', image_url: {} },
          ],
        },
        { role: 'assistant', content: '<think>Which export?</think>', tool_calls: [{ id: 'call_1' }] },
        { role: 'tool', tool_call_id: 'call_1', content: '{"rows": 100}' },
        {
          id: 'msg_1',
          role: 'assistant',
          parts: [{ type: 'step-start' }, { type: 'text', text: '<think>100?</think>After 100 rows.' }],
        },
        { speaker: 'Dana Reyes', content: 'That is it.', timestamp: '2026-11-20T10:05:00Z' },
      ],
    })
    expect(status, JSON.stringify(body)).toBe(200)
    const { turns, sessionId, creditsCharged } = body.data
    expect(turns.map(({ memoryId, ...turn }: { memoryId?: string }) => ({ ...turn, stored: !!memoryId }))).toEqual([
      { index: 0, skipped: 'not_spoken', stored: false },
      { index: 1, stored: true },
      { index: 2, stored: true },
      { index: 3, skipped: 'no_text', stored: false },
      { index: 4, skipped: 'not_spoken', stored: false },
      { index: 5, stored: true },
      { index: 6, stored: true },
    ])
    expect(creditsCharged).toBe(4)
    const said = await memories()
    expect(said.map(({ speaker, content }) => `${speaker}: ${content}`)).toEqual([
      'assistant: Hello Dana, how can I help?',
      'user: Our export stops.',
      'assistant: After 100 rows.',
      'Dana Reyes: That is it.',
    ])
    expect(new Set(said.map(one => one.sessionId))).toEqual(new Set([sessionId]))
    expect(said.map(one => one.timestamp.slice(11, 16))).toEqual(['10:00', '10:00', '10:00', '10:05'])
  })

  it('extracts an answer with its question, as a value of the turn that states it', async () => {
    const { store, credits } = await organization(app)
    const { body } = await store({
      timestamp: '2026-11-20T10:00:00Z',
      minConfidence: 0.5,
      messages: [
        { speaker: 'Ana Wirth', content: 'What is your budget for the first year?' },
        { speaker: 'Dana Reyes', content: 'Budget: $120k, decision date 15 March 2027.' },
      ],
    })
    const { properties, turns, creditsCharged } = body.data
    expect(properties).toContainEqual(
      expect.objectContaining({ index: 1, memoryId: turns[1].memoryId, propertyName: 'Budget', value: 120_000 }),
    )
    const said = ['What is your budget for the first year?', 'Budget: $120k, decision date 15 March 2027.']
    for (const { index, evidence } of properties)
      expect(said[index]?.slice(evidence.start, evidence.end)).toBe(evidence.text)
    expect(creditsCharged).toBe(3)
    expect(await credits()).toBe(9_997)
  })

  it('stores and charges nothing if it is sent again, and only what is new if it continues', async () => {
    const { store, memories, credits } = await organization(app)
    const messages = [
      { role: 'user', content: 'Where is my parcel?' },
      { role: 'assistant', content: 'It is in Leeds.' },
    ]
    const first = await store({ messages })
    const before = await credits()
    const again = await store({ messages })
    expect(again.body.data).toMatchObject({ creditsCharged: 0, sessionId: first.body.data.sessionId })
    expect(again.body.data.turns).toEqual(first.body.data.turns.map((turn: object) => ({ ...turn, duplicate: true })))
    const { sessionId } = first.body.data
    const more = await store({ sessionId, messages: [...messages, { role: 'user', content: 'Since Monday already.' }] })
    expect(more.body.data.creditsCharged).toBe(1)
    expect(before - (await credits())).toBe(1)
    expect((await memories()).map(one => one.sessionId)).toEqual([sessionId, sessionId, sessionId])
  })

  it('returns the stored response under its key', async () => {
    const { store, credits } = await organization(app)
    const key = { 'Idempotency-Key': 'conversation-1' }
    const first = await store({ messages: [{ role: 'user', content: 'Call me on Friday.' }] }, key)
    const again = await store({ messages: [{ role: 'user', content: 'Call me on Friday.' }] }, key)
    expect(again.body).toEqual(first.body)
    expect(await credits()).toBe(9_999)
  })

  it('stores nothing if the credits do not cover all of it', async () => {
    const { store, memories, credits } = await organization(app, 2)
    const answer = await store({ messages: ['One.', 'Two.', 'Three.'].map(content => ({ role: 'user', content })) })
    expect(answer.status).toBe(402)
    expect(answer.body).toMatchObject({ error: 'payment_required', required: 3, balance: 2 })
    expect([await credits(), (await memories().catch(() => [])).length]).toEqual([2, 0])
  })

  it('uses the collections of the type that the record has', async () => {
    const { store, post } = await organization(app)
    await post('collections', {
      name: 'Partners',
      entityType: 'Partner',
      properties: [{ name: 'Region', type: 'text' }],
    })
    const { body } = await post('memorize', { ...DANA, type: 'Partner', content: 'A new partner.' })
    const answer = await store({ messages: [{ role: 'user', content: 'Region: Leeds.' }] })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(answer.body.data.recordId).toBe(body.data.recordId)
    expect(answer.body.data.properties[0]).toMatchObject({ propertyName: 'Region' })
  })

  it.each([
    ['nothing to store', [{ role: 'system', content: 'Be brief.' }], 'No message has text'],
    ['nobody who said it', [{ content: 'Hello.' }], 'body.messages.0 needs a role or a speaker'],
    [
      'too long a text',
      [{ role: 'user', content: ['a', 'b'].map(c => ({ type: 'text', text: c.repeat(120_000) })) }],
      'longer than',
    ],
  ])('refuses %s', async (_, messages, message) => {
    const { store } = await organization(app)
    const answer = await store({ messages })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(message)
  })
})

describe('a long conversation', () => {
  const messages = Array.from({ length: 60 }, (_, n) =>
    n === 30 ? { role: 'system', content: 'Be brief.' } : { role: n % 2 ? 'user' : 'assistant', content: `Turn ${n}.` },
  )

  it('is stored in the background, in order, with an outcome per message', async () => {
    const { store, finished, memories } = await organization(app)
    const { status, body } = await store({ messages })
    expect(status, JSON.stringify(body)).toBe(202)
    const { event, details } = await finished(body.eventId)
    expect(event).toMatchObject({
      type: 'memorize_conversation',
      status: 'completed',
      result: { stored: 59, duplicates: 0, creditsCharged: 59 },
    })
    expect(details).toHaveLength(60)
    expect(details[30]).toMatchObject({ index: 30, result: { skipped: 'not_spoken' } })
    expect(details[31].result).toMatchObject({ memoryId: expect.stringMatching(/^mem_/), creditsCharged: 1 })
    const said = await memories()
    expect(said.map(one => one.content)).toEqual(messages.filter(one => one.role !== 'system').map(one => one.content))
    const again = await store({ messages })
    const second = await finished(again.body.eventId)
    expect(second.event.result).toMatchObject({ stored: 0, duplicates: 59, creditsCharged: 0 })
  })
})

describe('with a model', () => {
  const values = (value: string, quote: string): Step => ({
    answer: { values: [{ property: 1, value, quote, confidence: 0.95 }] },
  })

  it('stores the turns and lets the model read them together', async () => {
    const { store, finished, post } = await organization(withModel)
    script.length = model.requests.length
    script.push(values('2027-03-15', 'Yes, the 15th.'))
    const { status, body } = await store({
      timestamp: '2026-11-20T10:00:00Z',
      messages: [
        { role: 'assistant', content: 'Will you decide by 15 March 2027?' },
        { role: 'user', content: 'Yes, the 15th.' },
      ],
    })
    expect(status).toBe(202)
    const { event, details } = await finished(body.eventId)
    expect(event, JSON.stringify(details)).toMatchObject({
      status: 'completed',
      result: { stored: 2, creditsCharged: 3 },
    })
    expect(details.map((one: { result: { properties: number } }) => one.result.properties)).toEqual([0, 1])
    const asked = JSON.stringify(model.requests.at(-1))
    expect(asked).toContain('Assistant: Will you decide by 15 March 2027?')
    const { body: read } = await post('properties', DANA)
    expect(JSON.stringify(read)).toContain('2027-03-15')
  })

  it('keeps the turns if the model is away', async () => {
    const { store, finished, memories } = await organization(withModel)
    script.length = model.requests.length
    script.push(...Array.from({ length: 8 }, (): Step => ({ status: 400 })))
    const { body } = await store({ messages: [{ role: 'user', content: 'The budget is $90k.' }] })
    const { event } = await finished(body.eventId)
    expect(event.result).toMatchObject({ stored: 1, notExtracted: 1 })
    expect(await memories()).toHaveLength(1)
  })
})
