import fc, { type Arbitrary } from 'fast-check'
import { lookUp, type Operation } from '../../server/src/contract/operations.ts'
import { resolved } from './examples.ts'
import { sensible } from './sensible.ts'

type Schema = Record<string, unknown>

const MAX_ITEMS = 3

const asSchema = (node: unknown): Schema => Object(resolved(node))
const numberOr = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback)

/**
 * Values that a schema of the spec allows, or nearly: formats and lengths are respected, rules that only the server
 * knows are not.
 */
export function arbitraryOf(node: unknown): Arbitrary<unknown> {
  const schema = asSchema(node)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  switch (schema.type) {
    case 'string':
      return text(schema)
    case 'integer':
      return fc.integer({ min: within(schema.minimum, -1_000_000), max: within(schema.maximum, 1_000_000) })
    case 'number':
      return fc.double({
        min: numberOr(schema.minimum, -1e12),
        max: numberOr(schema.maximum, 1e12),
        noNaN: true,
      })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return list(schema)
    case 'object':
      return object(schema)
    default:
      return anyJson
  }
}

/** Any JSON, including its difficult cases: odd names, odd numbers, odd characters. */
export const anyJson: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '2026-02-30T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    "'; DROP TABLE memories; --",
    '%',
    '_',
    '\\',
    '-0',
    Number.MAX_SAFE_INTEGER,
    Number.MIN_VALUE,
    -1e308,
    1e308,
    -0,
    [],
    {},
    [[]],
    [null],
    JSON.parse('{"__proto__": 1}'),
    'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
  ),
)

const within = (value: unknown, fallback: number): number =>
  Math.max(-2_147_483_648, Math.min(2_147_483_647, numberOr(value, fallback)))

function text(schema: Schema): Arbitrary<string> {
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern), { size: 'small' })
  if (schema.format === 'email' || schema.format === 'idn-email')
    return fc.oneof(fc.emailAddress(), fc.constant('dana.reyes@northwind.example'))
  if (schema.format === 'date-time')
    return fc.oneof(
      fc
        .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
        .map(date => date.toISOString()),
      fc.constantFrom(
        '0001-01-01T00:00:00Z',
        '9999-12-31T23:59:59.999Z',
        '2026-11-20T15:04:05+14:00',
        '2016-12-31T23:59:60Z',
      ),
    )
  const length = { minLength: numberOr(schema.minLength, 0), maxLength: Math.min(60, numberOr(schema.maxLength, 60)) }
  const example = typeof schema.example === 'string' ? [fc.constant(schema.example)] : []
  return fc.oneof(fc.string({ ...length, unit: 'grapheme' }), fc.string({ ...length, unit: 'binary' }), ...example)
}

function list(schema: Schema): Arbitrary<unknown[]> {
  const bounds = {
    minLength: numberOr(schema.minItems, 0),
    maxLength: Math.max(numberOr(schema.minItems, 0), Math.min(MAX_ITEMS, numberOr(schema.maxItems, MAX_ITEMS))),
  }
  const item = arbitraryOf(schema.items)
  if (!schema.uniqueItems) return fc.array(item, bounds)
  return fc.uniqueArray(item, { ...bounds, selector: value => JSON.stringify(value) })
}

function object(schema: Schema): Arbitrary<object> {
  const properties: Schema = Object(schema.properties)
  const required = Array.isArray(schema.required) ? schema.required : []
  if (Object.keys(properties).length === 0)
    return fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), anyJson, { maxKeys: 4 })
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const value = arbitraryOf(property)
      // most optional fields are absent most of the time: the rest is a realistic request
      return [name, required.includes(name) ? value : fc.option(value, { nil: undefined, freq: 2 })]
    }),
  )
  return fc
    .record(model)
    .map(made => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)))
}

/** A body that is valid or nearly so: about a third match the schema, the others have one thing changed. */
export function bodyOf(schema: unknown): Arbitrary<unknown> {
  const made = arbitraryOf(schema)
  return nearly(
    fc.oneof(
      { weight: 4, arbitrary: fc.tuple(made, fc.nat()).map(([body, choice]) => sensible(body, choice)) },
      { weight: 1, arbitrary: made },
    ),
  )
}

/** Valid values, about a third of them as they are, the others with one thing changed. */
export function nearly(valid: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 3, arbitrary: fc.tuple(valid, fc.nat(), anyJson).map(([body, at, value]) => changed(body, at, value)) },
    { weight: 2, arbitrary: fc.tuple(valid, fc.nat()).map(([body, at]) => without(body, at)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(valid, fc.string(), anyJson)
        .map(([body, name, value]) => ({ ...Object(body), [name]: value })),
    },
    { weight: 1, arbitrary: anyJson },
  )
}

/** Query strings that the spec allows, or nearly. */
export function queriesOf(operation: Operation): Arbitrary<string> {
  const known = operation.parameters.filter(parameter => parameter.in === 'query')
  const model = Object.fromEntries(
    known.map(({ name, pointer }) => [
      name,
      fc.option(fc.oneof(arbitraryOf(lookUp(pointer)), anyJson), { nil: undefined, freq: 2 }),
    ]),
  )
  return fc.record(model).map(values => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(values))
      if (value !== undefined) query.append(name, typeof value === 'string' ? value : JSON.stringify(value))
    return query.size > 0 ? `?${query}` : ''
  })
}

/** Every place inside a value, as the object or list that contains it and the name there. */
function places(value: unknown): { holder: object; name: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [{ holder: value, name }, ...places(inner)])
}

function changed(body: unknown, at: number, value: unknown): unknown {
  const copy = structuredClone(body)
  const all = places(copy)
  const place = all[at % Math.max(1, all.length)]
  if (place) Reflect.set(place.holder, place.name, value)
  return copy
}

function without(body: unknown, at: number): unknown {
  const copy = structuredClone(body)
  const all = places(copy)
  const place = all[at % Math.max(1, all.length)]
  if (place) Reflect.deleteProperty(place.holder, place.name)
  return copy
}
