import { DocumentError } from '../document-error.ts'

/** Data about a picture inside its file. */
export interface MetadataBlock {
  /** `hidden`: a text chunk of a PNG that has, or can have, coordinates. */
  kind: 'exif' | 'xmp' | 'hidden'
  start: number
  end: number
}

/** Ordinary pictures have fewer than ten, those with a depth map some hundred. */
const MAX_BLOCKS = 1_000
const EXIF_MARK = Buffer.from('Exif\0\0')
const XMP_MARK = Buffer.from('http://ns.adobe.com/xap/1.0/\0')
const XMP_EXTENSION_MARK = Buffer.from('http://ns.adobe.com/xmp/extension/\0')
/** After the mark of an extension: its digest, its length and its offset. */
const XMP_EXTENSION_HEADER_BYTES = XMP_EXTENSION_MARK.length + 32 + 4 + 4
const GPS_IN_XMP = /:GPS/i
const PNG_SIGNATURE_BYTES = 8
/** EXIF or XMP in a text chunk, mostly compressed, as ImageMagick writes it. */
const RAW_PROFILE = /^Raw profile type (?:exif|app1|xmp)\0/i
const PNG_XMP = 'XML:com.adobe.xmp\0'
const WEBP_HEADER_BYTES = 12
const GIF_HEADER_BYTES = 13
const GIF_XMP = Buffer.from('XMP DataXMP')
/** What follows XMP in a GIF, so that a reader that knows no XMP finds the end of it. */
const GIF_XMP_TRAILER_BYTES = 258

/**
 * The EXIF and XMP data of a picture, where its format has them. One pass over the file.
 * @throws DocumentError `too_complex` if there are more blocks than any picture has
 */
export function metadataBlocks(bytes: Uint8Array, mimeType: string): MetadataBlock[] {
  const blocks: MetadataBlock[] = []
  for (const block of FORMATS[mimeType]?.(bufferOf(bytes)) ?? []) {
    if (blocks.length === MAX_BLOCKS)
      throw new DocumentError(
        'too_complex',
        `The picture has more than ${MAX_BLOCKS} blocks of metadata. Save it again without them.`,
      )
    blocks.push(block)
  }
  return blocks
}

const FORMATS: Readonly<Record<string, (buffer: Buffer) => Generator<MetadataBlock>>> = {
  'image/jpeg': jpegBlocks,
  'image/png': pngBlocks,
  'image/webp': webpBlocks,
  'image/gif': gifBlocks,
}

const SOI = 0xd8
const EOI = 0xd9
const APP1 = 0xe1
/** Markers without a length: stuffed bytes, fill bytes, restarts and the start of a picture. */
const isBare = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= SOI)

/** The segments APP1. Further pictures with their own segments can follow the first one. */
function* jpegBlocks(buffer: Buffer): Generator<MetadataBlock> {
  let at = 0
  while (at + 4 <= buffer.length) {
    const marker = buffer[at] === 0xff ? buffer[at + 1] : undefined
    // pixels, or bytes that readers skip
    if (marker === undefined || marker === 0xff) at++
    else if (isBare(marker)) at += 2
    else if (marker === EOI) {
      at = buffer.indexOf(Buffer.from([0xff, SOI, 0xff]), at + 2)
      if (at < 0) return
    } else {
      const start = at + 4
      const end = at + 2 + Math.max(2, buffer.readUInt16BE(at + 2))
      if (end > buffer.length) return
      if (marker === APP1) yield* app1Block(buffer.subarray(start, end), start)
      at = end
    }
  }
}

function* app1Block(data: Buffer, at: number): Generator<MetadataBlock> {
  const end = at + data.length
  if (begins(data, EXIF_MARK)) yield { kind: 'exif', start: at + EXIF_MARK.length, end }
  else if (begins(data, XMP_MARK)) yield { kind: 'xmp', start: at + XMP_MARK.length, end }
  else if (begins(data, XMP_EXTENSION_MARK))
    yield { kind: 'xmp', start: Math.min(end, at + XMP_EXTENSION_HEADER_BYTES), end }
}

function* pngBlocks(buffer: Buffer): Generator<MetadataBlock> {
  for (let at = PNG_SIGNATURE_BYTES; at + 12 <= buffer.length; ) {
    const start = at + 8
    const end = start + buffer.readUInt32BE(at)
    if (end + 4 > buffer.length) return
    const type = buffer.toString('latin1', at + 4, start)
    if (type === 'eXIf') yield { kind: 'exif', start, end }
    else if (/^(?:iTXt|zTXt|tEXt)$/.test(type) && canHideLocation(type, buffer.subarray(start, end)))
      yield { kind: 'hidden', start, end }
    at = end + 4
  }
}

/** Compressed data is not unpacked. */
function canHideLocation(type: string, data: Buffer): boolean {
  const text = data.toString('latin1')
  if (!text.startsWith(PNG_XMP)) return RAW_PROFILE.test(text)
  const isCompressed = type === 'zTXt' || data[PNG_XMP.length] === 1
  return isCompressed || GPS_IN_XMP.test(text)
}

function* webpBlocks(buffer: Buffer): Generator<MetadataBlock> {
  for (let at = WEBP_HEADER_BYTES; at + 8 <= buffer.length; ) {
    const size = buffer.readUInt32LE(at + 4)
    const type = buffer.toString('latin1', at, at + 4)
    const start = at + 8
    const end = Math.min(buffer.length, start + size)
    // some programs write the mark of JPEG
    const isMarked = begins(buffer.subarray(start, end), EXIF_MARK)
    if (type === 'EXIF') yield { kind: 'exif', start: isMarked ? start + EXIF_MARK.length : start, end }
    else if (type === 'XMP ') yield { kind: 'xmp', start, end }
    at = start + size + (size % 2)
  }
}

function* gifBlocks(buffer: Buffer): Generator<MetadataBlock> {
  let at = GIF_HEADER_BYTES + colorTableBytes(buffer[10])
  while (at < buffer.length) {
    const isPicture = buffer[at] === 0x2c
    if (!isPicture && buffer[at] !== 0x21) return
    // a picture has its position, a color table and a byte before its blocks; an extension has its label
    const blocksAt = isPicture ? at + 11 + colorTableBytes(buffer[at + 9]) : at + 2
    const end = endOfGifBlocks(buffer, blocksAt)
    const start = blocksAt + 1 + GIF_XMP.length
    if (!isPicture && begins(buffer.subarray(blocksAt + 1), GIF_XMP))
      yield { kind: 'xmp', start, end: Math.max(start, end - GIF_XMP_TRAILER_BYTES) }
    at = end
  }
}

/** Blocks have their length in the first byte, and the last one is empty. */
function endOfGifBlocks(buffer: Buffer, start: number): number {
  let at = start
  while (at < buffer.length && buffer[at] !== 0) at += 1 + (buffer[at] ?? 0)
  return Math.min(buffer.length, at + 1)
}

const colorTableBytes = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

const begins = (data: Buffer, mark: Buffer): boolean => data.subarray(0, mark.length).equals(mark)
export const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
