import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparableText, isComparedWhole, typedValue, typeOfValue } from './typed-value.ts'

describe('a text as filters compare it', () => {
  test('is lowercase and has a bounded length', () => {
    expect(comparableText('ÉCOLE Straße')).toBe('école straße')
    expect(comparableText('x'.repeat(300))).toHaveLength(200)
  })

  test('is measured in characters as the database counts them, and never ends in half a surrogate pair', () => {
    expect(comparableText(`${'x'.repeat(199)}🙂🙂`)).toBe(`${'x'.repeat(199)}🙂`)
    expect(comparableText('🙂'.repeat(250))).toBe('🙂'.repeat(200))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), text => {
        expect(comparableText(text).isWellFormed()).toBe(true)
      }),
    )
  })

  test('contains none of the separators of list elements', () => {
    expect(comparableText('a\u001fb\u001ec')).toBe('a b c')
  })

  test('reports whether it is the complete text', () => {
    expect(isComparedWhole('x'.repeat(200))).toBe(true)
    expect(isComparedWhole('x'.repeat(201))).toBe(false)
    // this letter is two characters in lowercase
    expect(isComparedWhole('İ'.repeat(150))).toBe(false)
  })
})

test.each([
  ['number', 12.5, { number_value: 12.5 }],
  ['text', 'Leeds', { text_value: 'leeds' }],
  ['options', 'Won', { text_value: 'won' }],
  ['boolean', false, { text_value: 'false' }],
  ['date', '2026-11-20', { text_value: '2026-11-20', date_value: '2026-11-20T00:00:00.000Z' }],
  // a text that looks like a date is still a text
  ['text', '2026-11-20', { text_value: '2026-11-20' }],
  ['array', ['a'], {}],
  ['object', { a: 1 }, {}],
] as const)('a %s such as %j is compared as %j', (type, value, columns) => {
  const json = typeof value === 'object' ? JSON.parse(JSON.stringify(value)) : value
  expect(typedValue(type, json)).toEqual({ text_value: null, number_value: null, date_value: null, ...columns })
})

test.each([
  ['a', 'text'],
  ['2026-11-20', 'date'],
  [1, 'number'],
  [false, 'boolean'],
  [[1], 'array'],
  [{ a: 1 }, 'object'],
])('without a definition %j is of type %s', (value, type) => {
  expect(typeOfValue(JSON.parse(JSON.stringify(value)))).toBe(type)
})
