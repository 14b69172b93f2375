import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the service handles the next request: responds with this JSON, fails with this status, or never responds. */
export type Step = { answer: unknown } | { status: number } | 'hang'

/** An OpenAI-compatible chat service on loopback that follows a script, for tests of the model over HTTP. */
export interface ScriptedModel extends AsyncDisposable {
  baseUrl: string
  requests: { authorization: string | undefined; body: string }[]
}

export async function scriptedModel(steps: readonly Step[]): Promise<ScriptedModel> {
  const requests: ScriptedModel['requests'] = []
  const server: Server = createServer(async (request, response) => {
    requests.push({ authorization: request.headers.authorization, body: await textOf(request) })
    const step = steps[Math.min(requests.length, steps.length) - 1]
    if (step === 'hang' || step === undefined) return
    if ('status' in step) {
      response.writeHead(step.status, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify({ error: { message: `refused key ${request.headers.authorization}`, type: 'error' } }),
      )
      return
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(completion(typeof step.answer === 'string' ? step.answer : JSON.stringify(step.answer))),
    )
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

const completion = (content: string): unknown => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 0,
  model: 'scripted',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 },
})

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
