import { errorOfResponse } from '../errors/error-of-response.ts'
import { ConfigurationError } from '../errors/errors.gen.ts'
import type { PromptDoneEvent, PromptFailedEvent, PromptOutputEvent, PromptTextEvent } from '../spec/models.gen.ts'
import type { EventStream } from './event-stream.ts'
import { broken } from './line-stream.ts'

/** An event of a prompt: a piece of the text, a requested output, or the end. */
export type PromptStreamEvent = PromptTextEvent | PromptOutputEvent | PromptDoneEvent

/**
 * The answer to a prompt as it arrives. The request is sent when the iteration starts. Leaving the loop early stops the
 * model. A failure throws, also in mid-stream, so an incomplete answer is never taken for a complete one.
 *
 * @example
 * for await (const event of client.ai.promptStream({ prompt: 'Write a haiku.' }))
 *   if (event.type === 'text') process.stdout.write(event.chunk)
 */
export class PromptStream implements AsyncIterable<PromptStreamEvent> {
  readonly #events: EventStream
  readonly #ended: Promise<{ text: string; done: PromptDoneEvent }>
  #end: (ended: { text: string; done: PromptDoneEvent }) => void = () => {}
  #fail: (reason: unknown) => void = () => {}
  #isRead = false

  /** @internal */
  constructor(events: EventStream) {
    this.#events = events
    this.#ended = new Promise((resolve, reject) => {
      this.#end = resolve
      this.#fail = reject
    })
    // the iteration throws the same error
    this.#ended.catch(() => {})
  }

  /** @throws ConnectionError when the stream breaks, ServerError when the model fails */
  async *[Symbol.asyncIterator](): AsyncGenerator<PromptStreamEvent, void, undefined> {
    if (this.#isRead) throw new ConfigurationError('A stream can be read once. Call promptStream again.')
    this.#isRead = true
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
          this.#end({ text, done })
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

  /** Waits for the end and returns all events. */
  async toArray(): Promise<PromptStreamEvent[]> {
    const events: PromptStreamEvent[] = []
    for await (const event of this) events.push(event)
    return events
  }

  async #final(): Promise<{ text: string; done: PromptDoneEvent }> {
    if (!this.#isRead) await this.toArray()
    return this.#ended
  }
}
