import mammoth from 'mammoth'
import type { DocumentLimits, DocumentText } from '../document.ts'
import { readArchive, refuse } from './office-archive.ts'
import { readHtml } from './read-html.ts'

/** @throws DocumentError `encrypted`, `malformed`, `wrong_type` or `too_large` */
export async function readDocx(bytes: Uint8Array, limits: DocumentLimits): Promise<DocumentText> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  await readArchive(bytes, 'docx', limits)
  // images are not text, and a document must not make the server read files or URLs
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }))
  const { value } = await mammoth
    .convertToHtml({ buffer }, { convertImage, externalFileAccess: false })
    .catch(refuse('docx'))
  return readHtml(value)
}
