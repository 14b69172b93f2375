import { PassThrough, type Readable, type Writable } from 'node:stream'
import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type Transport,
} from '@modelcontextprotocol/server'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'

const NEWLINE = 0x0a

/**
 * Stdin and stdout, which end after every request that was read has been answered. The transport of the MCP SDK closes as
 * soon as stdin ends, and aborts what is in flight.
 */
export class StdioTransport implements Transport {
  onclose?: () => void
  onerror?: (error: Error) => void
  onmessage?: (message: JSONRPCMessage) => void
  readonly #stdin: Readable
  /** What was read from stdin, without its end. */
  readonly #input = new PassThrough()
  readonly #wire: StdioServerTransport
  readonly #unanswered = new Set<string | number>()
  #endsInLine = true
  #isEnded = false

  constructor(stdin: Readable, stdout: Writable) {
    this.#stdin = stdin
    this.#wire = new StdioServerTransport(this.#input, stdout)
  }

  async start(): Promise<void> {
    this.#wire.onmessage = message => {
      this.#note(message)
      this.onmessage?.(message)
    }
    this.#wire.onerror = error => this.onerror?.(error)
    this.#wire.onclose = () => {
      this.#stdin.unpipe(this.#input)
      this.#stdin.pause()
      this.onclose?.()
    }
    await this.#wire.start()
    this.#stdin.on('data', (chunk: Buffer) => {
      this.#endsInLine = chunk.at(-1) === NEWLINE
    })
    this.#stdin.once('end', this.#onEnd)
    this.#stdin.once('close', this.#onEnd)
    this.#stdin.once('error', error => {
      this.onerror?.(error)
      this.#onEnd()
    })
    this.#stdin.pipe(this.#input, { end: false })
  }

  async send(message: JSONRPCMessage): Promise<void> {
    try {
      await this.#wire.send(message)
    } finally {
      if (isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message)) this.#settle(message.id)
    }
  }

  close(): Promise<void> {
    return this.#wire.close()
  }

  #note(message: JSONRPCMessage): void {
    // a subscription has no answer; it lasts as long as the connection
    if (isJSONRPCRequest(message) && message.method !== 'subscriptions/listen') this.#unanswered.add(message.id)
    else if (isJSONRPCNotification(message) && message.method === 'notifications/cancelled') {
      const id = message.params?.requestId
      if (typeof id === 'string' || typeof id === 'number') this.#settle(id)
    }
  }

  #settle(id: string | number | undefined): void {
    if (id !== undefined) this.#unanswered.delete(id)
    this.#endIfAnswered()
  }

  readonly #onEnd = (): void => {
    if (this.#isEnded) return
    this.#isEnded = true
    // a program may not end its last message with a line break
    if (!this.#endsInLine) this.#input.write('\n')
    this.#endIfAnswered()
  }

  #endIfAnswered(): void {
    if (!this.#isEnded || this.#unanswered.size > 0) return
    // the last messages may not have been read yet
    if (this.#input.readableLength + this.#input.writableLength > 0) setImmediate(() => this.#endIfAnswered())
    else this.#input.end()
  }
}
