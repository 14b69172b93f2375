import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/** How the service handles a request: responds, fails with a status, never responds, or responds without end. */
type Reaction = { answer: unknown } | { status: number } | 'hang' | 'endless'

/** The same reaction for all requests, or one that depends on their texts. */
export type EmbeddingStep = Reaction | ((texts: string[]) => Reaction)

/** An OpenAI-compatible embedding service on loopback, for tests over HTTP. */
export interface ScriptedEmbedder extends AsyncDisposable {
  baseUrl: string
  /** How it handles requests from now on. [returns vectors of `meaningOf`] */
  step: EmbeddingStep
  requests: { authorization: string | undefined; texts: string[] }[]
  /** How many bytes of an endless response the client has accepted. */
  written: number
}

/** Groups of synonyms. The vector of a text points in the direction of each subject that it mentions. */
const SUBJECTS = [
  /\b(?:car|automobile|vehicle|drives?|sedan)\b/i,
  /\b(?:doctor|physician|clinic|ill|flu)\b/i,
  /\b(?:money|budget|price|costs?|invoice)\b/i,
  /\b(?:dog|puppy|terrier|pet)\b/i,
]
const DIMENSIONS = 64

/** Vectors with a small part that is unique to each text, so that no two are the same. */
export const meaningOf = (text: string, dimensions = DIMENSIONS): number[] => {
  let state = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)
  return Array.from({ length: dimensions }, (_, i) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state / 2 ** 32 - 0.5) * 0.2 + (SUBJECTS[i]?.test(text) ? 1 : 0)
  })
}

/** A response in OpenAI's format. */
export const answerOf = (vectors: readonly unknown[]): Reaction => ({
  answer: {
    object: 'list',
    model: 'scripted',
    data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
    usage: { prompt_tokens: 7, total_tokens: 7 },
  },
})

/** White space before a response that never comes. It is counted, so that tests can check how much was read. */
async function* endless(service: ScriptedEmbedder): AsyncGenerator<string> {
  for (const piece = ' '.repeat(2 ** 20); ; service.written += piece.length) yield piece
}

export async function scriptedEmbedder(dimensions = DIMENSIONS): Promise<ScriptedEmbedder> {
  const server = createServer(async (request, response) => {
    const { input } = JSON.parse(await textOf(request)) as { input: string[] }
    service.requests.push({ authorization: request.headers.authorization, texts: input })
    const { step } = service
    const reaction = typeof step === 'function' ? step(input) : step
    if (reaction === 'hang') return
    if (reaction === 'endless') {
      response.writeHead(200, { 'content-type': 'application/json' })
      pipeline(endless(service), response).catch(() => {})
      return
    }
    const [status, body] =
      'answer' in reaction ? [200, reaction.answer] : [reaction.status, { error: { message: 'no' } }]
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const service: ScriptedEmbedder = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    step: texts => answerOf(texts.map(text => meaningOf(text, dimensions))),
    requests: [],
    written: 0,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return service
}
