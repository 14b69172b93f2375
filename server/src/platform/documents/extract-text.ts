import { DOCUMENT_LIMITS, type DocumentLimits, type DocumentText, type DocumentType } from './document.ts'
import { createDocumentReader, type DocumentReader } from './document-reader.ts'

/** Processes that read documents. With one, a document that takes long would hold up the small ones. */
const READERS = 2

const idle: DocumentReader[] = Array.from({ length: READERS }, createDocumentReader)
const waiting: ((reader: DocumentReader) => void)[] = []

/**
 * The text of a document, with its pages or headings. It is read in a process of its own with bounded memory and time.
 * @param limits the default is `DOCUMENT_LIMITS`; the time begins when a process is free
 * @throws DocumentError with the reason, if the document cannot be read
 * @example
 * ```ts
 * const { text, pages } = await extractText(await readFile('handbook.pdf'), 'pdf')
 * const page = pages.find(({ start, end }) => start <= position && position < end)
 * ```
 */
export async function extractText(
  bytes: Uint8Array,
  type: DocumentType,
  limits: Partial<DocumentLimits> = {},
): Promise<DocumentText> {
  const reader = idle.pop() ?? (await new Promise<DocumentReader>(resolve => waiting.push(resolve)))
  try {
    return await reader.read({ bytes, type, limits: { ...DOCUMENT_LIMITS, ...limits } })
  } finally {
    const next = waiting.shift()
    if (next) next(reader)
    else idle.push(reader)
  }
}
