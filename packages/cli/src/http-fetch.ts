import { type IncomingMessage, request as requestPlain } from 'node:http'
import { AnswerHeaders } from './answer-headers.ts'
import { readAll } from './io.ts'

/**
 * `fetch` for one short response, on Node's own HTTP client: the platform's `fetch` takes 20 ms to load, more than the
 * rest of a command. A redirect is returned instead of followed, as it means that the address is wrong.
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

/** A fully received response. What the SDK does not use is delegated to the platform's class, loaded on demand. */
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
