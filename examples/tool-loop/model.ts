import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Call {
  name: string
  arguments: object
}

/** What the model does, turn by turn: it calls tools, then answers. */
const TURNS: readonly (readonly Call[] | string)[] = [
  [{ name: 'recall_memory', arguments: { query: 'How many people?' } }],
  [
    { name: 'check_stock', arguments: { product: 'oak desk' } },
    { name: 'check_stock', arguments: { product: 'desk lamp' } },
  ],
  [{ name: 'reserve', arguments: { product: 'oak desk', pieces: 2 } }],
  'Two oak desks are reserved for you. Desk lamps are sold out at the moment.',
]

/** A scripted model with the API of OpenAI, so that the example needs no key. */
export async function startModel(): Promise<{ settings: Record<string, string>; stop(): Promise<void> }> {
  let turn = 0
  const server = createServer(async (request, response) => {
    // the script does not depend on the request, which has to be read
    for await (const _chunk of request);
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(completion(TURNS[Math.min(turn++, TURNS.length - 1)] ?? '')))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // the address of a server on a TCP port is an AddressInfo
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`,
      MODEL_NAME: 'scripted',
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function completion(said: readonly Call[] | string): unknown {
  const isText = typeof said === 'string'
  const calls = isText ? [] : said
  const message = {
    role: 'assistant',
    content: isText ? said : null,
    ...(!isText && {
      tool_calls: calls.map(({ name, arguments: given }, index) => ({
        id: `call_${index}`,
        type: 'function',
        function: { name, arguments: JSON.stringify(given) },
      })),
    }),
  }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model: 'scripted',
    choices: [{ index: 0, message, finish_reason: isText ? 'stop' : 'tool_calls' }],
    usage: { prompt_tokens: 200, completion_tokens: 20, total_tokens: 220 },
  }
}
