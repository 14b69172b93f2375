import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Double, startDouble } from '../../../testing/double.ts'
import { openTerminal, type Terminal } from '../../../testing/terminal.ts'

const FIXTURES = join(import.meta.dirname, '../../../testing/foreign')

let server: Double
let terminal: Terminal
beforeAll(async () => {
  server = await startDouble()
  terminal = await openTerminal(server.baseUrl)
  for (const name of readdirSync(FIXTURES)) copyFileSync(join(FIXTURES, name), join(terminal.directory, name))
})
afterAll(async () => {
  await server.close()
  await terminal.remove()
})
const DONE = { body: { success: true, data: { creditsCharged: 1, problems: [] } } }
beforeEach(() => server.answer(DONE))

const run = (...words: string[]) => terminal.run(['memory', 'import', ...words])
const write = (name: string, content: unknown) =>
  writeFileSync(join(terminal.directory, name), typeof content === 'string' ? content : JSON.stringify(content))
const sent = () =>
  server.received.map(({ body }) => {
    const { includeUnchanged: _, ...lines } = Object(body)
    return lines
  })
const id = expect.stringMatching(/^mem_[0-9A-HJKMNP-TV-Z]{26}$/)
const dana = { type: 'Contact', keys: [{ name: 'userId', value: 'dana' }] }
const lee = { type: 'Contact', keys: [{ name: 'userId', value: 'lee' }] }

it('imports mem0 memories with their owners, times, tags and metadata', async () => {
  expect((await run('mem0.json', '--from', 'mem0')).exitCode).toBe(0)
  expect(sent()).toEqual([
    {
      records: [],
      memories: [
        {
          ...dana,
          memoryId: id,
          content: 'Prefers calls before noon',
          tags: ['preferences', 'calls'],
          metadata: { agentId: 'scheduler', source: 'chat' },
          timestamp: '2024-06-02T09:30:00.000Z',
          createdAt: '2024-05-01T09:00:00.123Z',
        },
        {
          type: 'Agent',
          keys: [{ name: 'agentId', value: 'scheduler' }],
          memoryId: id,
          content: 'Books rooms for ten',
          sessionId: 'run-7',
          timestamp: '2024-05-03T09:00:00.000Z',
          createdAt: '2024-05-03T09:00:00.000Z',
        },
        {
          type: 'Session',
          keys: [{ name: 'sessionId', value: 'run-8' }],
          memoryId: id,
          content: 'Wants the short report',
          sessionId: 'run-8',
        },
      ],
    },
  ])
})

it('accepts a bare list of mem0 memories', async () => {
  write('list.json', [{ id: '1', memory: 'Likes tea', user_id: 'dana' }])
  expect((await run('list.json', '--from', 'mem0')).exitCode).toBe(0)
  expect(sent()[0].memories).toEqual([{ ...dana, memoryId: id, content: 'Likes tea' }])
})

it('imports the users, turns and facts of Zep, with turns in the order they were said', async () => {
  expect((await run('zep.json', '--from', 'zep')).exitCode).toBe(0)
  const [{ records, memories }] = sent()
  const property = (propertyName: string, systemName: string, value: string) => ({
    propertyName,
    systemName,
    value,
    history: [],
  })
  expect(records).toEqual([
    {
      type: 'Contact',
      keys: [...lee.keys, { name: 'email', value: 'lee@northwind.example' }],
      properties: [
        property('First name', 'first_name', 'Lee'),
        property('Last name', 'last_name', 'Park'),
        property('Plan', 'plan', 'team'),
      ],
      createdAt: '2024-01-10T08:00:00.000Z',
    },
  ])
  const turns = memories
    .filter((each: { sessionId?: string }) => each.sessionId === 's-1')
    .toSorted((a: { memoryId: string }, b: { memoryId: string }) => (a.memoryId < b.memoryId ? -1 : 1))
  expect(turns).toEqual([
    expect.objectContaining({ ...lee, content: 'Is the offer still open?', speaker: 'user' }),
    expect.objectContaining({
      ...lee,
      content: 'The offer is open until May.',
      speaker: 'Helper',
      metadata: { roleType: 'assistant' },
      timestamp: '2024-03-01T10:00:00.000Z',
    }),
    expect.objectContaining({ ...lee, content: 'Then send it again.', speaker: 'Lee' }),
  ])
  expect(memories).toContainEqual({
    type: 'Session',
    keys: [{ name: 'sessionId', value: 's-2' }],
    memoryId: id,
    content: 'What does it cost?',
    speaker: 'user',
    sessionId: 's-2',
    occurrence: 0,
  })
  expect(memories.filter(({ tags }: { tags?: string[] }) => tags)).toEqual([
    {
      ...lee,
      memoryId: id,
      content: 'Lee leads the Oslo office',
      tags: ['fact'],
      timestamp: '2024-02-01T00:00:00.000Z',
      createdAt: '2024-03-01T10:00:05.000Z',
    },
    expect.objectContaining({ ...lee, content: 'Lee asked for the offer twice' }),
  ])
})

it('imports the entities, observations and relations of the MCP memory server', async () => {
  expect((await run('mcp-memory.jsonl', '--from', 'mcp-memory')).exitCode).toBe(0)
  const person = { type: 'person', keys: [{ name: 'entityName', value: 'Dana Reyes' }] }
  const company = { type: 'Record', keys: [{ name: 'entityName', value: 'Northwind' }] }
  expect(sent()).toEqual([
    {
      records: [
        person,
        {
          ...company,
          properties: [{ propertyName: 'Entity type', systemName: 'entity_type', value: '会社', history: [] }],
        },
      ],
      memories: [
        { ...person, memoryId: id, content: 'Runs operations at Northwind' },
        { ...person, memoryId: id, content: 'Likes tea' },
        { ...company, memoryId: id, content: 'Has its seat in Leeds' },
        {
          ...person,
          memoryId: id,
          content: 'Dana Reyes works at Northwind',
          metadata: { relation: { from: 'Dana Reyes', relationType: 'works at', to: 'Northwind' } },
        },
      ],
    },
  ])
})

it.each([
  ['mem0', [7, { id: '1', memory: 'x', user_id: 2 ** 60 }], 'line 1, 0'],
  ['mem0', [{ id: '1', memory: 'x' }], 'line 1, 0'],
  ['mem0', '[{"memory":\n"x"},\n{"memory": 7, "user_id": {}}]', 'line 3, 1.user_id'],
  ['mem0', { results: [] }, 'has no entries in a list at the top, results, memories'],
  ['mem0', '{"results":[{"id":"1",', 'ends at line 1 within results.0'],
  ['mem0', '', 'has no entries'],
  ['mem0', 'no JSON', 'line 1'],
  ['zep', { messages: [{ content: 'x' }] }, 'messages.0'],
  ['zep', { facts: ['x'] }, 'facts.0'],
  ['zep', { users: {} }, 'users'],
  ['zep', {}, 'has no entries in users, sessions, threads, messages, facts, edges, episodes'],
  ['zep', { threads: [{ messages: [{ content: 'x' }] }] }, 'threads.0.messages.0'],
  ['mcp-memory', '{"type":"thing"}\n', 'line 1'],
  ['mcp-memory', 'no JSON', 'line 1'],
  ['graphiti', { nodes: [{ name: 'x' }] }, 'line 1, nodes.0'],
  ['letta', { agent_type: 'memgpt_agent', core_memory: [] }, 'has no entries in agents, blocks'],
  ['langmem', { items: [{ key: 'k', value: { content: 'x' } }] }, 'items.0'],
  ['supermemory', { memories: [{ id: '1', content: 'x' }] }, 'add containerTag'],
  ['supermemory', 'id,content\n', 'line 1'],
])('names what it does not understand in a file of %s, and sends nothing: %j', async (product, content, place) => {
  write('wrong', content)
  const { exitCode, stderr } = await run('wrong', '--from', product)
  expect(exitCode).toBe(2)
  expect(stderr).toContain(place)
  expect(server.received).toEqual([])
})

it('never guesses the product of a file', async () => {
  const { exitCode, stderr } = await run('mcp-memory.jsonl')
  expect(exitCode).toBe(2)
  expect(stderr).toContain('--from')
  expect((await run('mem0.json', '--from', 'notion')).stderr).toContain(
    'mem0, zep, graphiti, letta, langmem, supermemory, mcp-memory',
  )
  expect((await run('--from', 'mem0')).exitCode).toBe(2)
  expect(server.received).toEqual([])
})

it('resumes where it stopped', async () => {
  const many = Array.from({ length: 1200 }, (_, n) => ({ id: String(n), memory: `Ł ${n}`, user_id: 'dana' }))
  write('many.json', many)
  server.answer(DONE, { status: 402, body: { success: false, error: 'payment_required', message: 'No.' } })
  expect((await run('many.json', '--from', 'mem0')).exitCode).toBe(1)
  server.answer(DONE)
  expect((await run('many.json', '--from', 'mem0')).exitCode).toBe(0)
  expect(sent().flatMap(({ memories }) => memories.map(({ content }: { content: string }) => content))).toEqual(
    many.slice(500).map(({ memory }) => memory),
  )
  expect(existsSync(join(terminal.directory, 'many.json.import'))).toBe(false)
})

it('names what the server skips by its place in the file', async () => {
  const problem = { path: 'body.memories.1.metadata', message: 'is too large' }
  server.answer({ body: { success: true, data: { problems: [problem] } } })
  const { exitCode, stdout } = await run('mem0.json', '--from', 'mem0')
  expect(exitCode).toBe(1)
  expect(JSON.parse(stdout).data.problems).toEqual([
    { line: 14, item: 'results.1', path: 'memory.metadata', message: 'is too large' },
  ])
})

it('shows with --dry-run what would be sent, for every format', async () => {
  const record = { recordId: 'rec_1' }
  write('own.ndjson', `${JSON.stringify({ record })}\n{"end":{"records":1,"memories":0}}\n`)
  const outlook = async (...words: string[]) => JSON.parse((await run(...words, '--dry-run')).stdout)
  const call = { method: 'POST', url: `${server.baseUrl}/api/v1/memory/import` }
  expect(await outlook('own.ndjson')).toEqual({ ...call, calls: 1, records: 1, memories: 0, first: { record } })
  expect(await outlook('zep.json', '--from', 'zep')).toMatchObject({ calls: 1, records: 1, memories: 6 })
  expect(await outlook('mem0.json', '--from', 'mem0')).toMatchObject({
    ...call,
    records: 0,
    memories: 3,
    first: { memory: dana },
  })
  expect(await outlook('mcp-memory.jsonl', '--from', 'mcp-memory')).toMatchObject({ records: 2, memories: 4 })
  expect(server.received).toEqual([])
})
