import mammoth from 'mammoth'
import { fromBufferPromise } from 'yauzl'
import type { DocumentLimits, DocumentText } from './document.ts'
import { DocumentError, encryptedDocx } from './document-error.ts'
import { readHtml } from './read-html.ts'

const MAX_ENTRIES = 10_000
/** The part of every Word document that holds its text. */
const MAIN_PART = 'word/document.xml'

/** @throws DocumentError `encrypted`, `malformed`, `wrong_type` or `too_large` */
export async function readDocx(bytes: Uint8Array, limits: DocumentLimits): Promise<DocumentText> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  await checkArchive(buffer, limits).catch(refuse)
  // images are not text, and a document must not make the server read files or URLs
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }))
  const { value } = await mammoth.convertToHtml({ buffer }, { convertImage, externalFileAccess: false }).catch(refuse)
  return readHtml(value)
}

/** Unpacks the archive piece by piece, because the sizes that it states may be wrong. */
async function checkArchive(buffer: Buffer, limits: DocumentLimits): Promise<void> {
  const archive = await fromBufferPromise(buffer)
  if (archive.entryCount > MAX_ENTRIES) throw tooLarge(limits)
  let unpacked = 0
  let isWord = false
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted()) throw encryptedDocx()
    isWord ||= entry.fileName === MAIN_PART
    if (unpacked + entry.uncompressedSize > limits.unpackedBytes) throw tooLarge(limits)
    for await (const piece of await archive.openReadStreamPromise(entry)) {
      unpacked += (piece as Buffer).length
      if (unpacked > limits.unpackedBytes) throw tooLarge(limits)
    }
  }
  if (!isWord)
    throw new DocumentError('wrong_type', 'The document is a ZIP archive, but not a Word document (.docx). Unpack it.')
}

const tooLarge = ({ unpackedBytes }: DocumentLimits): DocumentError =>
  new DocumentError(
    'too_large',
    `The Word document unpacks to more than ${unpackedBytes / 1_000_000} MB. Remove its images or split it.`,
  )

function refuse(cause: unknown): never {
  if (cause instanceof DocumentError) throw cause
  throw new DocumentError('malformed', 'The Word document is damaged and cannot be read. Save it again.', { cause })
}
