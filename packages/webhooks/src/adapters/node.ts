import { answerBodyOf, answerHeadersOf, type Outcome } from '../outcome.ts'
import { BodyReadBefore } from '../read-body.ts'
import { type Receiver, readAndReceive } from '../receiver.ts'

/** The part of a request of Node's HTTP server that the adapters use. */
export interface NodeRequest extends AsyncIterable<Uint8Array | string> {
  method?: string | undefined
  headers: Record<string, string | string[] | undefined>
  /** What a body parser made of the body. */
  body?: unknown
  /** True if something has read the body. */
  readableDidRead?: boolean
}

/** The part of a response of Node's HTTP server that the adapters use. */
export interface NodeResponse {
  statusCode: number
  setHeader(name: string, value: string): unknown
  end(body: string): unknown
}

export async function outcomeOf(receiver: Receiver, request: NodeRequest): Promise<Outcome> {
  const { body, headers } = request
  if (body instanceof Uint8Array) return readAndReceive(receiver, headers, one(body))
  if (request.readableDidRead) return receiver.failed(new BodyReadBefore())
  return readAndReceive(receiver, headers, request)
}

export function write(response: NodeResponse, outcome: Outcome): void {
  response.statusCode = outcome.status
  for (const [name, value] of Object.entries(answerHeadersOf(outcome))) response.setHeader(name, value)
  // what is left of a body that was not read to its end must not be taken for the next request
  if (outcome.status === 413) response.setHeader('connection', 'close')
  response.end(answerBodyOf(outcome))
}

async function* one(chunk: Uint8Array): AsyncGenerator<Uint8Array> {
  yield chunk
}
