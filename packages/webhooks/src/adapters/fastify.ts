import { answerBodyOf, answerHeadersOf } from '../outcome.ts'
import { BodyReadBefore } from '../read-body.ts'
import { type Receiver, readAndReceive } from '../receiver.ts'

type Chunks = AsyncIterable<Uint8Array | string> & { readableDidRead?: boolean }

/** The parts of Fastify that the plugin uses. */
interface Instance {
  removeAllContentTypeParsers(): unknown
  addContentTypeParser(
    type: string,
    options: { bodyLimit?: number },
    parser: (request: unknown, payload: Chunks) => Promise<unknown>,
  ): unknown
  post(path: string, handler: (request: Request, reply: Reply) => Promise<unknown>): unknown
}
interface Request {
  headers: Record<string, string | string[] | undefined>
  body?: unknown
}
interface Reply {
  code(status: number): Reply
  headers(values: Record<string, string>): Reply
  send(body: string): unknown
}

/**
 * A plugin for Fastify: a route that reads the raw body. Other routes keep their parsers.
 *
 * @example
 * app.register(fastifyReceiver(receiver, { path: '/webhooks' }))
 */
export const fastifyReceiver =
  (receiver: Receiver, { path }: { path: string }) =>
  async (instance: Instance): Promise<void> => {
    instance.removeAllContentTypeParsers()
    instance.addContentTypeParser('*', {}, async (_request, payload) => payload)
    instance.post(path, async ({ headers, body }, reply) => {
      const chunks = (body ?? nothing()) as Chunks
      const outcome = chunks.readableDidRead
        ? receiver.failed(new BodyReadBefore())
        : await readAndReceive(receiver, headers, chunks)
      // what is left of a body that was not read to its end must not be taken for the next request
      const close = outcome.status === 413 ? { connection: 'close' } : {}
      return reply
        .code(outcome.status)
        .headers({ ...answerHeadersOf(outcome), ...close })
        .send(answerBodyOf(outcome))
    })
  }

async function* nothing(): AsyncGenerator<Uint8Array> {}
