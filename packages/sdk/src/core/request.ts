import { ConfigurationError } from '../errors/errors.gen.ts'
import type { QueryValue } from './settings.ts'

/** Options of one call. They take precedence over those of the client. */
export interface RequestOptions {
  /** Maximum duration of each attempt, in milliseconds, including reading the response. */
  timeout?: number | undefined
  /** Number of attempts after the first. 0 turns retries off. */
  maxRetries?: number | undefined
  /** Stops the call when it aborts, also between two attempts. */
  signal?: AbortSignal | undefined
  /** Idempotency key of the call. Set it if your program may send the same work again later. Default: a random key. Only for operations that write. */
  idempotencyKey?: string | undefined
  /** Headers that are added to the request. They replace headers of the same name; null leaves one out. */
  headers?: Record<string, string | null> | undefined
  /** Query parameters that are added to the request. */
  query?: Record<string, QueryValue> | undefined
}

/** What the headers of a call depend on. */
export interface CallKind {
  /** The operation accepts `Idempotency-Key`. */
  writes?: boolean
  /** Which key the operation needs; the client's own if absent. */
  auth?: 'internal' | 'none'
}

/** One call of an operation that the client has no method for. */
export interface Call extends CallKind {
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'
  /** The path template of the spec. */
  path: string
  params?: Record<string, string | number>
  query?: object | undefined
  body?: object | undefined
}

/** `fetch` would refuse these too, but with the error of an unreachable server. */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/

/** @throws ConfigurationError naming an invalid header, but not its value, which may be a secret */
export function checkHeaders(headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!HEADER_NAME.test(name)) throw new ConfigurationError(`The header ${name} has a name that is not allowed.`)
    if (!HEADER_VALUE.test(value))
      throw new ConfigurationError(`The header ${name} has a character that is not allowed in headers.`)
  }
}

/** 128 random bits. `crypto.randomUUID` is missing on pages without TLS. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
