import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMessage } from '../../../../models/language.ts'
import type { PropertyType } from '../../../../models/port.ts'
import { readFilter } from '../../properties/filter/read-filter.ts'
import { systemNameOf } from '../../properties/system-names.ts'
import { vocabularyOf } from './vocabulary.ts'

interface Judged {
  now: string
  collections: { name: string; properties: { name: string; type: PropertyType; options?: string[]; unit?: string }[] }[]
  records: { properties: Record<string, unknown> }[]
  questions: JudgedMessage[]
  later: JudgedMessage[]
}
interface JudgedMessage {
  message: string
  type?: string
  logic?: 'and' | 'or'
  conditions: [string, string, unknown][]
}

const judged: Judged = JSON.parse(
  readFileSync(new URL('../../../../../../bench/judged/questions.json', import.meta.url), 'utf8'),
)

const collections = judged.collections.map(({ name, properties }) => ({
  id: `col_${name}`,
  name,
  slug: name,
  kind: 'properties' as const,
  properties: properties.map(property => ({
    mode: 'replace' as const,
    systemName: systemNameOf(property.name),
    ...property,
  })),
}))
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(texts) : typeof value === 'string' ? [value] : []
const used = judged.records.flatMap(({ properties }) =>
  Object.entries(properties).map(([name, value]) => ({
    name,
    systemName: systemNameOf(name),
    type: (typeof value === 'number' ? 'number' : 'text') as PropertyType,
    values: texts(value),
  })),
)
const vocabulary = vocabularyOf(collections, used, ['Contact', 'Company'])

/** Parts of typical messages, and parts that no message should have. */
const PIECES =
  `contacts in Berlin with without budget over under between and or 50k 2027 next month not no churn risk high certified
  decision date before after contains starts with " ' ( * % 1e9 -5 99999999999999999999 interests sailing 🙂 ? , 2026-02-30 stage`.split(
    /\s+/,
  )

const sorted = (conditions: readonly unknown[]): string[] =>
  conditions.map(each => JSON.stringify(each).toLowerCase()).toSorted()
const read = (message: string) => readMessage(message, vocabulary, new Date(judged.now))

/** The messages whose parse differs from the judged result. */
const wrong = (questions: JudgedMessage[]) =>
  questions.flatMap(({ message, type, logic = 'and', conditions }) => {
    const { filter, type: given } = read(message)
    const got = sorted(
      (filter?.conditions ?? []).map(({ property, operator, value }) => [property, operator, value ?? null]),
    )
    const right =
      JSON.stringify(got) === JSON.stringify(sorted(conditions)) &&
      (conditions.length === 0 || (given === type && filter?.logic === logic))
    return right ? [] : [{ message, got, given }]
  })

describe.each(['questions', 'later'] as const)('the judged %s', part => {
  test('are parsed as judged in at least nine of ten cases', () => {
    const missed = wrong(judged[part])
    expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(judged[part].length / 10)
  })
})

test('reports which words produced each condition and which were not understood', () => {
  expect(read('contacts in Berlin with budget over 50k who complained about the chiller')).toEqual({
    filter: {
      conditions: [
        { property: 'City', operator: 'equals', value: 'Berlin' },
        { property: 'Budget', operator: 'gt', value: 50_000 },
      ],
      logic: 'and',
    },
    type: 'Contact',
    read: [
      { text: 'Berlin', property: 'City' },
      { text: 'over 50k', property: 'Budget' },
    ],
    unread: ['complained', 'chiller'],
  })
})

test('returns no filter if both "and" and "or" join conditions', () => {
  expect(read('contacts in Berlin and budget over 50k or stage won')).not.toHaveProperty('filter')
})

test('accepts any text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }), pieces => {
      const { filter } = read(pieces.join(' '))
      for (const condition of filter?.conditions ?? [])
        expect(() => readFilter({ conditions: [condition], logic: 'and' }, collections, 'body')).not.toThrow()
    }),
  )
})

describe('a number that is also a property value', () => {
  const numbers = vocabularyOf(
    [],
    [
      { name: 'Score', systemName: 'score', type: 'number', values: [] },
      { name: 'Floors', systemName: 'floors', type: 'array', values: ['1', '3'] },
    ],
    [],
  )
  test.each([
    ['score over 1', [{ property: 'Score', operator: 'gt', value: 1 }]],
    ['score between 1 and 3', [{ property: 'Score', operator: 'between', value: [1, 3] }]],
    ['score is not 2', [{ property: 'Score', operator: 'notEquals', value: 2 }]],
    ['score is 2', [{ property: 'Score', operator: 'equals', value: 2 }]],
    ['floors is 3', [{ property: 'Floors', operator: 'equals', value: '3' }]],
  ])('belongs to the property that %j names', (message, conditions) => {
    expect(readMessage(message, numbers, new Date()).filter?.conditions).toEqual(conditions)
  })
})
