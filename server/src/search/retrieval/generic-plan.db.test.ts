import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { readCorpus } from '../../../test/support/search/corpus.ts'
import { index } from '../../../test/support/search/engines.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import type { Scope, SqlValue } from '../../platform/database/scope.ts'
import { rank } from '../rank.ts'
import type { SearchQuery } from '../types.ts'

const from = inject('database')
const corpus = readCorpus(new URL('../../../../bench/judged/recall.json', import.meta.url).pathname)
const [{ record } = { record: '' }] = corpus.texts

let test: TestDatabase
beforeEach(async () => {
  test = await openTestDatabase()
})
afterEach(() => test.close())

const ask = (scope: Scope, text: string, more: Partial<SearchQuery>) =>
  rank(scope, { text, source: 'memory', limit: 10, now: corpus.now, ...more })

interface Node {
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Node[]
}

const scansOf = (node: Node): Node[] => [
  ...(node['Index Name'] === undefined ? [] : [node]),
  ...(node.Plans ?? []).flatMap(scansOf),
]

it('reads no more than necessary, even if the statement was planned before anything was stored', async () => {
  const own = test.database.scope({ tenantId: 1, livemode: true })
  const scans: Node[] = []
  const explaining: Scope = {
    ...own,
    query: async (statement, values: readonly SqlValue[] = []) => {
      const [row] = await own.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`EXPLAIN (FORMAT JSON) ${statement}`, values)
      if (row) scans.push(...scansOf(row['QUERY PLAN'][0].Plan))
      return own.query(statement, values)
    },
  }
  for (const within of [{}, { recordIds: [record] }])
    for (const filter of [{}, { since: new Date(0) }])
      await ask(explaining, 'What did Dana say about the renewal last week?', { ...within, ...filter })
  expect(new Set(scans.map(scan => scan['Index Name']))).toEqual(
    new Set(['documents_postings', 'documents_time', 'documents_record_time', 'documents_session', 'documents_pkey']),
  )
  // the index by time is read from its end, as far as needed
  const wide = scans.filter(scan => !/record_id|ROW\(|postings/.test(scan['Index Cond'] ?? ''))
  expect(new Set(wide.map(scan => scan['Index Name']))).toEqual(new Set(['documents_time']))
})

// behind a pooler, a statement is planned for every call
it.skipIf(from.kind === 'postgresql' && from.pooler)('is planned once for all parameters and table sizes', async () => {
  const scope = test.database.scope({ tenantId: 2, livemode: true })
  const askTimes = async (times: number): Promise<void> => {
    for (const { question } of corpus.questions.slice(0, times))
      for (const within of [{}, { recordIds: [record] }]) await ask(scope, question, within)
  }
  await askTimes(6)
  await index(scope, corpus.texts)
  await test.database.query('ANALYZE')
  await askTimes(6)
  const plans = await test.database.query<{ custom: number }>(
    `SELECT custom_plans::integer AS custom FROM pg_prepared_statements
     WHERE statement LIKE '%search.documents%' AND custom_plans + generic_plans >= 10`,
  )
  // the database makes five custom plans before it switches to a generic one
  expect(plans.map(({ custom }) => custom)).toEqual([5, 5, 5, 5])
})
