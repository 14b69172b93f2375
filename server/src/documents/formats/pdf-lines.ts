/** A run of text on a page; `y` grows upwards. */
export interface PdfItem {
  text: string
  x: number
  y: number
  width: number
  size: number
  font: string
}

/** Words on one line with no wide gap between them. */
export interface Segment extends Omit<PdfItem, 'x' | 'width'> {
  start: number
  end: number
}

/** The segments on one height, from left to right. */
export interface Line {
  y: number
  size: number
  segments: Segment[]
}

/** In sizes of the letters: between words, and between cells or columns. */
const WORD_GAP = 0.12
const CELL_GAP = 1.2
const SAME_HEIGHT = 0.4
/** The mark of an item of a list is farther from its text than a word. */
const MARK = /^(?:\(?[\p{L}\d]{1,3}[.)]|[•◦▪‣·–—*-])$/u
const MARK_GAP = 4

/** The segments of a page: runs on the same height that belong together, from the top down. */
export function segmentsOf(items: readonly PdfItem[]): Segment[] {
  const heights: PdfItem[][] = []
  for (const item of items.filter(({ text }) => text.trim() !== '').sort((a, b) => b.y - a.y)) {
    const line = heights.at(-1)
    const [first] = line ?? []
    if (line && first && first.y - item.y <= SAME_HEIGHT * Math.max(first.size, item.size)) line.push(item)
    else heights.push([item])
  }
  return heights.flatMap(segmentsIn)
}

function segmentsIn(line: PdfItem[]): Segment[] {
  const segments: Segment[] = []
  const [{ y } = { y: 0 }] = line
  for (const { text, x, width, size, font } of line.sort((a, b) => a.x - b.x)) {
    const last = segments.at(-1)
    const gap = last ? (x - last.end) / size : 0
    if (!last || gap > (MARK.test(last.text.trim()) ? MARK_GAP : CELL_GAP))
      segments.push({ text, start: x, end: x + width, y, size, font })
    else {
      const isApart = gap > WORD_GAP && !/\s$/.test(last.text) && !/^\s/.test(text)
      last.text += (isApart ? ' ' : '') + text
      last.end = Math.max(last.end, x + width)
    }
  }
  return segments.map(segment => ({ ...segment, text: segment.text.replace(/\s+/g, ' ').trim() }))
}

/** A column has at least so many lines, and its lines are mostly full of words. */
const COLUMN_LINES = 3
const FULL = 0.7
const MOSTLY = 0.55
const SENTENCE_WORDS = 3
const TOLERANCE = 2

/** The segments of a page in the order of reading, in blocks: one column after the other, between lines across them. */
export function blocksOf(segments: readonly Segment[]): Segment[][] {
  const starts = [...new Set(segments.map(({ start }) => Math.round(start)))]
  const split = starts
    .map(x => ({ x, bands: bandsAt(x, segments) }))
    .map(({ x, bands }) => ({ x, bands, size: sum(bands.filter(band => isSplit(x, band)).map(band => band.length)) }))
    .reduce((best, one) => (one.size > best.size ? one : best), { x: 0, bands: [[...segments]], size: 0 })
  if (split.size === 0) return [[...segments]]
  return split.bands.flatMap(band => {
    if (!isSplit(split.x, band)) return [band]
    const [left, right] = sides(split.x, band)
    return [...blocksOf(left), ...blocksOf(right)]
  })
}

/** The segments between those that lie across a height, and these, from the top down. */
function bandsAt(x: number, segments: readonly Segment[]): Segment[][] {
  const bands: Segment[][] = []
  let wasAcross: boolean | undefined
  for (const segment of segments) {
    const isAcross = segment.start < x - TOLERANCE && segment.end > x + TOLERANCE
    if (isAcross === wasAcross) bands.at(-1)?.push(segment)
    else bands.push([segment])
    wasAcross = isAcross
  }
  return bands
}

const sides = (x: number, band: readonly Segment[]): [Segment[], Segment[]] => [
  band.filter(({ start }) => start < x - TOLERANCE),
  band.filter(({ start }) => start >= x - TOLERANCE),
]

function isSplit(x: number, band: readonly Segment[]): boolean {
  const [left, right] = sides(x, band)
  return isColumn(left) && isColumn(right) && left.every(({ end }) => end <= x + TOLERANCE)
}

/** Whether segments are lines of prose below each other, and not the cells of a table. */
function isColumn(segments: readonly Segment[]): boolean {
  if (segments.length < COLUMN_LINES) return false
  const start = Math.min(...segments.map(segment => segment.start))
  const width = Math.max(...segments.map(({ end }) => end)) - start
  const full = segments.filter(segment => segment.end - start >= FULL * width && wordsIn(segment) >= SENTENCE_WORDS)
  return full.length >= MOSTLY * segments.length
}

const wordsIn = ({ text }: Segment): number => text.split(' ').length
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The lines of a block, from the top down. */
export function linesOfBlock(segments: readonly Segment[]): Line[] {
  const lines: Line[] = []
  for (const segment of segments) {
    const last = lines.at(-1)
    if (last?.y === segment.y) last.segments.push(segment)
    else lines.push({ y: segment.y, size: segment.size, segments: [segment] })
  }
  return lines
}
