import { kindOf, type Row, tablesOf } from './tables.ts'

/** The column of what holds, in a table that has others of what was planned or was so before. */
const ACTUAL =
  /^(?:actuals?|actual (?:values?|figures?|numbers?|results?)|current(?: values?)?|now|today|ist|tatsächlich)$/iu
/** How far the two are apart, which is neither. */
const DIFFERENCE = /^(?:variance|deviation|difference|diff|delta|Δ|change|gap|abweichung)(?!\p{L})/iu
/** A cheap check that skips most texts. */
const HINT = /\b(?:actual|current|now|today|ist|tats)/i

interface Edit {
  start: number
  end: number
  /** As long as what it replaces. */
  text: string
}

/**
 * The text as it is to be read: of a table with a column "Actual" and a column "Planned", each row has its label and what
 * holds, as in "Budget: 900". Everything else of the row is spaces, so all offsets stay.
 */
export function withActualColumn(content: string): string {
  if (!content.includes('\n') || !HINT.test(content)) return content
  const read: string[] = []
  let from = 0
  for (const { start, end, text } of tablesOf(content).flatMap(editsOf)) {
    read.push(content.slice(from, start), text)
    from = end
  }
  return from === 0 ? content : read.join('') + content.slice(from)
}

/** In text order. */
function editsOf([header, ...rows]: readonly Row[]): Edit[] {
  const heads = header?.cells.map(({ text }) => text) ?? []
  const at = heads.findIndex((text, n) => n > 0 && ACTUAL.test(text))
  const isOther = heads.map((text, n) => n > 0 && n !== at && (kindOf(text) !== undefined || DIFFERENCE.test(text)))
  if (at < 0 || !isOther.includes(true)) return []
  // if all columns between the label and what holds are blank, one colon stands for their delimiters
  const isNext = isOther.slice(1, at).every(Boolean)
  return rows.flatMap(({ cells }) => {
    const others = cells.filter((_, n) => isOther[n] && !(isNext && n < at)).map(spaces)
    const [label, actual] = [cells[0], cells[at]]
    if (!isNext || label === undefined || actual === undefined) return others
    return [{ start: label.end, end: actual.start, text: ':'.padEnd(actual.start - label.end) }, ...others]
  })
}

const spaces = ({ start, end }: Row['cells'][number]): Edit => ({ start, end, text: ' '.repeat(end - start) })
