import { applyPatch } from 'diff'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { diffOf } from './diff.ts'

const diff = (before: string, after: string) => diffOf({ name: 'one', value: before }, { name: 'two', value: after })

it('shows the changed lines with their context', () => {
  const lines = Array.from({ length: 20 }, (_, n) => `${n}\n`).join('')
  expect(diff(lines, lines.replace('10\n', 'ten\n'))).toEqual({
    diff: '--- one\n+++ two\n@@ -8,7 +8,7 @@\n 7\n 8\n 9\n-10\n+ten\n 11\n 12\n 13\n',
    addedLines: 1,
    removedLines: 1,
  })
  expect(diff('a', 'a')).toEqual({ diff: '', addedLines: 0, removedLines: 0 })
})

const line = fc.constantFrom('', 'a', 'b', '-c', '+d', '\\ e', '# f', 'é 🎉')
const text = fc
  .tuple(fc.array(line, { maxLength: 30 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([lines, lineBreak, ends]) => lines.join(lineBreak) + (ends ? lineBreak : ''))

it('gives a patch from which the other text follows', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      if (before !== after) expect(applyPatch(before, diff(before, after).diff)).toBe(after)
    }),
  )
})

it.each([
  ['short lines', 'a\n', 'b\n', 50_000],
  ['one line', 'a', 'b', 100_000],
  ['alternating lines', 'a\nb\n', 'b\na\nc\n', 25_000],
  ['empty lines', '\n', '\n\r', 50_000],
])('compares 100,000 characters of %s in less than two seconds', (_, one, other, times) => {
  const [before, after] = [`same\n${one.repeat(times)}same\n`, `same\n${other.repeat(times)}same`]
  const start = performance.now()
  const patch = diff(before, after)
  expect(performance.now() - start).toBeLessThan(2000)
  expect(applyPatch(before, patch.diff, { autoConvertLineEndings: false })).toBe(after)
})
