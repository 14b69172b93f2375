import { expect, test } from 'vitest'
import { fits, toMoment } from './value-types.ts'

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
  ['2026-13-45T10:00 GMT', undefined],
  [20261120, undefined],
  [null, undefined],
])('%j as a moment is %s', (value, moment) => {
  expect(toMoment(value)).toBe(moment)
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
