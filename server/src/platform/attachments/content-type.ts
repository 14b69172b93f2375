import { isUtf8 } from 'node:buffer'
import { getMimeType } from 'hono/utils/mime'
import { invalid } from '../values/errors.ts'

/** Where the marks of file types are. Nothing beyond is looked at, and nothing is unpacked. */
const SAMPLE_BYTES = 4_100
const ZIP = Buffer.from('PK\x03\x04')
const OFFICE = 'application/vnd.openxmlformats-officedocument'
/** The types of archives, by the name of a file that is in each; names are not compressed. */
const ARCHIVES = [
  ['word/document.xml', `${OFFICE}.wordprocessingml.document`],
  ['xl/workbook.xml', `${OFFICE}.spreadsheetml.sheet`],
  ['ppt/presentation.xml', `${OFFICE}.presentationml.presentation`],
] as const
const PDF = 'application/pdf'
const EXECUTABLES = new Set(['application/x-msdownload', 'application/x-elf', 'application/x-mach-binary'])
/** Names for the same type. */
const SAME: Readonly<Record<string, string>> = { 'image/vnd.microsoft.icon': 'image/x-icon' }

/**
 * The media type of a file by its bytes: `text/plain` for UTF-8 text, `application/octet-stream` if it is unknown.
 * @throws ApiError `validation_error` if it is a program, or not the image or PDF that its name says
 */
export async function mimeTypeOf(name: string, bytes: Uint8Array, field: string): Promise<string> {
  const type = await sniffed(bytes)
  if (EXECUTABLES.has(type))
    throw invalid(
      field,
      `${field} is a program (${type}). Programs cannot be attached; attach the source text of a script`,
    )
  const named = promisedBy(name)
  if (named !== undefined && named !== type)
    throw invalid(field, `${field} is ${type}, but its name ${name} is that of ${named}. Correct the name or the file`)
  return type
}

async function sniffed(bytes: Uint8Array): Promise<string> {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  // some formats differ only by what is in the archive
  if (ZIP.equals(sample.subarray(0, ZIP.length))) return archiveType(bytes)
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(sample)
  // a PDF can consist of ASCII characters only
  if (found?.mime !== PDF && isText(bytes)) return 'text/plain'
  return found ? (SAME[found.mime] ?? found.mime) : 'application/octet-stream'
}

function archiveType(bytes: Uint8Array): string {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return ARCHIVES.find(([name]) => archive.includes(name))?.[1] ?? 'application/zip'
}

/** Whether bytes are text that JSON and databases can hold. */
export const isText = (bytes: Uint8Array): boolean => isUtf8(bytes) && !bytes.includes(0)

/** The type that a name promises, if its bytes have marks by which the type can be checked. */
function promisedBy(name: string): string | undefined {
  const type = getMimeType(name.toLowerCase())?.split(';')[0]
  if (type === undefined || type === 'image/svg+xml') return undefined
  return type.startsWith('image/') || type === PDF ? (SAME[type] ?? type) : undefined
}
