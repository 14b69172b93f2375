import { beforeAll, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'
import { createRecordReader, type RecordReader } from '../digest/record-reader.ts'

interface Passage {
  start: number
  end: number
  text: string
}
interface Result {
  content: string
  passage?: Passage
  inReplyTo?: object
  record?: object
}

const app = useApp()
const organization = useOrganization(app, { per: 'file' })
const { post } = organization
const lab = { email: 'lab@northwind.example' }
const dana = { email: 'dana@northwind.example' }
const LINE = 'The door code of the laboratory is 4711.'
const FILLER = 'Nothing of interest happened on this day, and the weather was as usual.\n'.repeat(1_000)
const LONG = `${FILLER}${LINE}\n${FILLER}`
const query = 'What is the door code of the laboratory?'

async function ok(path: string, body: object) {
  const answer = await post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

/** The memories found, by each operation that finds them by words. */
const WAYS: [name: string, find: (message: string, identity: { email?: string }) => Promise<Result[]>][] = [
  ['smart-recall', async (message, who) => (await ok('smart-recall', { ...who, query: message })).results],
  ['recall', async (message, who) => (await ok('recall', { ...who, query: message })).data],
  [
    'smart-recall-unified',
    async (message, { email }) =>
      (await ok('smart-recall-unified', { message, ...(email && { identifiers: { emails: [email] } }) })).results,
  ],
  ['search', async message => (await ok('search', { query: message, includeMemories: true })).data[0]?.memories ?? []],
]

beforeAll(async () => {
  await ok('memorize', { ...lab, content: LONG, extract: false })
  await ok('memory/conversations', {
    ...dana,
    sessionId: 'call-1',
    extract: false,
    messages: [
      { speaker: 'Ana', content: `${'We compared many plans. '.repeat(40)}Shall we meet on the fifteenth of August?` },
      { speaker: 'Dana', content: 'Yes, August suits me.' },
      { speaker: 'Dana', content: 'Bring the printed contract along in August.' },
    ],
  })
})

describe.each(WAYS)('%s', (name, find) => {
  it('shows the line of a long memory that answers the question', async () => {
    const [first] = await find(query, {})
    const { start, end, text } = first?.passage ?? {}
    expect(text).toBe(LINE)
    expect(first?.content).toHaveLength(LONG.length)
    expect(first?.content.slice(start, end)).toBe(LINE)
  })

  it('shows the turn that a short one answers, and no other', async () => {
    const results = await find('Does August suit?', {})
    const byText = new Map(results.map(({ content, inReplyTo }) => [content, inReplyTo]))
    expect(byText.get('Yes, August suits me.')).toEqual({
      memoryId: expect.stringMatching(/^mem_/),
      speaker: 'Ana',
      content: expect.stringMatching(/^We compared many plans\. .*Shall we meet on the fifteenth of August\?$/),
    })
    expect(JSON.stringify(byText.get('Yes, August suits me.')).length).toBeLessThan(400)
    expect(byText.get('Bring the printed contract along in August.')).toBeUndefined()
  })

  if (name !== 'search')
    it('says whose memory it is, unless the request does', async () => {
      await ok('upsert', { records: [{ key: dana, properties: { Name: 'Dana Reyes' } }] })
      expect((await find('August', {}))[0]?.record).toEqual({
        recordId: expect.stringMatching(/^rec_/),
        type: 'Contact',
        displayName: 'Dana Reyes',
        name: 'Dana Reyes',
        key: { name: 'email', value: dana.email },
      })
      expect((await find(query, {}))[0]?.record).toEqual({
        recordId: expect.stringMatching(/^rec_/),
        type: 'Contact',
        displayName: lab.email,
        key: { name: 'email', value: lab.email },
      })
      expect((await find('August', dana))[0]).not.toHaveProperty('record')
    })
})

describe('without a query', () => {
  it.each([
    ['recall', {}, 'data'],
    [
      'smart-recall',
      { filterByProperty: { conditions: [{ property: 'Mood', operator: 'equals', value: 'calm' }] } },
      'results',
    ],
  ])('%s says whose memory it is, and shows no passage', async (path, body, field) => {
    await ok('upsert', { records: [{ key: dana, properties: { Mood: 'calm' } }] })
    const results: Result[] = (await ok(path, body))[field]
    expect(results.length).toBeGreaterThan(0)
    for (const result of results) {
      expect(result.record).toMatchObject({ type: 'Contact', key: { name: 'email' } })
      expect(result).not.toHaveProperty('passage')
      expect(result).not.toHaveProperty('inReplyTo')
    }
  })
})

it('shows the passage of a memory that only fills the page of its record', async () => {
  const kim = { email: 'kim@northwind.example' }
  await ok('memorize', { ...kim, content: 'The train was late. She works as a nurse. It rained.', extract: false })
  const [first] = (await ok('smart-recall', { ...kim, query: 'What is her job?' })).results
  expect(first).not.toHaveProperty('matched')
  expect(first.passage.text).toBe('She works as a nurse.')
})

describe('a text for a prompt has the line of a long memory that answers the question', () => {
  it('in the digest, and in the memories of smart-recall-unified', async () => {
    const { digest, memories } = await ok('smart-memory-digest', { ...lab, focus: query, tokenBudget: 300 })
    expect(digest).toContain(`: … ${LINE} …`)
    expect(memories[0].content).toHaveLength(LONG.length)
    const unified = await ok('smart-recall-unified', { message: query, outputFormat: 'text', tokenBudget: 300 })
    expect(unified.strategy).toBe('recall')
    expect(unified.text).toContain(`: … ${LINE} …`)
  })

  it('in what a model reads about a record, and in what it recalls', async () => {
    const scope = app.database.scope({ tenantId: organization.tenant, livemode: true })
    const reader = createRecordReader({
      definitionsOf: async () => [],
      embedQuery: async () => undefined,
      findMedia: async () => [],
      newestMedia: async () => [],
    })
    const billing = { scope, principal: {} } as Parameters<RecordReader['digest']>[0]
    const read = await reader.digest(billing, lab, { focus: query, mayBeNew: false, tokenBudget: 2_000 })
    expect(read?.digest).toContain(`: … ${LINE} …`)
    const lines = await reader.recall(billing, String(read?.recordId), query, 5)
    expect(lines).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d: … The door code of the laboratory is 4711\. …$/)])
  })
})
