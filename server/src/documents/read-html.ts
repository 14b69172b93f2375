import { Parser } from 'htmlparser2'
import type { DocumentText, HeadingRange } from './document.ts'
import { DocumentError } from './document-error.ts'

/** Elements whose content nobody reads. */
const SKIPPED = new Set(
  'audio canvas head iframe math noscript object script select style svg template textarea video'.split(' '),
)
/** Elements that begin and end a paragraph. */
const PARAGRAPHS = new Set(
  'address article aside blockquote body dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html main nav ol p pre section summary table ul'.split(
    ' ',
  ),
)
/** Elements that begin a line. */
const LINES = new Set(['br', 'caption', 'li', 'tr'])
const CELLS = new Set(['td', 'th'])
const HEADING = /^h([1-6])$/
const MAX_TITLE_LENGTH = 500
/** The parser takes the square of the depth: elements nested 300,000 deep take more than 30 seconds. */
const MAX_DEPTH = 10_000

/** What can be between two words, the widest last. */
const GAPS = ['', ' ', '\t', '\n', '\n\n'] as const
type Gap = (typeof GAPS)[number]

/** Text that grows, with its blank lines at the right places. */
class TextBuilder {
  readonly #parts: string[] = []
  length = 0
  /** What separates the next word from the previous one. */
  #gap: Gap = ''

  /** Sets a gap before the next word, unless there is a wider one. */
  separate(gap: Gap): void {
    if (this.length > 0 && GAPS.indexOf(gap) > GAPS.indexOf(this.#gap)) this.#gap = gap
  }

  /** Adds words. White space in them is one space. @returns where they begin */
  words(text: string): number {
    const words = text.replace(/[\s\u00a0]+/g, ' ')
    if (words.startsWith(' ')) this.separate(' ')
    const trimmed = words.trim()
    if (trimmed === '') return this.length
    const start = this.#push(trimmed)
    if (words.endsWith(' ')) this.separate(' ')
    return start
  }

  /** Adds text as it stands. */
  verbatim(text: string): void {
    if (text !== '') this.#push(text)
  }

  #push(text: string): number {
    const start = this.length + this.#gap.length
    this.#parts.push(this.#gap, text)
    this.length = start + text.length
    this.#gap = ''
    return start
  }

  toString(): string {
    return this.#parts.join('')
  }
}

/**
 * The text of an HTML document, as a browser without styles shows it, and its headings. Damage is repaired.
 * @throws DocumentError `too_complex` if its elements are nested too deep
 */
export function readHtml(html: string): DocumentText {
  const builder = new TextBuilder()
  const headings: HeadingRange[] = []
  let skipped: string[] = []
  let preformatted = 0
  let depth = 0
  let title = ''
  let inTitle = false
  let heading: { depth: number; start: number | undefined; title: string } | undefined

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

  const parser = new Parser(
    {
      onopentagname(name) {
        if (++depth > MAX_DEPTH) throw tooDeep()
        if (name === 'title' && title === '') inTitle = true
        if (name === 'body') skipped = skipped.filter(one => one !== 'head')
        if (SKIPPED.has(name)) skipped.push(name)
        if (skipped.length > 0) return
        if (name === 'pre') preformatted++
        const rank = HEADING.exec(name)?.[1]
        if (rank !== undefined) {
          endHeading()
          heading = { depth: Number(rank), start: undefined, title: '' }
        }
        separate(name)
      },
      ontext(text) {
        if (inTitle) title += text
        if (skipped.length > 0) return
        const before = builder.length
        if (preformatted > 0) builder.verbatim(text)
        else {
          const start = builder.words(text)
          if (heading && builder.length > before) {
            heading.start ??= start
            heading.title += text.replace(/\s+/g, ' ')
          }
        }
      },
      onclosetag(name) {
        depth--
        if (name === 'title') inTitle = false
        const last = skipped.lastIndexOf(name)
        if (last !== -1) skipped = skipped.slice(0, last)
        if (skipped.length > 0 || SKIPPED.has(name)) return
        if (name === 'pre') preformatted = Math.max(0, preformatted - 1)
        if (HEADING.test(name)) endHeading()
        separate(name)
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  const separate = (name: string): void => {
    if (PARAGRAPHS.has(name)) builder.separate('\n\n')
    else if (LINES.has(name)) builder.separate('\n')
    else if (CELLS.has(name)) builder.separate('\t')
  }
  parser.write(html)
  parser.end()
  endHeading()
  const named = title.replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE_LENGTH)
  return { text: builder.toString(), ...(named !== '' && { title: named }), pages: [], headings }
}

const tooDeep = (): DocumentError =>
  new DocumentError(
    'too_complex',
    `The document has more than ${MAX_DEPTH.toLocaleString('en')} elements inside each other. Export it again.`,
  )
