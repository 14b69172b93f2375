import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the model does: it says something, or calls a tool. */
export type Reply = { text: string } | { tool: string; arguments: Record<string, unknown> }

export interface ScriptedOpenAi extends AsyncDisposable {
  baseUrl: string
  /** The bodies of all requests, in order. */
  requests: string[]
}

/**
 * OpenAI's API on loopback, with both of its ways to ask a model, for programs that find it through `OPENAI_BASE_URL`.
 * @param reply what the model does, by the body of the request
 */
export async function scriptedOpenAi(reply: (body: string) => Reply): Promise<ScriptedOpenAi> {
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push(body)
    const shape = request.url?.endsWith('/responses') ? toResponse : toChatCompletion
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(shape(reply(body))))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // the address of a server on a TCP port is an AddressInfo
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const MODEL = 'scripted'

/** https://platform.openai.com/docs/api-reference/responses/object */
const toResponse = (reply: Reply): unknown => ({
  id: 'resp_1',
  object: 'response',
  created_at: 0,
  status: 'completed',
  model: MODEL,
  output: [
    'text' in reply
      ? {
          type: 'message',
          id: 'msg_1',
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text: reply.text, annotations: [] }],
        }
      : {
          type: 'function_call',
          id: 'fc_1',
          call_id: `call_${reply.tool}`,
          name: reply.tool,
          arguments: JSON.stringify(reply.arguments),
          status: 'completed',
        },
  ],
  usage: {
    input_tokens: 1,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 1,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 2,
  },
})

/** https://platform.openai.com/docs/api-reference/chat/object */
const toChatCompletion = (reply: Reply): unknown => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 0,
  model: MODEL,
  choices: [
    'text' in reply
      ? { index: 0, message: { role: 'assistant', content: reply.text }, finish_reason: 'stop' }
      : {
          index: 0,
          message: {
            role: 'assistant',
            content: null,
            tool_calls: [
              {
                id: `call_${reply.tool}`,
                type: 'function',
                function: { name: reply.tool, arguments: JSON.stringify(reply.arguments) },
              },
            ],
          },
          finish_reason: 'tool_calls',
        },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})
