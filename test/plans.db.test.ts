import { beforeAll, describe, expect, test } from 'vitest'
import type { SqlValue } from '../server/src/platform/database/scope.ts'
import { useApp } from '../server/test/support/use-app.ts'

/** Tables that grow with the stored data. */
const GROWING = new Set([
  'records',
  'record_keys',
  'memories',
  'property_values',
  'property_changes',
  'documents',
  'usage_entries',
  'outbox',
  'deletions',
  'trash',
])
const RECORDS = 2_000
const MEMORIES = 10_000
const AT_ONCE = 1_000
const OTHERS = 8
const MOMENT = '2026-11-20T15:04:05Z'

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Filter?: string
  Plans?: Node[]
}

/** A step of a plan that reads all of a growing table. */
interface Reading {
  table: string
  how: string
  statement: string
}

const app = useApp()
let key: string

beforeAll(async () => {
  ;({ key } = await app.organization({ credits: 1_000_000_000 }))
  const email = (n: number) => [{ name: 'email', value: `${n % RECORDS}@northwind.example` }]
  for (let start = 0; start < MEMORIES; start += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, n) => start + n)
    await post('memory/import', {
      records: start < RECORDS ? numbers.map(n => ({ keys: email(n), properties: propertiesOf(n) })) : [],
      memories: numbers.map(n => ({
        keys: email(n),
        content: `Note ${n} about topic${n % 97} and the renewal, said to person${n % 1009}.`,
        sessionId: `s${Math.floor(n / 10)}`,
        tags: n % 50 === 0 ? ['rare'] : [],
        timestamp: new Date(Date.UTC(2024, 0, 1) + n * 60_000).toISOString(),
      })),
    })
  }
  await addOthers()
  await app.database.query('ANALYZE')
}, 180_000)

const propertiesOf = (n: number): object[] =>
  Object.entries({
    Budget: n,
    Stage: `Stage ${n % 400}`,
    Renewal: new Date(Date.UTC(2025, 0, 1 + n)).toISOString(),
    Tools: [`Tool ${n % 300}`],
  }).map(([propertyName, value]) => ({
    propertyName,
    systemName: propertyName.toLowerCase(),
    value,
    history: [{ version: 1, to: value, confidence: 1, source: 'caller', actor: 'key', at: MOMENT }],
  }))

/** Adds other tenants with as many records: if one tenant has nearly all rows, a plan may filter by tenant last. */
async function addOthers(): Promise<void> {
  for (let n = 0; n < OTHERS; n++) {
    const { tenants } = await app.organization()
    const copied = (table: string, columns: string): string =>
      `INSERT INTO ${table} (tenant_id, ${columns}) SELECT ${tenants.live}, ${columns.replace(/^(?:record_)?id/, `$& || '${n}'`)}
       FROM ${table} WHERE tenant_id = $1`
    const [me] = await app.database.query<{ id: number }>('SELECT min(tenant_id) AS id FROM records')
    for (const statement of [
      copied('records', 'id, type'),
      copied('record_keys', 'record_id, type, name, value'),
      copied(
        'property_values',
        'record_id, collection_id, system_name, name, type, value, text_value, number_value, date_value, confidence, source, as_of',
      ),
      copied('property_changes', 'record_id, collection_id, system_name, "to", version, confidence, source, actor'),
    ])
      await app.database.query(statement, [me?.id ?? 0])
  }
}

async function post(path: string, body: object): Promise<void> {
  const { status, body: answer } = await app.call('POST', `/api/v1/${path}`, { key, body })
  expect(status, JSON.stringify(answer)).toBeLessThan(300)
}

/**
 * What the statements of a call read in full, planned with full table scans disabled (as in all sessions) or enabled.
 */
async function readings(wholeTables: 'off' | 'on', work: () => Promise<void>): Promise<Reading[]> {
  const { database } = app
  const { query } = database
  const statements: { statement: string; values: readonly SqlValue[] }[] = []
  database.query = (statement, values = []) => {
    statements.push({ statement, values })
    return query(statement, values)
  }
  try {
    await work()
  } finally {
    database.query = query
  }
  expect(statements.length).toBeGreaterThan(1)
  const plans = await database.transaction(async () => {
    await query(`SET LOCAL enable_seqscan = ${wholeTables}`)
    const found: Reading[][] = []
    for (const { statement, values } of statements) {
      if (!/^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(statement)) continue
      const [row] = await query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`EXPLAIN (FORMAT JSON) ${statement}`, values)
      found.push(row ? wholeReads(row['QUERY PLAN'][0].Plan, statement) : [])
    }
    return found
  })
  return plans.flat()
}

function wholeReads(node: Node, statement: string, isLimited = false): Reading[] {
  const table = node['Relation Name'] ?? ''
  const how = node['Node Type']
  // an index scanned from end to end is a full scan too, unless a limit ends it after its first rows
  const isIndex = /^Index (?:Only )?Scan$/.test(how)
  const isWhole = how === 'Seq Scan' || (isIndex && !node['Index Cond'] && (!isLimited || node.Filter !== undefined))
  const own = GROWING.has(table) && isWhole ? [{ table, how, statement: statement.slice(0, 200) }] : []
  return [...own, ...(node.Plans ?? []).flatMap(inner => wholeReads(inner, statement, how === 'Limit'))]
}

const email = '7@northwind.example'
const stage = { property: 'Stage', operator: 'equals', value: 'Stage 7' }
const rich = { property: 'Budget', operator: 'gte', value: 1_990 }
const toolless = { property: 'Tools', operator: 'notExists' }
const query = 'Who spoke of topic7 and the renewal with person500?'
const few = [{ conditions: [stage] }]

const CALLS: [string, string, object][] = [
  ['smart-recall of the organization', 'smart-recall', { query }],
  ['smart-recall of a record', 'smart-recall', { query, email }],
  ['smart-recall behind a filter', 'smart-recall', { query, filterByProperty: { conditions: [stage] } }],
  [
    'smart-recall behind a filter that leaves many',
    'smart-recall',
    { query, filterByProperty: { conditions: [{ ...rich, value: 100 }] } },
  ],
  ['recall, newest first', 'recall', { limit: 20 }],
  ['recall of a record', 'recall', { email, limit: 20 }],
  ['recall of a tag', 'recall', { tags: ['rare'], limit: 20 }],
  ['a filter', 'memory/filter-by-property', { conditions: [stage, rich, toolless], logic: 'or' }],
  [
    'a filter for what many have and nobody lacks',
    'memory/filter-by-property',
    { conditions: [{ ...rich, value: 1 }, toolless], type: 'Contact' },
  ],
  [
    'a filter for a part of a text and an element that nobody has',
    'memory/filter-by-property',
    {
      conditions: [
        { property: 'Stage', operator: 'contains', value: 'none' },
        { property: 'Tools', operator: 'equals', value: 'none' },
      ],
      logic: 'or',
    },
  ],
  [
    'a search by alternatives',
    'search',
    { logic: 'or', groups: [...few, { conditions: [rich, toolless] }], includeMemories: true },
  ],
  [
    'a search by a date and a type',
    'search',
    { type: 'Contact', groups: [{ conditions: [{ property: 'Renewal', operator: 'before', value: '2025-01-04' }] }] },
  ],
  ['a search by a query', 'search', { query, groups: few, includeMemories: true }],
  ['an export of a filter', 'export', { groups: few }],
  [
    'an import',
    'memory/import',
    {
      records: [{ keys: [{ name: 'email', value: email }], properties: propertiesOf(7) }],
      memories: [
        {
          keys: [{ name: 'email', value: email }],
          content: 'New.',
          sessionId: 's1',
          memoryId: 'mem_01KAK7F3V7B8C9D0E1F2G3H4J5',
        },
      ],
    },
  ],
  ['memorize', 'memorize', { email, content: 'The budget is $5k.', sessionId: 's1' }],
  ['memorize for somebody new', 'memorize', { email: 'new@northwind.example', content: 'Hello.' }],
  ['upsert', 'upsert', { records: [{ key: { email }, properties: { Budget: 8 } }] }],
  ['properties', 'properties', { email }],
  ['a digest', 'smart-memory-digest', { email, focus: 'renewal' }],
]

describe('no growing table is read from end to end', () => {
  test.each(CALLS)('by %s', async (_what, path, body) => {
    expect(await readings('off', () => post(path, body))).toEqual([])
  })

  // these read few rows, however they are planned; the others may have reasons to read a small table in full
  test.each(
    CALLS.filter(([what]) => !/smart-recall|digest|many|new|memorize|import|upsert|alternatives|a filter$/.test(what)),
  )('by %s, even if full scans are enabled', async (_what, path, body) => {
    expect(await readings('on', () => post(path, body))).toEqual([])
  })
})

test('a full export continues each page by an index', async () => {
  expect(await readings('off', () => post('export', {}))).toEqual([])
})
