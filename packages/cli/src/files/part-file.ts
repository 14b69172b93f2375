import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import { Unfinished, usage } from '../terminal/failure.ts'
import type { Io } from '../terminal/io.ts'

/** Bytes buffered before a write: at most this much is lost if the process is killed. */
const BUFFERED = 65_536

/** The file to write; until it is complete it is called `<path>.part`. */
interface Target {
  path: string
  /** Whether to keep the existing file up to its last complete line; else it is overwritten. */
  goesOn: boolean
  /** What to do if it breaks off. */
  next: string
}

/** @throws Unfinished if it breaks off after something was written */
export async function writeWhole(
  { path, goesOn, next }: Target,
  write: (part: PartFile) => Promise<void>,
): Promise<void> {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw usage(`${path} is a directory. Use the path of a file.`)
  const part = await PartFile.open(`${path}.part`, goesOn)
  try {
    try {
      await write(part)
    } finally {
      part.close()
    }
    renameSync(part.path, path)
  } catch (error) {
    throw part.isBegun ? new Unfinished(error, `The incomplete output is in ${part.path}.`, next) : error
  }
}

/** The same to stdout. */
export async function printWhole(
  io: Io,
  next: string,
  print: (write: (text: string) => void) => Promise<void>,
): Promise<void> {
  let isBegun = false
  const write = (text: string): void => {
    isBegun = true
    io.stdout.write(text)
  }
  await print(write).catch(error => {
    throw isBegun ? new Unfinished(error, 'The printed output is incomplete.', next) : error
  })
}

/** A file that is not complete yet. */
export class PartFile {
  readonly path: string
  /** The last complete line of a resumed export. */
  readonly lastLine: string | undefined
  /** Number of lines of each kind in the file. */
  readonly records: number
  readonly memories: number
  isBegun: boolean
  readonly #fd: number
  #waiting = ''

  private constructor(path: string, fd: number, { bytes, lastLine, records, memories }: Found) {
    this.path = path
    this.isBegun = bytes > 0
    this.#fd = fd
    this.lastLine = lastLine
    this.records = records
    this.memories = memories
  }

  static async open(path: string, goesOn: boolean): Promise<PartFile> {
    const found = goesOn && existsSync(path) ? await look(path) : { bytes: 0, records: 0, memories: 0 }
    const fd = openSync(path, 'a')
    ftruncateSync(fd, found.bytes)
    return new PartFile(path, fd, found)
  }

  write(text: string): void {
    this.isBegun = true
    this.#waiting += text
    if (this.#waiting.length >= BUFFERED) this.#flush()
  }

  close(): void {
    try {
      this.#flush()
      fsyncSync(this.#fd)
    } finally {
      closeSync(this.#fd)
    }
  }

  #flush(): void {
    const bytes = Buffer.from(this.#waiting)
    // cleared before the write: on a full disk part of it may be written, and a second try would write a broken line
    this.#waiting = ''
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#fd, bytes, at)
  }
}

interface Found {
  /** Up to the end of the last complete line. */
  bytes: number
  lastLine?: string
  records: number
  memories: number
}

async function look(path: string): Promise<Found> {
  const found: Found = { bytes: 0, records: 0, memories: 0 }
  let rest = ''
  // usage comes before all records; without a record behind it, it is read again
  let usage = 0
  // one character per byte, so that lengths are those of the file
  for await (const piece of createReadStream(path, 'latin1')) {
    const lines = `${rest}${piece}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (found.lastLine === undefined && line.startsWith('{"usage"')) {
        usage += line.length + 1
        continue
      }
      const isRecord = line.startsWith('{"record"')
      // The end line of an export is removed: what has been stored since comes after it. So is anything that a power
      // cut left behind.
      if (!isRecord && !line.startsWith('{"memory"')) return found
      found.bytes += usage + line.length + 1
      usage = 0
      found.lastLine = Buffer.from(line, 'latin1').toString()
      found[isRecord ? 'records' : 'memories']++
    }
  }
  return found
}
