import { ConfigurationError } from './generated/errors.gen.ts'

/** What a caller may say about one call; everything else comes from the client's options. */
export interface RequestOptions {
  /** Milliseconds for each try, until the whole answer is there. */
  timeout?: number | undefined
  /** Tries after the first; 0 turns retries off. */
  maxRetries?: number | undefined
  /** Ends the call, its retries and its pauses included. */
  signal?: AbortSignal | undefined
  /** In place of a random one, for a piece of work that may be sent again later. Writing operations only. */
  idempotencyKey?: string | undefined
  /** Added to the request; a name given here wins. */
  headers?: Record<string, string> | undefined
}

/** One call of an operation as the generated methods describe it. */
export interface Call {
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'
  /** The path template of the spec. */
  path: string
  params?: Record<string, string | number>
  query?: object | undefined
  body?: object | undefined
  /** The operation accepts `Idempotency-Key`. */
  writes?: boolean
  /** Which key the operation needs; the client's own if absent. */
  auth?: 'internal' | 'none'
}

/** @throws ConfigurationError if a path parameter would change the path */
export function urlOf(baseUrl: string, { path, params = {}, query }: Call): string {
  for (const [name, value] of Object.entries(params)) {
    // Empty, `.` and `..` survive percent-encoding and would address another operation.
    if (typeof value !== 'number' && (typeof value !== 'string' || /^\.{0,2}$/.test(value))) {
      throw new ConfigurationError(`${path} needs a value for ${name}, not ${JSON.stringify(value)}.`)
    }
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    for (const each of [value].flat()) if (each !== undefined && each !== null) search.append(name, String(each))
  // `size` is missing in browsers before 2023
  const text = search.toString()
  return `${baseUrl}${filled}${text && `?${text}`}`
}

/** @throws ConfigurationError if the value cannot be JSON, such as a BigInt or a circular reference */
export function bodyOf({ method, path, body }: Call): string | undefined {
  try {
    return body && JSON.stringify(body)
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new ConfigurationError(`The body of ${method} ${path} cannot be written as JSON: ${reason}`, { cause: error })
  }
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
