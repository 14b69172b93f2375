import { bodySchemaOf, exampleBody, type Operation, resolved } from '../../support/requests.ts'

type Schema = Record<string, unknown>

/** A body of any size, and what is wrong with it. */
export interface WrongBody {
  name: string
  /** The JSON text, of at most `size` characters. */
  text(size: number): string
}

const MARK = '"@@"'
const asSchema = (node: unknown): Schema => Object(resolved(node))

/** A place in a body, and its schema in the spec. */
interface Place {
  path: (string | number)[]
  schema: Schema
}

/** Every field of a body and of the items of its lists, until a schema repeats. */
function placesIn(node: unknown, path: (string | number)[] = [], seen: ReadonlySet<unknown> = new Set()): Place[] {
  const schema = asSchema(node)
  if (seen.has(schema)) return []
  const inside = new Set([...seen, schema])
  return [
    { path, schema },
    ...(schema.items === undefined ? [] : placesIn(schema.items, [...path, 0], inside)),
    ...Object.entries(Object(schema.properties)).flatMap(([name, part]) => placesIn(part, [...path, name], inside)),
  ]
}

/** The example with other JSON at a place. */
function withAt(example: unknown, [name, ...rest]: (string | number)[], json: unknown): unknown {
  if (name === undefined) return json
  const inner = withAt(Reflect.get(Object(example), name), rest, json)
  return typeof name === 'number' ? [inner] : { ...Object(example), [name]: inner }
}

const filled = (unit: (n: number) => string, size: number): string => {
  const parts: string[] = []
  for (let length = 0, n = 0; length < size; n++) {
    const part = unit(n)
    parts.push(part)
    length += part.length + 1
  }
  return parts.slice(0, -1).join(',')
}

/** What can be in a list. */
const ITEMS: [string, (n: number) => string][] = [
  ['numbers', () => '1'],
  ['objects', () => '{}'],
  ['lists', () => '[]'],
  ['unknown fields', n => `{"f${n % 100}":1,"g":[{}]}`],
  ['empty texts', () => '""'],
  ['different texts', n => `"t${n}"`],
]
const UNITS = ['x', ' ', '\\"', '\\\\', '-eyJ', 'a@', '\\u0041', '€', ',.', '2026-']

function inPlace({ schema }: Place): [string, (size: number) => string][] {
  const items = asSchema(schema.items)
  const { example = items.example, maxItems } = schema
  const good = JSON.stringify((Array.isArray(example) ? example[0] : example) ?? 'x')
  const most = typeof maxItems === 'number' ? maxItems : 100
  switch ([schema.type].flat()[0]) {
    case 'array':
      return [
        ...ITEMS.map(([what, unit]): [string, (size: number) => string] => [what, size => `[${filled(unit, size)}]`]),
        ['one item again and again', size => `[${filled(() => good, size)}]`],
        // the maximum number of items, each as long as there is space
        ['long items', size => `[${filledWith(most, n => `"${'x'.repeat(Math.max(0, size / most - 20))}${n}"`)}]`],
        ['large items', size => `[${filledWith(most, () => `{${fields(size / most / 20)}}`)}]`],
        ['nested lists', size => '['.repeat(size)],
      ]
    case 'object':
      return [
        ['many fields', size => `{${fields(size / 20)}}`],
        ['deep fields', size => '{"a":'.repeat(size / 6)],
        ['a long name', size => `{"${'n'.repeat(size)}":1}`],
        ['a long name of many fields', size => `{"${'n'.repeat(size / 2)}":{${fields(size / 40)}}}`],
        ['fields with lists', size => `{${filled(n => `"f${n % 1_000}_${n}":[[],{}]`, size)}}`],
      ]
    case 'string':
      return UNITS.map(unit => [`a text of ${unit}`, size => `"${unit.repeat(size / Buffer.byteLength(unit))}"`])
    default:
      return [['digits', size => '1'.repeat(size)]]
  }
}

const fields = (count: number): string => filledWith(count, n => `"field${n}":"value"`)
const filledWith = (count: number, unit: (n: number) => string): string =>
  Array.from({ length: Math.max(1, Math.floor(count)) }, (_, n) => unit(n)).join(',')

/** The checks of a schema that take time. */
const checksOf = ({ type, format, pattern }: Schema): string => JSON.stringify([type, format, pattern])

/**
 * Bodies of an operation of the maximum size, each with one thing wrong in one place.
 * @param known checks of texts and numbers that were tried before; each is tried once
 */
export function wrongBodies(operation: Operation, known: Set<string>): WrongBody[] {
  const example = exampleBody(operation)
  const places = placesIn(bodySchemaOf(operation)).filter(({ schema }) => {
    const checks = checksOf(schema)
    const tried = known.has(checks) && schema.type !== 'array' && schema.type !== 'object'
    known.add(checks)
    return !tried
  })
  return places.flatMap(place =>
    inPlace(place).map(([what, make]) => {
      const [before = '', after = ''] = JSON.stringify(withAt(example, place.path, '@@')).split(MARK)
      return {
        name: `${['body', ...place.path].join('.')}: ${what}`,
        text: size => `${before}${make(size - before.length - after.length - 100)}${after}`,
      }
    }),
  )
}
