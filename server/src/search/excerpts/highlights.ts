import { bestWindow } from './best-window.ts'

/** A part of a text. `text` is that part, and `start` and `end` its place in UTF-16 code units. */
export type Highlight<Field extends { text: string }> = Field & { start: number; end: number }

/**
 * The part of each field that has the most of the words, best first. If no field has any, because the text was found by
 * its meaning, the beginning of the first field.
 * @param words words of the query, in any form
 */
export function highlightsOf<Field extends { text: string }>(
  fields: readonly Field[],
  words: readonly string[],
): Highlight<Field>[] {
  const found = fields.map(field => {
    const { start, end, count } = bestWindow(field.text, words)
    return { highlight: { ...field, text: field.text.slice(start, end), start, end }, count }
  })
  const matching = found.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  return (matching.length > 0 ? matching : found.slice(0, 1)).map(({ highlight }) => highlight)
}
