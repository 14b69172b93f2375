import { describe, expect, it } from 'vitest'
import { convertValue, type ValueShape } from './convert-value.ts'

const to = (type: ValueShape['type'], rest: Partial<ValueShape> = {}): ValueShape => ({
  type,
  mode: 'replace',
  ...rest,
})
const stages = { options: ['Won', 'Lost'] }

describe('a value with an unambiguous meaning is converted', () => {
  it.each([
    [12.5, to('text'), '12.5'],
    [true, to('text'), 'true'],
    [' 12.50 ', to('number'), 12.5],
    ['-3e2', to('number'), -300],
    ['Yes', to('boolean'), true],
    ['false', to('boolean'), false],
    ['2026-11-20', to('date'), '2026-11-20'],
    ['won', to('options', stages), 'Won'],
    [7, to('options', { options: ['7', '8'] }), '7'],
    ['calm', to('array'), ['calm']],
    [['calm'], to('text'), 'calm'],
    ['5', to('number', { mode: 'append' }), [5]],
    [['5', 6], to('number', { mode: 'append' }), [5, 6]],
    [{ a: 'b' }, to('object'), { a: 'b' }],
  ])('%j to %j', (value, shape, expected) => {
    expect(convertValue(value, shape)).toEqual(expected)
  })
})

describe('a value that would require guessing is not converted', () => {
  it.each([
    ['about 12', to('number')],
    ['1,200', to('number')],
    ['', to('number')],
    ['1e999', to('number')],
    ['maybe', to('boolean')],
    ['constructor', to('boolean')],
    ['2026-02-31', to('date')],
    [20261120, to('date')],
    ['Open', to('options', stages)],
    [['a', 'b'], to('text')],
    [[], to('text')],
    [{ a: 'b' }, to('text')],
    ['text', to('object')],
    [['5', 'six'], to('number', { mode: 'append' })],
  ])('%j to %j', (value, shape) => {
    expect(convertValue(value, shape)).toBeUndefined()
  })
})
