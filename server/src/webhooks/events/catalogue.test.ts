import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it, test } from 'vitest'
import { CATALOGUE } from './catalogue.ts'
import { isEventType } from './event-type.ts'
import { payloadProblem } from './payload-rules.ts'

const SOURCE = join(import.meta.dirname, '../..')

test('every event that the server emits is in the catalogue', () => {
  const emitted = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.includes('.test.') && !path.endsWith('.gen.ts'))
    .flatMap(path => [...readFileSync(join(SOURCE, path), 'utf8').matchAll(/'([a-z_]+(?:\.[a-z_]+)+)' AS type\b/g)])
    .map(([, type]) => type)
  expect(emitted).toContain('record.created')
  const known = CATALOGUE.map(({ type }) => type)
  expect(emitted.filter(type => !known.includes(type ?? ''))).toEqual([])
})

describe.each(CATALOGUE.map((each): [string, typeof each] => [each.type, each]))('%s', (type, { schema, example }) => {
  it('has a name, a schema and an example that fit together, and may be sent', () => {
    expect(isEventType(type)).toBe(true)
    expect(new Ajv2020().validate(schema, example.object)).toBe(true)
    expect(payloadProblem(example)).toBeUndefined()
  })
})
