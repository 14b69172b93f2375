import { closeSync, createReadStream, existsSync, ftruncateSync, openSync, writeSync } from 'node:fs'

/** Written at once: so much is lost when the process is killed. */
const BUFFERED = 65_536

/** An export that is not whole yet. */
export class PartFile {
  readonly path: string
  /** The last line that is whole, of an export that goes on. */
  readonly lastLine: string | undefined
  /** Lines of each kind that are there. */
  readonly records: number
  readonly memories: number
  readonly #fd: number
  #waiting = ''

  private constructor(path: string, fd: number, { lastLine, records, memories }: Found) {
    this.path = path
    this.#fd = fd
    this.lastLine = lastLine
    this.records = records
    this.memories = memories
  }

  /** @param goesOn whether what is there stays, up to its last whole line; else the file begins anew */
  static async open(path: string, goesOn: boolean): Promise<PartFile> {
    const found = goesOn && existsSync(path) ? await look(path) : { bytes: 0, records: 0, memories: 0 }
    const fd = openSync(path, 'a')
    ftruncateSync(fd, found.bytes)
    return new PartFile(path, fd, found)
  }

  write(text: string): void {
    this.#waiting += text
    if (this.#waiting.length >= BUFFERED) this.#flush()
  }

  close(): void {
    this.#flush()
    closeSync(this.#fd)
  }

  #flush(): void {
    const bytes = Buffer.from(this.#waiting)
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#fd, bytes, at)
    this.#waiting = ''
  }
}

interface Found {
  /** Up to the end of the last whole line. */
  bytes: number
  lastLine?: string
  records: number
  memories: number
}

async function look(path: string): Promise<Found> {
  const found: Found = { bytes: 0, records: 0, memories: 0 }
  const count = (line: string): void => {
    // the line that ends an export goes: what is stored by now comes behind it
    if (!line.startsWith('{"record"') && !line.startsWith('{"memory"')) return
    found.bytes += Buffer.byteLength(line) + 1
    found.lastLine = line
    if (line.startsWith('{"record"')) found.records++
    else found.memories++
  }
  let rest = ''
  for await (const piece of createReadStream(path, 'utf8')) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) count(line)
  }
  return found
}
