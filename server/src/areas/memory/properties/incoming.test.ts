import { describe, expect, test } from 'vitest'
import type { ExtractedProperty, PropertyDefinition } from '../../../models/port.ts'
import type { Json } from '../../../platform/values/json.ts'
import { incomingRow, incomingRows } from './incoming.ts'

const origin = { n: 0, source: 'memory:mem_1', actor: 'key:key_1', asOf: new Date('2026-11-20T15:00:00Z') }

const definition = (over: Partial<PropertyDefinition> = {}): PropertyDefinition => ({
  collectionId: 'col_1',
  collectionName: 'Sales',
  name: 'Tools',
  systemName: 'tools',
  type: 'text',
  mode: 'append',
  ...over,
})

const extracted = (value: Json, confidence = 0.9, systemName = 'tools'): ExtractedProperty => ({
  collectionId: 'col_1',
  systemName,
  propertyName: 'Tools',
  value,
  confidence,
  evidence: { start: 0, end: 1, text: 'x' },
  engine: 'offline',
})

describe('an append property', () => {
  test('is a list from its first value on, and filters match it as a list', () => {
    expect(incomingRow(definition(), 'Excel', origin, 1)).toMatchObject({ value: ['Excel'], text_value: null })
  })

  test('merges all values of one text without duplicates, with the lowest confidence', () => {
    const values = [extracted('Excel'), extracted('Jira', 0.6), extracted('Excel')]
    expect(incomingRows(values, [definition()], origin)).toMatchObject([{ value: ['Excel', 'Jira'], confidence: 0.6 }])
  })
})

test('a replace property keeps the last value of a text', () => {
  const rows = incomingRows([extracted('Excel'), extracted('Jira')], [definition({ mode: 'replace' })], origin)
  expect(rows).toMatchObject([{ value: 'Jira', text_value: 'jira' }])
})

test('values without a definition are dropped', () => {
  expect(incomingRows([extracted('Excel', 1, 'other')], [definition()], origin)).toEqual([])
})

test('a value records its source', () => {
  const [row] = incomingRows([extracted('Excel')], [definition()], origin)
  expect(row).toMatchObject({
    n: 0,
    collection_id: 'col_1',
    source: 'memory:mem_1',
    actor: 'key:key_1',
    as_of: '2026-11-20T15:00:00.000Z',
    evidence: { start: 0, end: 1, text: 'x' },
  })
})
