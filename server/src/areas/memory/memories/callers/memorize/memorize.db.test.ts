import { beforeAll, describe, expect, it } from 'vitest'
import type { TestAnswer } from '../../../../../../test/support/test-app.ts'
import { useApp } from '../../../../../../test/support/use-app.ts'

const app = useApp({ settings: { DATABASE_POOL_SIZE: '10' } })
let key: string
let tenant: number

async function newOrganization(credits = 1_000_000): Promise<void> {
  const organization = await app.organization({ credits })
  key = organization.key
  tenant = organization.tenants.live
}

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
const memorize = (body: object): Promise<TestAnswer> => post('memorize', { content: 'Likes tea.', ...body })
const many = (count: number, call: (n: number) => Promise<TestAnswer>): Promise<TestAnswer[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => call(n)))

/** Memorizes and returns the record's id. */
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

describe('the same content', () => {
  beforeAll(() => newOrganization())

  it('for the same record is stored and charged once', async () => {
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

  it('for another record is a separate memory, as is content that differs by one word', async () => {
    const before = await count('memories')
    await recordOf({ email: 'lee@northwind.example' })
    await recordOf({ email: 'dana@northwind.example', content: 'Likes green tea.' })
    expect(await count('memories')).toBe(before + 2)
  })

  it('from 20 concurrent calls is stored and charged once', async () => {
    const [before, stored] = [await credits(), await count('memories')]
    const answers = await many(20, () => memorize({ email: 'dana@northwind.example', content: 'Said by all.' }))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(answers.filter(({ body }) => body.data.duplicate !== true)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.data.memories[0].id)).size).toBe(1)
    expect(await count('memories')).toBe(stored + 1)
    expect(await credits()).toBe(before - 1)
  })
})

describe('concurrent writes', () => {
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

  it('of 50 memories to one new entity create one record, lose nothing and are all charged', async () => {
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

  it('to a list lose no element, and the history has every change', async () => {
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

  it('is stored verbatim with all its fields', async () => {
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
  ])('with %s is accepted or rejected', async (_, body, status) => {
    expect((await memorize({ email: 'size@northwind.example', extract: false, ...body })).status).toBe(status)
  })

  it.each([
    ['memorize', { email: 'blank@northwind.example', content: ' \n' }, 'body.content'],
    [
      'batch-memorize',
      {
        records: [
          { email: 'said@northwind.example', content: 'Said.' },
          { email: 'blank@northwind.example', content: '\t' },
        ],
      },
      'body.records.1.content',
    ],
  ])('of whitespace only is rejected by %s, not stored and not charged', async (path, body, place) => {
    const before = { credits: await credits(), memories: await count('memories'), records: await count('records') }
    const answer = await post(path, body)
    expect(answer.status).toBe(400)
    expect(answer.body.details).toEqual([{ path: place, message: 'must have more in it than white space' }])
    expect({ credits: await credits(), memories: await count('memories'), records: await count('records') }).toEqual(
      before,
    )
  })

  it('accepts extraction instructions only if a model is configured', async () => {
    const { status, body } = await memorize({ email: 'dana@northwind.example', extractionPrompt: 'Only amounts.' })
    expect(status).toBe(400)
    expect(body.details[0].path).toBe('body.extractionPrompt')
    expect(body.message).toMatch(/MODEL_PROVIDER.*MODEL_NAME/)
  })

  it('may belong to a workspace, but to no other collection', async () => {
    const workspace = await collection({ name: 'Tasks', kind: 'workspace' })
    const people = await collection({ name: 'People' })
    const note = (actionId: string) => memorize({ email: 'dana@northwind.example', content: 'Call back.', actionId })
    expect((await note(workspace)).status).toBe(200)
    expect((await note(people)).body.details).toMatchObject([{ path: 'body.actionId' }])
    expect((await note('col_01KAK7F3V6AAAAAAAAAAAAAAAA')).status).toBe(404)
  })
})

describe('credits', () => {
  it('are charged down to zero, and then nothing is stored', async () => {
    await newOrganization(4)
    await post('collections', { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] })
    await recordOf({ email: 'dana@northwind.example', content: 'The budget is $10k.' })
    await recordOf({ email: 'dana@northwind.example', content: 'One.' })
    const { status, body } = await memorize({ email: 'new@northwind.example', content: 'The budget is $20k.' })
    expect(status).toBe(402)
    expect(body).toMatchObject({ error: 'payment_required', required: 2, balance: 1 })
    expect([await count('memories'), await count('records'), await credits()]).toEqual([2, 1, 1])
    expect((await memorize({ email: 'new@northwind.example', content: 'Plain.' })).status).toBe(200)
    expect(await credits()).toBe(0)
  })

  it('are not charged for extraction that finds nothing, nor needed for a duplicate', async () => {
    await newOrganization(1)
    const email = 'dana@northwind.example'
    expect((await memorize({ email, content: 'The budget is $10k.' })).body.data.creditsCharged).toBe(1)
    expect(await credits()).toBe(0)
    for (const content of ['The budget is $10k.', 'the budget is $10k']) {
      const again = await memorize({ email, content })
      expect(again.status, content).toBe(200)
      expect(again.body.data).toMatchObject({ duplicate: true, creditsCharged: 0 })
    }
    expect((await memorize({ email, content: 'Two.' })).body).toMatchObject({ required: 1, balance: 0 })
  })

  it('for 10 calls let exactly 10 of 50 concurrent calls succeed', async () => {
    await newOrganization(10)
    const answers = await many(50, n => memorize({ email: `c${n}@northwind.example`, content: `Fact ${n}.` }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 402)
    expect(refused).toHaveLength(40)
    for (const { body } of refused) expect(body.balance).toBeLessThan(body.required)
    expect([await count('memories'), await count('records'), await credits()]).toEqual([10, 10, 0])
  })

  it('spent match the usage entries', async () => {
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
    expect(row?.entries).toBe('memorize 1, memorize 1, recall 1, smartRecall 2, smartMemoryDigest 1, upsert 1')
    expect(await credits()).toBe(100 - (row?.spent ?? 0))
  })
})
