import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { describe, expect, test } from 'vitest'
import { lookUp, OPERATIONS } from '../server/src/contract/operations.ts'
import { bodySchemaOf, resolved } from './support/requests.ts'

type Schema = Record<string, unknown>

const isSchema = (node: unknown): node is Schema => typeof node === 'object' && node !== null && !Array.isArray(node)
const typesOf = ({ type }: Schema): unknown[] => [type].flat()
const SCALARS = ['string', 'number', 'integer', 'boolean', 'null']

/** Whether text of any length can match the pattern. */
function isOpen(pattern: string): boolean {
  let open = !(pattern.startsWith('^') && pattern.endsWith('$'))
  visitRegExpAST(new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true, unicodeSets: false }), {
    onQuantifierEnter({ max }) {
      open ||= max === Number.POSITIVE_INFINITY
    },
  })
  return open
}

/** What a schema leaves without a bound, including its nested schemas. */
function unbounded(node: unknown, path: string, seen: ReadonlySet<unknown> = new Set()): string[] {
  const schema = resolved(node)
  if (!isSchema(schema) || seen.has(schema)) return []
  const { items, maxItems, uniqueItems, maxLength, pattern, enum: values, const: value } = schema
  const own: string[] = []
  if (typesOf(schema).includes('array') && maxItems === undefined) own.push(`${path} has no maxItems`)
  // what Ajv would compare with each other, item by item
  const item = resolved(items)
  if (uniqueItems && !(isSchema(item) && typesOf(item).every(type => SCALARS.includes(String(type)))))
    own.push(`${path} has uniqueItems of what is no text and no number`)
  const isBounded = [maxLength, values, value].some(bound => bound !== undefined)
  if (typesOf(schema).includes('string') && !isBounded && !(typeof pattern === 'string' && !isOpen(pattern)))
    own.push(`${path} has no maxLength`)
  const parts = ['items', 'additionalProperties', 'propertyNames', 'not'].map((name): [string, unknown] => [
    name,
    schema[name],
  ])
  const properties = Object.entries(Object(schema.properties))
  const choices = ['allOf', 'anyOf', 'oneOf'].flatMap(name => Object.entries(Object(schema[name])))
  const inside = new Set([...seen, schema])
  return [
    ...own,
    ...[...parts, ...properties, ...choices].flatMap(([name, part]) => unbounded(part, `${path}.${name}`, inside)),
  ]
}

describe('every list and every text of a request has a bound', () => {
  test.each(OPERATIONS.map(operation => [operation.id, operation] as const))('%s', (_id, operation) => {
    const parameters = operation.parameters.flatMap(({ name, pointer }) => unbounded(lookUp(pointer), name))
    expect([...unbounded(bodySchemaOf(operation), 'body'), ...parameters]).toEqual([])
  })
})

test('finds what has no bound', () => {
  expect(
    unbounded({ type: 'object', properties: { a: { type: 'array', items: { type: 'string' } } } }, 'body'),
  ).toEqual(['body.a has no maxItems', 'body.a.items has no maxLength'])
  expect(unbounded({ type: 'string', pattern: '^a+$' }, 'body')).toEqual(['body has no maxLength'])
  expect(unbounded({ type: 'string', pattern: '^a{3}$' }, 'body')).toEqual([])
})
