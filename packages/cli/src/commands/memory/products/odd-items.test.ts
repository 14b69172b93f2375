import { expect, it } from 'vitest'
import type { Fields } from '../../../terminal/json.ts'
import type { Product } from '../products.ts'
import { momentOf } from './moment.ts'
import { readForeign } from './read-product.ts'

async function read(product: Product, content: unknown) {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const file = await readForeign(product, async function* () {
    yield text
  })
  const lines: Fields[] = []
  for await (const item of file.items()) lines.push('memory' in item ? item.memory : item.record)
  expect(lines).toHaveLength(file.records + file.memories)
  return { ...file, lines, problems: file.problems.listed, warnings: file.warnings.listed }
}
const contents = ({ lines }: { lines: Fields[] }): unknown[] =>
  lines.flatMap(({ content }) => (content === undefined ? [] : [content]))
const owner = ({ keys }: Fields): unknown => (Array.isArray(keys) ? keys[0].value : undefined)

const TEA = { id: 'n2', memory: 'Likes tea', user_id: 'u1' }

it.each([null, '', ' \n', undefined, {}, [], true])('leaves an entry of mem0 whose text is %j', async memory => {
  const found = await read('mem0', { results: [{ id: 'n1', memory, user_id: 'u1' }, TEA] })
  expect(contents(found)).toEqual(['Likes tea'])
  expect(found.problems).toEqual([])
  expect(found.notImported).toMatchObject({ 'results: without text': 1 })
  expect(found.warnings.at(-1)).toEqual({ line: 1, item: 'results.0', message: 'is without text: not imported' })
})

it.each([
  [
    'zep',
    {
      messages: [
        { content: null, user_id: 'u' },
        { content: 'Tea', user_id: 'u' },
      ],
    },
    'messages.0',
  ],
  ['zep', { users: [{ user_id: 'u', edges: ['', { fact: null }, 'Tea'] }] }, 'users.0.edges.1'],
  ['zep', { users: [{ user_id: 'u' }], episodes: [{ user_id: 'u' }, { user_id: 'u', content: 'Tea' }] }, 'episodes.0'],
  ['letta', { agents: [{ id: 'a', passages: [{ text: null }, { text: 'Tea' }] }] }, 'agents.0.passages.0'],
  [
    'langmem',
    [
      { namespace: ['u'], value: null },
      { namespace: 'u', value: 'Tea' },
    ],
    '0',
  ],
  ['supermemory', [{ containerTag: 'a' }, { containerTags: 'a', content: 'Tea' }], '0'],
  [
    'graphiti',
    {
      episodes: [
        { uuid: 'e', content: null },
        { uuid: 7, content: 'Tea' },
      ],
    },
    'episodes.0',
  ],
] as const)('leaves an entry of %s without a text: %j', async (product, file, item) => {
  const found = await read(product, file)
  expect(contents(found)).toEqual(['Tea'])
  expect(found.warnings).toContainEqual(expect.objectContaining({ item, message: 'is without text: not imported' }))
})

it.each([
  ['id', [7, {}, [], true]],
  ['run_id', [7]],
  ['actor_id', [7, {}, 'x'.repeat(501)]],
  ['created_at', ['May', '01/02/2026', {}, [], true, '2026-02-30', 1e30, 1_790_000_000, '2026-10-01 10:00:00']],
  ['updated_at', ['soon', -1, 0, 1_790_000_000_000]],
  ['expiration_date', [7, {}, []]],
  ['metadata', ['text', 7, true, ['a']]],
  ['categories', ['calls', 7, {}, ['a', null, 7, {}, ''], [[]], null]],
  ['hash', [7, {}]],
  ['unknown', [7, { a: 1 }]],
])('imports an entry of mem0 with an odd %s', async (name, values) => {
  const entries = values.flatMap((value, n) => [{ ...TEA, id: `n${n}`, memory: `Likes ${n}`, [name]: value }])
  const found = await read('mem0', { results: entries })
  expect(contents(found)).toEqual(entries.map(({ memory }) => memory))
  expect(found.problems).toEqual([])
})

it('names odd fields with their places, and imports the rest of the entry', async () => {
  const file = `{"results": [\n${JSON.stringify({ ...TEA, created_at: 'May', categories: ['a', {}, 'b'] })}\n]}`
  const found = await read('mem0', file)
  expect(found.lines).toEqual([expect.objectContaining({ content: 'Likes tea', tags: ['a', 'b'] })])
  expect(found.lines[0]).not.toHaveProperty('createdAt')
  const place = { line: 2, item: 'results.0' }
  const time = 'is not a time, such as 2026-11-20T15:04:05Z'
  expect(found.warnings).toEqual([
    { ...place, path: 'created_at', message: `${time}: imported without it` },
    { ...place, path: 'categories.1', message: 'is not a text: imported without it' },
  ])
  expect(found.notImported).toEqual({
    [`results: created_at that ${time}`]: 1,
    'results: categories that is not a text': 1,
  })
})

it('reads numbers as IDs, and gives nothing to another owner', async () => {
  const of = (user_id: unknown, n: number) => ({ id: `n${n}`, memory: `Likes ${n}`, user_id, agent_id: 'helper' })
  const users = [42, ' u1 ', {}, true, 2 ** 60, 'x'.repeat(501), ['u1'], null, '']
  const found = await read('mem0', users.map(of))
  expect(found.lines.map(owner)).toEqual(['42', 'u1', 'helper', 'helper'])
  expect(found.problems.map(({ item, path }) => [item, path])).toEqual([2, 3, 4, 5, 6].map(n => [String(n), 'user_id']))
  expect(found.problems[2]?.message).toContain('too many digits')
})

it('imports the rest of a file with entries that are none, of no owner, or no list', async () => {
  const found = await read(
    'mem0',
    '{"memories": 7, "results": [7, null, "x", [], {"memory": "x"}, {"memory": "Tea", "user_id": 1, "score": NaN}]}',
  )
  expect(contents(found)).toEqual(['Tea'])
  expect(found.problems.map(({ item, message }) => `${item} ${message}`)).toEqual([
    'memories is not a list',
    'results.0 is not an object',
    'results.1 is not an object',
    'results.2 is not an object',
    'results.3 is not an object',
    'results.4 has no owner: add user_id, agent_id, app_id or run_id',
  ])
})

it('imports odd users, turns and facts of Zep', async () => {
  const found = await read('zep', {
    users: [
      {
        userId: 7,
        email: 'none',
        firstName: 1,
        metadata: 'x',
        createdAt: 'May',
        edges: [{ fact: 'Tea', validAt: 1e9 }],
      },
      { email: 'a@northwind.example' },
    ],
    threads: [
      { threadId: 9, userId: 7, messages: [{ content: 'Hello', role: 5, name: 'n'.repeat(201), createdAt: '1' }] },
    ],
  })
  expect(found.lines.map(line => [owner(line), line.content])).toEqual([
    ['7', undefined],
    ['7', 'Tea'],
    ['7', 'Hello'],
  ])
  expect(found.lines[1]).toMatchObject({ timestamp: '2001-09-09T01:46:40.000Z' })
  expect(found.lines[2]).toMatchObject({ sessionId: '9', speaker: '5' })
  expect(found.warnings.map(({ item, path }) => `${item} ${path}`).sort()).toEqual([
    'threads.0.messages.0 created_at',
    'threads.0.messages.0 name',
    'users.0 created_at',
    'users.0 email',
  ])
  expect(found.problems).toEqual([{ line: 1, item: 'users.1', message: 'has no user_id' }])
})

it('lists only the first thousand odd places, and counts the others', async () => {
  const file = await readForeign('mem0', async function* () {
    yield JSON.stringify([TEA, ...Array(1_500).fill({ memory: 'x' }), ...Array(2_000).fill({ ...TEA, memory: null })])
  })
  expect([file.problems.listed.length, file.problems.unlisted]).toEqual([1_000, 500])
  expect([file.warnings.listed.length, file.warnings.unlisted]).toEqual([1_000, 1_000])
  expect(file.notImported).toEqual({ 'entries: without text': 2_000 })
})

const AT = '2026-10-01T10:00:00.000Z'
it.each([
  ['2026-10-01 10:00:00', AT],
  [' 2026-10-01T10:00:00Z ', AT],
  ['2026-10-01 12:00:00+02', AT],
  ['2026-10-01 12:00:00.000000 +0200 CEST', AT],
  ['2026-10-01 10:00:00 UTC', AT],
  ['2026-10-01T12:00:00,000+02:00[Europe/Berlin]', AT],
  ['2026-10-01T10:00', AT],
  ['2026-10-01', '2026-10-01T00:00:00.000Z'],
  ['Thu, 01 Oct 2026 10:00:00 GMT', AT],
  [1_790_848_800, AT],
  ['1790848800', AT],
  ['1790848800.0', AT],
  [1_790_848_800_000, AT],
  [1_790_848_800_000_000, AT],
  ['1790848800000000000', AT],
  [-86_400, '1969-12-31T00:00:00.000Z'],
  ['2026', undefined],
  ['20261001', undefined],
  ['01/10/2026', undefined],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['2026-10-01 25:00:00', undefined],
  ['yesterday', undefined],
  [Number.NaN, undefined],
  [Number.MAX_VALUE, undefined],
  [true, undefined],
])('reads the time %j as %j', (value, moment) => {
  expect(momentOf(value)).toBe(moment)
})
