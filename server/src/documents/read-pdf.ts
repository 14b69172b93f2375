import type { DocumentLimits, DocumentText, PageRange } from './document.ts'
import { DocumentError } from './document-error.ts'

/** Between pages. */
const PAGE_GAP = '\n\n'
const SPLIT_WORD = /(\p{L})-\n(\p{Ll})/gu

/** @throws DocumentError `encrypted`, `malformed` or `too_large` */
export async function readPdf(bytes: Uint8Array, limits: DocumentLimits): Promise<DocumentText> {
  const { getDocumentProxy } = await import('unpdf')
  // it takes no Buffer, and keeps what it is given
  const document = await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false }).catch(refuse)
  if (document.numPages > limits.pages)
    throw new DocumentError(
      'too_large',
      `The PDF has ${document.numPages} pages. Split it into files of at most ${limits.pages}.`,
    )
  const pages: PageRange[] = []
  const texts: string[] = []
  let length = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number).catch(refuse)
    const { items } = await page.getTextContent().catch(refuse)
    const lines = items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    page.cleanup()
    const text = lines.replaceAll('\0', '').replace(SPLIT_WORD, '$1$2').trim()
    const start = length + (length === 0 || text === '' ? 0 : PAGE_GAP.length)
    pages.push({ number, start, end: start + text.length })
    if (text === '') continue
    if (length > 0) texts.push(PAGE_GAP)
    texts.push(text)
    length = start + text.length
    // the rest of the pages would be read for nothing
    if (length > limits.characters) break
  }
  const title = await titleOf(document)
  return { text: texts.join(''), ...(title !== undefined && { title }), pages, headings: [] }
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
