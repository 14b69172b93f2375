import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestAnswer, type TestApp } from '../../../../test/support/test-app.ts'

/** The server that the export comes from, and another server. */
let source: TestApp
let other: TestApp
let from: Account
let lines: Line[]

interface Account {
  app: TestApp
  key: string
}
type Line = Record<'record' | 'memory' | 'end', Record<string, unknown> | undefined>

beforeAll(async () => {
  source = await createTestApp({ settings: { WORKERS: 'off' } })
  other = await createTestApp({ settings: { WORKERS: 'off' } })
  from = await account(source)
  await define(from)
  const email = 'ann@northwind.example'
  await post(from, 'memorize', { email, customKeyName: 'crmId', customKeyValue: '1', content: 'The budget is $100k.' })
  await post(from, 'upsert', {
    records: [{ key: { email }, properties: { Budget: 200, Stage: 'Won', Tools: ['Jira'] } }],
  })
  await post(from, 'upsert', { records: [{ key: { email }, properties: { Stage: 'Lost', Tools: 'Excel' } }] })
  await post(from, 'upsert', {
    records: [{ key: { websiteUrl: 'northwind.example' }, type: 'Supplier', properties: { Budget: 5 } }],
  })
  await post(from, 'memorize', {
    email,
    content: 'Old.',
    timestamp: '2020-02-03T04:05:06.789Z',
    tags: ['b', 'a'],
    metadata: { a: [1, 2.5, null] },
  })
  // a conversation about several people, whose order differs from the order of the record ids
  for (const [turn, name] of ['bob', 'ann', 'cyd', 'ann', 'bob'].entries())
    await post(from, 'memorize', {
      email: `${name}@northwind.example`,
      content: `Turn ${turn} of the talk.`,
      speaker: name,
      sessionId: 'talk',
      extract: false,
    })
  lines = await linesOf(from)
})
afterAll(() => Promise.all([source.stop(), other.stop()]))

const account = async (app: TestApp, credits = 10_000): Promise<Account> => ({
  app,
  key: (await app.organization({ credits })).key,
})
const call = ({ app, key }: Account, path: string, body: object): Promise<TestAnswer> =>
  app.call('POST', `/api/v1/${path}`, { key, body })
async function post(to: Account, path: string, body: object): Promise<TestAnswer['body']> {
  const { status, body: answer } = await call(to, path, body)
  expect(status, JSON.stringify(answer)).toBeLessThan(300)
  return answer
}
async function define(to: Account): Promise<void> {
  await post(to, 'collections', {
    name: 'Sales',
    properties: [
      { name: 'Budget', type: 'number' },
      { name: 'Tools', type: 'text', mode: 'append' },
    ],
  })
}
const linesOf = async (of: Account): Promise<Line[]> => (await post(of, 'export', {})).lines
const requestOf = (some: readonly Line[]) => ({
  records: some.flatMap(({ record }) => record ?? []),
  memories: some.flatMap(({ memory }) => memory ?? []),
})
const load = async (to: Account, some: readonly Line[] = lines) =>
  (await post(to, 'memory/import', requestOf(some))).data

/** The turns of the conversation in the order that the ranking uses. */
async function talk({ app, key }: Account): Promise<string[]> {
  const me = await app.call('GET', '/api/v1/me', { key })
  const rows = await app.database.query<{ content: string }>(
    `SELECT m.content FROM search.documents d JOIN memories m ON m.id = d.id AND m.position = d.position
     JOIN tenants t ON t.id = d.tenant_id WHERE t.organization_id = $1 AND d.session_id = 'talk' ORDER BY d.position`,
    [me.body.data.organization.id],
  )
  return rows.map(({ content }) => content)
}
const TALK = [0, 1, 2, 3, 4].map(turn => `Turn ${turn} of the talk.`)

describe('an export that is imported into an empty organization', () => {
  it('produces the same export, byte for byte', async () => {
    const to = await account(other)
    await define(to)
    expect(await load(to)).toEqual({
      creditsCharged: 7,
      records: { created: 4, known: 0 },
      properties: { added: 4, known: 0 },
      memories: { stored: 7, duplicates: 0 },
      problems: [],
    })
    expect(JSON.stringify(await linesOf(to))).toBe(JSON.stringify(lines))
    expect(await talk(to)).toEqual(TALK)
  })

  it('restores records with any number of keys and properties', async () => {
    const keys = Array.from({ length: 120 }, (_, n) => ({ name: 'badge', value: `b${n}` }))
    const properties = Array.from({ length: 1_100 }, (_, n) => ({
      propertyName: `P ${n}`,
      systemName: `p_${n}`,
      value: n,
      history: [],
    }))
    const from = await account(other)
    expect((await post(from, 'memory/import', { records: [{ type: 'Person', keys, properties }] })).data).toMatchObject(
      { records: { created: 1 }, properties: { added: 1_100 }, problems: [] },
    )
    const whole = await linesOf(from)
    const to = await account(await createTestAppOnce())
    await load(to, whole)
    expect(JSON.stringify(await linesOf(to))).toBe(JSON.stringify(whole))
  })

  it('can be imported in parts of any size, even if a part is sent twice', async () => {
    const clean = await account(await createTestAppOnce())
    await define(clean)
    for (const size of [1, 3])
      for (let at = 0; at < lines.length; at += size) await load(clean, lines.slice(at, at + size))
    expect(JSON.stringify(await linesOf(clean))).toBe(JSON.stringify(lines))
    expect(await talk(clean)).toEqual(TALK)
  })

  it('is found by recall, by filters and by its keys', async () => {
    const to = await account(await createTestAppOnce())
    await define(to)
    await load(to)
    const recalled = await post(to, 'smart-recall', { email: 'ann@northwind.example', query: 'What is the budget?' })
    expect(recalled.results[0].content).toBe('The budget is $100k.')
    const found = await post(to, 'search', {
      groups: [{ conditions: [{ property: 'Tools', operator: 'equals', value: 'excel' }] }],
    })
    expect(found.data).toMatchObject([
      {
        keys: [
          { name: 'crmId', value: '1' },
          { name: 'email', value: 'ann@northwind.example' },
        ],
        properties: { Budget: 200, Stage: 'Lost', Tools: ['Jira', 'Excel'] },
      },
    ])
    await post(to, 'upsert', {
      records: [{ key: { customKeyName: 'crmId', customKeyValue: '1' }, properties: { Budget: 300 } }],
    })
    const { data } = await post(to, 'properties', { email: 'ann@northwind.example', propertyNames: ['Budget'] })
    expect(data.properties).toMatchObject([{ value: 300, version: 3 }])
  })

  const made: TestApp[] = []
  afterAll(() => Promise.all(made.map(app => app.stop())))
  /** A server that has none of the ids. */
  async function createTestAppOnce(): Promise<TestApp> {
    const app = await createTestApp({ settings: { WORKERS: 'off' } })
    made.push(app)
    return app
  }
})

describe('an import', () => {
  it('adds nothing twice, and a repeat costs nothing', async () => {
    const to = await account(source)
    await define(to)
    await load(to)
    const before = await linesOf(to)
    expect(await load(to)).toEqual({
      creditsCharged: 0,
      records: { created: 0, known: 4 },
      properties: { added: 0, known: 4 },
      memories: { stored: 0, duplicates: 7 },
      problems: [],
    })
    expect(await linesOf(to)).toEqual(before)
  })

  it('names the lines that add nothing, if asked', async () => {
    const to = await account(source)
    await define(to)
    const key = (name: string, value: string) => ({ name, value })
    const note = (content: string) => ({ keys: [key('email', 'ann@own.example')], content })
    const usage = { day: '2026-01-02', operation: 'recall', calls: 2, charges: 2, credits: 2 }
    const property = { propertyName: 'Seats', systemName: 'seats', type: 'number', value: 3, history: [] }
    const ann = { type: 'Contact', keys: [key('email', 'ann@own.example')], properties: [property] }
    const send = (body: object) => post(to, 'memory/import', { includeUnchanged: true, ...body })
    const first = { records: [ann, ann], memories: [note('Tea.'), note('tea')], usage: [usage] }
    expect((await send(first)).data.unchanged).toEqual(['body.records.1', 'body.memories.1'])
    const other = { ...ann, properties: [property, { ...property, propertyName: 'City', systemName: 'city' }] }
    const known = { ...ann, keys: [...ann.keys, key('crmId', '7')] }
    const second = {
      records: [ann, other, known],
      memories: [note('Tea.'), note('Coffee.')],
      usage: [usage, { ...usage, calls: 3 }, { ...usage, operation: 'search' }],
    }
    // of two lines about the same usage, the last one counts
    expect((await send(second)).data.unchanged).toEqual(['body.records.2', 'body.memories.0', 'body.usage.0'])
  })

  it('replaces ids that another organization has, the same way each time, and the references to them too', async () => {
    const to = await account(source)
    await define(to)
    await load(to)
    const copy = await linesOf(to)
    const ids = (some: readonly Line[]) => JSON.stringify(some).match(/(?:rec|mem)_[0-9A-Z]{26}/g) ?? []
    const old = new Set(ids(lines))
    expect(ids(copy).filter(id => old.has(id))).toEqual([])
    // without ids the lines are equal except for their order, which follows the ids
    const anonymous = (some: readonly Line[]) =>
      some.map(line => JSON.stringify(line).replaceAll(/(rec|mem)_[0-9A-Z]{26}/g, '$1')).toSorted()
    expect(anonymous(copy)).toEqual(anonymous(lines))
    const stored = new Set(copy.map(({ memory }) => memory?.memoryId))
    const sources = JSON.stringify(copy).match(/(?<="memory:)[^"]+/g) ?? []
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.filter(id => !stored.has(id))).toEqual([])
    expect(await talk(to)).toEqual(TALK)
  })

  it('does not change existing data, and adds missing data to the record with the same key', async () => {
    const to = await account(source)
    await define(to)
    await post(to, 'upsert', { records: [{ key: { email: 'Ann@northwind.example' }, properties: { Budget: 7 } }] })
    await post(to, 'memorize', { email: 'ann@northwind.example', content: 'Old.', extract: false })
    expect(await load(to)).toMatchObject({
      records: { created: 3, known: 1 },
      properties: { added: 3, known: 1 },
      memories: { stored: 6, duplicates: 1 },
    })
    const { data } = await post(to, 'properties', { customKeyName: 'crmId', customKeyValue: '1' })
    expect(data.properties).toMatchObject([
      { value: 7, version: 1 },
      { value: 'Lost', version: 2 },
      { value: ['Jira', 'Excel'] },
    ])
  })

  it('reports the lines it skips, and adds them once they are fixed', async () => {
    const to = await account(source)
    const { problems, records, properties } = await load(to)
    expect(problems.map(({ path }: { path: string }) => path)).toEqual([
      'body.records.0.properties.1.collection',
      'body.records.0.properties.2.collection',
      'body.records.1.properties.0.collection',
    ])
    expect(problems[0].message).toContain('sales')
    expect([records.created, properties.added]).toEqual([4, 1])
    await define(to)
    expect(await load(to)).toMatchObject({ problems: [], properties: { added: 3, known: 1 }, memories: { stored: 0 } })
  })

  it('accepts lines without ids, and rejects those that identify no record or several', async () => {
    const to = await account(source)
    const key = (name: string, value: string) => ({ name, value })
    for (const value of ['1', '2'])
      await post(to, 'memorize', { customKeyName: 'a', customKeyValue: value, content: 'x', extract: false })
    const answer = await post(to, 'memory/import', {
      memories: [
        { keys: [key('email', ' Dan@Northwind.example')], content: 'One.', timestamp: '2020-01-01T00:00:00Z' },
        { keys: [key('email', 'dan@northwind.example')], content: 'Two.' },
        { content: 'Nobody.' },
        { keys: [key('websiteUrl', 'no website')], content: 'Nobody.' },
        { keys: [key('a', '1'), key('a', '2')], content: 'Several.' },
        { keys: [key('email', 'dan@northwind.example')], content: 'Big.', metadata: { text: 'x'.repeat(9_000) } },
        { keys: [key('email', 'dan@northwind.example')], content: 'Desk.', workspace: 'desk' },
        { keys: [key('email', 'blank@northwind.example')], content: ' \n\u00a0\t' },
        { keys: [key('email', 'big@northwind.example')], content: 'Big.', metadata: { text: 'x'.repeat(9_000) } },
      ],
    })
    // no records are created for skipped lines
    expect(answer.data).toMatchObject({ creditsCharged: 2, records: { created: 1 }, memories: { stored: 2 } })
    expect(answer.data.problems.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      'body.memories.2',
      'body.memories.3',
      'body.memories.4',
      'body.memories.5.metadata',
      'body.memories.6.workspace',
      'body.memories.7.content',
      'body.memories.8.metadata',
    ])
    const { data } = await post(to, 'recall', { email: 'dan@northwind.example' })
    expect(data).toMatchObject([{ content: 'Two.' }, { content: 'One.', timestamp: '2020-01-01T00:00:00.000Z' }])
  })

  it('adds only properties that can be looked up, changed, undone and merged, and reports the others', async () => {
    const to = await account(source)
    const color = { propertyName: 'Color', systemName: 'color', value: 'red' }
    const change = { version: 2, to: 'red', confidence: 1, source: 'caller', actor: 'x', at: '2026-01-01T00:00:00Z' }
    const record = (name: string, property: object) => ({
      keys: [{ name: 'email', value: `${name}@northwind.example` }],
      properties: [{ ...color, history: [], ...property }],
    })
    const { data } = await post(to, 'memory/import', {
      records: [
        record('bare', {}),
        record('ahead', { version: 1, history: [change] }),
        record('behind', { version: 3, history: [change] }),
        record('odd', { systemName: 'Fav Color!' }),
        record('none', { systemName: '!' }),
        record('other', { propertyName: 'Size', systemName: 'size', value: 'XL', history: [{ ...change, to: 'XL' }] }),
      ],
    })
    expect(data.properties).toEqual({ added: 2, known: 0 })
    expect(data.problems.map(({ path, message }: { path: string; message: string }) => [path, message])).toEqual([
      ['body.records.1.properties.0', expect.stringContaining('history ends with version 2')],
      ['body.records.2.properties.0', expect.stringContaining('history ends with version 2')],
      ['body.records.3.properties.0', expect.stringContaining('write fav_color')],
      ['body.records.4.properties.0', expect.stringContaining('no letter')],
    ])
    const bare = { email: 'bare@northwind.example' }
    await post(to, 'memory/merge-records', { ...bare, from: { email: 'other@northwind.example' } })
    const merged = await post(to, 'properties', bare)
    expect(merged.data.properties).toMatchObject([
      { value: 'red', version: 1 },
      { value: 'XL', version: 1 },
    ])
    await post(to, 'memory/undo-change', { ...bare, propertyName: 'Color' })
    expect((await post(to, 'properties', bare)).data.properties).toMatchObject([{ value: 'XL' }])
  })

  it('stores nothing with a future creation time, which deletions would miss', async () => {
    const to = await account(source)
    const email = 'ann@northwind.example'
    const createdAt = '2999-01-01T00:00:00.000Z'
    await post(to, 'memory/import', {
      records: [{ keys: [{ name: 'email', value: email }], createdAt }],
      memories: [{ keys: [{ name: 'email', value: email }], content: 'Tomorrow.', timestamp: createdAt, createdAt }],
    })
    const { record, memory } = Object.assign({}, ...(await linesOf(to)))
    expect([record.createdAt < createdAt, memory.createdAt < createdAt]).toEqual([true, true])
    expect((await post(to, 'memory/delete', { email })).data.deleted).toBe(1)
    expect((await post(to, 'recall', { email })).data).toEqual([])
  })

  it('that cannot be paid for adds nothing', async () => {
    const to = await account(other, 3)
    const memories = [1, 2, 3, 4].map(n => ({
      keys: [{ name: 'email', value: `${n}@northwind.example` }],
      content: 'x',
    }))
    const { status, body } = await call(to, 'memory/import', { memories })
    expect(status).toBe(402)
    expect(body).toMatchObject({ required: 4, balance: 3 })
    expect(await linesOf(to)).toHaveLength(1)
  })

  it('running concurrently with an import of the same lines adds them once', async () => {
    const to = await account(source)
    await define(to)
    const answers = await Promise.all(Array.from({ length: 5 }, () => load(to)))
    expect(answers.reduce((sum, { memories }) => sum + memories.stored, 0)).toBe(7)
    expect((await linesOf(to)).at(-1)).toEqual({ end: { records: 4, memories: 7 } })
  })
})
