import { Duplex } from 'node:stream'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { EmbeddedThread } from './thread.ts'
import type { Answer, Sent } from './worker.ts'

/** PostgreSQL's codes for a session that was ended by a crash, and for one that cannot start. */
const CRASH_SHUTDOWN = '57P02'
const CANNOT_CONNECT_NOW = '57P03'

export interface ConnectionOptions {
  /** A statement that takes longer closes the connection. */
  statementTimeoutMs: number
  /** Called to replace the thread: it has crashed, or runs a statement that nobody waits for any more. */
  replace(thread: EmbeddedThread, reason: Error): void
}

/**
 * A connection to PGlite that `pg` uses as a socket. It closes as a socket does: after `end` once everything that was
 * sent has a response, immediately after `destroy`, and with an error if the other side is gone.
 */
export class EmbeddedConnection extends Duplex {
  readonly #starting: Promise<EmbeddedThread>
  readonly #options: ConnectionOptions
  readonly #port: MessagePort
  readonly #otherPort: MessagePort
  #thread: EmbeddedThread | undefined
  #unwatch = (): void => {}
  #unanswered = 0
  readonly #deadline: NodeJS.Timeout

  constructor(starting: Promise<EmbeddedThread>, options: ConnectionOptions) {
    super()
    this.#starting = starting
    this.#options = options
    const { port1, port2 } = new MessageChannel()
    this.#port = port1.on('message', (answer: Answer) => this.#receive(answer)).on('close', () => this.#receiveEnd())
    this.#otherPort = port2
    // one timer for all statements: each statement restarts it, and without a statement it has no effect
    this.#deadline = setTimeout(() => this.#expire(), options.statementTimeoutMs).unref()
  }

  connect(): this {
    this.#starting.then(
      thread => this.#open(thread),
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

  /** No-op, like `unref` below: the thread keeps the process running, connected or not. */
  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(new Uint8Array(chunk))
    if (this.#unanswered++ === 0) this.#deadline.refresh()
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done)
  }

  override _final(done: () => void): void {
    this.#send('end')
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#deadline)
    this.#unwatch()
    this.#port.close()
    if (this.#thread && this.#unanswered > 0)
      this.#options.replace(this.#thread, error ?? new Error('a connection was closed while its statement ran'))
    done(error)
  }

  #open(thread: EmbeddedThread): void {
    if (this.destroyed) return
    this.#thread = thread
    this.#unwatch = thread.onEnd(reason => this.#break(reason))
    thread.connect(this.#otherPort)
    this.emit('connect')
  }

  #send(message: Sent): void {
    this.#port.postMessage(message)
  }

  #receive({ bytes, fault }: Answer): void {
    if (--this.#unanswered > 0) this.#deadline.refresh()
    if (fault !== undefined && this.#thread) this.#options.replace(this.#thread, new Error(fault))
    this.push(bytes)
  }

  #receiveEnd(): void {
    if (this.writableEnded && !this.destroyed) this.push(null)
  }

  #expire(): void {
    if (this.#unanswered > 0)
      this.#break(new Error(`a statement took longer than ${this.#options.statementTimeoutMs} ms`))
  }

  /** The other side is gone. That is not an error if the client has already ended the connection. */
  #break(reason: Error): void {
    const error = failure(`The embedded database ended: ${reason.message}`, CRASH_SHUTDOWN, reason)
    this.destroy(this.writableEnded ? undefined : error)
  }
}

const failure = (message: string, code: string, cause: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code })
