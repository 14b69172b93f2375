import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ScriptedModel,
  type Step,
  scriptedModel,
  settingsOf,
} from '../../../../../../test/support/scripted-model.ts'
import { createTestApp, type TestApp } from '../../../../../../test/support/test-app.ts'

const SALES_CALL = 'Priya: we can spend $90k on it. The board may meet on 3 March 2027, nobody knows yet.'
const ASSISTANT_CHAT = 'I moved to Lisbon last month, so send the lamp there, please.'
const MEDICAL_NOTE = 'The patient reports a rash after penicillin. Follow up in two weeks.'

type Said = [property: number, value: unknown, quote: string, confidence: number]
const found = (...values: Said[]): Step => ({
  answer: {
    values: values.map(([property, value, quote, confidence]) => ({ property, value, quote, confidence })),
  },
})

let app: TestApp
let model: ScriptedModel
let key: string
// the model plays these steps in order
const script: Step[] = [
  found([1, 90_000, '$90k', 0.95], [2, '2027-03-03', '3 March 2027', 0.3]),
  found([3, 'Lisbon', 'Lisbon', 0.95]),
  { status: 400 },
]

beforeAll(async () => {
  model = await scriptedModel(script)
  app = await createTestApp({ settings: settingsOf(model) })
  key = (await app.organization({ credits: 100 })).key
  await post('collections', {
    name: 'Everyday',
    properties: [
      { name: 'Budget', type: 'number' },
      { name: 'Decision date', type: 'date' },
      { name: 'City', type: 'text' },
      { name: 'Allergy', type: 'text' },
    ],
  })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})

const post = (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key, body })

/** What is known of a record afterwards: its memories, its values, and what waits for a decision. */
async function known(email: string, recordId: string) {
  const memories = (await post('recall', { email })).body.data
  const { properties } = (await post('properties', { email })).body.data
  const suggested = (await app.call('GET', `/api/v1/suggestions?recordId=${recordId}`, { key })).body.data
  const pairs = (list: { propertyName: string; value: unknown }[]) =>
    list.map(({ propertyName, value }) => [propertyName, value])
  return {
    memories: memories.map(({ content }: { content: string }) => content),
    values: pairs(properties),
    suggestions: pairs(suggested),
  }
}

test.each([
  ['a sales call', 'priya@northwind.example', SALES_CALL, [['Budget', 90_000]], [['Decision date', '2027-03-03']], []],
  ['an assistant chat', 'jonas@northwind.example', ASSISTANT_CHAT, [['City', 'Lisbon']], [], []],
  ['a medical note that the model fails on', 'lee@clinic.example', MEDICAL_NOTE, [], [], ['extraction_refused']],
])(
  '%s is stored, with what is certain as values and the rest as suggestions',
  async (_name, email, content, values, suggestions, codes) => {
    const { status, body } = await post('memorize', { email, content })
    expect(status, JSON.stringify(body)).toBe(200)
    expect((body.warnings ?? []).map(({ code }: { code: string }) => code)).toEqual(codes)
    expect(await known(email, body.data.recordId)).toEqual({ memories: [content], values, suggestions })
  },
)
