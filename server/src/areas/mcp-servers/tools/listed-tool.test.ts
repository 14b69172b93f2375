import { expect, it } from 'vitest'
import { readListing } from './listed-tool.ts'

const tool = (more: object) => ({ name: 'a', description: 'Does it.', inputSchema: { type: 'object' }, ...more })
const deep = (depth: number): object => JSON.parse(`${'{"not":'.repeat(depth)}{}${'}'.repeat(depth)}`)

it('reads what models and people need', () => {
  const { tools, skipped } = readListing([
    tool({ title: 'A tool' }),
    { name: 'b', inputSchema: { type: 'object' }, annotations: { title: 'B' } },
  ])
  expect(skipped).toEqual([])
  expect(tools).toEqual([
    { name: 'a', title: 'A tool', description: 'Does it.', inputSchema: { type: 'object' } },
    { name: 'b', title: 'B', description: '', inputSchema: { type: 'object' } },
  ])
})

it.each([
  ['no name', tool({ name: undefined }), /name/],
  ['a name that is no text', tool({ name: 7 }), /name/],
  ['a long name', tool({ name: 'x'.repeat(129) }), /128/],
  ['a name with a NUL', tool({ name: 'a\0b' }), /name/],
  ['a name with hidden characters', tool({ name: 'a\u{e0041}' }), /name/],
  ['no schema', tool({ inputSchema: undefined }), /schema/],
  [
    'a schema without a type',
    tool({ inputSchema: { $schema: 'http://json-schema.org/draft-07/schema#' } }),
    /type object/,
  ],
  ['a schema of another type', tool({ inputSchema: { type: 'array' } }), /type object/],
  ['a large schema', tool({ inputSchema: { type: 'object', description: 'x'.repeat(40_000) } }), /32768/],
  ['a deep schema', tool({ inputSchema: { type: 'object', ...deep(70) } }), /deeper/],
  ['a very deep schema', tool({ inputSchema: { type: 'object', ...deep(50_000) } }), /deeply/],
  ['a NUL in the schema', tool({ inputSchema: { type: 'object', enum: ['\0'] } }), /NUL/],
  ['half a character in the schema', tool({ inputSchema: { type: 'object', const: '\ud800' } }), /surrogate/],
  ['no object', 'tool', /name/],
  ['null', null, /name/],
])('skips a tool with %s', (_what, entry, reason) => {
  const { tools, skipped } = readListing([entry])
  expect(tools).toEqual([])
  expect(skipped).toEqual([{ name: expect.any(String), reason: expect.stringMatching(reason) }])
})

it('skips a second tool with the same name', () => {
  const { tools, skipped } = readListing([tool({}), tool({ description: 'Another.' })])
  expect(tools).toHaveLength(1)
  expect(skipped).toMatchObject([{ name: 'a' }])
})

it('limits all definitions together', () => {
  const many = Array.from({ length: 20 }, (_, n) =>
    tool({ name: `t${n}`, inputSchema: { type: 'object', $comment: 'x'.repeat(30_000) } }),
  )
  const { tools, skipped } = readListing(many)
  expect(tools).toHaveLength(8)
  expect(skipped).toHaveLength(12)
})

it('removes what reviewers cannot see from descriptions, also in the schema', () => {
  const hidden = 'Reads.\u{e0049}\u{e0067}\u{e006e}\u202e\u200b\u0007\0'
  const { tools } = readListing([
    tool({ description: hidden, inputSchema: { type: 'object', properties: { q: { description: hidden } } } }),
  ])
  expect(tools).toMatchObject([
    { description: 'Reads.', inputSchema: { properties: { q: { description: 'Reads.' } } } },
  ])
})

it('cuts a long description', () => {
  const [read] = readListing([tool({ description: 'x'.repeat(10_000) })]).tools
  expect(read?.description).toHaveLength(4_000)
})
