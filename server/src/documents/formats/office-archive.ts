import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import type { DocumentLimits } from '../document.ts'
import { DocumentError, encrypted } from '../document-error.ts'

const MAX_ENTRIES = 10_000

/** The formats that are ZIP archives, with the part that each has. */
export const OFFICE = {
  docx: { part: 'word/document.xml', name: 'Word document' },
  xlsx: { part: 'xl/workbook.xml', name: 'Excel workbook' },
  pptx: { part: 'ppt/presentation.xml', name: 'PowerPoint presentation' },
} as const
export type OfficeType = keyof typeof OFFICE

/**
 * Reads the archive of an Office file, and returns the parts with these names. It unpacks all parts piece by piece,
 * because the sizes that it states may be wrong.
 * @throws DocumentError `encrypted`, `malformed`, `wrong_type` or `too_large`
 */
export async function readArchive(
  bytes: Uint8Array,
  type: OfficeType,
  limits: DocumentLimits,
  wanted?: RegExp,
): Promise<Map<string, string>> {
  const parts = new Map<string, string>()
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  await unpack(archive, type, limits, async (entry, zip) => {
    if (wanted?.test(entry.fileName))
      parts.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'))
  }).catch(refuse(type))
  return parts
}

async function unpack(
  bytes: Buffer,
  type: OfficeType,
  limits: DocumentLimits,
  keep: (entry: Entry, zip: ZipFile) => Promise<void>,
): Promise<void> {
  const archive = await fromBufferPromise(bytes)
  if (archive.entryCount > MAX_ENTRIES) throw tooLarge(type, limits)
  const { name, part } = OFFICE[type]
  let unpacked = 0
  let isOfType = false
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted()) throw encrypted(name)
    isOfType ||= entry.fileName === part
    if (unpacked + entry.uncompressedSize > limits.unpackedBytes) throw tooLarge(type, limits)
    for await (const piece of await archive.openReadStreamPromise(entry)) {
      unpacked += (piece as Buffer).length
      if (unpacked > limits.unpackedBytes) throw tooLarge(type, limits)
    }
    await keep(entry, archive)
  }
  if (!isOfType)
    throw new DocumentError('wrong_type', `The document is a ZIP archive, but not a ${name} (.${type}). Unpack it.`)
}

const tooLarge = (type: OfficeType, { unpackedBytes }: DocumentLimits): DocumentError =>
  new DocumentError(
    'too_large',
    `The ${OFFICE[type].name} unpacks to more than ${unpackedBytes / 1_000_000} MB. Remove its images or split it.`,
  )

/** Makes an error of a parser one about the document. */
export const refuse =
  (type: OfficeType) =>
  (cause: unknown): never => {
    if (cause instanceof DocumentError) throw cause
    throw new DocumentError('malformed', `The ${OFFICE[type].name} is damaged and cannot be read. Save it again.`, {
      cause,
    })
  }
