/**
 * A small OpenAI-compatible door to a language model that runs in this process:
 * `node door.ts <folder with node-llama-cpp> <weights>`. Prints its port. One request is answered at a time.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

interface Options {
  maxTokens: number
  temperature: number
  grammar?: unknown
}
/** What is used of node-llama-cpp, which is no dependency of the project. */
interface Llama {
  getLlama(options: object): Promise<{
    loadModel(options: { modelPath: string }): Promise<{
      tokenize(text: string): readonly unknown[]
      createContext(options: { contextSize: number }): Promise<{ getSequence(): object }>
    }>
    createGrammarForJsonSchema(schema: object): Promise<unknown>
  }>
  LlamaChatSession: new (options: {
    contextSequence: object
    systemPrompt: string
  }) => { prompt(text: string, options: Options): Promise<string>; dispose(options: object): void }
}

interface Asked {
  model: string
  messages: { role: string; content: unknown }[]
  stream?: boolean
  max_tokens?: number
  response_format?: { type: string; json_schema?: { schema: object } }
}

const CONTEXT = 4_096
/** It seldom ends by itself. */
const MAX_TOKENS = 120

const [folder = '', weights = ''] = process.argv.slice(2)
const { getLlama, LlamaChatSession }: Llama = await import(
  pathToFileURL(join(folder, 'node_modules/node-llama-cpp/dist/index.js')).href
)
// more threads wait for each other on a machine that has other work
const llama = await getLlama({ gpu: false, build: 'never', skipDownload: true, maxThreads: 1, logLevel: 'error' })
const model = await llama.loadModel({ modelPath: weights })
const sequence = (await model.createContext({ contextSize: CONTEXT })).getSequence()

let answered = 0
let before: Promise<unknown> = Promise.resolve()

/** @returns undefined if the request is longer than the context */
async function say({
  model: name,
  messages,
  max_tokens = MAX_TOKENS,
  response_format,
}: Asked): Promise<string | undefined> {
  const of = (isSystem: boolean): string =>
    messages
      .filter(({ role }) => (role === 'system') === isSystem)
      .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
      .join('\n\n')
  const maxTokens = Math.min(max_tokens, MAX_TOKENS)
  if (model.tokenize(of(true) + of(false)).length + maxTokens > CONTEXT - 100) return undefined
  const schema = response_format?.json_schema?.schema
  // under the other name it is one that was never told of a form
  const grammar = schema && !name.endsWith('-free') ? await llama.createGrammarForJsonSchema(schema) : undefined
  const session = new LlamaChatSession({ contextSequence: sequence, systemPrompt: of(true) })
  try {
    return await session.prompt(of(false), { maxTokens, temperature: 0, ...(grammar !== undefined && { grammar }) })
  } finally {
    session.dispose({ disposeSequence: false })
  }
}

const server = createServer(async (request, response) => {
  const send = (status: number, body: object): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  if (request.method === 'GET') return send(200, { answered })
  const asked: Asked = JSON.parse(await textOf(request))
  const turn = before.then(() => say(asked))
  before = turn.catch(() => {})
  try {
    const content = await turn
    if (content === undefined)
      return send(400, { error: { message: 'The context has 4096 tokens.', code: 'context_length_exceeded' } })
    answered++
    const choice = { index: 0, finish_reason: 'stop' }
    const head = { id: 'chatcmpl-1', created: 0, model: asked.model }
    if (!asked.stream)
      return send(200, {
        ...head,
        object: 'chat.completion',
        choices: [{ ...choice, message: { role: 'assistant', content } }],
      })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const chunk = { ...head, object: 'chat.completion.chunk', choices: [{ ...choice, delta: { content } }] }
    response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`)
  } catch (error) {
    send(500, { error: { message: String(error) } })
  }
})
server.listen(0, '127.0.0.1', () => {
  // the address of a server on a TCP port is an AddressInfo
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
