import { errorOfResponse } from './error-of-response.ts'
import { ConnectionError, TimeoutError } from './generated/errors.gen.ts'
import { isKeepsakeError } from './keepsake-error.ts'
import { aborted } from './pause.ts'

/** An answer whose body is still to be read. */
export interface OpenAnswer {
  /** The request in words, for messages. */
  where: string
  response: Response
  /** Breaks the connection. */
  close: () => void
}

interface Patience {
  /** Milliseconds that may pass between two pieces. */
  timeout: number
  signal: AbortSignal | undefined
}

/**
 * The lines of an answer, one after the other as they come; going through it sends the request. Leaving the loop early
 * ends the answer. The last line has `end`: a stream that breaks before it throws, so that a part is never taken for the
 * whole.
 *
 * @example
 * for await (const { record, memory } of client.memory.export()) console.log(record ?? memory)
 */
export class LineStream<Line> implements AsyncIterable<Line> {
  readonly #open: () => Promise<OpenAnswer>
  readonly #patience: Patience

  constructor(open: () => Promise<OpenAnswer>, patience: Patience) {
    this.#open = open
    this.#patience = patience
  }

  /**
   * @throws ConnectionError when the answer breaks before its end, ServerError when the server says that it failed
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<Line, void, undefined> {
    const answer = await this.#open()
    let isWhole = false
    try {
      for await (const text of linesOf(answer, this.#patience)) {
        const line: unknown = JSON.parse(text)
        const { error, end } = Object(line)
        if (error !== undefined) throw errorOfResponse(answer.where, 500, answer.response.headers, error)
        isWhole = end !== undefined
        // The place where what came over the wire gets the type that the document promises.
        yield line as Line
      }
    } finally {
      answer.close()
    }
    if (!isWhole) throw broken(answer.where, 'it ended before its last line')
  }

  /** All lines at once, for what is known to be small. */
  async toArray(): Promise<Line[]> {
    const lines: Line[] = []
    for await (const line of this) lines.push(line)
    return lines
  }
}

async function* linesOf(answer: OpenAnswer, patience: Patience): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  // a line may come in thousands of pieces, which are looked through once
  let pieces: string[] = []
  for await (const bytes of piecesOf(answer, patience)) {
    const [first = '', ...others] = decoder.decode(bytes, { stream: true }).split('\n')
    pieces.push(first)
    for (const next of others) {
      yield pieces.join('')
      pieces = [next]
    }
  }
  if (pieces.join('') !== '') throw broken(answer.where, 'it ended in the middle of a line')
}

async function* piecesOf(
  { where, response, close }: OpenAnswer,
  { timeout, signal }: Patience,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = response.body?.getReader()
  for (let late = false; reader; ) {
    const timer = setTimeout(() => {
      late = true
      close()
    }, timeout)
    try {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    } catch (error) {
      if (isKeepsakeError(error)) throw error
      if (signal?.aborted) throw aborted(signal)
      if (late) throw new TimeoutError(`${where} sent nothing more for ${timeout} ms.`)
      throw broken(where, error instanceof Error ? error.message : String(error), error)
    } finally {
      clearTimeout(timer)
    }
  }
}

const broken = (where: string, reason: string, cause?: unknown): ConnectionError =>
  new ConnectionError(`The response of ${where} is incomplete: ${reason}.`, { cause })
