import type { Token } from '@keepsake/english'

/** Words per passage: about what a reader would cite, and short enough to have one topic. */
const TARGET = 160
const MAX_TOKENS = 240

/** Splits a long text at paragraph or sentence ends; a short one is a single passage. Returns ranges of `tokens`. */
export function passageRanges(text: string, tokens: readonly Token[]): { from: number; to: number }[] {
  if (tokens.length <= MAX_TOKENS) return [{ from: 0, to: tokens.length }]
  const ranges: { from: number; to: number }[] = []
  let from = 0
  while (tokens.length - from > MAX_TOKENS) {
    let best = from + TARGET
    let bestGap = 0
    for (let i = from + TARGET / 2; i < from + MAX_TOKENS; i++) {
      const gap = boundary(text.slice(tokens[i - 1]?.end, tokens[i]?.start))
      if (gap > bestGap || (gap === bestGap && Math.abs(i - from - TARGET) < Math.abs(best - from - TARGET))) {
        best = i
        bestGap = gap
      }
    }
    ranges.push({ from, to: best })
    from = best
  }
  ranges.push({ from, to: tokens.length })
  return ranges
}

function boundary(gap: string): number {
  if (/\n\s*\n/.test(gap)) return 3
  if (gap.includes('\n')) return 2
  return /[.!?。！？]/u.test(gap) ? 1 : 0
}
