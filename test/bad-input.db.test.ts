import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallOptions } from '../server/test/support/test-app.ts'
import { useApp } from '../server/test/support/use-app.ts'
import {
  bodySchemaOf,
  callExample,
  exampleBody,
  makeWorld,
  OPERATIONS,
  type Operation,
  resolved,
  type World,
} from './support/requests.ts'
import { countRows } from './support/rows.ts'

const app = useApp()
let world: World
let stored: Record<string, number>

beforeAll(async () => {
  world = await makeWorld(app)
  stored = await countRows(app.database)
})

// counted once for an operation and not for each kind of input: a failure names the operation
const changesNothing = (): void => {
  afterAll(async () => {
    const before = stored
    stored = await countRows(app.database)
    expect(stored).toEqual(before)
  })
}

/** Expects a validation error, and returns its body as text. */
async function refused(operation: Operation, options: CallOptions, expected = 400): Promise<string> {
  const { status, body } = await callExample(world, operation, options)
  expect({ status, body }).toMatchObject({ status: expected })
  // an object in the format of OpenAI's API, which has no code for it
  if (operation.errorFormat === 'openai-only') expect(body.error).toMatchObject({ type: 'invalid_request_error' })
  else expect([body.success, body.error?.code ?? body.error]).toEqual([false, 'validation_error'])
  return JSON.stringify(body)
}

const withBody = OPERATIONS.filter(({ hasBody }) => hasBody)
const named = withBody.map((operation): [string, Operation] => [operation.id, operation])

/** The path of a text in the example that the caller may choose freely. */
function freeText(value: unknown, path: (string | number)[] = []): (string | number)[] | undefined {
  if (typeof value === 'string') return path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = freeText(inner, [...path, Array.isArray(value) ? Number(key) : key])
    if (found) return found
  }
  return undefined
}

/** The example as JSON text, with the text at that path replaced by other JSON. */
function replacedText(operation: Operation, json: string): string {
  const body = exampleBody(operation)
  const path = freeText(body)
  if (!path) return `{"text": ${json}}`
  let at: unknown = body
  for (const part of path.slice(0, -1)) at = Reflect.get(Object(at), part)
  Reflect.set(Object(at), path.at(-1) ?? '', '@@')
  return JSON.stringify(body).replace('"@@"', json)
}

const takesNull = ({ type, oneOf }: Record<string, unknown>): boolean =>
  [type, oneOf].some(kinds => Array.isArray(kinds) && kinds.some(kind => (Object(kind).type ?? kind) === 'null'))

describe.each(named)('%s', (_id, operation) => {
  const schema = Object(bodySchemaOf(operation))
  const required: string[] = schema.required ?? []
  const properties: [string, Record<string, unknown>][] = Object.entries(schema.properties).map(([name, property]) => [
    name,
    Object(resolved(property)),
  ])

  changesNothing()

  test('rejects a field of the wrong type', async () => {
    for (const [name, { type }] of properties) {
      const wrong = [type].flat().includes('object') ? 'text' : { not: 'this' }
      const text = await refused(operation, { body: { ...exampleBody(operation), [name]: wrong } })
      expect(text).toContain(`body.${name}`)
    }
  })

  test('rejects null for a field', async () => {
    for (const [name, property] of properties)
      if (!takesNull(property)) await refused(operation, { body: { ...exampleBody(operation), [name]: null } })
  })

  const said = properties.filter(([, { pattern }]) => pattern === '\\S').map(([name]) => name)
  test.runIf(said.length > 0)('rejects white space in a required text', async () => {
    for (const name of said)
      for (const [blank, why] of [
        ['', 'must not be empty'],
        [' \n\t\u00a0\u3000', 'must have more in it than white space'],
      ])
        expect(await refused(operation, { body: { ...exampleBody(operation), [name]: blank } })).toContain(
          `"details":[{"path":"body.${name}","message":"${why}"}]`,
        )
  })

  test.runIf(required.length > 0)('rejects a missing field', async () => {
    for (const name of required) {
      const { [name]: _missing, ...rest } = exampleBody(operation)
      expect(await refused(operation, { body: rest })).toContain(`body.${name}`)
    }
  })

  test('rejects a body that is not an object', async () => {
    for (const body of [[], [exampleBody(operation)], 'text', 7, true, null]) await refused(operation, { body })
  })

  test('rejects broken JSON', async () => {
    const whole = JSON.stringify(exampleBody(operation))
    for (const raw of [
      '',
      ' ',
      '{',
      whole.slice(0, -1),
      `${whole}}`,
      `${whole},`,
      "{'a': 1}",
      '{"a": 01}',
      'NaN',
      '{a: 1}',
    ])
      await refused(operation, { raw })
  })

  test('rejects bytes that are not UTF-8', async () => {
    await refused(operation, { raw: Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) })
  })

  test('rejects a NUL byte', async () => {
    await refused(operation, { raw: replacedText(operation, String.raw`"before\u0000after"`) })
    await refused(operation, { raw: JSON.stringify({ ...exampleBody(operation), 'no\u0000name': 1 }) })
  })

  test('rejects a lone surrogate', async () => {
    for (const lone of [String.raw`"\ud800"`, String.raw`"a\udc00b"`, String.raw`"\ud83d\ud83d"`])
      await refused(operation, { raw: replacedText(operation, lone) })
  })

  test('rejects deeply nested JSON', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
    await refused(operation, { raw: deep })
    await refused(operation, { raw: JSON.stringify(exampleBody(operation)).replace('{', `{"x": ${deep},`) })
  })

  test('rejects a number that is too large', async () => {
    const numbers = properties.filter(([, { type }]) => type === 'integer' || type === 'number')
    for (const [name] of numbers)
      for (const number of ['1e400', '-1e400', '1e308', '123456789012345678901234567890']) {
        const raw = JSON.stringify({ ...exampleBody(operation), [name]: '@@' }).replace('"@@"', number)
        expect(await refused(operation, { raw })).toContain(name)
      }
  })

  test('rejects a date that does not exist', async () => {
    const dates = properties.filter(([, { format }]) => format === 'date-time')
    for (const [name] of dates)
      for (const date of [
        '2026-02-30T00:00:00Z',
        '2026-13-01T00:00:00Z',
        '2026-01-01T25:00:00Z',
        '2016-12-31T23:59:60Z',
        '0000-01-01T00:00:00Z',
        'yesterday',
        '2026-01-01',
        '',
      ])
        expect(await refused(operation, { body: { ...exampleBody(operation), [name]: date } })).toContain(
          `body.${name}`,
        )
  })

  test('rejects a duplicate name', async () => {
    const [[name, value] = ['a', 1]] = Object.entries(exampleBody(operation))
    const twice = JSON.stringify(exampleBody(operation)).replace(
      '{',
      `{${JSON.stringify(name)}: ${JSON.stringify(value)},`,
    )
    await refused(operation, { raw: twice })
  })

  // OpenAI clients send fields that we do not know, which are ignored
  const isOpen = schema.additionalProperties === true
  test(`${isOpen ? 'ignores or rejects' : 'rejects'} a name with a special meaning in JavaScript`, async () => {
    if (isOpen) expect(await countRows(app.database)).toEqual(stored)
    for (const name of ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString']) {
      const raw = JSON.stringify(exampleBody(operation))
        .replace('{', `{"${name}": {"polluted": true},`)
        .replace(',}', '}')
      if (isOpen) expect((await callExample(world, operation, { raw })).status).toBeLessThan(500)
      else expect(await refused(operation, { raw })).toContain(name)
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    if (isOpen) stored = await countRows(app.database)
  })

  test('rejects a body that is too large', async () => {
    const raw = JSON.stringify({ ...exampleBody(operation), filler: 'x'.repeat(operation.bodyLimit) })
    await refused(operation, { raw }, 413)
  })

  test('rejects a content type other than JSON', async () => {
    await refused(
      operation,
      { raw: JSON.stringify(exampleBody(operation)), headers: { 'Content-Type': 'text/plain' } },
      415,
    )
  })
})

describe('in free-form values', () => {
  changesNothing()
  const key = (): { key: string } => ({ key: world.organization.key })
  const send = (path: string, raw: string) => app.call('POST', path, { ...key(), raw })
  const memorize = (part: string) =>
    send('/api/v1/memorize', `{"email": "a@northwind.example", "content": "Text.", ${part}}`)
  const upsert = (properties: string) =>
    send('/api/v1/upsert', `{"records": [{"key": {"email": "a@northwind.example"}, "properties": ${properties}}]}`)

  test.each([
    ['metadata with NUL', () => memorize(String.raw`"metadata": {"a": "\u0000"}`)],
    ['metadata with NUL in a name', () => memorize(String.raw`"metadata": {"a\u0000": 1}`)],
    ['metadata with a lone surrogate', () => memorize(String.raw`"metadata": {"a": ["\ud800"]}`)],
    ['metadata above 8 kB', () => memorize(`"metadata": {"a": "${'x'.repeat(9_000)}"}`)],
    ['metadata with a number beyond all bounds', () => memorize('"metadata": {"a": 1e999}')],
    ['metadata with the name __proto__', () => memorize('"metadata": {"__proto__": {"polluted": true}}')],
    ['a property with NUL', () => upsert(String.raw`{"a": "\u0000"}`)],
    ['a property with NUL in its name', () => upsert(String.raw`{"a\u0000": 1}`)],
    ['a property beyond all bounds', () => upsert('{"a": 1e999}')],
    ['a property with the name __proto__', () => upsert('{"__proto__": 1}')],
    ['a property without a name', () => upsert('{"": 1}')],
    ['a property with a name of 300 characters', () => upsert(`{"${'n'.repeat(300)}": 1}`)],
  ])('%s', async (_name, call) => {
    const { status, body } = await call()
    expect({ status, message: body.message }).toMatchObject({ status: 400 })
  })

  test('rejects a request without an identity key', async () => {
    for (const path of ['/api/v1/memorize', '/api/v1/smart-memory-digest', '/api/v1/properties']) {
      const body = path.endsWith('memorize') ? { content: 'Whose?' } : {}
      expect((await app.call('POST', path, { ...key(), body })).status).toBe(400)
    }
  })

  test('rejects a batch if one item is invalid', async () => {
    const good = { email: 'a@northwind.example', content: 'Text.' }
    for (const bad of [
      { content: 'Whose?' },
      { ...good, noSuch: 1 },
      { ...good, timestamp: '2026-02-30T00:00:00Z' },
      7,
    ]) {
      const answer = await app.call('POST', '/api/v1/batch-memorize', {
        ...key(),
        body: { records: [good, bad, good] },
      })
      expect(answer.status).toBe(400)
      expect(answer.body.details[0].path).toMatch(/^body\.records\.1/)
    }
  })
})
