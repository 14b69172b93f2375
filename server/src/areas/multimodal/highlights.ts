import type { Schemas } from '../../contract/schemas.ts'
import { bestWindow } from '../../search/best-window.ts'
import type { SearchedText } from './searched-texts.ts'

type Highlight = Schemas['MediaHighlight']

/**
 * The part of each field that has the most of the words, best first. If no field has any, because the text was found by
 * its meaning, the beginning of the first field.
 * @param words words of the query, in any form
 */
export function highlightsOf({ fields }: Pick<SearchedText, 'fields'>, words: readonly string[]): Highlight[] {
  const found = fields.map(({ field, page, text }) => {
    const { start, end, count } = bestWindow(text, words)
    const highlight: Highlight = {
      field,
      ...(page !== undefined && { page }),
      text: text.slice(start, end),
      start,
      end,
    }
    return { highlight, count }
  })
  const matching = found.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  return (matching.length > 0 ? matching : found.slice(0, 1)).map(({ highlight }) => highlight)
}
