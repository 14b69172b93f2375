import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What the model says: text (JSON if it is not a string), and the tools that it calls. */
interface Said {
  answer?: unknown
  /** `arguments` as text is sent unchanged, so it can be invalid JSON. */
  toolCalls?: readonly { name: string; arguments: string | Record<string, unknown>; id?: string }[]
  /** [`tool_calls` with tools, otherwise `stop`] */
  finishReason?: string
  /** As it is sent: anything but numbers is wrong. */
  usage?: unknown
  /** Pause before each piece of a stream, or before the answer. [0] */
  delayMs?: number
  /** The pieces of a streamed text. [its words] */
  pieces?: readonly string[]
  /** What happens after the pieces of a stream, in place of its regular end. */
  ending?: 'disconnect' | 'hang' | 'end' | { error: string }
}

/**
 * How the service handles a request: it says something, fails with this status, sends this body, never responds, or
 * closes the connection.
 */
export type Step =
  | Said
  | { status: number; headers?: Record<string, string>; raw?: string }
  | { raw: string; type?: string; headers?: Record<string, string> }
  | 'hang'
  | 'disconnect'

interface ScriptedRequest {
  authorization: string | undefined
  body: string
  /** Resolves if the client leaves before the response has ended. Pending otherwise. */
  left: Promise<void>
  /** Whether the client has left. */
  hasLeft: boolean
}

/** An OpenAI-compatible chat service on loopback that follows a script, for tests of the model over HTTP. */
export interface ScriptedModel extends AsyncDisposable {
  baseUrl: string
  requests: ScriptedRequest[]
}

/** The steps in order, of which the last one repeats; or the step for the body of a request, from 0. */
export type Script = readonly Step[] | ((body: string, index: number) => Step)

export async function scriptedModel(script: Script): Promise<ScriptedModel> {
  const requests: ScriptedRequest[] = []
  const server: Server = createServer(async (request, response) => {
    // a stranger that tries all ports must not end the tests
    if (request.method !== 'POST') return void response.writeHead(404).end()
    const body = await textOf(request)
    const { promise: left, resolve } = Promise.withResolvers<void>()
    const received: ScriptedRequest = { authorization: request.headers.authorization, body, left, hasLeft: false }
    response.on('close', () => {
      if (response.writableFinished) return
      received.hasLeft = true
      resolve()
    })
    const index = requests.push(received) - 1
    const step = typeof script === 'function' ? script(body, index) : script[Math.min(index, script.length - 1)]
    await follow(step ?? 'hang', body, response, received)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${portOf(server)}/v1`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const portOf = (server: Server): number => {
  const address: AddressInfo | string | null = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function follow(step: Step, body: string, response: ServerResponse, request: ScriptedRequest): Promise<void> {
  if (step === 'hang') return
  if (step === 'disconnect') {
    response.socket?.destroy()
    return
  }
  if ('status' in step) {
    response.writeHead(step.status, { 'content-type': 'application/json', ...step.headers })
    response.end(
      step.raw ?? JSON.stringify({ error: { message: `refused key ${request.authorization}`, type: 'error' } }),
    )
    return
  }
  if ('raw' in step) {
    response.writeHead(200, { 'content-type': step.type ?? 'application/json', ...step.headers })
    response.end(step.raw)
    return
  }
  if (isStreamed(body)) return await stream(step, response, request)
  await sleep(step.delayMs ?? 0)
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(completion(step)))
}

const isStreamed = (body: string): boolean => /"stream":\s*true/.test(body)

const HEAD = { id: 'chatcmpl-1', created: 0, model: 'scripted' }
const USAGE = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 }

const usageOf = ({ usage = USAGE }: Said): unknown => usage

const textSaid = ({ answer }: Said): string | null =>
  answer === undefined ? null : typeof answer === 'string' ? answer : JSON.stringify(answer)

const toolCallsOf = ({ toolCalls = [] }: Said) =>
  toolCalls.map(({ name, arguments: written, id }, index) => ({
    index,
    id: id ?? `call_${index + 1}`,
    type: 'function',
    function: { name, arguments: typeof written === 'string' ? written : JSON.stringify(written) },
  }))

const finishReasonOf = ({ finishReason, toolCalls = [] }: Said): string =>
  finishReason ?? (toolCalls.length > 0 ? 'tool_calls' : 'stop')

/** https://platform.openai.com/docs/api-reference/chat/object */
function completion(said: Said): unknown {
  const calls = toolCallsOf(said)
  const message = { role: 'assistant', content: textSaid(said), ...(calls.length > 0 && { tool_calls: calls }) }
  return {
    ...HEAD,
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: finishReasonOf(said) }],
    usage: usageOf(said),
  }
}

/** https://platform.openai.com/docs/api-reference/chat/streaming */
async function stream(said: Said, response: ServerResponse, request: ScriptedRequest): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (data: unknown): boolean => response.write(`data: ${JSON.stringify(data)}\n\n`)
  const chunk = (delta: unknown, finish_reason: string | null = null): boolean =>
    send({ ...HEAD, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })
  const pieces = said.pieces ?? textSaid(said)?.match(/\s*\S+|\s+$/g) ?? []
  let isFirst = true
  for (const content of pieces) {
    if (said.delayMs) await sleep(said.delayMs)
    if (request.hasLeft) return
    const accepted = chunk(isFirst ? { role: 'assistant', content } : { content })
    isFirst = false
    if (!accepted) await Promise.race([once(response, 'drain'), request.left])
  }
  if (said.ending === 'hang') return
  if (said.ending === 'disconnect') {
    // the pieces must arrive first
    await sleep(50)
    response.socket?.destroy()
    return
  }
  if (said.ending === 'end') {
    response.end()
    return
  }
  if (said.ending !== undefined) {
    send({ error: { message: said.ending.error, type: 'server_error' } })
    response.end('data: [DONE]\n\n')
    return
  }
  for (const { function: called, ...call } of toolCallsOf(said)) {
    chunk({ tool_calls: [{ ...call, function: { name: called.name, arguments: '' } }] })
    const half = Math.ceil(called.arguments.length / 2)
    for (const part of [called.arguments.slice(0, half), called.arguments.slice(half)])
      chunk({ tool_calls: [{ index: call.index, function: { arguments: part } }] })
  }
  chunk({}, finishReasonOf(said))
  send({ ...HEAD, object: 'chat.completion.chunk', choices: [], usage: usageOf(said) })
  response.end('data: [DONE]\n\n')
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Settings of a service that uses the model. Expected failures are kept out of the output. */
export const settingsOf = ({ baseUrl }: ScriptedModel): Record<string, string> => ({
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: baseUrl,
  MODEL_NAME: 'scripted',
  LOG_LEVEL: 'silent',
})
