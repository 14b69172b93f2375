import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCorpus } from '../../test/support/search/corpus.ts'
import { index, inMemory, overDatabase } from '../../test/support/search/engines.ts'
import { openTestDatabase, type TestDatabase } from '../../test/support/test-database.ts'
import type { Scope } from '../platform/database/scope.ts'
import { documentOf } from './indexing/document.ts'
import { deleteDocuments, indexDocuments } from './indexing/index-documents.ts'
import { rank } from './rank.ts'
import type { SearchInput, SearchQuery } from './types.ts'

const now = new Date('2026-11-21T10:00:00Z')
let test: TestDatabase
let roundTrips = 0
let tenants = 100

beforeAll(async () => {
  test = await openTestDatabase({
    onRoundTrip: () => {
      roundTrips++
    },
  })
})
afterAll(() => test.close())

/** A new tenant. */
const tenant = (): Scope => test.database.scope({ tenantId: tenants++, livemode: true })

interface Note extends Partial<Omit<SearchInput, 'timestamp'>> {
  content: string
  record?: string
  type?: string
  timestamp?: string
}

async function store(scope: Scope, notes: Note[]): Promise<void> {
  const documents = notes.map(({ timestamp, ...note }, i) =>
    documentOf({ id: `n${i}`, source: 'memory', timestamp: new Date(timestamp ?? now), ...note }),
  )
  const rows = notes.map(({ id, record, type }, i) => ({
    id: id ?? `n${i}`,
    record_id: record ?? 'rec_a',
    type: type ?? 'contact',
    position: i,
  }))
  await indexDocuments(scope, documents, rows)
}

async function idsFor(scope: Scope, text: string, more: Partial<SearchQuery> = {}): Promise<string[]> {
  const hits = await rank(scope, { text, source: 'memory', limit: 10, now, ...more })
  return hits.map(hit => hit.id)
}

describe('rank', () => {
  it('finds a text near a match, unless neighbors are disabled', async () => {
    const scope = tenant()
    await store(scope, [
      { content: 'The green gate is closed.', sessionId: 'gates' },
      { content: 'It opens at nine.', sessionId: 'gates' },
    ])
    expect(await idsFor(scope, 'green gate')).toEqual(['n0', 'n1'])
    expect(await idsFor(scope, 'green gate', { signals: { neighbors: false } })).toEqual(['n0'])
  })

  it('finds matches, reports the matching words, and omits texts without any', async () => {
    const scope = tenant()
    await store(scope, [{ content: 'The renewal was signed by Dana.' }, { content: 'Lunch is at noon.' }])
    const hits = await rank(scope, { text: 'Who signs renewals?', source: 'memory', limit: 10, now })
    expect(hits).toMatchObject([{ id: 'n0', part: 0, matched: ['signs', 'renewals'] }])
    expect(await idsFor(scope, 'submarine')).toEqual([])
    expect(await idsFor(scope, 'what is it?')).toEqual([])
  })

  it('respects tenant, record, type, tags and times', async () => {
    const scope = tenant()
    await store(scope, [
      {
        content: 'Pilot in Leeds',
        record: 'rec_a',
        type: 'company',
        tags: ['eu', 'won'],
        timestamp: '2026-01-05T00:00:00Z',
      },
      { content: 'Pilot in York', record: 'rec_b', tags: ['eu'], timestamp: '2026-06-05T00:00:00Z' },
      { content: 'Pilot in Hull', record: 'rec_c', timestamp: '2026-09-05T00:00:00Z' },
    ])
    await store(tenant(), [{ id: 'other', content: 'Pilot in Ghent' }])
    expect((await idsFor(scope, 'pilot')).sort()).toEqual(['n0', 'n1', 'n2'])
    expect(await idsFor(scope, 'pilot', { recordIds: ['rec_b'] })).toEqual(['n1'])
    expect((await idsFor(scope, 'pilot', { recordIds: ['rec_b', 'rec_c', 'rec_x'] })).sort()).toEqual(['n1', 'n2'])
    expect(await idsFor(scope, 'pilot', { recordIds: [] })).toEqual([])
    expect(await idsFor(scope, 'pilot', { type: 'company' })).toEqual(['n0'])
    expect((await idsFor(scope, 'pilot', { tags: ['eu'] })).sort()).toEqual(['n0', 'n1'])
    expect(await idsFor(scope, 'pilot', { tags: ['won', 'eu'] })).toEqual(['n0'])
    expect(await idsFor(scope, 'pilot', { since: new Date('2026-07-01') })).toEqual(['n2'])
    expect(await idsFor(scope, 'pilot', { since: new Date('2026-02-01'), until: new Date('2026-07-01') })).toEqual([
      'n1',
    ])
  })

  it('finds a text with another word of the same meaning, and reports no matching word', async () => {
    const scope = tenant()
    await store(scope, [{ content: 'A physician looks after her.' }, { content: 'She paints.' }])
    const search = { text: 'Who is her doctor?', source: 'memory', limit: 10, now } as const
    expect(await rank(scope, search)).toMatchObject([{ id: 'n0', matched: [] }])
    expect(await rank(scope, { ...search, recordIds: ['rec_a'] })).toMatchObject([{ id: 'n0' }])
    expect(await rank(scope, { ...search, signals: { related: false } })).toEqual([])
    // in many records a related word is no longer looked up, but still counts for texts found by another word
    const recordIds = ['rec_a', ...Array.from({ length: 60 }, (_, n) => `rec_${n}`)]
    expect(await rank(scope, { ...search, recordIds })).toEqual([])
    const both = { ...search, text: 'Which doctor looks after her?', recordIds }
    const [found] = await rank(scope, both)
    const [without] = await rank(scope, { ...both, signals: { related: false } })
    expect(found?.parts.match).toBeGreaterThan(without?.parts.match ?? 1)
  })

  it('finds an answer through the question before it, in the same session only', async () => {
    const scope = tenant()
    await store(scope, [
      { content: 'Which vendor makes the probes?', speaker: 'Ana', sessionId: 's1' },
      { content: 'Kestrel, since spring.', speaker: 'Ben', sessionId: 's1' },
      { content: 'Nothing else to report.', speaker: 'Ben', sessionId: 's2' },
    ])
    expect((await idsFor(scope, 'vendor of the probes')).sort()).toEqual(['n0', 'n1'])
  })

  it('finds texts from a named time by that time alone', async () => {
    const scope = tenant()
    await store(scope, [
      { content: 'Audit passed.', timestamp: '2026-05-12T00:00:00Z' },
      { content: 'Audit planned.', timestamp: '2025-11-12T00:00:00Z' },
    ])
    expect(await idsFor(scope, 'What was in May 2026?')).toEqual(['n0'])
  })

  it('finds one passage of a long text', async () => {
    const scope = tenant()
    const filler = 'The committee discussed ordinary matters of the estate at length. '.repeat(120)
    await store(scope, [
      { content: `${filler}\n\nThe boiler code is Heron.\n\n${filler}` },
      { content: 'The estate has a committee.' },
    ])
    const [hit] = await rank(scope, { text: 'What is the code of the boiler?', source: 'memory', limit: 10, now })
    expect(hit).toMatchObject({ id: 'n0', matched: ['code', 'boiler'] })
    expect(hit?.part).toBeGreaterThan(0)
  })

  it('shows near duplicates of a record once, and contradictions both, newest first', async () => {
    const scope = tenant()
    await store(scope, [
      { content: 'Dana prefers calls before noon.' },
      { content: 'dana prefers calls before noon' },
      { content: 'Dana prefers calls before noon.', record: 'rec_b' },
      { content: 'The Harrow budget is 120,000.', timestamp: '2026-01-05T00:00:00Z' },
      { content: 'The Harrow budget is 150,000.', timestamp: '2026-08-05T00:00:00Z' },
    ])
    const hits = await rank(scope, { text: 'calls before noon', source: 'memory', limit: 10, now })
    expect(hits.map(hit => [hit.id, ...hit.alike].sort()).sort()).toEqual([['n0', 'n1'], ['n2']])
    expect(await idsFor(scope, 'calls before noon', { signals: { collapse: false } })).toHaveLength(3)
    expect(await idsFor(scope, 'Harrow budget')).toEqual(['n4', 'n3'])
  })

  it('does not find deleted texts, and finds them again after they are inserted again', async () => {
    const scope = tenant()
    await store(scope, [{ content: 'Orchid code' }, { content: 'Orchid vase' }])
    await scope.query(`WITH ${deleteDocuments('$2::text[]')} SELECT 1 AS tenant_id WHERE $1 > 0`, [['n0']])
    expect(await idsFor(scope, 'orchid')).toEqual(['n1'])
    await store(scope, [{ content: 'Orchid code' }])
    expect((await idsFor(scope, 'orchid')).sort()).toEqual(['n0', 'n1'])
  })

  it('returns up to 200 hits, best first, in two round trips', async () => {
    const scope = tenant()
    await store(
      scope,
      Array.from({ length: 250 }, (_, i) => ({ content: `Invoice ${i} was paid in full number${i}` })),
    )
    const before = roundTrips
    const hits = await rank(scope, { text: 'paid invoices', source: 'memory', limit: 200, now })
    expect(roundTrips - before).toBeLessThanOrEqual(2)
    expect(hits).toHaveLength(200)
    expect(hits.map(hit => hit.score)).toEqual(hits.map(hit => hit.score).sort((a, b) => b - a))
  })

  it('accepts any text as a query', async () => {
    const scope = tenant()
    await store(scope, [{ content: "Robert'); DROP TABLE search.documents;--" }])
    for (const text of ["'); DROP TABLE", '\u0001', '🙂', '%_\\', '"', 'a '.repeat(5_000), 'x'.repeat(10_000)]) {
      await expect(idsFor(scope, text)).resolves.toBeInstanceOf(Array)
    }
    expect(await idsFor(scope, 'robert')).toEqual(['n0'])
  })

  it('ranks like an in-memory search of the entire corpus', async () => {
    const corpus = readCorpus(new URL('../../../bench/judged/recall.json', import.meta.url).pathname)
    const scope = tenant()
    await index(scope, corpus.texts)
    const [memory, database] = [inMemory(corpus), overDatabase(scope, corpus.now)]
    let same = 0
    const questions = corpus.questions.filter((_, i) => i % 5 === 0)
    for (const { question, record } of questions) {
      const expected = (await memory(question, record)).slice(0, 3)
      const found = (await database(question, record)).slice(0, 3)
      // the database limits matches by time alone, so the tails may differ
      if (found.every((hit, i) => hit.id === expected[i]?.id)) same++
      for (const hit of found) {
        const twin = expected.find(other => other.id === hit.id)
        if (twin)
          for (const [part, value] of Object.entries(twin.parts))
            expect(hit.parts).toHaveProperty(part, expect.closeTo(value, 9))
      }
    }
    expect(same / questions.length).toBeGreaterThan(0.95)
  })

  it('scans no table in full, whatever it contained when the statements were planned', async () => {
    const scope = tenant()
    const statements: [string, readonly unknown[]][] = []
    const spy: Scope = {
      ...scope,
      query: (statement, values) => {
        statements.push([statement, values ?? []])
        return scope.query(statement, values)
      },
    }
    for (const recordIds of [undefined, ['rec_a']]) {
      await rank(spy, { text: 'budget of May 2026', source: 'memory', limit: 10, now, ...(recordIds && { recordIds }) })
    }
    expect(statements).toHaveLength(4)
    await test.database.transaction(async () => {
      await test.database.query("SET LOCAL plan_cache_mode = 'force_generic_plan'")
      for (const [statement, values] of statements) {
        const plan = await scope.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${statement}`, values as never)
        const text = plan.map(row => row['QUERY PLAN']).join('\n')
        expect(text).toContain('documents_postings')
        expect(text).not.toMatch(/Seq Scan on/)
        // the neighbours of a passage are read by session only, once before it and once from it on
        if (statement.includes('around')) expect(text.match(/ documents_session /g)).toHaveLength(2)
      }
    })
  })
})
