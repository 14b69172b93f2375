import { ConfigurationError } from '../errors/errors.gen.ts'
import { isRecord } from '../errors/is-record.ts'
import { ANSWERED, type Answered, type Answers } from '../generated/answers.gen.ts'

export interface FakeCall {
  /** The name of the method: `memory.smartRecall`. */
  operation: keyof Answers
  /** The body as it was sent; of an upload, its fields with the `File`. Undefined without one. */
  body: unknown
}

/** A call, as a function that answers it gets it. */
export interface FakeRequest extends FakeCall {
  /** Of the path. */
  params: Record<string, string>
  query: Record<string, string>
  headers: Headers
}

/** Finds operations by their requests, and answers them. */
export class FakeServer {
  readonly calls: FakeCall[] = []
  readonly #answers: Readonly<Record<string, unknown>>

  /** @throws ConfigurationError if an answer is for no operation */
  constructor(answers: object) {
    const unknown = Object.keys(answers).find(name => !ANSWERED.some(each => each.name === name))
    if (unknown !== undefined)
      throw new ConfigurationError(`There is no operation ${unknown} to answer. Use a name such as memory.smartRecall.`)
    this.#answers = { ...answers }
  }

  async fetch(url: string, { method = 'GET', headers: sent, body: written }: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(url)
    const headers = new Headers(sent)
    const accept = headers.get('accept') ?? ''
    const found = ANSWERED.filter(each => each.method === method).flatMap(each => {
      const params = paramsIn(each.path, pathname)
      return params ? [{ ...each, params }] : []
    })
    const wanted = accept === 'text/event-stream' ? 'events' : accept === 'application/x-ndjson' ? 'lines' : undefined
    // a path without parameters is meant before one with them, and a stream by those who accept one
    const rank = ({ params, stream }: (typeof found)[number]) => 2 * Object.keys(params).length + +(stream !== wanted)
    const [operation] = found.toSorted((one, other) => rank(one) - rank(other))
    if (!operation) throw new ConfigurationError(`The specification has no operation ${method} ${pathname}.`)
    const { name, params } = operation
    const body = await bodyOf(written, headers)
    this.calls.push({ operation: name, body })
    const own = this.#answers[name]
    const request: FakeRequest = { operation: name, body, params, query: Object.fromEntries(searchParams), headers }
    const answer = typeof own === 'function' ? await own(request) : (own ?? operation.answer)
    return answer instanceof Response ? answer : responseOf(answer, wanted ?? operation.stream, accept)
  }
}

function paramsIn(path: string, pathname: string): Record<string, string> | undefined {
  const [wanted, given] = [path.split('/'), pathname.split('/')]
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const name = /^\{(.+)\}$/.exec(part)?.[1]
    const value = decodeURIComponent(given[at] ?? '')
    if (name !== undefined) params[name] = value
    else if (part !== value) return undefined
  }
  return params
}

async function bodyOf(written: RequestInit['body'], headers: Headers): Promise<unknown> {
  if (written === undefined || written === null) return undefined
  const type = headers.get('content-type') ?? ''
  const sent = new Response(written, { headers: { 'content-type': type } })
  if (!type.startsWith('multipart/')) return JSON.parse(await sent.text())
  const fields: Record<string, unknown> = {}
  for (const [name, value] of await sent.formData())
    fields[name] = name in fields ? [fields[name], value].flat() : value
  return fields
}

function responseOf(answer: unknown, stream: Answered['stream'], accept: string): Response {
  const headers = { 'x-request-id': 'req_fake' }
  // of a method that has no answer
  if (answer === undefined || answer === null) return new Response(null, { status: 204, headers })
  if (stream === 'events') {
    const events = Array.isArray(answer) ? answer : eventsOf(answer)
    const data = [...events.map(event => JSON.stringify(event)), '[DONE]'].map(text => `data: ${text}\n\n`)
    const isChat = events.some(event => Object(event).object === 'chat.completion.chunk')
    return new Response((isChat ? data : data.slice(0, -1)).join(''), { headers })
  }
  if (stream === 'lines') {
    const lines = Array.isArray(answer) ? answer : [answer]
    return new Response(lines.map(line => `${JSON.stringify(line)}\n`).join(''), { headers })
  }
  const content = accept === 'application/octet-stream' ? contentIn(answer) : undefined
  return new Response(content ?? JSON.stringify(answer), { headers })
}

/** The events that a complete answer would arrive in. */
function eventsOf(answer: unknown): unknown[] {
  const { choices, text, outputs = [], ...more } = isRecord(answer) ? answer : {}
  if (!Array.isArray(choices))
    return [
      ...(typeof text === 'string' ? [{ type: 'text', chunk: text }] : []),
      ...(Array.isArray(outputs) ? outputs.map(output => ({ type: 'output', ...output })) : []),
      { type: 'done', ...more, outputs },
    ]
  const { usage: _, ...shared } = { ...more, object: 'chat.completion.chunk' } as Record<string, unknown>
  return choices.flatMap(({ index, message, finish_reason: reason }) => [
    { ...shared, choices: [{ index, delta: message, finish_reason: null }] },
    { ...shared, choices: [{ index, delta: {}, finish_reason: reason }] },
  ])
}

/** The bytes of a file that an answer has as text. */
function contentIn(answer: unknown): Uint8Array<ArrayBuffer> | string | undefined {
  const { data } = isRecord(answer) ? answer : {}
  const { contentBase64, text } = isRecord(data) ? data : {}
  if (typeof contentBase64 === 'string') return Uint8Array.from(atob(contentBase64), letter => letter.charCodeAt(0))
  return typeof text === 'string' ? text : undefined
}
