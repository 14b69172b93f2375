import { DocumentError } from '../../../platform/documents/document-error.ts'
import { extractText } from '../../../platform/documents/extract-text.ts'
import { invalid } from '../../../platform/errors.ts'

/** The most that is indexed. */
const MOST_CHARACTERS = 2_000_000
const MOST_PAGES = 2_000

/**
 * The text of each page of a PDF. Empty if it has no text, such as a scan.
 * @throws ApiError `validation_error` if it is encrypted, damaged or too large to read
 */
export async function readPdf(bytes: Uint8Array, field: string, maxBytes: number): Promise<string[]> {
  try {
    const limits = { bytes: maxBytes, characters: MOST_CHARACTERS, pages: MOST_PAGES }
    const { text, pages } = await extractText(bytes, 'pdf', limits)
    return pages.map(({ start, end }) => text.slice(start, end).replaceAll('\0', ''))
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    if (error.reason === 'no_text') return []
    throw invalid(field, `${field}: ${error.message}`)
  }
}
