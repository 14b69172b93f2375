import { crc32 } from 'node:zlib'
import { openTiff, removeGps, type Tiff, takenAt } from './tiff.ts'

const EXIF_MARK = Buffer.from('Exif\0\0')
const XMP_START = Buffer.from('<x:xmpmeta')
const XMP_END = Buffer.from('</x:xmpmeta>')
const XMP_EXTENSION = Buffer.from('http://ns.adobe.com/xmp/extension/\0')
const GPS_IN_XMP = /:GPS/i
const SPACE = 0x20
const PNG_SIGNATURE_BYTES = 8
/** EXIF or XMP in a text chunk, mostly compressed, as ImageMagick writes it. */
const RAW_PROFILE = /^Raw profile type (?:exif|app1|xmp)\0/i
const PNG_XMP = 'XML:com.adobe.xmp\0'

/** When a picture was taken, by its EXIF data. */
export function takenAtOf(bytes: Uint8Array, mimeType: string): Date | undefined {
  for (const tiff of tiffsOf(bytes, mimeType)) {
    const taken = takenAt(tiff)
    if (taken) return taken
  }
  return undefined
}

/**
 * Removes GPS coordinates from the EXIF and XMP data of an image. The pixels and all other data stay as they are.
 * @returns the same array if there were none
 */
export function withoutLocation(original: Uint8Array, mimeType: string): Uint8Array {
  const bytes = new Uint8Array(original)
  if (mimeType === 'image/png') return withoutLocationInPng(original, bytes)
  let isChanged = false
  for (const tiff of tiffsOf(bytes, mimeType)) isChanged = removeGps(tiff) || isChanged
  for (const [start, end] of xmpRanges(bytes)) {
    if (!GPS_IN_XMP.test(latin1(bytes.subarray(start, end)))) continue
    // spaces, so that nothing moves; readers ignore empty XMP
    bytes.fill(SPACE, start, end)
    isChanged = true
  }
  return isChanged ? bytes : original
}

/** All EXIF data. In JPEG files, further pictures with their own EXIF data can follow the first one. */
function* tiffsOf(bytes: Uint8Array, mimeType: string): Generator<Tiff> {
  const blocks =
    mimeType === 'image/png'
      ? [...pngChunks(bytes)].flatMap(({ type, data }) => (type === 'eXIf' ? [data] : []))
      : [...(mimeType === 'image/webp' ? webpExif(bytes) : []), ...markedBlocks(bytes)]
  for (const block of blocks) {
    const tiff = openTiff(block)
    if (tiff) yield tiff
  }
}

function* markedBlocks(bytes: Uint8Array): Generator<Uint8Array> {
  const buffer = bufferOf(bytes)
  for (let at = buffer.indexOf(EXIF_MARK); at >= 0; at = buffer.indexOf(EXIF_MARK, at + 1))
    yield bytes.subarray(at + EXIF_MARK.length)
}

/** The data of the chunks `EXIF`, which some programs write without the mark. */
function* webpExif(bytes: Uint8Array): Generator<Uint8Array> {
  const buffer = bufferOf(bytes)
  for (let at = 12; at + 8 <= buffer.length; ) {
    const size = buffer.readUInt32LE(at + 4)
    if (latin1(buffer.subarray(at, at + 4)) === 'EXIF') yield bytes.subarray(at + 8, at + 8 + size)
    at += 8 + size + (size % 2)
  }
}

function* xmpRanges(bytes: Uint8Array): Generator<[start: number, end: number]> {
  const buffer = bufferOf(bytes)
  for (let at = buffer.indexOf(XMP_START); at >= 0; at = buffer.indexOf(XMP_START, at + 1)) {
    const end = buffer.indexOf(XMP_END, at)
    yield [at, end < 0 ? buffer.length : end + XMP_END.length]
    if (end < 0) return
  }
  // a JPEG segment, whose length is before its mark
  for (let at = buffer.indexOf(XMP_EXTENSION); at >= 2; at = buffer.indexOf(XMP_EXTENSION, at + 1))
    yield [at + XMP_EXTENSION.length, Math.min(buffer.length, at - 2 + buffer.readUInt16BE(at - 2))]
}

interface Chunk {
  type: string
  data: Uint8Array
  /** The complete chunk, with its length and checksum. */
  at: number
  end: number
}

function* pngChunks(bytes: Uint8Array): Generator<Chunk> {
  const buffer = bufferOf(bytes)
  for (let at = PNG_SIGNATURE_BYTES; at + 12 <= buffer.length; ) {
    const size = buffer.readUInt32BE(at)
    const end = at + 12 + size
    if (end > buffer.length) return
    yield { type: latin1(buffer.subarray(at + 4, at + 8)), data: bytes.subarray(at + 8, at + 8 + size), at, end }
    at = end
  }
}

function withoutLocationInPng(original: Uint8Array, bytes: Uint8Array): Uint8Array {
  const removed: Chunk[] = []
  let isChanged = false
  for (const chunk of pngChunks(bytes)) {
    const { type, data, at, end } = chunk
    const tiff = type === 'eXIf' ? openTiff(data) : undefined
    if (tiff && removeGps(tiff)) {
      bufferOf(bytes).writeUInt32BE(crc32(bytes.subarray(at + 4, end - 4)), end - 4)
      isChanged = true
    }
    if (/^(?:iTXt|zTXt|tEXt)$/.test(type) && hasHiddenLocation(type, data)) removed.push(chunk)
  }
  if (removed.length === 0) return isChanged ? bytes : original
  const kept: Uint8Array[] = []
  let from = 0
  for (const { at, end } of removed) {
    kept.push(bytes.subarray(from, at))
    from = end
  }
  return new Uint8Array(Buffer.concat([...kept, bytes.subarray(from)]))
}

/** Whether a text chunk has, or can have, coordinates. Compressed data is not unpacked. */
function hasHiddenLocation(type: string, data: Uint8Array): boolean {
  const text = latin1(data)
  if (!text.startsWith(PNG_XMP)) return RAW_PROFILE.test(text)
  const isCompressed = type === 'zTXt' || data[PNG_XMP.length] === 1
  return isCompressed || GPS_IN_XMP.test(text)
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const latin1 = (bytes: Uint8Array): string => bufferOf(bytes).toString('latin1')
