import { describe, expect, test } from 'vitest'
import { cutThinking, unopenedEnd, withoutThinking } from './thinking.ts'

const inPieces = (text: string, size: number, isUnopened = false): string => {
  const cutter = cutThinking(isUnopened)
  let out = ''
  for (let at = 0; at < text.length; at += size) out += cutter.push(text.slice(at, at + size))
  return out + cutter.end()
}

describe('the text without what the model thought', () => {
  test.each([
    ['<think>A {plan}.</think>\n\nTea.', 'Tea.'],
    ['\n<THINK>\nA.\n</THINK>\nTea.', 'Tea.'],
    ['<think></think>Tea.', 'Tea.'],
    ['Tea. <thinking>Or coffee?</thinking>Coffee.', 'Tea. Coffee.'],
    ['[THINK]A.[/THINK]Tea.', 'Tea.'],
    ['◁think▷A.◁/think▷Tea.', 'Tea.'],
    ['<|channel|>analysis<|message|>A.<|end|><|start|>assistant<|channel|>final<|message|>Tea.', 'Tea.'],
    ['<think>It never ends', ''],
    ['Write `<think>` before and `</think>` after.', 'Write `<think>` before and `</think>` after.'],
    ['The tag <think> is not closed here.', 'The tag <think> is not closed here.'],
    ['1 < 2 and [a] < b', '1 < 2 and [a] < b'],
    ['', ''],
  ])('%j is %j', (text, expected) => {
    expect(withoutThinking(text)).toBe(expected)
    for (const size of [1, 3, 1_000]) expect(inPieces(text, size)).toBe(expected)
  })

  test('of a model whose first mark the template has written', () => {
    const text = 'They like tea.\n</think>\n\nTea.'
    expect(withoutThinking(text)).toBe('Tea.')
    expect(unopenedEnd(text)).toBe(text.indexOf('\n\nTea.'))
    for (const size of [1, 4, 100]) expect(inPieces(text, size, true)).toBe('Tea.')
    expect(inPieces('No thinking this time.', 3, true)).toBe('No thinking this time.')
  })
})
