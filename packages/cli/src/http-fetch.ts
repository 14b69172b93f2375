import { type IncomingMessage, request as requestPlain } from 'node:http'
import { AnswerHeaders } from './answer-headers.ts'
import { readAll } from './io.ts'

/**
 * `fetch` for one short answer, on Node's own HTTP client: the platform's `fetch` takes 20 ms to load, which is more than
 * all the rest of a command. A redirect is not followed but answered, as the address is then not the right one.
 */
export const httpFetch: typeof fetch = async (input, { method = 'GET', headers = {}, body, signal } = {}) => {
  const url = new URL(String(input))
  const request = url.protocol === 'https:' ? (await import('node:https')).request : requestPlain
  const text = typeof body === 'string' ? body : ''
  const pairs = Symbol.iterator in headers ? [...headers] : Object.entries(headers)
  const length = text === '' ? {} : { 'content-length': Buffer.byteLength(text) }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { method, headers: { ...Object.fromEntries(pairs), ...length }, ...(signal && { signal }) }
    request(url, options, resolve).on('error', reject).end(text)
  })
  return new Answer(answer, url, await readAll(answer))
}

/** An answer that is there as a whole. What the SDK does not use of it comes from the platform's class, loaded then. */
class Answer implements Response {
  readonly headers: Headers
  readonly redirected = false
  readonly status: number
  readonly statusText: string
  readonly type = 'default'
  readonly url: string
  readonly #bytes: Uint8Array<ArrayBuffer>
  #loaded: Response | undefined

  constructor({ statusCode = 0, statusMessage = '', headers }: IncomingMessage, url: URL, bytes: Uint8Array) {
    this.headers = new AnswerHeaders(headers)
    this.status = statusCode
    this.statusText = statusMessage
    this.url = url.href
    this.#bytes = new Uint8Array(bytes)
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300
  }

  async text(): Promise<string> {
    return new TextDecoder().decode(this.#bytes)
  }

  get #whole(): Response {
    const { status, statusText } = this
    this.#loaded ??= new Response(this.#bytes, { status, statusText, headers: [...this.headers] })
    return this.#loaded
  }

  get body() {
    return this.#whole.body
  }
  get bodyUsed(): boolean {
    return this.#whole.bodyUsed
  }
  arrayBuffer = () => this.#whole.arrayBuffer()
  blob = () => this.#whole.blob()
  bytes = () => this.#whole.bytes()
  clone = () => this.#whole.clone()
  formData = () => this.#whole.formData()
  json = () => this.#whole.json()
}
