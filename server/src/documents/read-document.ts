import { isUtf8 } from 'node:buffer'
import { formatNumber } from '../platform/values/format.ts'
import { decode } from './decode.ts'
import { type BinaryType, type DocumentLimits, type DocumentText, type DocumentType, isBinary } from './document.ts'
import { DocumentError, encrypted } from './document-error.ts'
import { OFFICE } from './formats/office-archive.ts'
import { readHtml } from './formats/read-html.ts'
import { sectionsOf } from './sections.ts'

/** Where the marks of file types are. */
const SAMPLE_BYTES = 4_100
const PDF = Buffer.from('%PDF-')
/** PDF allows other bytes before its mark. */
const PDF_MARK_WITHIN = 1_024
const ZIP = Buffer.from('PK\x03\x04')
/** Old Office documents, and new ones with a password. */
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * Reads a document in the current thread. The parsers are loaded when they are needed.
 * @throws DocumentError
 */
export async function readDocument(
  bytes: Uint8Array,
  type: DocumentType,
  limits: DocumentLimits,
): Promise<DocumentText> {
  if (bytes.length === 0) throw new DocumentError('empty', 'The document has 0 bytes. Send its content.')
  if (bytes.length > limits.bytes)
    throw new DocumentError('too_large', `The document has more than ${limits.bytes / 1_000_000} MB. Split it.`)
  await checkType(bytes, type)
  const document = await parse(bytes, type, limits)
  if (document.text.trim() === '') throw noText(type, document)
  if (document.text.length > limits.characters)
    throw new DocumentError(
      'too_large',
      `The document has more than ${formatNumber(limits.characters)} characters of text. Split it.`,
    )
  return document
}

function noText(type: DocumentType, { pages }: DocumentText): DocumentError {
  const count = pages.length
  const which = count > 1 ? ` That is so on each of its ${formatNumber(count)} pages.` : ''
  return new DocumentError('no_text', NO_TEXT[type] + which, count > 0 ? { pages: count } : {})
}

const NO_TEXT: Readonly<Record<DocumentType, string>> = {
  text: 'The document has only white space. Send its content.',
  markdown: 'The document has only white space. Send its content.',
  html: 'The HTML has no text outside of scripts and styles. Send the page as its reader sees it.',
  pdf: 'The PDF has no text. If it is a scan, run text recognition (OCR) on it first.',
  csv: 'The table has no cells. Send its content.',
  docx: 'The Word document has no text. If it has only images, run text recognition (OCR) on them first.',
  xlsx: 'The Excel workbook has no cells with text or numbers.',
  pptx: 'The PowerPoint presentation has no text. If it has only images, run text recognition (OCR) on them first.',
}

const READERS: Readonly<Record<BinaryType, (bytes: Uint8Array, limits: DocumentLimits) => Promise<DocumentText>>> = {
  pdf: async (bytes, limits) => (await import('./formats/read-pdf.ts')).readPdf(bytes, limits),
  docx: async (bytes, limits) => (await import('./formats/read-docx.ts')).readDocx(bytes, limits),
  xlsx: async (bytes, limits) => (await import('./formats/read-xlsx.ts')).readXlsx(bytes, limits),
  pptx: async (bytes, limits) => (await import('./formats/read-pptx.ts')).readPptx(bytes, limits),
}

async function parse(bytes: Uint8Array, type: DocumentType, limits: DocumentLimits): Promise<DocumentText> {
  if (isBinary(type)) return storable(await READERS[type](bytes, limits))
  const text = decode(bytes, type)
  if (type === 'html') return storable(readHtml(text))
  if (type === 'csv') return storable((await import('./formats/read-csv.ts')).readCsv(text))
  if (type === 'text' || text.length > limits.characters) return { text, pages: [], headings: [] }
  const headings = sectionsOf(text).map(({ title, depth, start, textStart }) => ({ title, depth, start, textStart }))
  return { text, pages: [], headings }
}

/** Replaces what a database cannot store, without changing positions. */
const storable = (document: DocumentText): DocumentText => ({
  ...document,
  text: document.text.toWellFormed().replaceAll('\0', '\uFFFD'),
})

const nameOf = (type: DocumentType): string =>
  new Map<string, { name: string }>(Object.entries(OFFICE)).get(type)?.name ?? 'document'

/** @throws DocumentError `wrong_type` or `encrypted` if the bytes are not of the type */
async function checkType(bytes: Uint8Array, type: DocumentType): Promise<void> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const begins = (mark: Buffer): boolean => mark.equals(buffer.subarray(0, mark.length))
  const isOffice = type in OFFICE
  if (isOffice && begins(COMPOUND_FILE) && buffer.includes(ENCRYPTED_PACKAGE)) throw encrypted(nameOf(type))
  if (type === 'pdf' ? buffer.subarray(0, PDF_MARK_WITHIN).includes(PDF) : isOffice && begins(ZIP)) return
  // words may begin with the mark of a binary format, "BM" for example
  if (!isBinary(type) && !begins(PDF) && isUtf8(bytes) && !bytes.includes(0)) return
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(buffer.subarray(0, SAMPLE_BYTES))
  if (isBinary(type) || found)
    throw new DocumentError(
      'wrong_type',
      `The document is ${found?.mime ?? (isUtf8(bytes) ? 'text' : 'of an unknown type')}, but its mimeType says ${type}. Correct the mimeType or send another file.`,
    )
}
