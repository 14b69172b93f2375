import type { DocumentText, HeadingRange } from '../document.ts'

/** A part of a document, such as a slide. Positions are those of its text. */
export interface TextPart {
  text: string
  headings: readonly HeadingRange[]
  /** The number of its page, for formats that have pages. */
  page?: number
}

const GAP = '\n\n'

/** The text of the parts of a document, one after the other. */
export function joinParts(parts: readonly TextPart[]): DocumentText {
  let length = 0
  const placed = parts.map(({ text, headings, page }) => {
    const start = length + (length === 0 || text === '' ? 0 : GAP.length)
    length = start + text.length
    const moved = headings.map(heading => ({
      ...heading,
      start: heading.start + start,
      textStart: heading.textStart + start,
    }))
    return { headings: moved, page: page === undefined ? [] : [{ number: page, start, end: length }] }
  })
  return {
    text: parts.flatMap(({ text }) => (text === '' ? [] : [text])).join(GAP),
    pages: placed.flatMap(({ page }) => page),
    headings: placed.flatMap(({ headings }) => headings),
  }
}
