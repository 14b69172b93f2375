import type { DocumentLimits, DocumentText, HeadingRange } from '../document.ts'
import { DocumentError } from '../document-error.ts'
import { joinParts, type TextPart } from './parts.ts'
import { type Part, partsOf, type Style } from './pdf-page.ts'

const PARAGRAPH_GAP = '\n\n'
const LONGEST_HEADING = 120
const NO_HEADING = /[.,;:!…]$|^[^\p{L}]*$/u
/** Letters of a heading are larger by this factor, if not in another font. */
const LARGER = 1.05
const MAX_DEPTH = 6

/**
 * The pages of a PDF: columns one after the other, lines as paragraphs, tables as Markdown, and what is set in larger
 * letters or another font than most of the text as headings.
 * @throws DocumentError `encrypted`, `malformed` or `too_large`
 */
export async function readPdf(bytes: Uint8Array, limits: DocumentLimits): Promise<DocumentText> {
  const { getDocumentProxy } = await import('unpdf')
  // it takes no Buffer, and keeps what it is given
  const document = await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false }).catch(refuse)
  if (document.numPages > limits.pages)
    throw new DocumentError(
      'too_large',
      `The PDF has ${document.numPages} pages. Split it into files of at most ${limits.pages}.`,
    )
  const pages: Part[][] = []
  let length = 0
  // the rest of the pages would be read for nothing
  for (let number = 1; number <= document.numPages && length <= limits.characters; number++) {
    const page = await document.getPage(number).catch(refuse)
    const { items } = await page.getTextContent().catch(refuse)
    page.cleanup()
    const parts = partsOf(items.flatMap(item => ('str' in item ? [itemOf(item)] : [])))
    pages.push(parts)
    length += parts.reduce((sum, { text }) => sum + text.length, 0)
  }
  const isHeading = headingsOf(pages.flat())
  const title = await titleOf(document)
  const read = joinParts(pages.map((parts, n) => pageOf(parts, isHeading, n + 1)))
  return { ...read, ...(title !== undefined && { title }) }
}

interface TextItem {
  str: string
  transform: number[]
  width: number
  fontName: string
}

function itemOf({ str, transform, width, fontName }: TextItem): Parameters<typeof partsOf>[0][number] {
  const [, b = 0, , d = 0, x = 0, y = 0] = transform
  return { text: str.replaceAll('\0', ''), x, y, width, size: Math.hypot(b, d) || 1, font: fontName }
}

/** The depth of a part as a heading; undefined if it is none. */
type HeadingDepth = (part: Part) => number | undefined

function headingsOf(parts: readonly Part[]): HeadingDepth {
  const lengths = new Map<string, { style: Style; length: number }>()
  for (const { style, text } of parts) {
    const known = lengths.get(nameOf(style)) ?? { style, length: 0 }
    lengths.set(nameOf(style), { style, length: known.length + text.length })
  }
  const [body] = [...lengths.values()].sort((a, b) => b.length - a.length)
  if (!body) return () => undefined
  const isHeading = ({ text, style, isTable }: Part): boolean =>
    !isTable &&
    text.length <= LONGEST_HEADING &&
    !NO_HEADING.test(text) &&
    (style.size > LARGER * body.style.size || (style.font !== body.style.font && style.size >= body.style.size))
  const styles = new Map(parts.filter(isHeading).map(({ style }) => [nameOf(style), style]))
  const ranks = [...styles.values()].sort((a, b) => b.size - a.size).map(nameOf)
  return part => (isHeading(part) ? Math.min(MAX_DEPTH, ranks.indexOf(nameOf(part.style)) + 1) : undefined)
}

const nameOf = ({ size, font }: Style): string => `${Math.round(size * 2) / 2} ${font}`

function pageOf(parts: readonly Part[], depthOf: HeadingDepth, page: number): TextPart {
  const headings: HeadingRange[] = []
  let length = 0
  for (const part of parts) {
    const start = length + (length === 0 ? 0 : PARAGRAPH_GAP.length)
    length = start + part.text.length
    const depth = depthOf(part)
    if (depth !== undefined) headings.push({ title: part.text, depth, start, textStart: length })
  }
  return { text: parts.map(({ text }) => text).join(PARAGRAPH_GAP), headings, page }
}

type Loaded = Awaited<ReturnType<typeof import('unpdf')['getDocumentProxy']>>

async function titleOf(document: Loaded): Promise<string | undefined> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }))
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.replaceAll('\0', '').trim() : ''
  return title === '' ? undefined : title.slice(0, 500)
}

function refuse(cause: unknown): never {
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'PasswordException')
    throw new DocumentError('encrypted', 'The PDF is encrypted. Remove its password and send it again.', { cause })
  throw new DocumentError('malformed', 'The PDF is damaged and cannot be read. Export it again.', { cause })
}
