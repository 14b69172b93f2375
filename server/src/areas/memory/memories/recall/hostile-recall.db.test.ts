import { beforeAll, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app, { per: 'file' })
const dana = { email: 'dana@northwind.example' }
const MEMORIES = [
  'Dana prefers calls before noon.',
  "Robert'); DROP TABLE memories;-- is the name of the boat.",
  '契約は三月に更新されます。',
  'הפגישה נקבעה ליום שלישי',
  'Party at the lake 🎉🎉',
]
beforeAll(async () => {
  for (const content of MEMORIES) await post('memorize', { ...dana, content, extract: false })
})

const { post } = own

/** Every operation that searches by a text. */
const OPERATIONS: [name: string, path: string, body: (text: string) => object][] = [
  ['smart-recall', 'smart-recall', query => ({ query, generateAnswer: true })],
  ['deep smart-recall', 'smart-recall', query => ({ ...dana, query, mode: 'deep' })],
  ['recall', 'recall', query => ({ ...dana, query })],
  ['search', 'search', query => ({ query, includeMemories: true })],
  ['smart-recall-unified', 'smart-recall-unified', message => ({ message })],
  ['smart-memory-digest', 'smart-memory-digest', focus => ({ ...dana, focus })],
  ['similar', 'similar', text => ({ text })],
  ['segment', 'segment', text => ({ text })],
  ['query-properties', 'memory/query-properties', query => ({ query })],
]
const TEXTS: [name: string, text: string][] = [
  ['only stop words', 'what is it that they were to have been?'],
  ['only emoji', '🎉🙂👩‍👩‍👧‍👦'],
  ['right to left', 'מתי הפגישה? ‮gnihton‬'],
  ['Chinese and Japanese', '契約はいつ更新されますか？合同什么时候续签？'],
  ['SQL', "'; DROP TABLE memories; -- ' OR 1=1 /* $1 */"],
  ['the syntax of text search', '(dana & !calls) | noon <-> "before":*A \\'],
  ['patterns', '%_%\\% [^a] .* (?=(a+)+$)'],
  ['a zero character', 'calls\u0000noon'],
  ['half of a character', 'calls \ud83d noon'],
  ['control characters', '\u0001\u0008\u001b[31m'],
  ['combining marks', `z${'\u0301'.repeat(500)}`],
  ['one long word', 'a'.repeat(900)],
  ['numbers beyond all bounds', '1e999 -0 99999999999999999999999999 in the year 9999-99-99'],
]

describe.each(OPERATIONS)('%s accepts any text', (_, path, body) => {
  it.each(TEXTS)('%s', async (_, text) => {
    const answer = await post(path, body(text))
    expect([200, 400], JSON.stringify(answer.body)).toContain(answer.status)
    // text that cannot be stored cannot be searched for either, and is rejected with an error
    if (answer.status === 400) expect(answer.body).toMatchObject({ error: 'validation_error' })
  })

  it('rejects a megabyte of text', async () => {
    const { status } = await post(path, body('calls '.repeat(180_000)))
    expect([400, 413]).toContain(status)
  })
})

it('hostile text causes no data loss', async () => {
  const { body } = await post('recall', dana)
  expect(body.data.map(({ content }: { content: string }) => content).sort()).toEqual([...MEMORIES].sort())
})

it.each([
  ['Wer ruft vor noon an?', 0],
  ['契約はいつ更新されますか', 2],
  ['מתי נקבעה הפגישה', 3],
  ["Who is Robert'); DROP TABLE?", 1],
])('finds words of any script: %j', async (query, place) => {
  const { body } = await post('smart-recall', { query })
  expect(body.results[0].content).toBe(MEMORIES[place])
})

it.each(['what is it?', '🙂', '   ?!', 'zebra quantum'])('returns nothing if nothing matches: %j', async query => {
  const { status, body } = await post('smart-recall', { query, generateAnswer: true })
  expect(status).toBe(200)
  expect(body.results).toEqual([])
  expect(body).not.toHaveProperty('answer')
})

it.each([
  ['smart-recall', { query: 'calls', limit: -1 }],
  ['smart-recall', { query: 'calls', limit: 0 }],
  ['smart-recall', { query: 'calls', limit: 1e9 }],
  ['smart-recall', { query: 'calls', limit: 2.5 }],
  ['smart-recall', { query: 'calls', minScore: -0.1 }],
  ['smart-recall', { query: 'calls', since: 'yesterday' }],
  ['smart-recall', { query: '' }],
  ['smart-recall', { query: ['calls'] }],
  ['recall', { ...dana, limit: -5 }],
  ['recall', { ...dana, cursor: '../../etc/passwd' }],
  ['search', { query: 'calls', page: -1 }],
  ['search', { query: 'calls', pageSize: -1 }],
  ['smart-memory-digest', { ...dana, tokenBudget: -100 }],
  ['smart-recall-unified', { message: 'calls', limit: -1 }],
  ['similar', { text: 'calls', limit: -1 }],
])('%s rejects %j and names the field', async (path, body) => {
  const answer = await post(path, body)
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ error: 'validation_error', details: [{ path: expect.stringMatching(/^body/) }] })
})

it('reads consistent data during writes, and all of it afterwards', async () => {
  const lee = { email: 'lee@northwind.example' }
  const contents = Array.from({ length: 40 }, (_, n) => `Lee counted ${n + 100} kingfishers near lock ${n}.`)
  await post('memorize', { ...lee, content: 'Lee counts kingfishers.', extract: false })
  const answers = await Promise.all(
    contents.flatMap(content => [
      post('memorize', { ...lee, content, extract: false }),
      post('smart-recall', { ...lee, query: 'How many kingfishers did Lee count?', limit: 100 }),
    ]),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  for (const { body } of answers)
    for (const { content } of body.results ?? []) expect([...contents, 'Lee counts kingfishers.']).toContain(content)
  const { body } = await post('smart-recall', { ...lee, query: 'kingfishers', limit: 100 })
  const found = body.results.map(({ content }: { content: string }) => content)
  expect(new Set(found)).toEqual(new Set([...contents, 'Lee counts kingfishers.']))
})
