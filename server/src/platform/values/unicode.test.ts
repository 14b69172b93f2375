import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from './json.ts'
import { findBadText } from './unicode.ts'

const nested = (depth: number): Json => {
  let value: Json = 1
  for (let n = 0; n < depth; n++) value = n % 2 === 0 ? [value] : { a: value }
  return value
}

test.each<[string, Json, string, RegExp]>([
  ['NUL in the value itself', 'a\0', '', /NUL/],
  ['NUL in a string', { records: [{}, { email: 'a\0b' }] }, 'records.1.email', /NUL/],
  ['NUL in a key', { a: { 'x\0': 1 } }, 'a.x\uFFFD', /NUL/],
  ['a high surrogate alone', ['\ud83d'], '0', /surrogate/],
  ['a low surrogate alone', { a: 'x\ude00y' }, 'a', /surrogate/],
  ['surrogates the wrong way round', { a: '\ude00\ud83d' }, 'a', /surrogate/],
  ['a surrogate in a key', { '\ud800': 1 }, '\uFFFD', /surrogate/],
  ['__proto__', JSON.parse('{"a": {"__proto__": {"x": 1}}}'), 'a.__proto__', /name/],
  ['overflow', JSON.parse('{"n": 1e999}'), 'n', /too large/],
  ['negative overflow', JSON.parse('[-1e999]'), '0', /too large/],
  ['an integer past 2^53', JSON.parse('{"n": 9007199254740993}'), 'n', /2\^53/],
  ['a negative one', -(2 ** 53), '', /2\^53/],
  ['nesting past 64', nested(65), expect.any(String), /deeper than 64/],
])('%s is reported with its path', (_, value, path, problem) => {
  expect(findBadText(value)).toEqual({ path, problem: expect.stringMatching(problem) })
})

test.each<[string, Json]>([
  ['a surrogate pair', '😀'],
  ['other control characters', '\u0001\t\n\u007f\ufffe'],
  ['the replacement character', '\ufffd'],
  ['the largest safe integer', Number.MAX_SAFE_INTEGER],
  ['a measurement with an exponent', 6.022e23],
  ['a fraction', 0.1],
  ['nesting of 64', nested(64)],
  ['names of Object.prototype', { constructor: 1, toString: 2, hasOwnProperty: 3 }],
  ['nothing', null],
])('%s is accepted', (_, value) => expect(findBadText(value)).toBeUndefined())

test('a text is accepted if it has no NUL and survives UTF-8', () => {
  const unit = fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd7fe, max: 0xe001 }), fc.constant(0))
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 6 }), units => {
      const text = String.fromCharCode(...units)
      const kept = Buffer.from(text).toString() === text && !text.includes('\0')
      expect(findBadText(text) === undefined).toBe(kept)
      expect(findBadText({ a: [text] }) === undefined).toBe(kept)
    }),
    { numRuns: 1_000 },
  )
})
