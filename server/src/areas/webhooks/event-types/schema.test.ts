import { describe, expect, it, vi } from 'vitest'
import { readSchema, readySchema, uncheckedWarning } from './schema.ts'

const schemaWith = (...lengths: number[]) => ({
  type: 'object',
  properties: Object.fromEntries(lengths.map((length, n) => [`a${n}`, { oneOf: Array(length).fill({}) }])),
})

it('with as many alternatives as it may have checks data', () => {
  const schema = schemaWith(1_000)
  readSchema(schema)
  expect(readySchema(schema).problemsOf('data', { a0: 1 }, { checks: 500_000 })).toMatchObject([{ path: 'data.a0' }])
})

it('with more alternatives is refused, as data would be too deep for the stack, and nothing is printed', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const schema of [schemaWith(2_000), schemaWith(5_000), schemaWith(600, 401)])
    expect(() => readSchema(schema)).toThrow(/^body\.schema must have at most 1000 entries in oneOf, not \d+\. Use/)
  expect(() => readSchema({ type: 'strin' })).toThrow(/is not a JSON Schema/)
  expect(printed).not.toHaveBeenCalled()
})

const problemsOf = (schema: Record<string, unknown>, data: unknown, checks = 500_000) => {
  readSchema(schema)
  return readySchema(schema)
    .problemsOf('data', data, { checks })
    .map(({ path, message }) => `${path} ${message}`)
}
const property = (schema: object) => ({ type: 'object', properties: { a: schema } })

it.each([
  ['date-time', '2026-11-20T15:04:05Z', '2026-11-20 15:04'],
  ['date', '2026-11-20', '2026-02-30'],
  ['time', '15:04:05Z', '25:04:05Z'],
  ['duration', 'P3DT4H', '3 days'],
  ['email', 'dana@northwind.example', 'dana'],
  ['hostname', 'northwind.example', '-northwind'],
  ['ipv4', '192.0.2.1', '192.0.2.256'],
  ['ipv6', '2001:db8::1', '2001:db8::g'],
  ['uri', 'https://northwind.example/a?b#c', 'northwind'],
  ['uri-reference', '/a/b', 'a b'],
  ['uuid', '123e4567-e89b-12d3-a456-426614174000', '123e4567'],
  ['json-pointer', '/a/0', 'a/0'],
])('checks the format %s', (format, right, wrong) => {
  expect(problemsOf(property({ type: 'string', format }), { a: right })).toEqual([])
  expect(problemsOf(property({ type: 'string', format }), { a: wrong })).toHaveLength(1)
})

it('warns about formats that are not checked, not about those that say how a value is written', () => {
  const schema = property({ anyOf: [{ format: 'ulid' }, { format: 'binary' }, { format: 'date' }] })
  expect(uncheckedWarning({ ...schema, $defs: { x: { format: 'cuid' } } })).toMatch(
    /^The format ulid, cuid is not checked\./,
  )
  expect(uncheckedWarning(property({ format: 'double' }))).toBeUndefined()
  expect(problemsOf(property({ format: 'ulid' }), { a: 'anything' })).toEqual([])
})

it('checks what tools write: references, definitions, tuples, multiples and names', () => {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: {
      total: { $ref: '#/$defs/money', description: 'With tax.' },
      tax: { $ref: '#/$defs/money', maximum: 10 },
      lines: { type: 'array', items: { $ref: '#/definitions/line~1item' } },
      pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] },
      labels: { type: 'object', propertyNames: { pattern: '^[a-z]+$' } },
      price: { multipleOf: 5 },
    },
    $defs: { money: { type: 'integer', minimum: 0 } },
    definitions: {
      'line/item': { type: 'object', required: ['total'], properties: { total: { $ref: '#/$defs/money' } } },
    },
  }
  const right = { total: 1, tax: 1, lines: [{ total: 2 }], pair: ['a', 1], labels: { a: 1 }, price: 10 }
  expect(problemsOf(schema, right)).toEqual([])
  const wrong = (part: object) => problemsOf(schema, { ...right, ...part })
  expect(wrong({ total: -1 })).toEqual(['data.total must be 0 or more'])
  expect(wrong({ tax: 11 })).toEqual(['data.tax must be 10 or less'])
  expect(wrong({ tax: -1 })).toEqual(['data.tax must be 0 or more'])
  expect(wrong({ lines: [{ total: 'x' }] })).toEqual(['data.lines.0.total must be of type integer'])
  expect(wrong({ pair: ['a', 'b'] })).toEqual(['data.pair.1 must be of type integer'])
  expect(wrong({ labels: { A: 1 } })).toEqual(['data.labels has a name that must match ^[a-z]+$'])
  expect(wrong({ price: 7 })).toEqual(['data.price must be a multiple of 5'])
})

it.each([
  [{ $ref: '#/$defs/none' }, 'refers to #/$defs/none, which it does not have'],
  [{ $ref: 'https://northwind.example/order.json' }, 'A reference is to a part of the same schema'],
  [{ $ref: '#/$defs/%' }, 'percent encoding is not valid'],
  [{ $ref: '#' }, 'has references in a circle: # → #.'],
  [
    { $ref: '#/$defs/a', $defs: { a: { anyOf: [{ $ref: '#/$defs/b' }] }, b: { not: { $ref: '#/$defs/a' } } } },
    'has references in a circle: #/$defs/a → #/$defs/b → #/$defs/a.',
  ],
  [{ $defs: { a: { type: 'wrong' } } }, 'is not a JSON Schema'],
  [{ $defs: { a: { patternProperties: {} } } }, 'must not use the keyword patternProperties'],
  [{ items: { $ref: '#' }, not: { $ref: '#/$defs/none' } }, 'refers to #/$defs/none, which it does not have'],
  [property({ pattern: '(?!a)b' }), 'has the pattern (?!a)b, which cannot be checked in linear time'],
  [property({ pattern: '(a)\\1' }), 'which cannot be checked in linear time'],
  [property({ pattern: '[' }), 'has the pattern [, which'],
  [property({ anyOf: Array(9).fill({ pattern: '(ab){900}' }) }), 'has patterns that are too large together'],
  [property({ anyOf: Array(101).fill({ pattern: 'a' }) }), 'must have at most 100 patterns, not 101'],
])('refuses %j', (schema, message) => {
  expect(() => readSchema(schema)).toThrow(message)
})

it('refuses references that multiply, without following them all', () => {
  const level = (n: number) => ({ allOf: Array(8).fill({ $ref: `#/$defs/l${n}` }) })
  const $defs = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`l${n}`, n === 11 ? {} : level(n + 1)]))
  const begun = performance.now()
  expect(() => readSchema({ $ref: '#/$defs/l0', $defs })).toThrow('refers to more than 500 parts')
  expect(performance.now() - begun).toBeLessThan(500)
})

it('checks patterns in linear time, within the checks of the call', () => {
  const schema = property({ type: 'string', pattern: '^(a+)+$' })
  expect(problemsOf(schema, { a: 'aaa' })).toEqual([])
  expect(problemsOf(schema, { a: 'b' })).toEqual(['data.a must match ^(a+)+$'])
  const text = `${'a'.repeat(50_000)}!`
  expect(problemsOf(schema, { a: text })).toEqual(['data.a must match ^(a+)+$'])
  expect(problemsOf(schema, { a: text.repeat(10) })).toEqual([
    expect.stringMatching(/^data needs more than 500000 checks/),
  ])
})

describe('a schema that refers to itself', () => {
  const tree = {
    $ref: '#/$defs/tree',
    $defs: {
      tree: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string' }, parts: { type: 'array', items: { $ref: '#/$defs/tree' } } },
      },
    },
  }
  const nested = (depth: number, leaf: object): object =>
    depth === 0 ? leaf : { name: 'a', parts: [nested(depth - 1, leaf)] }

  it('is followed some levels deep, which a warning says', () => {
    expect(problemsOf(tree, nested(20, { name: 'a' }))).toEqual([])
    for (const depth of [0, 1, 3])
      expect(problemsOf(tree, nested(depth, { name: 5 }))).toEqual([
        `data${'.parts.0'.repeat(depth)}.name must be of type string`,
      ])
    expect(problemsOf(tree, nested(20, { name: 5 }))).toEqual([])
    expect(uncheckedWarning(tree)).toMatch(/^The schema refers to itself\. References are followed \d levels deep/)
  })

  it('through others, at its top or in every way is accepted', () => {
    const all = Array.from({ length: 12 }, (_, n) => `p${n}`)
    const dense = {
      $ref: '#/$defs/p0',
      $defs: Object.fromEntries(
        all.map(name => [
          name,
          { type: 'object', properties: Object.fromEntries(all.map(each => [each, { $ref: `#/$defs/${each}` }])) },
        ]),
      ),
    }
    expect(problemsOf(dense, { p1: { p2: {} } })).toEqual([])
    expect(problemsOf(dense, { p1: 'x' })).toEqual(['data.p1 must be of type object'])
    const crossed = { type: 'object', properties: { a: { $ref: '#/$defs/a' } } }
    const $defs = { a: { properties: { b: { $ref: '#/$defs/b' } } }, b: { properties: { a: { $ref: '#/$defs/a' } } } }
    expect(problemsOf({ ...crossed, $defs }, { a: { b: { a: { b: {} } } } })).toEqual([])
    const patterned = {
      properties: { a: { pattern: '(ab){90}' }, b: { $ref: '#' }, c: { $ref: '#' }, d: { $ref: '#' } },
    }
    expect(problemsOf(patterned, { b: { c: { d: {} } } })).toEqual([])
  })

  it('refuses no data for what it does not check', () => {
    const list = {
      oneOf: [{ type: 'null' }, { type: 'object', required: ['next'], properties: { next: { $ref: '#' } } }],
    }
    const linked = (length: number): unknown => (length === 0 ? null : { next: linked(length - 1) })
    for (const length of [0, 1, 5, 6, 7, 8, 30]) expect(problemsOf(list, linked(length))).toEqual([])
    const not = { properties: { a: { not: { required: ['a'], properties: { a: { $ref: '#' } } } } } }
    expect(problemsOf(not, { a: { a: {} } })).toEqual([])
    expect(problemsOf({ ...list, nullable: true }, linked(2))).toEqual([])
  })
})

it('checks that entries are unique, in linear time', () => {
  const schema = property({ type: 'array', uniqueItems: true })
  expect(problemsOf(schema, { a: [1, '1', [1], { a: 1 }, { a: 2 }, null, true] })).toEqual([])
  expect(
    problemsOf(schema, {
      a: [
        { a: 1, b: [2] },
        { b: [2], a: 1 },
      ],
    }),
  ).toEqual(['data.a must not repeat an entry (0 and 1 are the same)'])
  expect(problemsOf(property({ type: 'array', uniqueItems: false }), { a: [1, 1] })).toEqual([])
  const begun = performance.now()
  expect(problemsOf(schema, { a: Array.from({ length: 50_000 }, (_, id) => ({ id })) })).toEqual([])
  expect(performance.now() - begun).toBeLessThan(2_000)
})

it.each([
  [{ type: 'string', nullable: true }, 'x', 5],
  [{ type: ['string'], enum: ['x', 'y'], nullable: true }, 'y', 'z'],
  [{ const: 'x', nullable: true }, 'x', 'y'],
  [{ allOf: [{ type: 'string' }], nullable: true }, 'x', 5],
  [{ $ref: '#/$defs/text', nullable: true }, 'x', 5],
])('takes null for %j', (part, right, wrong) => {
  const schema = { ...property(part), $defs: { text: { type: 'string' } } }
  expect(problemsOf(schema, { a: null })).toEqual([])
  expect(problemsOf(schema, { a: right })).toEqual([])
  expect(problemsOf(schema, { a: wrong })).not.toEqual([])
  expect(problemsOf({ ...property({ ...part, nullable: false }), $defs: schema.$defs }, { a: null })).not.toEqual([])
})
