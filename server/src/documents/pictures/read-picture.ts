import { crc32 } from 'node:zlib'
import { bufferOf, type MetadataBlock, metadataBlocks } from './metadata-blocks.ts'
import { createTiffReader } from './tiff.ts'

export interface PictureInput {
  bytes: Uint8Array
  mimeType: string
  keepLocation: boolean
}

export interface PictureMetadata {
  /** When the picture was taken, by its EXIF data. */
  takenAt?: Date
  /** The file without GPS coordinates in its EXIF and XMP data. Absent if nothing was removed. */
  withoutLocation?: Uint8Array
}

const GPS_IN_XMP = /:GPS/i
const SPACE = 0x20
/** Length and type before the data of a PNG chunk, and the checksum after it. */
const PNG_BEFORE = 8
const PNG_AFTER = 4

/**
 * Reads when a picture was taken, and removes where. The pixels and all other data stay as they are.
 * @throws DocumentError `too_complex` if its metadata is larger than that of any picture
 */
export function readPicture({ bytes: original, mimeType, keepLocation }: PictureInput): PictureMetadata {
  const blocks = metadataBlocks(original, mimeType)
  if (blocks.length === 0) return {}
  const bytes = Uint8Array.from(original)
  const tiffReader = createTiffReader()
  const tiffs = blocks.flatMap(block => {
    const tiff = block.kind === 'exif' ? tiffReader.open(bytes.subarray(block.start, block.end)) : undefined
    return tiff ? { tiff, block } : []
  })
  let takenAt: Date | undefined
  for (const { tiff } of tiffs) takenAt ??= tiffReader.takenAt(tiff)
  const found = takenAt ? { takenAt } : {}
  if (keepLocation) return found

  const changed = tiffs.filter(({ tiff }) => tiffReader.removeGps(tiff))
  if (mimeType === 'image/png') for (const { block } of changed) correctChecksum(bytes, block)
  const xmp = blocks.filter(({ kind }) => kind === 'xmp')
  const hasGps = GPS_IN_XMP.test(
    Buffer.concat(xmp.map(({ start, end }) => bytes.subarray(start, end))).toString('latin1'),
  )
  // spaces, so that nothing moves; readers ignore empty XMP
  if (hasGps) for (const { start, end } of xmp) bytes.fill(SPACE, start, end)
  const hidden = blocks.filter(({ kind }) => kind === 'hidden')
  if (changed.length === 0 && !hasGps && hidden.length === 0) return found
  return { ...found, withoutLocation: hidden.length === 0 ? bytes : withoutChunks(bytes, hidden) }
}

const correctChecksum = (bytes: Uint8Array, { start, end }: MetadataBlock): void => {
  const typeAt = start - PNG_BEFORE / 2
  bufferOf(bytes).writeUInt32BE(crc32(bytes.subarray(typeAt, end)), end)
}

/** @param chunks the data of PNG chunks, in order */
function withoutChunks(bytes: Uint8Array, chunks: readonly MetadataBlock[]): Uint8Array {
  const kept: Uint8Array[] = []
  let from = 0
  for (const { start, end } of chunks) {
    kept.push(bytes.subarray(from, start - PNG_BEFORE))
    from = end + PNG_AFTER
  }
  return new Uint8Array(Buffer.concat([...kept, bytes.subarray(from)]))
}
