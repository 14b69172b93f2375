import { likenessTo, stemKey, stemsIn } from '@keepsake/english'
import { sentencesOf } from '@keepsake/english/sentences'
import { passagesOf } from '../indexing/document.ts'
import type { Hit } from '../types.ts'
import { bestWindow } from './best-window.ts'

/** Maximum characters of a passage. */
export const MAX_PASSAGE = 600

/** A part of a text, with its place in UTF-16 code units. */
export interface BestPassage {
  start: number
  end: number
  text: string
}

interface Range {
  start: number
  end: number
}

interface Part extends Range {
  stems: string[]
}

/**
 * Returns a function that finds the sentences of a hit that answer a query: the shortest run of complete sentences with
 * the most of the words that matched, where a word that few sentences have counts more. If no word matched, the sentence
 * nearest in meaning. A sentence that is too long is cut to the part with the most of the words. Without a `part`, all
 * sentences of the text are compared, or its `units` if they are given.
 */
export function bestPassageFor(
  query: string,
): (
  text: { content: string; speaker: string | null; units?: readonly Range[] },
  hit: Pick<Hit, 'matched'> & Partial<Pick<Hit, 'part'>>,
) => BestPassage {
  const likeness = likenessTo(stemsIn(query).map(stemKey))
  return ({ content, speaker, units }, { part, matched }) => {
    const within = part === undefined ? undefined : passagesOf(content, speaker)[part]
    const parts = partsOf(content, units ?? sentencesIn(content, within ?? { start: 0, end: content.length }))
    const asked = new Set(matched.flatMap(stemsIn))
    const weights = weightsOf(parts, asked)
    const alike = parts.map(({ stems }) => likeness(stems.map(stemKey)))
    let best = { first: 0, last: 0, gain: -1, alike: -1 }
    for (const [first, { start }] of parts.entries()) {
      const found = new Set<string>()
      let nearest = 0
      for (let last = first; last < parts.length; last++) {
        const { end = 0, stems = [] } = parts[last] ?? {}
        if (last > first && end - start > MAX_PASSAGE) break
        for (const stem of stems) if (weights.has(stem)) found.add(stem)
        nearest = Math.max(nearest, alike[last] ?? 0)
        const run = { first, last, gain: sum([...found].map(stem => weights.get(stem) ?? 0)), alike: nearest }
        if (compare(run, best) < 0) best = run
      }
    }
    const start = parts[best.first]?.start ?? 0
    return bounded(content, start, parts[best.last]?.end ?? content.length, matched)
  }
}

interface Run {
  first: number
  last: number
  gain: number
  alike: number
}

/** Sums of the same weights in another order differ in their last digits. */
const SAME = 1e-9

/** Puts the better run first; the first of equal ones. */
function compare(one: Run, other: Run): number {
  const gained = other.gain - one.gain
  if (Math.abs(gained) > SAME) return gained
  return one.last - one.first - (other.last - other.first) || other.alike - one.alike
}

function partsOf(content: string, ranges: readonly Range[]): Part[] {
  const parts = ranges.map(({ start, end }) => ({ start, end, stems: stemsIn(content.slice(start, end)) }))
  return parts.length > 0 ? parts : [{ start: 0, end: content.length, stems: [] }]
}

/** The sentences and lines that begin in a part of a text, with the speaker of a line. */
function sentencesIn(content: string, within: Range): Range[] {
  const ranges = [...sentencesOf(content.slice(within.start, within.end))].map(
    ({ start, end, startsLine, speaker }) => ({
      start: within.start + (startsLine && speaker ? speaker.start : start),
      end: within.start + end,
    }),
  )
  return ranges.length > 0 ? ranges : [within]
}

function weightsOf(parts: readonly Part[], stems: ReadonlySet<string>): Map<string, number> {
  const weights = new Map<string, number>()
  for (const stem of stems) {
    const having = parts.filter(part => part.stems.includes(stem)).length
    if (having > 0) weights.set(stem, Math.log(1 + parts.length / having))
  }
  return weights
}

/** The passage without spaces around it; cut if it is one long sentence. */
function bounded(content: string, from: number, to: number, words: readonly string[]): BestPassage {
  const untrimmed = content.slice(from, to)
  const start = from + untrimmed.length - untrimmed.trimStart().length
  const whole = untrimmed.trim()
  if (whole.length <= MAX_PASSAGE) return { start, end: start + whole.length, text: whole }
  const part = bestWindow(whole, words)
  return { start: start + part.start, end: start + part.end, text: whole.slice(part.start, part.end) }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
