import { isObject } from '../../platform/values/json.ts'
import { type AnswerHabits, asEvents, faultOf, isFailure, repairAnswer, repairStream } from './chat-answer.ts'
import { connectionProblem, EndpointFault } from './endpoint-fault.ts'
import { serverOf } from './server-signs.ts'

/**
 * `fetch` of a model's service that repairs what real services send, before a library reads it: it would refuse the
 * whole answer for a part of it that nobody needs. What cannot be repaired is an EndpointFault.
 */
export const tolerantFetch =
  (inner: typeof fetch, habits: AnswerHabits = {}): typeof fetch =>
  async (input, init) => {
    const response = await inner(input, init)
    if (!response.ok || !response.body) return response
    const type = response.headers.get('content-type') ?? ''
    const wantsStream = typeof init?.body === 'string' && /"stream":\s*true/.test(init.body)
    if (type.includes('text/event-stream')) {
      if (!wantsStream) throw new EndpointFault('it answered with a stream, although none was asked for')
      const repair = repairStream(habits)
      const change = (data: string): string[] => {
        learnServer(habits, data, response.headers)
        return repair(data)
      }
      return streamed(response.body.pipeThrough(new TextDecoderStream()).pipeThrough(eachEvent(change)))
    }
    const text = await response.text().catch((error: unknown) => {
      throw init?.signal?.aborted || connectionProblem(error) === undefined ? error : BROKEN_OFF()
    })
    const answer = parsed(text, type)
    if (!isObject(answer)) return json(answer)
    if (isFailure(answer)) throw faultOf(answer.error)
    learn(habits, answer, response.headers)
    repairAnswer(answer, habits)
    return wantsStream && Array.isArray(answer.choices)
      ? new Response(
          asEvents(answer)
            .map(data => `data: ${data}\n\n`)
            .join(''),
          EVENTS,
        )
      : json(answer)
  }

function learn(habits: AnswerHabits, answer: unknown, headers: Headers): void {
  const server = isObject(answer) ? serverOf(answer, headers) : undefined
  if (server !== undefined) habits.server = server
}

function learnServer(habits: AnswerHabits, data: string, headers: Headers): void {
  if (habits.server !== undefined || data === '[DONE]') return
  try {
    learn(habits, JSON.parse(data), headers)
  } catch {
    // its reader says what is wrong with it
  }
}

const BROKEN_OFF = (): EndpointFault => new EndpointFault('its answer broke off before its end', { isRetryable: true })

const json = (answer: unknown): Response =>
  new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })

const EVENTS = { headers: { 'content-type': 'text/event-stream' } }

const streamed = (text: ReadableStream<string>): Response =>
  new Response(text.pipeThrough(new TextEncoderStream()), EVENTS)

function parsed(text: string, type: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    if (text.trim() === '') throw new EndpointFault('it answered HTTP 200 with an empty body')
    if (type.includes('html') || /^\s*</.test(text))
      throw new EndpointFault('it answered with a web page, so its address is not that of an API')
    throw new EndpointFault('it answered with something other than JSON')
  }
}

/** Passes the data of events on, so that no event is cut apart. Comments and names of events stay. */
function eachEvent(change: (data: string) => string[]): TransformStream<string, string> {
  let rest = ''
  const changed = (line: string): string => {
    if (!line.startsWith('data:')) return `${line}\n`
    return `${change(line.slice('data:'.length).trim())
      .map(data => `data: ${data}`)
      .join('\n\n')}\n`
  }
  return new TransformStream({
    transform(piece, controller) {
      const lines = `${rest}${piece}`.split(/\r\n|\n/)
      rest = lines.pop() ?? ''
      for (const line of lines) controller.enqueue(changed(line))
    },
    flush(controller) {
      if (rest !== '') controller.enqueue(changed(rest))
    },
  })
}
