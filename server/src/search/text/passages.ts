import type { Token } from '@keepsake/english'

/** Words per passage: about what a reader would cite, and short enough to have one topic. */
const TARGET = 160
const MAX_TOKENS = 240

interface Range {
  from: number
  to: number
}

/**
 * Splits a long text at paragraph or sentence ends; a short one is a single passage. Returns ranges of `tokens`. Emoji
 * do not count, because the passages of texts that were stored before these were words have to stay the same.
 */
export function passageRanges(text: string, tokens: readonly Token[]): Range[] {
  const places = tokens.flatMap(({ word }, at) => (/[\p{L}\p{M}\p{N}]/u.test(word) ? [at] : []))
  const at = (place: number): number => (place === 0 ? 0 : (places[place] ?? tokens.length))
  const words = places.flatMap(place => tokens[place] ?? [])
  return rangesOfWords(text, words).map(({ from, to }) => ({ from: at(from), to: to === 0 ? tokens.length : at(to) }))
}

function rangesOfWords(text: string, tokens: readonly Token[]): Range[] {
  if (tokens.length <= MAX_TOKENS) return [{ from: 0, to: tokens.length }]
  const ranges: Range[] = []
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
