import type { DocumentText, HeadingRange } from '../../../documents/document.ts'

/** A part of a document that is searched and cited on its own. Positions are UTF-16 code units of its text. */
export interface Chunk {
  start: number
  end: number
  /** For documents with pages. */
  page?: number
  /** Titles of the headings above it, outermost first. */
  headings: string[]
  content: string
}

/** About 200 words: what a reader would cite, and mostly one passage of the ranking engine. */
const MAX_LENGTH = 1_200
/** A chunk ends at the best boundary after this. */
const SHORTEST = 500
const BOUNDARIES = [/\n\s*\n/g, /[.!?。！？]["')\]]*\s/gu, /\n/g, /\s/g]

/** Splits a document at its headings and pages, and long parts at the ends of paragraphs or sentences. */
export function chunksOf({ text, pages, headings }: DocumentText): Chunk[] {
  const starts = new Set([0, ...pages.map(({ start }) => start), ...headings.map(({ start }) => start)])
  const cuts = [...starts].filter(start => start < text.length).sort((a, b) => a - b)
  const path: HeadingRange[] = []
  let nextHeading = 0
  let nextPage = 0
  return cuts.flatMap((from, n) => {
    for (let heading = headings[nextHeading]; heading && heading.start <= from; heading = headings[++nextHeading]) {
      while ((path.at(-1)?.depth ?? 0) >= heading.depth) path.pop()
      path.push(heading)
    }
    while ((pages[nextPage + 1]?.start ?? Number.POSITIVE_INFINITY) <= from) nextPage++
    const page = pages[nextPage]?.number
    const titles = path.map(({ title }) => title)
    return split(text, from, cuts[n + 1] ?? text.length).map(({ start, end }) => ({
      start,
      end,
      ...(page !== undefined && { page }),
      headings: titles,
      content: text.slice(start, end),
    }))
  })
}

/** The parts of a range without white space around them; none if there is nothing else. */
function split(text: string, from: number, to: number): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = []
  for (let start = from; start < to; ) {
    const end = to - start <= MAX_LENGTH ? to : start + boundary(text.slice(start, start + MAX_LENGTH))
    const part = text.slice(start, end)
    const trimmed = part.trim()
    const before = part.length - part.trimStart().length
    if (trimmed !== '') parts.push({ start: start + before, end: start + before + trimmed.length })
    start = end
  }
  return parts
}

/** Where a text is best cut: at the last end of a paragraph, else of a sentence, a line or a word. */
function boundary(part: string): number {
  for (const pattern of BOUNDARIES) {
    const ends = [...part.matchAll(pattern)].map(({ 0: match, index }) => index + match.length)
    const last = ends.findLast(end => end >= SHORTEST)
    if (last !== undefined) return last
  }
  // never between the halves of a surrogate pair
  return /[\uD800-\uDBFF]$/.test(part) ? part.length - 1 : part.length
}
