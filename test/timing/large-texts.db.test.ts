import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestAnswer, type TestApp } from '../../server/test/support/test-app.ts'
import { holdOf } from './support/loop-hold.ts'

const MAX_MS = 250
const TRIES = 3

let app: TestApp
let key: string
beforeAll(async () => {
  app = await createTestApp({ checks: false })
  key = (await app.organization({ credits: 10_000_000 })).key
  const types = { Budget: 'number', 'Renewal date': 'date', Tools: 'array', 'Is signed': 'boolean', Company: 'text' }
  const properties = Object.entries(types).map(([name, type]) => ({ name, type }))
  expect((await post('collections', { name: 'Sales', properties })).status).toBe(201)
})
afterAll(() => app.stop())

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
const request = (path: string, body: object): Request =>
  new Request(`http://localhost/api/v1/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Fails if the event loop is blocked in each of several attempts. @param work receives the number of the attempt */
async function expectTurns(work: (attempt: number) => Promise<unknown>): Promise<void> {
  const holds: number[] = []
  for (let attempt = 0; attempt < TRIES && Math.min(MAX_MS, ...holds) === MAX_MS; attempt++)
    holds.push((await holdOf(() => work(attempt))).longest)
  expect(Math.min(...holds)).toBeLessThan(MAX_MS)
}

async function finished(eventId: string): Promise<TestAnswer['body']> {
  const read = async () => (await app.call('GET', `/api/v1/events/${eventId}`, { key })).body.data
  await expect.poll(async () => (await read()).finishedAt, { timeout: 240_000, interval: 100 }).toBeTruthy()
  return read()
}

const LENGTH = 200_000
const long = (line: (n: number) => string): string =>
  Array.from({ length: LENGTH / 10 }, (_, n) => line(n))
    .join('')
    .slice(0, LENGTH)

const TEXTS: Record<string, (attempt: number) => string> = {
  'of prose': attempt =>
    long(
      n =>
        `In week ${n} of try ${attempt} Dana Reyes of Northwind said that the budget is $${n}k and that they use Jira. `,
    ),
  'of lines': attempt =>
    long(n => `Budget: $${n}k\nTools: Tool${n}${attempt}, App${n}\nRenewal date: ${1 + (n % 28)} May 2027\n`),
  'of one word': attempt => `${attempt} ${'word '.repeat(LENGTH / 5)}`.slice(0, LENGTH),
  'of marks': attempt => `${attempt} a${'.,!? '.repeat(LENGTH / 5)}`.slice(0, LENGTH),
  'of questions': attempt => `${attempt} ${'who? '.repeat(LENGTH / 5)}`.slice(0, LENGTH),
}

describe('the longest content does not block other requests', { timeout: 300_000 }, () => {
  test.each(Object.entries(TEXTS))('%s', (_name, text) =>
    expectTurns(async attempt => {
      const { status } = await post('memorize', { email: 'dana@northwind.example', content: text(attempt) })
      expect(status).toBe(200)
    }),
  )

  // as many bodies as attempts: a memory that exists is not stored again
  const bodies = (count: number, prefix: string, about: (n: number) => object): object[][] =>
    Array.from({ length: TRIES }, (_, attempt) =>
      Array.from({ length: count }, (_, n) => ({
        ...about(n),
        content: `${prefix} ${n}. ${TEXTS['of prose']?.(attempt)}`.slice(0, LENGTH),
      })),
    )

  test('in a batch', () => {
    const records = bodies(8, 'Text', n => ({ email: `person${n}@northwind.example` }))
    return expectTurns(async attempt => {
      const { body } = await post('batch-memorize', { records: records[attempt] })
      expect(await finished(body.eventId)).toMatchObject({ status: 'completed' })
    })
  })

  test('in a batch of the maximum size', () => {
    const records = bodies(80, 'Number', () => ({ email: 'dana@northwind.example' }))
    return expectTurns(async attempt => {
      const { body } = await post('batch-memorize', { defaults: { extract: false }, records: records[attempt] })
      expect(await finished(body.eventId)).toMatchObject({ status: 'completed' })
    })
  })

  test('in an import of the maximum size', () => {
    const memories = bodies(80, 'Number', n => ({ keys: [{ name: 'email', value: `imported${n}@northwind.example` }] }))
    return expectTurns(async attempt => {
      expect((await post('memory/import', { memories: memories[attempt] })).status).toBe(200)
    })
  })

  test.each([
    ['smart-recall', { query: 'What is the budget of Dana Reyes in week 12?', generateAnswer: true }],
    [
      'smart-recall',
      { query: 'What is the budget?', email: 'dana@northwind.example', generateAnswer: true, limit: 50 },
    ],
    ['recall', { query: 'budget', limit: 50 }],
    ['recall', { limit: 200 }],
    ['search', { query: 'budget' }],
    ['smart-memory-digest', { email: 'dana@northwind.example', focus: 'budget', tokenBudget: 20_000 }],
    ['similar', { email: 'dana@northwind.example' }],
    ['smart-recall-unified', { message: 'Who is Dana Reyes?' }],
    ['export', {}],
  ])('when it is requested by %s %j', (path, body) =>
    expectTurns(async () => {
      // a response of many megabytes is not read: that is work of the caller
      const response = await app.app.fetch(request(path, body))
      for await (const piece of response.body ?? []) expect(piece.byteLength).toBeGreaterThan(0)
      expect(response.status).toBe(200)
    }),
  )
})
