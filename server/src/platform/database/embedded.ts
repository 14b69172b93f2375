import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { layPrepared } from './prepared.ts'

/** PGlite in a worker thread, reached through a byte stream that stands in for PostgreSQL's socket. */
export interface EmbeddedServer {
  /** A stream for `pg`. One at a time: PGlite has one session. */
  connect(): Duplex
  close(): Promise<void>
}

/**
 * Starts PGlite on a data directory, which is made when it is not there.
 * @param directory where the files of the database are; the caller holds its lock
 */
export async function startEmbedded(directory: string): Promise<EmbeddedServer> {
  await layPrepared(directory)
  const file = import.meta.url.endsWith('.ts') ? './embedded-worker.ts' : './embedded-worker.js'
  const worker = new Worker(new URL(file, import.meta.url), { workerData: { directory } })
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`The embedded database stopped while it started (code ${code}).`)))
  })
  worker.removeAllListeners('exit')
  let current: WorkerStream | undefined
  worker.on('message', (bytes: Uint8Array | 'closed') => {
    if (bytes !== 'closed') current?.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
  worker.on('error', error => current?.destroy(error))
  return {
    connect() {
      current?.destroy()
      current = new WorkerStream(worker)
      return current
    },
    async close() {
      const exit = new Promise(resolve => worker.once('exit', resolve))
      worker.postMessage('close')
      await exit
    },
  }
}

/** What `pg` asks of a socket. */
class WorkerStream extends Duplex {
  readonly #worker: Worker

  constructor(worker: Worker) {
    super()
    this.#worker = worker
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    this.#worker.ref()
    return this
  }

  unref(): this {
    this.#worker.unref()
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#worker.postMessage(new Uint8Array(chunk))
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#worker.postMessage(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))))
    done()
  }
}
