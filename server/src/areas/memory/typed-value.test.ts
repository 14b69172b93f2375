import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparableText, fits, isComparedWhole, toMoment, typedValue, typeOfValue } from './typed-value.ts'

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
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20T15:04:05Z', '2026-11-20T15:04:05.000Z'],
  ['2026-11-20T15:04:05+02:00', '2026-11-20T13:04:05.000Z'],
  ['2026-02-31', undefined],
  ['0001-01-01', '0001-01-01T00:00:00.000Z'],
  ['9999-12-31', '9999-12-31T00:00:00.000Z'],
  // times that the database cannot store
  ['0000-12-31', undefined],
  ['0001-01-01T00:00:00+10:00', undefined],
  ['9999-12-31T23:59:59-23:00', undefined],
  ['20 November 2026', undefined],
  ['2026', undefined],
  ['', undefined],
  [20261120, undefined],
  [null, undefined],
])('%j as a moment is %s', (value, moment) => {
  expect(toMoment(value)).toBe(moment)
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
  ['text', 'a', 1],
  ['number', 1, '1'],
  ['boolean', true, 'true'],
  ['date', '2026-11-20', 'tomorrow'],
  ['options', 'Won', 'won'],
  ['array', ['x'], 'x'],
  ['object', { a: 1 }, [1]],
] as const)('a %s may be %j and not %j', (type, good, bad) => {
  const options = ['Won', 'Lost']
  expect(fits(type, JSON.parse(JSON.stringify(good)), options)).toBe(true)
  expect(fits(type, JSON.parse(JSON.stringify(bad)), options)).toBe(false)
  expect(fits(type, null, options)).toBe(false)
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
