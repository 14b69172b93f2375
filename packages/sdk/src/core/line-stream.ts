import { errorOfResponse } from '../errors/error-of-response.ts'
import { ConnectionError, TimeoutError } from '../errors/errors.gen.ts'
import { isKeepsakeError } from '../errors/keepsake-error.ts'
import { requestIdOf } from './api-promise.ts'
import { ItemStream } from './item-stream.ts'
import { aborted } from './retry/pause.ts'

/** A response whose body has not been read yet. */
export interface OpenAnswer {
  /** The request as text, for error messages. */
  where: string
  response: Response
  /** Closes the connection. */
  close: () => void
}

export interface Patience {
  /** Maximum milliseconds between two chunks. */
  timeout: number
  signal: AbortSignal | undefined
  /** Aborts the signal. */
  abort: () => void
}

/**
 * The lines of a response, yielded as they arrive, each also as the event `line`; the request is sent when the iteration starts. Leaving the loop
 * early ends the response. The last line has `end`: a stream that breaks before it throws, so an incomplete stream is
 * never taken for a complete one.
 *
 * @example
 * for await (const { record, memory } of client.memory.export()) console.log(record ?? memory)
 */
export class LineStream<Line> extends ItemStream<Line, { line: Line }> {
  readonly #open: () => Promise<OpenAnswer>
  readonly #patience: Patience

  /** @internal */
  constructor(open: () => Promise<OpenAnswer>, patience: Patience) {
    const source = { requestId: undefined as string | undefined, abort: patience.abort }
    super(source)
    this.#open = async () => {
      const answer = await open()
      source.requestId = requestIdOf(answer.response)
      return answer
    }
    this.#patience = patience
  }

  /** @internal */
  protected eventOf(line: Line): ['line', Line] {
    return ['line', line]
  }

  /** @internal */
  protected async *items(): AsyncGenerator<Line, void, undefined> {
    const answer = await this.#open()
    let isWhole = false
    try {
      for await (const text of linesOf(answer, this.#patience)) {
        const line: unknown = JSON.parse(text)
        const { error, end } = Object(line)
        if (error !== undefined) throw errorOfResponse(answer.where, 500, answer.response.headers, error)
        isWhole = end !== undefined
        // The only place where data from the wire gets its type from the spec.
        yield line as Line
      }
    } finally {
      answer.close()
    }
    if (!isWhole) throw broken(answer.where, 'it ended before its last line')
  }
}

async function* linesOf(answer: OpenAnswer, patience: Patience): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  // a line may arrive in thousands of chunks; each chunk is scanned once
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

/** The chunks of a response. @throws ConnectionError when it breaks, TimeoutError when it is silent for too long */
export async function* piecesOf(
  { where, response, close }: OpenAnswer,
  { timeout, signal }: Omit<Patience, 'abort'>,
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

export const broken = (where: string, reason: string, cause?: unknown): ConnectionError =>
  new ConnectionError(`The response of ${where} is incomplete: ${reason}.`, { cause })
