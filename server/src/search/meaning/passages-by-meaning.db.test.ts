import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { documentOf } from '../indexing/document.ts'
import { indexDocuments } from '../indexing/index-documents.ts'
import { rank } from '../rank.ts'
import type { Hit, Meaning, SearchQuery } from '../types.ts'
import { storeEmbeddings } from './store-embeddings.ts'

const now = new Date('2026-11-21T10:00:00Z')
const DIMENSIONS = 96
let test: TestDatabase
let tenants = 100

beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

const tenant = (): Scope => test.database.scope({ tenantId: tenants++, livemode: true })

let state = 1
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32 - 0.5
}
const direction = (): number[] => Array.from({ length: DIMENSIONS }, random)
const subjects = Array.from({ length: 100 }, direction)
/** A vector that is close to others of its subject, and to nothing else. */
const vectorOf = (subject: number): Float32Array => {
  const towards = subjects[subject] ?? direction()
  return Float32Array.from(direction(), (one, i) => one + 2 * (towards[i] ?? 0))
}
const about = (subject: number, model = 'm'): Meaning => ({
  model,
  vector: vectorOf(subject),
  unrelated: Array.from({ length: 32 }, () => vectorOf(-1)),
})

interface Note {
  content: string
  subject?: number
  record?: string
  type?: string
  tags?: string[]
  timestamp?: string
  sessionId?: string
}

async function store(scope: Scope, notes: Note[], model = 'm'): Promise<void> {
  const documents = notes.map(({ timestamp, content, tags, sessionId }, i) =>
    documentOf({
      id: `n${i}`,
      source: 'memory',
      timestamp: new Date(timestamp ?? now),
      content,
      tags: tags ?? [],
      sessionId: sessionId ?? null,
    }),
  )
  const rows = notes.map(({ record = 'rec_a', type = 'contact' }, position) => ({
    id: `n${position}`,
    record_id: record,
    type,
    position,
  }))
  await indexDocuments(scope, documents, rows)
  const passages = notes.flatMap(({ subject }, i) =>
    subject === undefined ? [] : [{ tenantId: scope.tenantId, id: `n${i}`, part: 0, vector: vectorOf(subject) }],
  )
  await storeEmbeddings(test.database, model, passages, [])
}

const search = (scope: Scope, text: string, more: Partial<SearchQuery>): Promise<Hit[]> =>
  rank(scope, { text, source: 'memory', limit: 10, now, ...more })

async function idsFor(scope: Scope, text: string, more: Partial<SearchQuery>): Promise<string[]> {
  return (await search(scope, text, more)).map(hit => hit.id)
}

describe('search by meaning', () => {
  it('finds texts without a common word, says so, and can be switched off', async () => {
    const scope = tenant()
    await store(scope, [
      { content: 'Her terrier sleeps.', subject: 0 },
      { content: 'The sedan broke down.', subject: 1 },
    ])
    const [hit] = await search(scope, 'Any pets?', { meaning: about(0) })
    expect(hit).toMatchObject({ id: 'n0', matched: [], parts: { match: 0 } })
    expect(hit?.parts.meaning).toBeGreaterThan(0)
    expect(await idsFor(scope, 'Any pets?', { meaning: about(0), signals: { meaning: false } })).toEqual([])
    expect(await idsFor(scope, 'Any pets?', {})).toEqual([])
    // the query does not even need an informative word
    expect(await idsFor(scope, 'what is it?', { meaning: about(1) })).toEqual(['n1'])
  })

  it('respects tenant, record, type, tags, times and condition', async () => {
    const scope = tenant()
    const meaning = about(0)
    await store(scope, [
      { content: 'One', subject: 0, type: 'company', tags: ['eu', 'won'], timestamp: '2026-01-05T00:00:00Z' },
      { content: 'Two', subject: 0, record: 'rec_b', tags: ['eu'], timestamp: '2026-06-05T00:00:00Z' },
      { content: 'Three', subject: 0, record: 'rec_c', timestamp: '2026-09-05T00:00:00Z' },
    ])
    await store(tenant(), [{ content: 'Of another tenant', subject: 0 }])
    const found = async (more: Partial<SearchQuery>): Promise<string[]> =>
      (await idsFor(scope, 'pets', { meaning, ...more })).sort()
    expect(await found({})).toEqual(['n0', 'n1', 'n2'])
    expect(await found({ recordIds: ['rec_b', 'rec_c', 'rec_x'] })).toEqual(['n1', 'n2'])
    expect(await found({ recordIds: [] })).toEqual([])
    for (const recordIds of [undefined, ['rec_a', 'rec_b', 'rec_c']]) {
      const within = recordIds && { recordIds }
      expect(await found({ type: 'company', ...within })).toEqual(['n0'])
      expect(await found({ tags: ['eu'], ...within })).toEqual(['n0', 'n1'])
      expect(await found({ since: new Date('2026-07-01'), ...within })).toEqual(['n2'])
      expect(await found({ until: new Date('2026-02-01'), ...within })).toEqual(['n0'])
      expect(await found({ where: (d, values) => `${d}.record_id = $${values.push('rec_b')}`, ...within })).toEqual([
        'n1',
      ])
    }
  })

  it('does not compare vectors of different models', async () => {
    const scope = tenant()
    await store(scope, [{ content: 'Her terrier sleeps.', subject: 0 }], 'old')
    for (const recordIds of [undefined, ['rec_a']])
      expect(await idsFor(scope, 'pets', { meaning: about(0), ...(recordIds && { recordIds }) })).toEqual([])
  })

  it('also scores word matches by meaning, and texts without a vector by words', async () => {
    const scope = tenant()
    await store(scope, [
      { content: 'The orchid budget.', subject: 3, timestamp: '2026-11-01T00:00:00Z' },
      { content: 'An orchid budget.', subject: 0, timestamp: '2025-11-01T00:00:00Z', record: 'rec_b' },
      { content: 'Orchid budget notes.' },
    ])
    const hits = await search(scope, 'orchid budget', { meaning: about(0) })
    expect(hits.map(hit => [hit.id, hit.parts.meaning > 0.1])).toEqual([
      ['n1', true],
      ['n0', false],
      ['n2', false],
    ])
  })

  it('collapses near duplicates that are found only by meaning', async () => {
    const scope = tenant()
    await store(scope, [
      { content: 'Her terrier sleeps.', subject: 0 },
      { content: 'her terrier sleeps', subject: 0 },
    ])
    const [hit, ...others] = await search(scope, 'pets', { meaning: about(0) })
    expect([hit?.id, ...(hit?.alike ?? [])].sort()).toEqual(['n0', 'n1'])
    expect(others).toEqual([])
  })

  it('finds the nearest of thousands, and new texts within a second', { timeout: 60_000 }, async () => {
    const scope = tenant()
    const notes = Array.from({ length: 3_000 }, (_, i) => ({ content: `Number ${i}`, subject: 1 + (i % 90) }))
    await store(scope, [{ content: 'Her terrier sleeps.', subject: 0 }, ...notes])
    await expect.poll(async () => (await idsFor(scope, 'pets', { meaning: about(0) }))[0]).toBe('n0')
    await scope.query('DELETE FROM search.documents WHERE tenant_id = $1 AND id = $2', ['n0'])
    expect(await idsFor(scope, 'pets', { meaning: about(0) })).not.toContain('n0')
    await storeEmbeddings(
      test.database,
      'm',
      [{ tenantId: scope.tenantId, id: 'n7', part: 0, vector: vectorOf(0) }],
      [],
    )
    await expect
      .poll(async () => (await idsFor(scope, 'pets', { meaning: about(0) }))[0], { timeout: 5_000 })
      .toBe('n7')
  })

  it('finds matches of a narrow filter even if thousands of others are nearer', {
    timeout: 60_000,
  }, async () => {
    const scope = tenant()
    // all have about the same meaning; only the filter distinguishes the few, and none of them is among the nearest 400
    const meaning = about(0)
    const others = Array.from({ length: 3_000 }, (_, i) => ({ content: `Number ${i}`, subject: 0 }))
    const few = { subject: 50, type: 'company', tags: ['rare'], timestamp: '2020-01-05T00:00:00Z', record: 'rec_b' }
    const far = Array.from({ length: 600 }, (_, i) => ({ content: `Far ${i}`, subject: 1 + (i % 40) }))
    await store(scope, [{ content: 'The parcel went astray.', ...few }, ...others, ...far])
    const mixed = { ...meaning, vector: meaning.vector.map((one, i) => one + (subjects[50]?.[i] ?? 0)) }
    const first = async (more: Partial<SearchQuery>): Promise<string | undefined> =>
      (await idsFor(scope, 'zzz', { meaning: mixed, ...more }))[0]
    await expect.poll(() => first({})).toBeDefined()
    expect(await idsFor(scope, 'zzz', { meaning: mixed, limit: 200 })).not.toContain('n0')
    expect(await first({ type: 'company' })).toBe('n0')
    expect(await first({ tags: ['rare'] })).toBe('n0')
    expect(await first({ until: new Date('2021-01-01') })).toBe('n0')
    expect(await first({ since: new Date('2019-01-01'), until: new Date('2021-01-01') })).toBe('n0')
    expect(await first({ where: (d, values) => `${d}.record_id = $${values.push('rec_b')}` })).toBe('n0')
  })

  it('scans no table in full', async () => {
    const scope = tenant()
    const statements: [string, readonly unknown[]][] = []
    const spy: Scope = {
      ...scope,
      query: (statement, values) => {
        statements.push([statement, values ?? []])
        return scope.query(statement, values)
      },
    }
    for (const recordIds of [undefined, ['rec_a']])
      await search(spy, 'budget', { meaning: about(0), ...(recordIds && { recordIds }) })
    const ofVectors = statements.filter(([statement]) => statement.includes('search.embeddings'))
    expect(ofVectors.length).toBeGreaterThanOrEqual(5)
    await test.database.transaction(async () => {
      await test.database.query("SET LOCAL plan_cache_mode = 'force_generic_plan'")
      for (const [statement, values] of ofVectors) {
        const plan = await scope.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${statement}`, values as never)
        const text = plan.map(row => row['QUERY PLAN']).join('\n')
        expect(text).not.toMatch(/Seq Scan on/)
      }
    })
  })
})

it('reads few of many vectors to learn what unrelated texts score, with statistics older than the rows', async () => {
  const scope = tenant()
  const notes = Array.from({ length: 600 }, (_, n) => ({ content: `Note ${n}`, subject: n % 100 }))
  await store(scope, notes)
  const read: number[] = []
  const counting: Scope = {
    ...scope,
    query: async (statement, values = []) => {
      if (statement.includes('FROM sample')) {
        const [row] = await scope.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(
          `EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
          values,
        )
        if (row) read.push(vectorsRead(row['QUERY PLAN'][0].Plan))
      }
      return scope.query(statement, values)
    },
  }
  const hits = await rank(counting, { text: 'Any pets?', source: 'memory', limit: 5, now, meaning: about(3) })
  expect(hits).toHaveLength(5)
  expect(read).toHaveLength(1)
  expect(read[0]).toBeGreaterThan(0)
  expect(read[0]).toBeLessThan(notes.length / 2)
})

interface Step {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Step[]
}

/** How many vectors a plan and its steps read, those included that a condition removed. */
const vectorsRead = (step: Step): number =>
  (step['Relation Name'] === 'embeddings'
    ? (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']
    : 0) + (step.Plans ?? []).reduce((sum, each) => sum + vectorsRead(each), 0)
