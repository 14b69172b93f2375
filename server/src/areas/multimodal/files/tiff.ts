/** The structure of EXIF data: a TIFF file without pixels. https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf */
export interface Tiff {
  view: DataView
  isLittle: boolean
}

interface Entry {
  tag: number
  type: number
  count: number
  /** Where the entry is. */
  at: number
  /** Where its value is. */
  valueAt: number
  /** Bytes of its value. */
  size: number
}

interface Directory {
  at: number
  entries: Entry[]
  /** Where the offset of the next directory is. */
  nextAt: number
}

const GPS = 0x88_25
const EXIF = 0x87_69
const DATE_TIME = 0x01_32
const DATE_TIME_ORIGINAL = 0x90_03
const OFFSET_TIME_ORIGINAL = 0x90_11
const ENTRY_BYTES = 12
const SIZES: readonly number[] = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
/** Main image, its thumbnail, and a few more. */
const MOST_DIRECTORIES = 8

/** @returns undefined if the bytes are no TIFF */
export function openTiff(bytes: Uint8Array): Tiff | undefined {
  if (bytes.length < 8) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const order = view.getUint16(0)
  if (order !== 0x49_49 && order !== 0x4d_4d) return undefined
  const isLittle = order === 0x49_49
  return view.getUint16(2, isLittle) === 42 ? { view, isLittle } : undefined
}

/** @returns undefined if it is not completely within the bytes */
function directoryAt({ view, isLittle }: Tiff, at: number): Directory | undefined {
  if (at < 8 || at + 2 > view.byteLength) return undefined
  const count = view.getUint16(at, isLittle)
  const nextAt = at + 2 + count * ENTRY_BYTES
  if (nextAt + 4 > view.byteLength) return undefined
  const entries = Array.from({ length: count }, (_, n): Entry => {
    const entryAt = at + 2 + n * ENTRY_BYTES
    const type = view.getUint16(entryAt + 2, isLittle)
    const values = view.getUint32(entryAt + 4, isLittle)
    const size = (SIZES[type] ?? 0) * values
    const valueAt = size > 4 ? view.getUint32(entryAt + 8, isLittle) : entryAt + 8
    return { tag: view.getUint16(entryAt, isLittle), type, count: values, at: entryAt, valueAt, size }
  })
  return { at, entries, nextAt }
}

function* directoriesOf(tiff: Tiff): Generator<Directory> {
  const seen = new Set<number>()
  let at = tiff.view.getUint32(4, tiff.isLittle)
  while (!seen.has(at) && seen.size < MOST_DIRECTORIES) {
    seen.add(at)
    const directory = directoryAt(tiff, at)
    if (!directory) return
    yield directory
    at = tiff.view.getUint32(directory.nextAt, tiff.isLittle)
  }
}

/** Overwrites the GPS data with zeros and removes the references to it, in place. @returns whether there was any */
export function removeGps(tiff: Tiff): boolean {
  let isRemoved = false
  const { view, isLittle } = tiff
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  for (const { at, entries, nextAt } of directoriesOf(tiff)) {
    // the last one first, so that the places of the others stay
    for (const entry of entries.toReversed()) {
      if (entry.tag !== GPS) continue
      isRemoved = true
      const gps = directoryAt(tiff, view.getUint32(entry.at + 8, isLittle))
      for (const each of gps?.entries ?? []) {
        if (each.size > 4 && each.valueAt + each.size <= bytes.length)
          bytes.fill(0, each.valueAt, each.valueAt + each.size)
        bytes.fill(0, each.at, each.at + ENTRY_BYTES)
      }
      if (gps) view.setUint16(gps.at, 0, isLittle)
      bytes.copyWithin(entry.at, entry.at + ENTRY_BYTES, nextAt + 4)
      view.setUint16(at, view.getUint16(at, isLittle) - 1, isLittle)
    }
  }
  return isRemoved
}

/** When the picture was taken. Times without an offset are read as UTC. @returns undefined if it is not known */
export function takenAt(tiff: Tiff): Date | undefined {
  const [main] = directoriesOf(tiff)
  const pointer = main?.entries.find(({ tag }) => tag === EXIF)
  const exif = pointer && directoryAt(tiff, tiff.view.getUint32(pointer.at + 8, tiff.isLittle))
  const original = textOf(tiff, exif, DATE_TIME_ORIGINAL)
  const offset = original === undefined ? undefined : textOf(tiff, exif, OFFSET_TIME_ORIGINAL)
  const text = original ?? textOf(tiff, main, DATE_TIME)
  const [, date, time] = /^(\d{4}:\d{2}:\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text ?? '') ?? []
  if (date === undefined || time === undefined) return undefined
  const zone = /^[+-]\d{2}:\d{2}$/.test(offset ?? '') ? offset : 'Z'
  const taken = new Date(`${date.replaceAll(':', '-')}T${time}${zone}`)
  return Number.isNaN(taken.getTime()) || taken.getUTCFullYear() < 1900 ? undefined : taken
}

function textOf({ view }: Tiff, directory: Directory | undefined, tag: number): string | undefined {
  const entry = directory?.entries.find(each => each.tag === tag)
  if (!entry || entry.size > 64 || entry.valueAt + entry.size > view.byteLength) return undefined
  const text = Buffer.from(view.buffer, view.byteOffset + entry.valueAt, entry.size).toString('latin1')
  return text.replace(/\0.*$/s, '').trim()
}
