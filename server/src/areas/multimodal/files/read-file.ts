import { DocumentError } from '../../../documents/document-error.ts'
import { extractText } from '../../../documents/extract-text.ts'
import { pictureMetadata } from '../../../documents/picture-metadata.ts'
import type { PictureInput, PictureMetadata } from '../../../documents/pictures/read-picture.ts'
import { invalid } from '../../../platform/values/errors.ts'

/** The most that is indexed. */
const MAX_CHARACTERS = 2_000_000
const MAX_PAGES = 2_000

/**
 * The text of each page of a PDF; that of a scan is empty.
 * @throws ApiError `validation_error` if it is encrypted, damaged or too large to read
 */
export async function readPdf(bytes: Uint8Array, field: string, maxBytes: number): Promise<string[]> {
  try {
    const limits = { bytes: maxBytes, characters: MAX_CHARACTERS, pages: MAX_PAGES }
    const { text, pages } = await extractText(bytes, 'pdf', limits)
    return pages.map(({ start, end }) => text.slice(start, end).replaceAll('\0', ''))
  } catch (error) {
    if (error instanceof DocumentError && error.reason === 'no_text')
      return Array.from({ length: error.pages ?? 0 }, () => '')
    throw problemOf(error, field)
  }
}

/** When an image was taken, and the image without its location. @throws ApiError `validation_error` */
export async function readMetadata(input: PictureInput, field: string): Promise<PictureMetadata> {
  try {
    return await pictureMetadata(input)
  } catch (error) {
    throw problemOf(error, field)
  }
}

const problemOf = (error: unknown, field: string): unknown =>
  error instanceof DocumentError ? invalid(field, `${field}: ${error.message}`) : error
