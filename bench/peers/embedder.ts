import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { onEnd } from '../lib/cleanup.ts'

/** As many as the small models have that run on a CPU. */
export const DIMENSIONS = 384

const Asked = z.object({
  input: z.union([z.string(), z.array(z.string())]),
  encoding_format: z.enum(['float', 'base64']).default('float'),
})

/**
 * Starts a server on loopback that answers as OpenAI's embeddings do.
 * @param embed the vectors of texts. Without it, a vector counts the words of its text, which takes no time: what is
 * measured then is the product, not its model
 * @returns its address
 */
export async function startEmbedder(
  embed = async (texts: readonly string[]): Promise<readonly Float32Array[]> => texts.map(vectorOf),
): Promise<string> {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request.setEncoding('utf8')) text += part
    const { input, encoding_format: format } = Asked.parse(JSON.parse(text))
    const data = (await embed([input].flat())).map((vector, index) => {
      const embedding =
        format === 'base64' ? Buffer.from(Float32Array.from(vector).buffer).toString('base64') : [...vector]
      return { object: 'embedding', index, embedding }
    })
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ object: 'list', model: 'loopback', data, usage: { prompt_tokens: 0, total_tokens: 0 } }),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onEnd(async () => {
    server.closeAllConnections()
    server.close()
  })
  // listens on TCP
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

const places = new Map<string, number>()

function placeOf(word: string): number {
  const known = places.get(word)
  if (known !== undefined) return known
  const place = createHash('sha256').update(word).digest().readUInt16BE() % DIMENSIONS
  places.set(word, place)
  return place
}

function vectorOf(text: string): Float32Array<ArrayBuffer> {
  const vector = new Float32Array(DIMENSIONS)
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const place = placeOf(word)
    vector[place] = (vector[place] ?? 0) + 1
  }
  const length = Math.hypot(...vector) || 1
  return vector.map(each => each / length)
}
