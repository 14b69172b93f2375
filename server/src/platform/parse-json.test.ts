import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'
import { findBadText } from './unicode.ts'

test('what is valid JSON parses as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 8 }), text => {
      expect(parseJson(text)).toEqual({ value: JSON.parse(text) })
      expect(parseJson(Buffer.from(text))).toEqual({ value: JSON.parse(text) })
    }),
  )
})

test('brackets, quotes and backslashes inside strings count for nothing', () => {
  const text = JSON.stringify({ a: '[[[{{{"\\"\\\\', '"]}': '\\', b: '\\\\"[' })
  expect(parseJson(text, { maxDepth: 1 })).toEqual({ value: JSON.parse(text) })
})

test('the limit is the deepest value that passes', () => {
  expect(parseJson('[[1]]', { maxDepth: 2 })).toEqual({ value: [[1]] })
  expect(parseJson('[[[1]]]', { maxDepth: 2 })).toEqual({ problem: 'The JSON is nested deeper than 2 levels.' })
  expect(parseJson('[{},{},[1],{"a":[]}]', { maxDepth: 3 })).toHaveProperty('value')
  expect(parseJson(`${'['.repeat(64)}${']'.repeat(64)}`)).toHaveProperty('value')
  expect(parseJson(`${'['.repeat(65)}${']'.repeat(65)}`)).toHaveProperty('problem')
})

test.each(['[', '{"a":', '[{"a":'])('millions of %s are refused at once', unit => {
  const started = performance.now()
  expect(parseJson(unit.repeat(5_000_000))).toEqual({ problem: 'The JSON is nested deeper than 64 levels.' })
  expect(performance.now() - started).toBeLessThan(500)
})

test.each(['', '{', '{"a" 1}', '"open', '"open\\"', 'undefined', "{'a': 1}", '[1,]', '01', 'NaN', '\u0000'])(
  '%j is not JSON',
  text => {
    expect(parseJson(text)).toEqual({ problem: expect.stringMatching(/^This is not valid JSON( at position \d+)?\.$/) })
  },
)

test('a problem shows nothing of what was sent', () => {
  expect(JSON.stringify(parseJson('sk_live_secret'))).not.toContain('sk_live')
})

test('bytes that are not UTF-8 are refused, a byte order mark is dropped', () => {
  expect(parseJson(Uint8Array.of(0x22, 0xff, 0x22))).toEqual({ problem: 'The JSON is not valid UTF-8.' })
  expect(parseJson(Buffer.from('\ufeff{"a":1}'))).toEqual({ value: { a: 1 } })
})

test.each(['{"__proto__": {"x": 1}}', '{"\\u005f_proto__": {"x": 1}}'])(
  '%s changes no prototype and is found',
  text => {
    const parsed = parseJson(text)
    expect(parsed).toHaveProperty('value')
    if (!('value' in parsed)) return
    expect(Object.getPrototypeOf(parsed.value)).toBe(Object.prototype)
    expect(Object.hasOwn({}, 'x') || 'x' in {}).toBe(false)
    expect(findBadText(parsed.value)?.path).toBe('__proto__')
  },
)

test('200 kB of records is measured and judged in a few milliseconds', () => {
  const records = Array.from({ length: 1_300 }, (_, n) => ({
    id: `rec_${n}`,
    name: `Müller "${n}"`,
    tags: ['a', 'b'],
    properties: { score: n / 7, city: '東京', note: '\\' },
  }))
  const body = Buffer.from(JSON.stringify(records))
  expect(body.length).toBeGreaterThan(150_000)
  const once = (): number => {
    const started = performance.now()
    const parsed = parseJson(body)
    if ('value' in parsed) findBadText(parsed.value)
    return performance.now() - started
  }
  const fastest = Math.min(...Array.from({ length: 30 }, once))
  // A bound that a slow machine keeps; measured: about 2 ms, JSON.parse included.
  expect(fastest).toBeLessThan(15)
})

test.each(['{"a":1,"a":1}', '{"a":[{"b":1}],"c":{"b":1,"\\u0062":2}}', '[{"":1},{"":1,"x":[],"":2}]'])(
  'a name that stands twice is refused: %s',
  text => {
    expect(parseJson(text)).toEqual({ problem: 'The JSON names a field twice in one object.' })
  },
)

test('the same name in different objects, or as a value, is no repetition', () => {
  for (const text of ['[{"a":1},{"a":1}]', '{"a":{"a":{"a":"a"}},"b":["a","a"]}', '{"a":"b","b":"a"}'])
    expect(parseJson(text)).toEqual({ value: JSON.parse(text) })
})
