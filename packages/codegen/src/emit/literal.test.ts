import { describe, expect, it } from 'vitest'
import { literal, quoted } from './literal.ts'

describe('a value as source code', () => {
  it.each([
    ['a', "'a'"],
    ["it's", '"it\'s"'],
    ['both \' and "', "'both \\' and \"'"],
    ['line\nbreak \\', "'line\\nbreak \\\\'"],
  ])('quotes %j so that it evaluates to the same value', (text, source) => {
    expect(quoted(text)).toBe(source)
    expect(new Function(`return ${source}`)()).toBe(text)
  })

  it('stays on one line if it fits', () => {
    expect(literal({ a: [1, null, true], 'b-c': {}, d: [] })).toBe("{ a: [1, null, true], 'b-c': {}, d: [] }")
  })

  it('is broken into lines if it does not fit, and evaluates to the same value', () => {
    const value = { long: 'x'.repeat(90), list: [{ one: 'y'.repeat(60), two: 'z'.repeat(60) }] }
    const source = literal(value)
    expect(source.split('\n').length).toBeGreaterThan(4)
    expect(new Function(`return ${source}`)()).toEqual(value)
  })
})
