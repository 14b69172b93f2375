import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it, test } from 'vitest'
import { EVENT_TYPES } from '../../../area-facts.ts'
import { isEventType } from '../../../models/language.ts'
import { createCatalogue } from './catalogue.ts'
import { payloadProblem } from './payload-rules.ts'

const SOURCES = join(import.meta.dirname, '../../..')

test('every event that is defined is in the catalogue', async () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(path =>
    /[/\\]events\.ts$/.test(path),
  )
  const exported: unknown[] = []
  for (const file of files) exported.push(...Object.values(await import(join(SOURCES, file))))
  const defined = exported
    .flat()
    .flatMap(each => (typeof each === 'object' && each && 'type' in each ? [each.type] : []))
  expect(defined).toContain('record.created')
  expect(EVENT_TYPES.map(({ type }) => type).toSorted()).toEqual([...new Set(defined)].toSorted())
})

test('only the types of the service are reserved, not their resources', () => {
  const { owns } = createCatalogue(EVENT_TYPES)
  expect(['record.created', 'record.exported', 'order.paid'].map(owns)).toEqual([true, false, false])
})

describe.each(EVENT_TYPES.map((each): [string, typeof each] => [each.type, each]))(
  '%s',
  (type, { schema, example }) => {
    it('has a valid name, a schema, a matching example, and a payload that may be sent', () => {
      expect(isEventType(type)).toBe(true)
      expect(new Ajv2020().validate(schema, example.object)).toBe(true)
      expect(payloadProblem(example)).toBeUndefined()
    })
  },
)
