import { DocumentError } from '../document-error.ts'

/** The structure of EXIF data: a TIFF file without pixels. https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf */
export interface Tiff {
  view: DataView
  isLittle: boolean
}

interface Entry {
  tag: number
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
const MAX_DIRECTORIES = 8
/** In all directories of a file. A photo has about a hundred. */
const MAX_ENTRIES = 10_000
/** Clearing so many bytes counts as an entry. */
const BYTES_PER_ENTRY = 4_096

export interface TiffReader {
  /** @returns undefined if the bytes are no TIFF */
  open(bytes: Uint8Array): Tiff | undefined
  /** Overwrites the GPS data with zeros and removes the references to it, in place. @returns whether there was any */
  removeGps(tiff: Tiff): boolean
  /** When the picture was taken. Times without an offset are read as UTC. @returns undefined if it is not known */
  takenAt(tiff: Tiff): Date | undefined
}

/**
 * Reads the EXIF data of one file. Directories can share entries and values, so the work is counted over all of them.
 * @throws DocumentError `too_complex`
 */
export function createTiffReader(): TiffReader {
  let entriesLeft = MAX_ENTRIES

  function countEntries(count: number): void {
    entriesLeft -= count
    if (entriesLeft < 0)
      throw new DocumentError(
        'too_complex',
        `The picture has more than ${MAX_ENTRIES} EXIF entries. Save it again without its metadata.`,
      )
  }

  /** @returns undefined if it is not completely within the bytes */
  function directoryAt({ view, isLittle }: Tiff, at: number): Directory | undefined {
    if (at < 8 || at + 2 > view.byteLength) return undefined
    const count = view.getUint16(at, isLittle)
    const nextAt = at + 2 + count * ENTRY_BYTES
    if (nextAt + 4 > view.byteLength) return undefined
    countEntries(count)
    const entries = Array.from({ length: count }, (_, n): Entry => {
      const entryAt = at + 2 + n * ENTRY_BYTES
      const type = view.getUint16(entryAt + 2, isLittle)
      const size = (SIZES[type] ?? 0) * view.getUint32(entryAt + 4, isLittle)
      const valueAt = size > 4 ? view.getUint32(entryAt + 8, isLittle) : entryAt + 8
      return { tag: view.getUint16(entryAt, isLittle), at: entryAt, valueAt, size }
    })
    return { at, entries, nextAt }
  }

  function* directoriesOf(tiff: Tiff): Generator<Directory> {
    const seen = new Set<number>()
    let at = tiff.view.getUint32(4, tiff.isLittle)
    while (!seen.has(at) && seen.size < MAX_DIRECTORIES) {
      seen.add(at)
      const directory = directoryAt(tiff, at)
      if (!directory) return
      yield directory
      at = tiff.view.getUint32(directory.nextAt, tiff.isLittle)
    }
  }

  /** Overwrites a GPS directory with zeros, with its values. */
  function clear(tiff: Tiff, bytes: Uint8Array, at: number): void {
    const gps = directoryAt(tiff, at)
    if (!gps) return
    for (const { at: entryAt, valueAt, size } of gps.entries) {
      if (size > 4 && valueAt + size <= bytes.length) {
        // values can overlap
        countEntries(Math.ceil(size / BYTES_PER_ENTRY))
        bytes.fill(0, valueAt, valueAt + size)
      }
      bytes.fill(0, entryAt, entryAt + ENTRY_BYTES)
    }
    tiff.view.setUint16(gps.at, 0, tiff.isLittle)
  }

  return {
    open(bytes) {
      if (bytes.length < 8) return undefined
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      const order = view.getUint16(0)
      if (order !== 0x49_49 && order !== 0x4d_4d) return undefined
      const isLittle = order === 0x49_49
      return view.getUint16(2, isLittle) === 42 ? { view, isLittle } : undefined
    },

    removeGps(tiff) {
      let isRemoved = false
      const { view, isLittle } = tiff
      const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
      for (const { at, entries, nextAt } of directoriesOf(tiff)) {
        // the last one first, so that the places of the others stay
        for (const entry of entries.toReversed()) {
          if (entry.tag !== GPS) continue
          isRemoved = true
          clear(tiff, bytes, view.getUint32(entry.at + 8, isLittle))
          bytes.copyWithin(entry.at, entry.at + ENTRY_BYTES, nextAt + 4)
          view.setUint16(at, view.getUint16(at, isLittle) - 1, isLittle)
        }
      }
      return isRemoved
    },

    takenAt(tiff) {
      const [main] = directoriesOf(tiff)
      const pointer = main?.entries.find(({ tag }) => tag === EXIF)
      const exif = pointer && directoryAt(tiff, tiff.view.getUint32(pointer.at + 8, tiff.isLittle))
      const original = textOf(tiff, exif, DATE_TIME_ORIGINAL)
      const offset = original === undefined ? undefined : textOf(tiff, exif, OFFSET_TIME_ORIGINAL)
      return dateOf(original ?? textOf(tiff, main, DATE_TIME), offset)
    },
  }
}

function dateOf(text = '', offset = ''): Date | undefined {
  const [, date, time] = /^(\d{4}:\d{2}:\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text) ?? []
  if (date === undefined || time === undefined) return undefined
  const zone = /^[+-]\d{2}:\d{2}$/.test(offset) ? offset : 'Z'
  const taken = new Date(`${date.replaceAll(':', '-')}T${time}${zone}`)
  return Number.isNaN(taken.getTime()) || taken.getUTCFullYear() < 1900 ? undefined : taken
}

function textOf({ view }: Tiff, directory: Directory | undefined, tag: number): string | undefined {
  const entry = directory?.entries.find(each => each.tag === tag)
  if (!entry || entry.size > 64 || entry.valueAt + entry.size > view.byteLength) return undefined
  const text = Buffer.from(view.buffer, view.byteOffset + entry.valueAt, entry.size).toString('latin1')
  return text.replace(/\0.*$/s, '').trim()
}
