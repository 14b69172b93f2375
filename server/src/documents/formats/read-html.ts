import { Parser } from 'htmlparser2'
import { formatNumber } from '../../platform/values/format.ts'
import type { DocumentText, HeadingRange } from '../document.ts'
import { DocumentError } from '../document-error.ts'
import { TableCells } from './table-cells.ts'
import { TextBuilder } from './text-builder.ts'

const namesOf = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Elements whose content nobody reads. */
const SKIPPED = namesOf('audio canvas head iframe math noscript object script select style svg template textarea video')
/** Elements that repeat on each page of a site, unless they are in its content. */
const AROUND = namesOf('nav header footer aside')
const CONTENT = namesOf('main article section')
/** Elements that begin and end a paragraph. */
const PARAGRAPHS = namesOf(
  'address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html main nav ol p pre section summary table ul',
)
/** Elements that begin a line. */
const LINES = namesOf('br li tr')
const CELLS = namesOf('td th')
/** Elements that look apart from each other, although nothing is between them. */
const APART = namesOf('a button label option')
const HEADING = /^h([1-6])$/
const MAX_TITLE_LENGTH = 500
/** The parser takes the square of the depth: elements nested 300,000 deep take more than 30 seconds. */
const MAX_DEPTH = 10_000

/**
 * The text of an HTML document, as a browser without styles shows it, and its headings: its `main` element, or all but
 * what repeats on each page. Tables are Markdown. Damage is repaired.
 * @throws DocumentError `too_complex` if its elements are nested too deep
 */
export function readHtml(html: string): DocumentText {
  const content = read(html, AROUND)
  return content.text === '' ? read(html, new Set()) : content
}

function read(html: string, around: ReadonlySet<string>): DocumentText {
  const builder = new TextBuilder()
  const headings: HeadingRange[] = []
  /** The open tables; undefined for one that lays out text. */
  const tables: (TableCells | undefined)[] = []
  const main = { start: 0, end: 0, depth: 0 }
  let skipped: string[] = []
  let contents = 0
  let preformatted = 0
  let depth = 0
  let title = ''
  let inTitle = false
  let justClosed = false
  let heading: { depth: number; start: number | undefined; title: string } | undefined

  const out = (): TextBuilder => tables.at(-1)?.cell ?? builder

  const endHeading = (): void => {
    if (heading?.start !== undefined)
      headings.push({
        title: heading.title.trim().slice(0, MAX_TITLE_LENGTH),
        depth: heading.depth,
        start: heading.start,
        textStart: builder.length,
      })
    heading = undefined
  }

  /** Writes the cells of the open table as text, because it has what no cell has. */
  const layOut = (): void => {
    const table = tables.at(-1)
    if (!table) return
    tables[tables.length - 1] = undefined
    for (const line of table.lines()) {
      builder.separate('\n')
      builder.verbatim(line)
    }
    builder.separate('\n')
  }

  const endTable = (): void => {
    const markdown = tables.at(-1)?.markdown()
    if (markdown === undefined) layOut()
    tables.pop()
    if (markdown === undefined) return
    builder.separate('\n\n')
    builder.verbatim(markdown)
    builder.separate('\n\n')
  }

  const openTableElement = (name: string, attributes: Record<string, string>): void => {
    const table = tables.at(-1)
    if (name === 'thead') table?.head(true)
    if (name === 'tr') table?.row()
    if (CELLS.has(name)) table?.begin(name === 'th', attributes)
  }

  const separate = (name: string): void => {
    const to = out()
    if (PARAGRAPHS.has(name)) to.separate('\n\n')
    else if (LINES.has(name)) to.separate('\n')
    else if (CELLS.has(name) && to === builder) to.separate('\t')
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > MAX_DEPTH) throw tooDeep()
        if (name === 'title' && title === '') inTitle = true
        if (name === 'body') skipped = skipped.filter(one => one !== 'head')
        if (CONTENT.has(name)) contents++
        if (SKIPPED.has(name) || (around.has(name) && contents === 0)) skipped.push(name)
        if (skipped.length > 0) return
        if (name === 'pre') preformatted++
        const rank = HEADING.exec(name)?.[1]
        if (name === 'table' || rank !== undefined) layOut()
        if (rank !== undefined) {
          endHeading()
          heading = { depth: Number(rank), start: undefined, title: '' }
        }
        if (justClosed && APART.has(name)) out().separate(' ')
        separate(name)
        if (name === 'main' && main.depth++ === 0) main.start = builder.length
        if (name === 'table') tables.push(new TableCells())
        else openTableElement(name, attributes)
      },
      ontext(text) {
        justClosed = false
        if (inTitle) title += text
        if (skipped.length > 0) return
        const to = out()
        if (preformatted > 0) return to.verbatim(text)
        const before = to.length
        const start = to.words(text)
        if (heading && to === builder && to.length > before) {
          heading.start ??= start
          heading.title += text.replace(/\s+/g, ' ')
        }
      },
      onclosetag(name) {
        depth--
        justClosed = APART.has(name)
        if (CONTENT.has(name)) contents--
        if (name === 'title') inTitle = false
        const last = skipped.lastIndexOf(name)
        if (last !== -1) {
          skipped = skipped.slice(0, last)
          return
        }
        if (skipped.length > 0) return
        if (name === 'pre') preformatted = Math.max(0, preformatted - 1)
        if (HEADING.test(name)) endHeading()
        if (name === 'table') endTable()
        if (name === 'thead') tables.at(-1)?.head(false)
        if (CELLS.has(name)) tables.at(-1)?.end()
        separate(name)
        if (name === 'main' && --main.depth === 0) main.end = builder.length
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.write(html)
  parser.end()
  endHeading()
  const named = title.replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE_LENGTH)
  const document = { text: builder.toString(), ...(named !== '' && { title: named }), pages: [], headings }
  return around.size > 0 && main.end > main.start ? within(document, main) : document
}

/** A range of a document, which begins and ends with its first and last word. */
function within(document: DocumentText, { start, end }: { start: number; end: number }): DocumentText {
  const range = document.text.slice(start, end)
  const shift = start + range.length - range.trimStart().length
  const headings = document.headings.filter(heading => heading.start >= start && heading.start < end)
  return {
    ...document,
    text: range.trim(),
    headings: headings.map(heading => ({
      ...heading,
      start: heading.start - shift,
      textStart: heading.textStart - shift,
    })),
  }
}

const tooDeep = (): DocumentError =>
  new DocumentError(
    'too_complex',
    `The document has more than ${formatNumber(MAX_DEPTH)} elements inside each other. Export it again.`,
  )
