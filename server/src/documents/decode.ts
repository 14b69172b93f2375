import { isUtf8 } from 'node:buffer'
import { DocumentError } from './document-error.ts'

/** How far a character set is looked for in an HTML document. */
const DECLARED_WITHIN = 1_024

/**
 * The text of bytes: UTF-8, UTF-16 with a byte order mark, the character set that an HTML document declares, or Latin 1
 * with the additions of Windows.
 * @throws DocumentError `malformed` if the bytes are not text
 */
export function decode(bytes: Uint8Array, type: 'text' | 'markdown' | 'html' | 'csv'): string {
  const named = (type === 'html' ? declaredCharset(bytes) : undefined) ?? markedCharset(bytes)
  const charset = named ?? (isWestern(bytes) ? 'windows-1252' : 'utf-8')
  let text: string
  try {
    text = new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new DocumentError('malformed', `The document is not ${charset.toUpperCase()} text. Save it as UTF-8.`, {
      cause,
    })
  }
  if (text.includes('\0'))
    throw new DocumentError('malformed', 'The document has NUL characters, so it is not text. Send its real mimeType.')
  return text
}

/** Of a text in a Western language, few letters have accents. */
const MOST_ACCENTS = 0.25

/** Whether bytes that are not UTF-8 are letters of Latin 1, with no more accents than words have. */
function isWestern(bytes: Uint8Array): boolean {
  if (isUtf8(bytes)) return false
  const accents = bytes.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0)
  const isControl = (byte: number): boolean => (byte < 0x20 && !WHITE_SPACE.has(byte)) || UNUSED.has(byte)
  return accents <= MOST_ACCENTS * bytes.length && !bytes.some(isControl)
}

const WHITE_SPACE = new Set([0x09, 0x0a, 0x0c, 0x0d])
/** Windows-1252 has no characters there. */
const UNUSED = new Set([0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d])

function markedCharset([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

function declaredCharset(bytes: Uint8Array): string | undefined {
  if (markedCharset(bytes) !== undefined) return undefined
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARED_WITHIN))
  const label = /<meta[^<>]{0,200}\bcharset\s{0,8}=\s{0,8}["']?([\w.:-]+)/i.exec(start)?.[1]
  if (label === undefined) return undefined
  try {
    const { encoding } = new TextDecoder(label)
    // a page that declares UTF-16 in ASCII letters is not UTF-16
    return encoding.startsWith('utf-16') ? undefined : encoding
  } catch {
    return undefined
  }
}
