import GithubSlugger from 'github-slugger'
import MarkdownIt, { type Token } from 'markdown-it'
import type { HeadingRange } from './document.ts'

/** A section: from its heading to the next heading of the same or a higher rank. Positions are UTF-16 code units. */
export interface Section extends HeadingRange {
  /** Unique in the document. */
  slug: string
  end: number
}

const MAX_TITLE_LENGTH = 500
/** Most headings have no marks, and need no parser. With very many, it takes time that grows with their square. */
const MARKS = /[\\`*_~[\]<>&!\r\n]/g
const MAX_MARKS = 60

/** The slug of a heading without letters and digits, such as one of emoji. */
const NAMELESS = 'section'
const HAS_WORDS = /[\p{L}\p{N}]/u

// Only the blocks are parsed: they contain the headings, and parsing the words of a long text takes much longer.
const blocks = new MarkdownIt({ html: true })
blocks.core.ruler.enableOnly(['normalize', 'block'])
const words = new MarkdownIt({ html: true })

/** The sections of a Markdown document in the order of their headings. Headings inside other blocks do not count. */
export function sectionsOf(value: string): Section[] {
  const before = bodyStart(value)
  const text = value.slice(before)
  const starts = lineStarts(text)
  const at = (line: number): number => before + (starts[line] ?? text.length)
  const slugger = new GithubSlugger()
  const tokens = blocks.parse(text, {})
  const headings = tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open' || token.level > 0 || !token.map) return []
    const title = plainText(tokens[index + 1]?.content ?? '')
    const [from, to] = token.map
    return {
      slug: slugger.slug(HAS_WORDS.test(title) ? title : NAMELESS),
      title,
      depth: Number(token.tag.slice(1)),
      start: at(from),
      textStart: at(to),
    }
  })
  // from the end, with the start of the next heading of each rank
  const next = Array.from({ length: 7 }, () => value.length)
  const sections = headings.toReversed().map(heading => {
    const end = Math.min(...next.slice(0, heading.depth + 1))
    next[heading.depth] = heading.start
    return { ...heading, end }
  })
  return sections.reverse()
}

/** Where the Markdown begins: after a byte order mark and front matter, which is between two lines of `---`. */
function bodyStart(value: string): number {
  const start = value.startsWith('\uFEFF') ? 1 : 0
  if (!value.startsWith('---', start)) return start
  const starts = lineStarts(value)
  const isFence = (line: number): boolean =>
    value.slice(line === 0 ? start : starts[line], starts[line + 1]).trimEnd() === '---'
  const last = isFence(0) ? starts.findIndex((_, line) => line > 0 && isFence(line)) : -1
  return last === -1 ? start : (starts[last + 1] ?? value.length)
}

/** The positions at which lines begin; CR LF, LF and CR end a line. */
const lineStarts = (text: string): number[] => [
  0,
  ...Array.from(text.matchAll(/\r\n?|\n/g), ({ 0: end, index }) => index + end.length),
]

/** The words of a heading, without emphasis, links and code marks. */
function plainText(markdown: string): string {
  const title = markdown.slice(0, MAX_TITLE_LENGTH)
  const marks = title.match(MARKS)?.length ?? 0
  if (marks === 0 || marks > MAX_MARKS) return title
  const [inline] = words.parseInline(title, {})
  return textOf(inline?.children ?? []).trim()
}

const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content, children }) => {
      if (type === 'softbreak' || type === 'hardbreak') return ' '
      if (type === 'html_inline') return ''
      return type === 'image' ? textOf(children ?? []) : content
    })
    .join('')
