import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Fields } from '../../../terminal/json.ts'
import type { Product } from '../products.ts'
import type { Item } from './item.ts'
import { readForeign } from './read-product.ts'

const FIXTURES = join(import.meta.dirname, '../../../testing/foreign')
const DESK = ['agentId', 'desk']
const DANA = ['userId', 'dana']

interface Case {
  product: Product
  file: string
  /** The key of each record, with its properties. */
  records?: [string[], Fields][]
  /** The key of each memory's record, its content, and other fields of it. */
  memories: [string[], string, Fields][]
  notImported: Record<string, number>
}

const CASES: Case[] = [
  {
    product: 'mem0',
    file: 'mem0-platform.json',
    memories: [
      [
        DANA,
        'Runs the quarterly review in Leeds',
        {
          tags: ['work'],
          metadata: { appId: 'sales-desk', expirationDate: '2027-05-04', source: 'call', visitCount: 3 },
          timestamp: '2026-05-06T10:00:00.000Z',
          createdAt: '2026-05-04T08:15:30.123Z',
        },
      ],
      [['appId', 'sales-desk'], 'Quotes are in pounds', { type: 'App' }],
    ],
    notImported: { count: 1, 'results: owner': 1 },
  },
  {
    product: 'zep',
    file: 'zep-cloud.json',
    records: [[['userId', 'kim'], { first_name: 'Kim', last_name: 'Lund', time_zone: 'Europe/Oslo', plan: 'team' }]],
    memories: [
      [
        ['userId', 'kim'],
        'Kim leads the Oslo office',
        {
          tags: ['fact'],
          timestamp: '2026-02-01T00:00:00.000Z',
          metadata: {
            relation: { from: 'Kim', relationType: 'LEADS', to: 'Oslo office' },
            invalidAt: '2026-09-01T00:00:00.000Z',
            attributes: { since: 'spring' },
          },
        },
      ],
      [
        ['userId', 'kim'],
        'The Oslo office has twelve desks.',
        { tags: ['episode'], metadata: { source: 'text', sourceDescription: 'handbook' } },
      ],
      [
        ['userId', 'kim'],
        'Is the room booked?',
        { speaker: 'Desk', sessionId: 'desk-talk', occurrence: 0, metadata: { roleType: 'assistant' } },
      ],
      [['userId', 'kim'], 'Yes.', { speaker: 'Kim', occurrence: 0 }],
      [['userId', 'kim'], 'For Friday?', { speaker: 'assistant', occurrence: 0 }],
      [['userId', 'kim'], 'Yes.', { speaker: 'Kim', occurrence: 1, timestamp: '2026-03-01T10:00:03.000Z' }],
    ],
    notImported: { 'users.*.episodes: an episode that is a message of a thread': 1 },
  },
  {
    product: 'letta',
    file: 'letta.af',
    records: [[DESK, { name: 'desk', description: 'Answers questions about rooms', tags: ['office'] }]],
    memories: [
      [DESK, 'Which room has a screen?', { speaker: 'user', sessionId: 'desk', timestamp: '2026-05-04T08:00:05.000Z' }],
      [DESK, 'The Fjord room has one.', { speaker: 'assistant', sessionId: 'desk', type: 'Agent' }],
      [DESK, 'The Fjord room seats eight.', { tags: ['passage', 'rooms'], metadata: { floor: 2 } }],
      [DESK, 'Dana Reyes runs operations.', { tags: ['block', 'human'], metadata: { description: 'About the user' } }],
    ],
    notImported: {
      'agents: agent_type': 1,
      'agents: system': 1,
      'agents: tool_ids': 1,
      'agents: in_context_message_ids': 1,
      'agents.*.messages: a message of the kind system': 1,
      'agents.*.messages: a message of the kind tool': 1,
      'agents.*.messages: a message of the system to the agent': 1,
      'agents.*.passages: deleted': 1,
      'blocks: a block of no agent': 1,
      'blocks: without text': 1,
      tools: 1,
      metadata: 1,
      created_at: 1,
    },
  },
  {
    product: 'langmem',
    file: 'langmem.jsonl',
    memories: [
      [DANA, 'Prefers trains to flights', { timestamp: '2026-05-06T10:00:00.000Z' }],
      [DANA, 'Works from Leeds on Mondays', { metadata: { namespace: 'memories/dana' } }],
      [
        DANA,
        'name: Dana Reyes\nlanguages: ["English","Spanish"]',
        {
          tags: ['UserProfile'],
          metadata: {
            namespace: 'memories/dana',
            value: { name: 'Dana Reyes', languages: ['English', 'Spanish'] },
          },
        },
      ],
      [['namespace', 'memories'], 'text: The office closes at six\npriority: 2', { type: 'Record' }],
    ],
    notImported: { 'entries: without text': 1 },
  },
  {
    product: 'supermemory',
    file: 'supermemory.json',
    memories: [
      [
        ['containerTag', 'user_dana'],
        'Dana prefers the early train.',
        {
          metadata: {
            title: 'Trains',
            summary: 'A preference',
            customId: 'note-7',
            documentType: 'text',
            containerTags: ['project_travel'],
            topic: 'travel',
          },
          timestamp: '2026-05-06T10:00:00.000Z',
          createdAt: '2026-05-04T08:15:30.000Z',
        },
      ],
      [['containerTag', 'user_dana'], 'Dana takes the 7:12 to Leeds', { type: 'Record' }],
    ],
    notImported: {
      'memories: a document of the type image without content': 1,
      'memoryEntries: an earlier version of a memory': 1,
      'memoryEntries: forgotten': 1,
      pagination: 4,
    },
  },
  {
    product: 'graphiti',
    file: 'graphiti.jsonl',
    records: [
      [['entityId', 'en-1'], { name: 'Dana Reyes', role: 'COO' }],
      [['entityId', 'en-2'], { name: 'Northwind' }],
    ],
    memories: [
      [
        ['entityId', 'en-1'],
        'Dana Reyes is the chief operating officer and plans the move to Leeds.',
        { type: 'Person', tags: ['summary'], createdAt: '2026-05-04T08:15:30.123Z' },
      ],
      [
        ['sessionId', 'north'],
        'Dana: I run operations at Northwind.',
        { sessionId: 'north', metadata: { name: 'call 1', source: 'message', sourceDescription: 'call' } },
      ],
      [
        ['entityId', 'en-1'],
        'Dana Reyes runs operations at Northwind',
        {
          tags: ['fact'],
          timestamp: '2026-01-01T00:00:00.000Z',
          metadata: {
            relation: { from: 'Dana Reyes', relationType: 'WORKS_AT', to: 'Northwind' },
            invalidAt: '2026-08-01T00:00:00.000Z',
            groupId: 'north',
          },
        },
      ],
    ],
    notImported: { 'entries: of the kind Community': 1, 'entries: of the kind MENTIONS': 1 },
  },
]

async function read(product: Product, text: string) {
  const file = await readForeign(product, async function* () {
    yield text
  })
  const items: Item[] = []
  for await (const item of file.items()) items.push(item)
  const records = items.flatMap(item => ('record' in item ? [item.record] : []))
  const memories = items.flatMap(item => ('memory' in item ? [item.memory] : []))
  expect({ records: file.records, memories: file.memories }).toEqual({
    records: records.length,
    memories: memories.length,
  })
  return { records, memories, notImported: file.notImported }
}

const keyOf = ({ keys }: Fields): string[] => (Array.isArray(keys) ? [keys[0].name, keys[0].value] : [])
const propertiesOf = ({ properties }: Fields): Fields =>
  Object.fromEntries(Array.isArray(properties) ? properties.map(({ systemName, value }) => [systemName, value]) : [])

it.each(CASES)('reads $file of $product', async ({ product, file, records = [], memories, notImported }) => {
  const found = await read(product, readFileSync(join(FIXTURES, file), 'utf8'))
  expect(found.records.map(record => [keyOf(record), propertiesOf(record)])).toEqual(records)
  expect(found.memories.map(memory => [keyOf(memory), memory.content, memory])).toEqual(
    memories.map(([key, content, fields]) => [key, content, expect.objectContaining(fields)]),
  )
  expect(found.notImported).toEqual(notImported)
})

it('reads the objects of Graphiti as it reads the nodes and edges of the database', async () => {
  const nodes = [
    { uuid: 'en-1', name: 'Dana', labels: ['Entity', 'Person'], summary: '', attributes: { role: 'COO' } },
    { uuid: 'en-2', name: 'Northwind', labels: ['Entity'], summary: '' },
  ]
  const edge = { uuid: 'ed-1', name: 'RUNS', fact: 'Dana runs it', source_node_uuid: 'en-1', target_node_uuid: 'en-2' }
  const edges = [edge, { ...edge, uuid: 'ed-2', source_node_uuid: 'en-9' }]
  const episodes = [{ uuid: 'ep-1', content: 'Dana: Hello.', group_id: '' }]
  const { records, memories, notImported } = await read('graphiti', JSON.stringify({ edges, nodes, episodes }))
  expect(records.map(propertiesOf)).toEqual([{ name: 'Dana', role: 'COO' }, { name: 'Northwind' }])
  expect(memories).toMatchObject([
    { type: 'Person', metadata: { relation: { from: 'Dana', relationType: 'RUNS', to: 'Northwind' } } },
    { type: 'Session', sessionId: 'default' },
  ])
  expect(notImported).toEqual({ 'edges: an edge from an entity that is not in the file': 1 })
})

it('reads the pages of several users', async () => {
  const pageOf = (userId: string) => ({ users: [{ userId, edges: [{ fact: `${userId} likes tea` }] }] })
  const { memories } = await read('zep', ['lee', 'dana'].map(user => JSON.stringify(pageOf(user))).join('\n'))
  expect(memories.map(memory => [keyOf(memory), memory.content])).toEqual([
    [['userId', 'lee'], 'lee likes tea'],
    [['userId', 'dana'], 'dana likes tea'],
  ])
})

it('keeps agents apart that have the same number in their files', async () => {
  const agentOf = (name: string) => ({ id: 'agent-0', name, block_ids: ['block-0'] })
  const blocks = [{ id: 'block-0', value: 'Speaks English.' }]
  const [a, b] = await Promise.all(
    ['desk', 'lab'].map(name => read('letta', JSON.stringify({ agents: [agentOf(name)], blocks }))),
  )
  expect(keyOf(a?.records[0] ?? {})).toEqual(DESK)
  expect(keyOf(b?.records[0] ?? {})).toEqual(['agentId', 'lab'])
  expect(a?.memories[0]?.memoryId).not.toBe(b?.memories[0]?.memoryId)
})

it('leaves and counts what is too long for a memory', async () => {
  const memories = [200_000, 200_001].map(length => ({
    id: `d-${length}`,
    containerTag: 'a',
    content: 'x'.repeat(length),
  }))
  const { memories: found, notImported } = await read('supermemory', JSON.stringify(memories))
  expect(found).toHaveLength(1)
  expect(notImported).toEqual({ 'entries: longer than 200,000 characters': 1 })
})
