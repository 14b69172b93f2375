import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'
import { findBadText } from './unicode.ts'

test('valid JSON parses as with JSON.parse', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ maxDepth: 8 }), async text => {
      expect(await parseJson(text)).toEqual({ value: JSON.parse(text) })
      expect(await parseJson(Buffer.from(text))).toEqual({ value: JSON.parse(text) })
    }),
  )
})

test('brackets, quotes and backslashes inside strings are not counted', async () => {
  const text = JSON.stringify({ a: '[[[{{{"\\"\\\\', '"]}': '\\', b: '\\\\"[' })
  expect(await parseJson(text, { maxDepth: 1 })).toEqual({ value: JSON.parse(text) })
})

test('the limit is the deepest value that is accepted', async () => {
  expect(await parseJson('[[1]]', { maxDepth: 2 })).toEqual({ value: [[1]] })
  expect(await parseJson('[[[1]]]', { maxDepth: 2 })).toEqual({ problem: 'The JSON is nested deeper than 2 levels.' })
  expect(await parseJson('[{},{},[1],{"a":[]}]', { maxDepth: 3 })).toHaveProperty('value')
  expect(await parseJson(`${'['.repeat(64)}${']'.repeat(64)}`)).toHaveProperty('value')
  expect(await parseJson(`${'['.repeat(65)}${']'.repeat(65)}`)).toHaveProperty('problem')
})

test.each(['[', '{"a":', '[{"a":'])('millions of %s are rejected', async unit => {
  expect(await parseJson(unit.repeat(5_000_000))).toEqual({ problem: 'The JSON is nested deeper than 64 levels.' })
})

test.each([
  [`[${'1,'.repeat(500_000)}1]`, 'The JSON has more than 500000 values. Send it in several calls.'],
  [`[${'{},'.repeat(300_000)}{}]`, 'The JSON has more than 500000 values. Send it in several calls.'],
  [
    `{${Array.from({ length: 50_001 }, (_, n) => `"n${n}":1`).join(',')}}`,
    'The JSON has more than 50000 different names of fields.',
  ],
])('values and names are counted: %.20s…', async (text, problem) => {
  expect(await parseJson(text)).toEqual({ problem })
})

test('the maximum number of values and names is accepted', async () => {
  expect(await parseJson(`[${'1,'.repeat(499_998)}1]`)).toHaveProperty('value')
  const names = Array.from({ length: 50_000 }, (_, n) => `"n${n}":1`).join(',')
  expect(await parseJson(`[{${names}},{${names}}]`)).toHaveProperty('value')
})

test.each(['', '{', '{"a" 1}', '"open', '"open\\"', 'undefined', "{'a': 1}", '[1,]', '01', 'NaN', '\u0000'])(
  '%j is not JSON',
  async text => {
    expect(await parseJson(text)).toEqual({
      problem: expect.stringMatching(/^This is not valid JSON( at position \d+)?\.$/),
    })
  },
)

test('the error contains nothing of the input', async () => {
  expect(JSON.stringify(await parseJson('sk_live_secret'))).not.toContain('sk_live')
})

test('bytes that are not UTF-8 are rejected, and a byte order mark is dropped', async () => {
  expect(await parseJson(Uint8Array.of(0x22, 0xff, 0x22))).toEqual({ problem: 'The JSON is not valid UTF-8.' })
  expect(await parseJson(Buffer.from('\ufeff{"a":1}'))).toEqual({ value: { a: 1 } })
})

test.each(['{"__proto__": {"x": 1}}', '{"\\u005f_proto__": {"x": 1}}'])(
  '%s does not change a prototype and is reported',
  async text => {
    const parsed = await parseJson(text)
    expect(parsed).toHaveProperty('value')
    if (!('value' in parsed)) return
    expect(Object.getPrototypeOf(parsed.value)).toBe(Object.prototype)
    expect(Object.hasOwn({}, 'x') || 'x' in {}).toBe(false)
    expect(findBadText(parsed.value)?.path).toBe('__proto__')
  },
)

test.each(['{"a":1,"a":1}', '{"a":[{"b":1}],"c":{"b":1,"\\u0062":2}}', '[{"":1},{"":1,"x":[],"":2}]'])(
  'a duplicate name is rejected: %s',
  async text => {
    expect(await parseJson(text)).toEqual({ problem: 'The JSON names a field twice in one object.' })
  },
)

test('the same name in different objects, or as a value, is accepted', async () => {
  for (const text of ['[{"a":1},{"a":1}]', '{"a":{"a":{"a":"a"}},"b":["a","a"]}', '{"a":"b","b":"a"}'])
    expect(await parseJson(text)).toEqual({ value: JSON.parse(text) })
})
