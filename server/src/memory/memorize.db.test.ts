import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestAnswer, type TestApp } from '../platform/testing/test-app.ts'

let app: TestApp
let key: string
let tenant: number
beforeAll(async () => {
  app = await createTestApp({ settings: { WORKERS: 'off', DATABASE_POOL_SIZE: '10' } })
})
afterAll(() => app.stop())

async function newOrganization(credits = 1_000_000): Promise<void> {
  const organization = await app.organization({ credits })
  key = organization.key
  tenant = organization.tenants.live
}

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
const memorize = (body: object): Promise<TestAnswer> => post('memorize', { content: 'Likes tea.', ...body })
const many = (count: number, call: (n: number) => Promise<TestAnswer>): Promise<TestAnswer[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => call(n)))

/** Memorizes, and gives the record's id. */
async function recordOf(body: object): Promise<string> {
  const answer = await memorize(body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data.recordId
}

async function count(table: 'records' | 'memories' | 'property_values' | 'record_keys'): Promise<number> {
  const [row] = await app.database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM ${table} WHERE tenant_id = $1`,
    [tenant],
  )
  return row?.n ?? -1
}

async function credits(): Promise<number> {
  return (await app.call('GET', '/api/v1/me', { key })).body.data.credits
}

async function collection(body: object): Promise<string> {
  const answer = await post('collections', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.id
}

const properties = async (body: object) => (await post('properties', body)).body.data.properties

describe('an identity key', () => {
  beforeAll(() => newOrganization())

  it.each([
    [{ email: 'dana@northwind.example' }, { email: 'DANA@Northwind.Example' }],
    [{ phoneNumber: '+44 20 7946 0123' }, { phoneNumber: '+44(20)7946-0123' }],
    [{ websiteUrl: 'https://www.northwind.example/' }, { websiteUrl: 'Northwind.example' }],
    [
      { customKeyName: 'crmId', customKeyValue: '4711' },
      { customKeyName: 'crmId', customKeyValue: ' 4711 ' },
    ],
  ])('%j means the same record as %j', async (one, other) => {
    expect(await recordOf({ ...other, content: 'Second spelling.' })).toBe(await recordOf(one))
  })

  it('may come with others, and those that the record does not have yet are added', async () => {
    const id = await recordOf({ email: 'lee@northwind.example' })
    await recordOf({ email: 'lee@northwind.example', phoneNumber: '+49 30 901820', content: 'Has a phone.' })
    expect(await recordOf({ phoneNumber: '+49 30 901820', content: 'By phone.' })).toBe(id)
    await recordOf({ recordId: id, customKeyName: 'crmId', customKeyValue: 'lee', content: 'Has a number.' })
    expect(await recordOf({ customKeyName: 'crmId', customKeyValue: 'lee', content: 'By number.' })).toBe(id)
  })

  it('of another record is a conflict that names both, for writes and for reads', async () => {
    const one = await recordOf({ email: 'ann@northwind.example' })
    const other = await recordOf({ phoneNumber: '+1 555 0100' })
    const before = await count('memories')
    for (const keys of [
      { email: 'ann@northwind.example', phoneNumber: '+1 555 0100' },
      { recordId: one, phoneNumber: '+1 555 0100' },
    ]) {
      const write = await memorize({ ...keys, content: 'About whom?' })
      for (const answer of [write, await post('recall', keys), await post('properties', keys)]) {
        expect(answer.status).toBe(409)
        expect(answer.body.recordIds.toSorted()).toEqual([one, other].toSorted())
      }
    }
    expect(await count('memories')).toBe(before)
  })

  it('belongs to one record of its type, and without a type means the usual one', async () => {
    const lead = await recordOf({ email: 'eve@northwind.example', type: 'Lead' })
    expect(await recordOf({ email: 'eve@northwind.example', content: 'Untyped.' })).toBe(lead)
    const contact = await recordOf({ email: 'eve@northwind.example', type: 'Contact', content: 'Typed.' })
    expect(contact).not.toBe(lead)
    expect(await recordOf({ email: 'eve@northwind.example', content: 'Untyped again.' })).toBe(contact)
  })

  it('is needed, and an id that does not exist is a 404', async () => {
    expect((await memorize({})).status).toBe(400)
    const recordId = 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'
    for (const path of ['memorize', 'recall', 'smart-recall', 'smart-memory-digest', 'properties']) {
      const query = path === 'smart-recall' ? { query: 'tea' } : path === 'memorize' ? { content: 'x' } : {}
      const { status, body } = await post(path, { recordId, ...query })
      expect(status, path).toBe(404)
      expect(body.message).toContain(recordId)
    }
  })

  it('that no record has is a 404 for reads, which make nothing', async () => {
    const before = await count('records')
    const { status, body } = await post('recall', { email: 'nobody@northwind.example' })
    expect(status).toBe(404)
    expect(body.message).toContain('nobody@northwind.example')
    expect(await count('records')).toBe(before)
  })
})

describe("a record's type", () => {
  beforeAll(async () => {
    await newOrganization()
    await collection({ name: 'People', entityType: 'Contact', properties: [{ name: 'Budget', type: 'number' }] })
    await collection({ name: 'Leads', entityType: 'Lead', properties: [{ name: 'Deadline', type: 'date' }] })
  })
  const content = 'The budget is $90k. The deadline is 15 March 2027.'

  it.each([
    ['a Contact by its e-mail address', { email: 'a@northwind.example' }, {}, ['Budget']],
    ['what it is said to be', { email: 'b@northwind.example', type: 'Lead' }, {}, ['Deadline']],
    ['what it is stored as', { email: 'c@northwind.example' }, { type: 'Lead' }, ['Deadline']],
  ])('is %s and decides which collections are read for', async (_, keys, made, names) => {
    await recordOf({ ...keys, ...made, extract: false, content: 'Exists.' })
    const { body } = await memorize({ ...keys, content })
    expect(body.data.properties.map((found: { propertyName: string }) => found.propertyName)).toEqual(names)
  })

  it('is what it is stored as for an id too, whatever the call says', async () => {
    const recordId = await recordOf({ email: 'd@northwind.example', type: 'Lead', extract: false })
    for (const more of [{}, { type: 'Contact' }]) {
      const { body } = await memorize({ recordId, ...more, content: `${content} ${JSON.stringify(more)}` })
      expect(body.data.properties).toMatchObject([{ propertyName: 'Deadline' }])
    }
  })
})

describe('the same content', () => {
  beforeAll(() => newOrganization())

  it('for the same record is stored and paid once', async () => {
    const first = await memorize({ email: 'dana@northwind.example' })
    const before = await credits()
    const second = await memorize({ email: 'Dana@Northwind.example' })
    expect(first.body.data).not.toHaveProperty('duplicate')
    expect(second.body.data).toMatchObject({
      duplicate: true,
      creditsCharged: 0,
      properties: [],
      memories: first.body.data.memories,
    })
    expect(await credits()).toBe(before)
  })

  it('for another record is another memory, and so is content that differs by a word', async () => {
    const before = await count('memories')
    await recordOf({ email: 'lee@northwind.example' })
    await recordOf({ email: 'dana@northwind.example', content: 'Likes green tea.' })
    expect(await count('memories')).toBe(before + 2)
  })

  it('from 20 calls at once is stored and paid once', async () => {
    const [before, stored] = [await credits(), await count('memories')]
    const answers = await many(20, () => memorize({ email: 'dana@northwind.example', content: 'Said by all.' }))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(answers.filter(({ body }) => body.data.duplicate !== true)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.data.memories[0].id)).size).toBe(1)
    expect(await count('memories')).toBe(stored + 1)
    expect(await credits()).toBe(before - 2)
  })
})

describe('writes at once', () => {
  beforeAll(async () => {
    await newOrganization()
    await collection({
      name: 'Stack',
      properties: [
        { name: 'Score', type: 'number' },
        { name: 'Tags seen', type: 'text', mode: 'append' },
      ],
    })
  })

  it('to one new entity, 50 of them: one record, nothing lost, all paid', async () => {
    const before = await credits()
    const answers = await many(50, n =>
      memorize({ email: 'new@northwind.example', content: `Fact ${n}.`, extract: false }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(await count('records')).toBe(1)
    expect(await count('record_keys')).toBe(1)
    expect(await count('memories')).toBe(50)
    expect(await credits()).toBe(before - 50)
  })

  it('to a list lose no element, and every change is in the history', async () => {
    const answers = await many(20, n =>
      post('upsert', {
        records: [{ key: { email: 'list@northwind.example' }, properties: { 'Tags seen': `tag ${n}`, Score: n } }],
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const [score, tags] = await properties({ email: 'list@northwind.example' })
    expect(tags.value.toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => `tag ${n}`).toSorted())
    expect([score.version, tags.version]).toEqual([20, 20])
    const history = await app.database.query<{ version: number; from: unknown; to: unknown }>(
      `SELECT version, "from", "to" FROM property_changes WHERE tenant_id = $1 AND system_name = 'score' ORDER BY version`,
      [tenant],
    )
    expect(history.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
    for (const [index, { from }] of history.entries()) expect(from).toEqual(history[index - 1]?.to ?? null)
    expect(history.at(-1)?.to).toBe(score.value)
  })
})

describe('a memory', () => {
  beforeAll(() => newOrganization())

  it('is kept word for word with all that came with it', async () => {
    const said = {
      content: 'Zażółć 👩‍👩‍👧 שלום עולם 記憶\n\n  # not a heading\t',
      speaker: 'Dana Reyes',
      sessionId: 'call-4711',
      timestamp: '2019-03-04T05:06:07.089Z',
      tags: ['sales', 'q4'],
      metadata: { deep: { list: [1, 'two', null] }, ключ: true },
    }
    await recordOf({ email: 'dana@northwind.example', ...said })
    const { body } = await post('recall', { email: 'dana@northwind.example' })
    expect(body.data).toMatchObject([said])
  })

  it.each([
    ['metadata of 8 kB', { metadata: { a: 'x'.repeat(8_192 - '{"a":""}'.length) } }, 200],
    ['a byte more', { metadata: { a: 'x'.repeat(8_193 - '{"a":""}'.length) } }, 400],
    ['a byte more in a letter of two', { metadata: { a: `${'x'.repeat(8_191 - '{"a":""}'.length)}é` } }, 400],
    ['content of 200,000 characters', { content: 'x'.repeat(200_000) }, 200],
    ['one more', { content: 'x'.repeat(200_001) }, 400],
    ['no content', { content: '' }, 400],
    ['a moment that is none', { timestamp: '2026-02-30T00:00:00Z' }, 400],
  ])('may have %s or may not', async (_, body, status) => {
    expect((await memorize({ email: 'size@northwind.example', extract: false, ...body })).status).toBe(status)
  })

  it('takes extraction instructions only where a model is configured', async () => {
    const { status, body } = await memorize({ email: 'dana@northwind.example', extractionPrompt: 'Only amounts.' })
    expect(status).toBe(400)
    expect(body.details[0].path).toBe('body.extractionPrompt')
    expect(body.message).toMatch(/MODEL_PROVIDER.*MODEL_NAME/)
  })

  it('may belong to a workspace, and to nothing else', async () => {
    const workspace = await collection({ name: 'Tasks', kind: 'workspace' })
    const people = await collection({ name: 'People' })
    const note = (actionId: string) => memorize({ email: 'dana@northwind.example', content: 'Call back.', actionId })
    expect((await note(workspace)).status).toBe(200)
    expect((await note(people)).body.details).toMatchObject([{ path: 'body.actionId' }])
    expect((await note('col_01KAK7F3V6AAAAAAAAAAAAAAAA')).status).toBe(404)
  })
})

describe('extraction', () => {
  let sales: string
  beforeAll(async () => {
    await newOrganization()
    sales = await collection({
      name: 'Sales',
      properties: [
        { name: 'Budget', type: 'number', unit: 'USD' },
        { name: 'Deadline', type: 'date' },
      ],
    })
    await collection({ name: 'Notes', properties: [{ name: 'City', type: 'text' }] })
  })
  const budget = async (email: string) => (await properties({ email, propertyNames: ['Budget'] }))[0]

  it('tells each value with its evidence, and what it replaced', async () => {
    const email = 'dana@northwind.example'
    const content = 'The budget is $90k.'
    const first = await memorize({ email, content })
    const [found] = first.body.data.properties
    expect(first.body.data.creditsCharged).toBe(2)
    expect(found).toMatchObject({ propertyName: 'Budget', value: 90_000, collectionId: sales, engine: 'offline' })
    expect(content.slice(found.evidence.start, found.evidence.end)).toBe(found.evidence.text)
    const second = await memorize({ email, content: 'The budget is $120k.' })
    expect(second.body.data.properties).toMatchObject([{ value: 120_000, previousValue: 90_000 }])
    const value = await budget(email)
    expect(value).toMatchObject({ value: 120_000, version: 2, unit: 'USD', collectionName: 'Sales' })
    expect(value.source).toBe(`memory:${second.body.data.memories[0].id}`)
    const history = await app.database.query(
      `SELECT "from", "to", version, source, actor, evidence ->> 'text' AS evidence FROM property_changes
       WHERE tenant_id = $1 ORDER BY version`,
      [tenant],
    )
    expect(history).toMatchObject([
      { from: null, to: 90_000, version: 1, actor: expect.stringMatching(/^key:key_/), evidence: found.evidence.text },
      { from: 90_000, to: 120_000, version: 2, source: value.source },
    ])
  })

  it('of what was said earlier does not replace what was said later', async () => {
    const email = 'late@northwind.example'
    await recordOf({ email, content: 'The budget is $120k.', timestamp: '2026-06-01T00:00:00Z' })
    const late = await memorize({ email, content: 'The budget is $80k.', timestamp: '2026-01-01T00:00:00Z' })
    expect(late.body.data.properties).toMatchObject([{ value: 80_000 }])
    expect(late.body.data.properties[0]).not.toHaveProperty('previousValue')
    expect(await budget(email)).toMatchObject({ value: 120_000, version: 1 })
  })

  it('does not replace what a caller has set by a less certain guess', async () => {
    const email = 'set@northwind.example'
    await post('upsert', { records: [{ key: { email }, properties: { Budget: 500_000 } }] })
    const { body } = await memorize({ email, content: 'The budget is $120k.' })
    expect(body.data.properties[0].confidence).toBeLessThan(1)
    expect(await budget(email)).toMatchObject({ value: 500_000, source: 'caller' })
  })

  it('gives way to a caller, even when it was said of the future', async () => {
    const email = 'future@northwind.example'
    await recordOf({ email, content: 'The budget is $120k.', timestamp: '2099-01-01T00:00:00Z' })
    await post('upsert', { records: [{ key: { email }, properties: { Budget: 1 } }] })
    expect(await budget(email)).toMatchObject({ value: 1, source: 'caller' })
  })

  it('can be left out, for the price of the memory alone', async () => {
    const { body } = await memorize({ email: 'plain@northwind.example', content: 'Budget: $5k.', extract: false })
    expect(body.data).toMatchObject({ properties: [], creditsCharged: 1 })
    expect(await properties({ email: 'plain@northwind.example' })).toEqual([])
  })

  it('keeps at most as many values as asked for', async () => {
    const content = 'The budget is $90k. The deadline is 15 March 2027.'
    const { body } = await memorize({ email: 'most@northwind.example', content, maxProperties: 1 })
    expect(body.data.properties).toHaveLength(1)
    expect(await properties({ email: 'most@northwind.example' })).toHaveLength(1)
  })

  it('reads for the named collections alone, by id, name or slug', async () => {
    const content = 'The budget is $90k. City: Leeds.'
    const named = async (choice: object, email: string) => {
      const { status, body } = await memorize({ email, content, ...choice })
      return status === 200 ? body.data.properties.map((found: { propertyName: string }) => found.propertyName) : status
    }
    expect(await named({ collectionIds: [sales] }, 'c1@northwind.example')).toEqual(['Budget'])
    expect(await named({ collectionNames: ['notes'] }, 'c2@northwind.example')).toEqual(['City'])
    expect(await named({ collectionNames: ['nowhere'] }, 'c3@northwind.example')).toBe(404)
  })

  it('collects where the collection says so, each value once', async () => {
    await collection({ name: 'Tools', properties: [{ name: 'Tool', type: 'text', mode: 'append' }] })
    const email = 'tools@northwind.example'
    for (const content of ['Tool: Excel', 'Tool: Jira', 'tool: Excel'])
      await recordOf({ email, content, collectionNames: ['Tools'] })
    expect(await properties({ email })).toMatchObject([{ propertyName: 'Tool', value: ['Excel', 'Jira'], version: 2 }])
  })
})

describe('credits', () => {
  it('are charged to the last one, and then nothing is stored', async () => {
    await newOrganization(5)
    await recordOf({ email: 'dana@northwind.example', content: 'One.' })
    await recordOf({ email: 'dana@northwind.example', content: 'Two.' })
    const { status, body } = await memorize({ email: 'new@northwind.example', content: 'Three.' })
    expect(status).toBe(402)
    expect(body).toMatchObject({ error: 'payment_required', required: 2, balance: 1 })
    expect([await count('memories'), await count('records'), await credits()]).toEqual([2, 1, 1])
    expect((await memorize({ email: 'new@northwind.example', content: 'Plain.', extract: false })).status).toBe(200)
    expect(await credits()).toBe(0)
  })

  it('for 10 calls make exactly 10 of 50 at once', async () => {
    await newOrganization(20)
    const answers = await many(50, n => memorize({ email: `c${n}@northwind.example`, content: `Fact ${n}.` }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 402)
    expect(refused).toHaveLength(40)
    for (const { body } of refused) expect(body.balance).toBeLessThan(body.required)
    expect([await count('memories'), await count('records'), await credits()]).toEqual([10, 10, 0])
  })

  it('spent are what the usage entries say', async () => {
    await newOrganization(100)
    await recordOf({ email: 'dana@northwind.example' })
    await recordOf({ email: 'dana@northwind.example' })
    await recordOf({ email: 'dana@northwind.example', content: 'Plain.', extract: false })
    await post('recall', { email: 'dana@northwind.example' })
    await post('smart-recall', { query: 'tea', generateAnswer: true })
    await post('smart-memory-digest', { email: 'dana@northwind.example' })
    await post('upsert', { records: [{ key: { email: 'dana@northwind.example' }, properties: { Budget: 1 } }] })
    await post('memory/filter-by-property', { conditions: [{ property: 'Budget', operator: 'exists' }] })
    await post('properties', { email: 'dana@northwind.example' })
    const [row] = await app.database.query<{ spent: number; entries: string }>(
      `SELECT sum(credits)::int AS spent, string_agg(operation || ' ' || credits, ', ' ORDER BY id) AS entries
       FROM usage_entries WHERE tenant_id = $1`,
      [tenant],
    )
    expect(row?.entries).toBe('memorize 2, memorize 1, recall 1, smartRecall 2, smartMemoryDigest 1, upsert 1')
    expect(await credits()).toBe(100 - (row?.spent ?? 0))
  })
})
