import { once } from 'node:events'
import { constants, cpSync } from 'node:fs'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { compilePglite } from './compile-pglite.ts'
import { wireErrorIn } from './wire-error.ts'

/** What a connection sends: messages of PostgreSQL's protocol, or the end of the connection. */
export type Sent = Uint8Array | 'end'

/** What a thread starts with. */
export interface Prepared {
  compiled?: WebAssembly.Module | undefined
}

/** The first message of a thread: the database is open. */
export interface Opened {
  compiled: WebAssembly.Module
}

/** PostgreSQL's response, and the message of a crash if there was one. */
export interface Answer {
  bytes: Uint8Array
  fault: string | undefined
}

const SETTINGS = [
  // a checkpoint keeps 80 MB of log for later by default, and the first change of a page after it writes the page to the log
  ...['min_wal_size=32MB', 'max_wal_size=48MB', 'wal_compression=on'],
  // PGlite fills its buffers with zeros, so that all of them take memory, and its one session needs no room for a hundred.
  // The system keeps read files in memory too. An index that is built takes the last one, which is never given back
  ...['shared_buffers=32MB', 'max_connections=4', 'maintenance_work_mem=16MB'],
]

// PGlite runs in its own thread, since a long statement would block the event loop of the server. It speaks
// PostgreSQL's wire protocol, so the server uses the same driver for both databases.
const server = parentPort
if (!server) throw new Error('This file runs as a worker thread of the embedded database.')
/** What an earlier thread of this process has compiled. */
const { compiled = await compilePglite() }: Prepared = workerData
// the first message, since the thread can start before it is known where the data is
const [directory]: string[] = await once(server, 'message')
if (directory === undefined) throw new Error('The thread was given no directory.')
const database = await PGlite.create(directory, {
  relaxedDurability: false,
  pgliteWasmModule: compiled,
  startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap(setting => ['-c', setting])],
})

let last: Promise<unknown> = Promise.resolve()
// an error thrown here ends the thread, as a crash ends a PostgreSQL process
const next = (work: () => unknown): void => {
  last = last.then(work)
}

// not with `execProtocolRaw`, which keeps all that it has ever returned, in a list of parsed messages
async function answer(connection: MessagePort, message: Uint8Array): Promise<void> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  await database.execProtocolRawStream(message, {
    onRawData(piece) {
      // it is in PGlite's own memory
      pieces.push(piece.slice())
    },
  })
  const bytes = joined(pieces)
  connection.postMessage({ bytes, fault: wireErrorIn(bytes) } satisfies Answer, [bytes.buffer])
}

function joined(pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  if (pieces.length === 1 && pieces[0]) return pieces[0]
  // in memory of its own, since it is transferred
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

/** What the thread is asked for: a connection, a copy of its files, or its end. */
export type Asked = MessagePort | Copying | 'close'

/** Copy the files of the database to a directory. Answered with the same path, and why it failed. */
export interface Copying {
  copyTo: string
}
export interface Copied extends Copying {
  fault?: string
}

/** Between two statements, the files are what a crash would leave: complete with the write-ahead log. */
function copy({ copyTo }: Copying): Copied {
  try {
    cpSync(String(directory), copyTo, { recursive: true, mode: constants.COPYFILE_FICLONE })
    return { copyTo }
  } catch (error) {
    return { copyTo, fault: error instanceof Error ? error.message : String(error) }
  }
}

server.on('message', (message: Asked) => {
  if (message === 'close')
    return next(async () => {
      await database.close()
      server.close()
    })
  if ('copyTo' in message) return next(() => server.postMessage(copy(message)))
  message.on('message', (sent: Sent) => next(() => (sent === 'end' ? message.close() : answer(message, sent))))
})
server.postMessage({ compiled } satisfies Opened)
