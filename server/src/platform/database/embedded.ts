import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { layPrepared } from './prepared.ts'

/** PGlite in a worker thread, reached through a byte stream that stands in for PostgreSQL's socket. */
export interface EmbeddedServer {
  /** A stream for `pg`. One at a time: PGlite has one session. */
  connect(): Duplex
  close(): Promise<void>
}

/** PostgreSQL's codes for a session that a fault has ended, and for one that cannot begin. */
const CRASH_SHUTDOWN = '57P02'
const CANNOT_CONNECT_NOW = '57P03'
/** A start that has failed, for want of room on the disk say, is not tried again sooner. */
const PAUSE_MS = 2_000

/**
 * Starts PGlite on a data directory, which is made when it is not there. A fault ends the thread that it runs in, and the next
 * connection another one, which takes up what was committed: as PostgreSQL does with its processes.
 * @param directory where the files of the database are; the caller holds its lock
 */
export async function startEmbedded(directory: string): Promise<EmbeddedServer> {
  await layPrepared(directory)
  let current: WorkerStream | undefined
  let running: Promise<Worker> | undefined
  const started = (): Promise<Worker> => {
    running ??= start(directory, {
      answer: bytes => current?.push(bytes),
      end(error) {
        running = undefined
        current?.destroy(failure(`The embedded database ended: ${error.message}`, CRASH_SHUTDOWN, error))
      },
    })
    return running
  }
  await started()
  return {
    connect() {
      current?.destroy()
      const starting = started()
      starting.catch(() => setTimeout(() => (running = running === starting ? undefined : running), PAUSE_MS).unref())
      current = new WorkerStream(starting)
      return current
    },
    async close() {
      const worker = await running?.catch(() => undefined)
      if (!worker) return
      worker.removeAllListeners('exit')
      const exit = new Promise(resolve => worker.once('exit', resolve))
      worker.postMessage('close')
      await exit
    },
  }
}

const failure = (message: string, code: string, cause: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code })

interface Listener {
  answer(bytes: Buffer): void
  /** The thread has ended, and not because it was told to. */
  end(error: Error): void
}

async function start(directory: string, { answer, end }: Listener): Promise<Worker> {
  const file = import.meta.url.endsWith('.ts') ? './embedded-worker.ts' : './embedded-worker.js'
  const worker = new Worker(new URL(file, import.meta.url), { workerData: { directory } })
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`The embedded database stopped while it started (code ${code}).`)))
  })
  for (const event of ['error', 'exit']) worker.removeAllListeners(event)
  worker.on('message', (bytes: Uint8Array | 'closed') => {
    if (bytes !== 'closed') answer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
  // an error is followed by the exit, which may also come alone
  let hasEnded = false
  const endOnce = (error: Error): void => {
    if (!hasEnded) end(error)
    hasEnded = true
  }
  worker.once('error', endOnce)
  worker.once('exit', code => endOnce(new Error(`its thread stopped with code ${code}`)))
  return worker
}

/** What `pg` asks of a socket. */
class WorkerStream extends Duplex {
  readonly #starting: Promise<Worker>
  #worker: Worker | undefined

  constructor(starting: Promise<Worker>) {
    super()
    this.#starting = starting
  }

  connect(): this {
    this.#starting.then(
      worker => {
        this.#worker = worker
        this.emit('connect')
      },
      error => {
        const message = 'The embedded database does not start. Is the disk full that its data directory lies on?'
        this.destroy(failure(message, CANNOT_CONNECT_NOW, error))
      },
    )
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    this.#worker?.ref()
    return this
  }

  unref(): this {
    this.#worker?.unref()
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#worker?.postMessage(new Uint8Array(chunk))
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#worker?.postMessage(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))))
    done()
  }
}
