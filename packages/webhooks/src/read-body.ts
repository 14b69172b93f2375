import type { Bytes } from './bytes.ts'

/** The body is larger than the receiver accepts. */
export class BodyTooLarge extends Error {}

/** The raw bytes are lost, because something of the receiver's own program read the body first. */
export class BodyReadBefore extends Error {
  constructor() {
    super(
      'Something read the body of this request before the webhook receiver, which verifies the raw bytes. Mount the receiver before a body parser such as express.json(), or pass the raw bytes: express.raw({ type: "*/*" }), or receiver.receive({ headers, body }).',
    )
  }
}

/**
 * Reads a body, and stops at the limit: no more than that is ever kept.
 * @throws BodyTooLarge
 */
export async function readBody(source: AsyncIterable<Uint8Array | string>, maxBytes: number): Promise<Bytes> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of source) {
    const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk
    length += bytes.length
    if (length > maxBytes) throw new BodyTooLarge()
    chunks.push(bytes)
  }
  const body = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    body.set(chunk, offset)
    offset += chunk.length
  }
  return body
}

/** The chunks of a web stream, which not every browser can iterate. */
export async function* chunksOf(stream: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!stream) return
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    // a body that is too large is not read to its end
    await reader.cancel().catch(() => undefined)
  }
}
