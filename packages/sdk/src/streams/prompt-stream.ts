import type { EventStream } from '../core/event-stream.ts'
import { ItemStream } from '../core/item-stream.ts'
import { broken } from '../core/line-stream.ts'
import { errorOfResponse } from '../errors/error-of-response.ts'
import { ConfigurationError } from '../errors/errors.gen.ts'
import type { PromptDoneEvent, PromptFailedEvent, PromptOutputEvent, PromptTextEvent } from '../spec/models.gen.ts'

/** An event of a prompt: a piece of the text, a requested output, or the end. */
export type PromptStreamEvent = PromptTextEvent | PromptOutputEvent | PromptDoneEvent

/**
 * The answer to a prompt as it arrives. The request is sent when the iteration starts. Leaving the loop early stops the
 * model. A failure throws, also in mid-stream, so an incomplete answer is never taken for a complete one. Each piece of the text
 * is also the event `text`.
 *
 * @example
 * for await (const event of client.ai.promptStream({ prompt: 'Write a haiku.' }))
 *   if (event.type === 'text') process.stdout.write(event.chunk)
 */
export class PromptStream<Parsed = unknown> extends ItemStream<PromptStreamEvent, { text: string }> {
  readonly #events: EventStream
  readonly #parse: (done: PromptDoneEvent) => Promise<Parsed>
  readonly #ended: Promise<Ended<Parsed>>
  #end: (ended: Ended<Parsed> | PromiseLike<Ended<Parsed>>) => void = () => {}
  #fail: (reason: unknown) => void = () => {}
  #isBegun = false

  /** @internal */
  constructor(events: EventStream, parse?: (done: PromptDoneEvent) => Promise<Parsed>) {
    super(events)
    this.#events = events
    this.#parse = parse ?? (async () => undefined as Parsed)
    this.#ended = new Promise((resolve, reject) => {
      this.#end = resolve
      this.#fail = reject
    })
    // the iteration throws the same error
    this.#ended.catch(() => {})
  }

  /** @internal */
  protected eventOf(event: PromptStreamEvent): ['text', string] | undefined {
    return event.type === 'text' ? ['text', event.chunk] : undefined
  }

  /** @internal */
  protected async *items(): AsyncGenerator<PromptStreamEvent, void, undefined> {
    if (this.#isBegun) throw new ConfigurationError('A stream can be read once. Call promptStream again.')
    this.#isBegun = true
    let text = ''
    let done: PromptDoneEvent | undefined
    try {
      for await (const data of this.#events) {
        // The only place where data from the wire gets its type from the spec.
        const event = JSON.parse(data) as PromptStreamEvent | PromptFailedEvent
        if (event.type === 'done' && !event.success) {
          const { where, headers } = this.#events.facts
          throw errorOfResponse(where, 500, headers, event)
        }
        if (event.type === 'text') text += event.chunk
        if (event.type === 'done') {
          done = event
          const parsed = await this.#parse(done)
          this.#end({ text, done, parsed })
        }
        yield event
      }
      if (!done) throw broken(this.#events.facts.where, 'it ended before its last event')
    } catch (error) {
      this.#fail(error)
      throw error
    } finally {
      this.#fail(broken(this.#events.facts.where, 'its reader left it before its end'))
    }
  }

  /** Waits for the end and returns the complete text. You need not iterate over the stream. */
  async finalText(): Promise<string> {
    return (await this.#final()).text
  }

  /** Waits for the end and returns the requested outputs by name. You need not iterate over the stream. */
  async finalOutputs(): Promise<Record<string, unknown>> {
    const { outputs } = (await this.#final()).done
    return Object.fromEntries(outputs.map(({ name, data }) => [name, data]))
  }

  /**
   * Waits for the end and returns the outputs as the schema in `outputs` has them. You need not iterate over the stream.
   * @throws OutputError if they do not fit the schema
   */
  async parsed(): Promise<Parsed> {
    return (await this.#final()).parsed
  }

  async #final(): Promise<Ended<Parsed>> {
    if (!this.isRead) await this.toArray()
    return this.#ended
  }
}

interface Ended<Parsed> {
  text: string
  done: PromptDoneEvent
  parsed: Parsed
}
