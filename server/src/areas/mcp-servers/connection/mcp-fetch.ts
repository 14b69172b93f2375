import type { Answer, OutboundFetch, OutboundRequest } from '../../../platform/outbound-http/outbound-http.ts'
import { isObject } from '../../../platform/values/json.ts'
import { parseJson } from '../../../platform/values/parse-json.ts'
import type { Headers as OwnHeaders } from '../headers.ts'
import { MAX_RESPONSE_BYTES } from '../limits.ts'
import { createAnswerStream } from './answer-stream.ts'
import { ConnectionError, problemOfStatus } from './connection-error.ts'

export interface Endpoint {
  url: string
  headers: OwnHeaders
  livemode: boolean
}

export interface McpFetch {
  fetch(url: string | URL, init?: RequestInit): Promise<Response>
  /** The last problem with the connection. The client replaces some errors with its own. */
  problem(): ConnectionError | undefined
}

/**
 * Calls an endpoint through the outbound HTTP client, which limits addresses, time and size, and follows no redirects.
 * Of a stream, only the answer to the request is passed on: servers cannot ask for anything or keep the stream open.
 * @param signal aborts all calls
 * @param remainingMs the time that is left for all calls
 */
export function createMcpFetch(
  outbound: OutboundFetch,
  { url, headers: own, livemode }: Endpoint,
  { signal, remainingMs }: { signal: AbortSignal; remainingMs(): number },
): McpFetch {
  let problem: ConnectionError | undefined
  const failed = (message: string): ConnectionError => {
    problem = new ConnectionError(message)
    return problem
  }

  async function call(init: RequestInit, id: unknown): Promise<Response> {
    const stream = createAnswerStream(id)
    const method = init.method === 'DELETE' ? 'DELETE' : 'POST'
    const body = typeof init.body === 'string' ? { body: init.body } : {}
    const request: OutboundRequest = {
      method,
      headers: { ...Object.fromEntries(new Headers(init.headers)), ...own },
      ...body,
      livemode,
      plainHttp: true,
      timeoutMs: Math.max(1, remainingMs()),
      maxResponseBytes: MAX_RESPONSE_BYTES,
      signal: init.signal ? AbortSignal.any([signal, init.signal]) : signal,
      isEnough: part => stream.read(part),
    }
    const result = await outbound.fetch(url, request)
    if (result.outcome === 'blocked') throw failed(result.reason)
    if (result.outcome === 'failed') throw failed(result.message)
    if (isMessage(result)) return respond(result, await bodyOf(result, stream.answer(), id))
    // what is no message has no meaning for the client, and can be large
    if (result.status >= 300) failed(problemOfStatus(result.status))
    return respond(result, null)
  }

  async function bodyOf(result: Answer, answer: string | undefined, id: unknown): Promise<string | null> {
    if (result.truncated === 'size' && answer === undefined)
      throw failed(`The answer of the server has more than ${MAX_RESPONSE_BYTES} bytes.`)
    if (result.truncated && answer === undefined)
      throw failed('The answer of the server is incomplete: the connection ended or timed out.')
    if (isStream(result) && answer === undefined) {
      if (id === undefined) return null
      throw failed('The server ended the stream without an answer.')
    }
    const text = answer ?? Buffer.from(result.body).toString('utf8')
    const parsed = await parseJson(text)
    if ('problem' in parsed) throw failed(`The server did not answer with a message of MCP. ${parsed.problem}`)
    return text
  }

  return {
    async fetch(_url, init = {}) {
      // a stream for messages that nobody asked for
      if (init.method === 'GET') return new Response(null, { status: 405 })
      const id = idOf(init.body)
      return call(init, id)
    },
    problem: () => problem,
  }
}

const typeOf = ({ headers }: Answer): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
const isStream = (answer: Answer): boolean => typeOf(answer) === 'text/event-stream'

/** Errors of the protocol come with 4xx. */
const isMessage = (answer: Answer): boolean =>
  (answer.status === 200 && isStream(answer)) ||
  (typeOf(answer) === 'application/json' && answer.body.length > 0 && (answer.status < 300 || answer.status >= 400))

function respond({ status, headers }: Answer, body: string | null): Response {
  const session = headers['mcp-session-id']
  const type = body === null ? headers['content-type'] : 'application/json'
  return new Response(status === 204 || status === 304 ? null : body, {
    status: status >= 200 && status < 600 ? status : 502,
    headers: {
      ...(type !== undefined && { 'content-type': type }),
      ...(session !== undefined && { 'mcp-session-id': session }),
    },
  })
}

function idOf(body: unknown): unknown {
  if (typeof body !== 'string') return undefined
  const message: unknown = JSON.parse(body)
  return isObject(message) ? message.id : undefined
}
