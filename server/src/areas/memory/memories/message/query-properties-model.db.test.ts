import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ScriptedModel, type Step, scriptedModel, settingsOf } from '../../../../../test/support/scripted-model.ts'
import { createTestApp, type TestAnswer, type TestApp } from '../../../../../test/support/test-app.ts'

let app: TestApp
let model: ScriptedModel
let key: string
// the model plays these steps in order; tests push the next ones
const script: Step[] = []
beforeAll(async () => {
  model = await scriptedModel(script)
  app = await createTestApp({
    settings: {
      ...settingsOf(model),
      WORKERS: 'off',
    },
  })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
const credits = async (): Promise<number> => (await app.call('GET', '/api/v1/me', { key })).body.data.credits

/** Creates an organization with three deals, and scripts the model's next steps. */
async function start(balance: number, ...steps: Step[]): Promise<void> {
  const organization = await app.organization({ credits: balance + 3 })
  key = organization.key
  const properties = [
    { name: 'Budget', type: 'number', unit: 'USD', aliases: ['Price range', 'Outlay'] },
    { name: 'Stage', type: 'options', options: ['Negotiation', 'Won'] },
  ]
  expect((await post('collections', { name: 'Deals', entityType: 'Contact', properties })).status).toBe(201)
  const records = [10_000, 60_000, 90_000].map((Budget, n) => ({
    key: { email: `${n}@northwind.example` },
    properties: { Budget, Stage: n === 0 ? 'Won' : 'Negotiation' },
  }))
  expect((await post('upsert', { records })).status).toBe(200)
  script.length = model.requests.length
  script.push(...steps)
}

const QUERY = 'Kontakte in Verhandlung mit mehr als 50.000 Dollar'
const STAGE = { property: 2, operator: 'equals', value: 'Negotiation', quote: 'in Verhandlung' }
const BUDGET = { property: 1, operator: 'gt', value: 50_000, quote: 'mehr als 50.000' }
const read = (conditions: object[], more: object = {}): Step => ({
  answer: { type: 'Contact', logic: 'and', conditions, ...more },
})
const ask = (body: object = {}): Promise<TestAnswer> => post('memory/query-properties', { query: QUERY, ...body })

describe('a question with a model', () => {
  it('is read by the model, with the words that it read, and costs one credit', async () => {
    await start(10, read([STAGE, BUDGET]))
    const { body } = await ask()
    expect(body).toMatchObject({
      engine: 'model',
      filter: {
        logic: 'and',
        conditions: [
          { property: 'Stage', operator: 'equals', value: 'Negotiation' },
          { property: 'Budget', operator: 'gt', value: 50_000 },
        ],
      },
      type: 'Contact',
      read: [
        { text: 'in Verhandlung', property: 'Stage' },
        { text: 'mehr als 50.000', property: 'Budget' },
      ],
      unread: ['Kontakte', 'mit', 'Dollar'],
    })
    expect(body.data).toHaveLength(2)
    expect(await credits()).toBe(9)
    const [sent] = model.requests.slice(-1)
    for (const text of [
      '1. Budget (number; in USD; also called Price range | Outlay)',
      'Negotiation | Won',
      'notExists',
      QUERY,
    ])
      expect(sent?.body).toContain(text)
  })

  it('is read once for all pages', async () => {
    await start(10, read([STAGE, BUDGET]))
    const asked = model.requests.length
    const first = await ask({ limit: 1 })
    const second = await ask({ limit: 1, cursor: first.body.nextCursor })
    const { data: _, nextCursor: __, ...understood } = first.body
    expect(second.body).toMatchObject(understood)
    expect([...first.body.data, ...second.body.data].map(({ properties }) => properties.Budget)).toEqual([
      60_000, 90_000,
    ])
    expect(model.requests).toHaveLength(asked + 1)
    expect(await credits()).toBe(9)
  })

  it.each([
    ['an unknown property', { ...STAGE, property: 7 }],
    ['an unknown operator', { ...STAGE, operator: 'like' }],
    ['an operator that the type does not have', { ...STAGE, operator: 'gt', value: 5 }],
    ['a value of the wrong type', { ...BUDGET, value: '80k', quote: 'over 80k' }],
    ['no value', { ...BUDGET, value: null, quote: 'over 80k' }],
    ['words that the question does not have', { ...BUDGET, quote: 'more than 80k' }],
  ])('is read by the rules, for free, if the model answers with %s', async (_name, wrong) => {
    await start(10, read([STAGE, wrong]))
    const { status, body } = await ask({ query: 'Kontakte in Verhandlung, budget over 80k' })
    expect(status).toBe(200)
    expect(body.engine).toBe('offline')
    expect(body.filter).toEqual({
      conditions: [{ property: 'Budget', operator: 'gt', value: 80_000 }],
      logic: 'and',
    })
    expect(await credits()).toBe(10)
  })

  it('is read by the rules if the model names an unknown type or finds nothing', async () => {
    await start(10, read([STAGE], { type: 'Spaceship' }), read([]))
    for (const _ of [1, 2]) expect((await ask()).body).toMatchObject({ engine: 'offline', data: [] })
    expect(await credits()).toBe(10)
  })

  it('is not sent without credits, or without properties to ask about', async () => {
    await start(0)
    const asked = model.requests.length
    const { body } = await ask({ query: 'budget over 80k' })
    expect(body).toMatchObject({ engine: 'offline', data: [{ properties: { Budget: 90_000 } }] })
    key = (await app.organization()).key
    expect((await ask()).body).toMatchObject({ engine: 'offline', data: [] })
    expect(model.requests).toHaveLength(asked)
  })

  it.each([{ status: 400 }, { status: 503 }, { answer: 'no JSON' }])(
    'is read offline, for free, if the model fails with %j',
    async failing => {
      await start(10, failing)
      const { status, body } = await ask({ query: 'budget over 80k' })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        engine: 'offline',
        data: [{ properties: { Budget: 90_000 } }],
        warnings: [{ code: 'model_failed', message: expect.stringContaining('language model') }],
      })
      expect(await credits()).toBe(10)
    },
  )

  it('rejects a cursor with a filter that nobody could have read', async () => {
    await start(10)
    const made = (condition: object) =>
      Buffer.from(
        JSON.stringify({
          list: 'query-properties',
          after: {
            after: 'rec_0',
            read: { filter: { logic: 'and', conditions: [condition] }, read: [], unread: [] },
          },
        }),
      ).toString('base64url')
    for (const condition of [
      { property: 'Budget', operator: 'like', value: 1 },
      { property: 'Budget', operator: 'gt', value: { a: 1 } },
    ])
      expect((await ask({ cursor: made(condition) })).status).toBe(400)
  })
})
