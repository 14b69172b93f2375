import { environment, nodeBuiltins } from '../credentials/node-builtin.ts'
import { ConfigurationError } from '../errors/errors.gen.ts'

/** A stream of Node, such as that of `fs.createReadStream`. */
export interface NodeReadable extends AsyncIterable<unknown> {
  pipe: unknown
  /** Of a file. */
  path?: string | Uint8Array
}

/** A file to send: its path (in Node, Bun and Deno), a `Blob` or `File`, bytes such as those of `readFile`, or a stream. */
export type FileSource = string | Blob | Uint8Array | ArrayBuffer | NodeReadable | ReadableStream<Uint8Array>

/** A file as an upload reads it. */
export interface OpenFile {
  name: string | undefined
  /** In bytes. Undefined of a stream. */
  size: number | undefined
  /** Whether it can be read again. */
  isRepeatable: boolean
  read(): AsyncIterable<unknown>
}

/** @throws ConfigurationError if it is no file, or there is none at its path */
export async function openFile(file: FileSource): Promise<OpenFile> {
  if (typeof file === 'string') return fileAt(file)
  // by what it can do: classes differ between runtimes and versions of them
  const given: unknown = file
  const content = bytesOf(given)
  if (content) return bytes(content)
  if (isBlob(given))
    return { name: nameOf(given), size: given.size, isRepeatable: true, read: () => piecesOf(given.stream()) }
  if (isWebStream(given)) return { name: undefined, size: undefined, isRepeatable: false, read: () => piecesOf(given) }
  if (isNodeStream(given))
    return { name: lastPart(String(given.path ?? '')), size: undefined, isRepeatable: false, read: () => given }
  throw new ConfigurationError('The file is none. Pass a path, a Blob, bytes or a stream.')
}

/** The bytes of a buffer, or of a view of one such as a `Buffer`. */
export const bytesOf = (given: unknown): Uint8Array | undefined =>
  ArrayBuffer.isView(given)
    ? new Uint8Array(given.buffer, given.byteOffset, given.byteLength)
    : Object.prototype.toString.call(given) === '[object ArrayBuffer]'
      ? new Uint8Array(given as ArrayBuffer)
      : undefined

const bytes = (content: Uint8Array): OpenFile => ({
  name: undefined,
  size: content.byteLength,
  isRepeatable: true,
  read: async function* () {
    yield content
  },
})

async function fileAt(path: string): Promise<OpenFile> {
  const fs = nodeBuiltins()?.fs
  if (!fs) throw new ConfigurationError('This runtime has no files. Pass a Blob, bytes or a stream instead of a path.')
  try {
    const stats = await fs.promises.stat(path)
    if (!stats.isFile()) throw new Error('it is no file')
    await fs.promises.access(path, fs.constants.R_OK)
    return {
      name: lastPart(path),
      size: stats.size,
      isRepeatable: true,
      read: () => fs.createReadStream(path, until(stats.size)),
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigurationError(`The file ${path} cannot be read: ${reason}`, { cause })
  }
}

/** What is added to a file meanwhile is not sent: each attempt sends the same. Files such as those of /proc have no size. */
const until = (size: number): { end?: number } => (size > 0 ? { end: size - 1 } : {})

/** A path of Windows has backslashes, which a name elsewhere may have. */
const lastPart = (path: string): string | undefined =>
  path.split(environment().OS === 'Windows_NT' ? /[\\/]/ : '/').at(-1) || undefined

const has = (value: unknown, ...names: string[]): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && names.every(name => name in value)

const isBlob = (value: unknown): value is Blob => has(value, 'stream', 'size', 'arrayBuffer')
const isWebStream = (value: unknown): value is ReadableStream<Uint8Array> => has(value, 'getReader')
const isNodeStream = (value: unknown): value is NodeReadable => has(value, 'pipe') && Symbol.asyncIterator in value
const nameOf = (file: Blob): string | undefined =>
  'name' in file && typeof file.name === 'string' && file.name !== '' ? file.name : undefined

/** Not every runtime iterates over such a stream. */
async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader()
  let isRead = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      isRead = done
      if (done) return
      yield value
    }
  } finally {
    if (!isRead) await reader.cancel()
  }
}
