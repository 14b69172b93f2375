import type { IncomingHttpHeaders } from 'node:http'

/** Response headers by lowercase name; read-only, like those of the platform's `fetch`. */
export class AnswerHeaders implements Headers {
  readonly #values: Map<string, string>
  readonly #cookies: string[]

  constructor({ 'set-cookie': cookies = [], ...headers }: IncomingHttpHeaders) {
    this.#cookies = cookies
    this.#values = new Map(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  }

  get = (name: string): string | null => this.#values.get(name.toLowerCase()) ?? null
  has = (name: string): boolean => this.#values.has(name.toLowerCase())
  getSetCookie = (): string[] => [...this.#cookies]

  entries = () => this.#values.entries()
  keys = () => this.#values.keys()
  values = () => this.#values.values();
  [Symbol.iterator] = () => this.#values.entries()
  forEach(callback: (value: string, name: string, parent: Headers) => void): void {
    for (const [name, value] of this.#values) callback(value, name, this)
  }

  append = unchangeable
  delete = unchangeable
  set = unchangeable
}

const unchangeable = (): never => {
  throw new TypeError('Response headers cannot be changed.')
}
