import { rarity } from '@keepsake/english'
import { blocksOf, type Line, linesOfBlock, type PdfItem, type Segment, segmentsOf } from './pdf-lines.ts'
import { tableAt } from './pdf-tables.ts'

/** A paragraph, a table or a heading of a page. */
export interface Part {
  text: string
  /** Of its letters. */
  style: Style
  isTable: boolean
}

export interface Style {
  size: number
  font: string
}

/** In sizes of the letters: lines farther apart than this are in different paragraphs. */
const PARAGRAPH_GAP = 1.5
const INDENT = 0.8
/** A last line of a paragraph is shorter than this share of its width. */
const SHORT = 0.8
const ITEM = /^(?:\(?[\p{L}\d]{1,3}[.)]|[•◦▪‣·–—*-])\s/u
const TENS = /(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/i

/** The parts of a page in the order of reading. */
export const partsOf = (items: readonly PdfItem[]): Part[] =>
  blocksOf(segmentsOf(items)).flatMap(block => {
    const lines = linesOfBlock(block)
    const left = Math.min(...block.map(({ start }) => start))
    const right = Math.max(...block.map(({ end }) => end))
    const parts: Part[] = []
    let paragraph: Segment[] = []
    const end = (): void => {
      const [first] = paragraph
      if (first) parts.push({ text: joined(paragraph.map(({ text }) => text)), style: first, isTable: false })
      paragraph = []
    }
    for (let n = 0; n < lines.length; n++) {
      const table = tableAt(lines, n)
      const line = lines[n]
      if (!line) continue
      if (table) {
        end()
        const [style] = line.segments
        parts.push({ text: table.markdown, style: style ?? { size: line.size, font: '' }, isTable: true })
        n += table.length - 1
        continue
      }
      const segment = whole(line)
      if (!goesOn(paragraph, segment, left, right)) end()
      paragraph.push(segment)
    }
    end()
    return parts
  })

/** A line without its gaps. */
function whole({ segments, y, size }: Line): Segment {
  const [first] = segments
  return {
    text: segments.map(({ text }) => text).join(' '),
    start: first?.start ?? 0,
    end: Math.max(...segments.map(({ end }) => end)),
    y,
    size,
    font: first?.font ?? '',
  }
}

/** Whether a line goes on a paragraph. */
function goesOn(paragraph: readonly Segment[], line: Segment, left: number, right: number): boolean {
  const last = paragraph.at(-1)
  if (!last || ITEM.test(line.text)) return false
  if (last.y - line.y > PARAGRAPH_GAP * last.size || Math.abs(last.size - line.size) > 0.5) return false
  const isShort = last.end - left < SHORT * (right - left)
  const isEnd = /[.!?:]["”’)]?$/.test(last.text)
  // a line in another font is a heading, unless a sentence goes on in it
  if (last.font !== line.font && (isEnd || isShort)) return false
  if (isShort && isEnd) return false
  return !(paragraph.length > 1 && line.start - last.start > INDENT * line.size && isEnd)
}

/** Lines as one, without the hyphens that only divide words. */
const joined = (lines: readonly string[]): string =>
  lines.reduce((text, line) => {
    const before = /(?<!\p{L})(\p{L}+)-$/u.exec(text)?.[1]
    const after = /^\p{Ll}+/u.exec(line)?.[0]
    if (before === undefined || after === undefined) return `${text} ${line}`
    return (isCompound(before, after, lines) ? text : text.slice(0, -1)) + line
  })

/** Whether a hyphen at the end of a line belongs to the word: "eighty-four", but not "interna-tional". */
function isCompound(before: string, after: string, lines: readonly string[]): boolean {
  if (TENS.test(before)) return true
  const [first, second, together] = [before, after, before + after].map(word => word.toLowerCase())
  const elsewhere = lines.join(' ').toLowerCase()
  if (elsewhere.includes(`${first}-${second}`)) return true
  return isKnown(first) && isKnown(second) && !isKnown(together)
}

const isKnown = (word = ''): boolean => word.length > 2 && rarity(word) < 1
