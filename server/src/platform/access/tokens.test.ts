import { expect, test } from 'vitest'
import { endWithin, estimateDatedTokens } from './tokens.ts'

// the second is the number of tokens of o200k_base
const LINES: [string, number][] = [
  ['- 2026-10-06: The budget is $180,000.\n', 17],
  ['- Budget: 180000 USD (2026-10-06; a later note says 210000 USD, 2026-11-17)\n', 32],
  ['- 2026-10-12: ok\n', 11],
  ['- 2026-09-14: +49 711 555 0142\n', 19],
  ['- 2026-01-02: BP 142/88, HR 76, HbA1c 7.9 %, eGFR 58, LDL 3.1\n', 40],
  ['- 2026-03-03: petra.novotna@hydrowerk.example, https://hydrowerk.example/a/b?c=1\n', 34],
  ['- 2026-12-24T18:30:00Z: invoice INV-2026-00417, 12,450.00 EUR\n', 33],
  ['- 2025-04-03: 👍\n', 11],
  ["- 2026-02-11: They've started the garden course again, and we'll wait until summer.\n", 25],
  ['- 2026-02-11: Die Werkstatt öffnet erst nach Ostern wieder, sagt Frau Grünwald.\n', 30],
]

test.each(LINES)('%j has at most the estimated tokens', (line, tokens) => {
  expect(estimateDatedTokens(line)).toBeGreaterThanOrEqual(tokens)
  expect(estimateDatedTokens(line)).toBeLessThanOrEqual(tokens * 1.4)
})

test('a text ends where its tokens do', () => {
  for (const [line] of LINES)
    for (const tokens of [0, 3, 9, 15, 100])
      expect(estimateDatedTokens(line.slice(0, endWithin(line, tokens)))).toBeLessThanOrEqual(tokens)
  expect(endWithin('x'.repeat(1_000), 10)).toBe(20)
})
