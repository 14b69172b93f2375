import { DOCUMENT_LIMITS, type DocumentLimits, type DocumentText, type DocumentType } from './document.ts'
import { withDocumentReader } from './readers.ts'

/**
 * The text of a document, with its pages or headings. It is read in a process of its own with bounded memory and time.
 * @param given limits; the default is `DOCUMENT_LIMITS`; the time begins when a process is free
 * @throws DocumentError with the reason, if the document cannot be read
 * @example
 * ```ts
 * const { text, pages } = await extractText(await readFile('handbook.pdf'), 'pdf')
 * const page = pages.find(({ start, end }) => start <= position && position < end)
 * ```
 */
export function extractText(
  bytes: Uint8Array,
  type: DocumentType,
  given: Partial<DocumentLimits> = {},
): Promise<DocumentText> {
  const limits = { ...DOCUMENT_LIMITS, ...given }
  return withDocumentReader(reader => reader.read('document', { bytes, type, limits }, limits.timeMs))
}
