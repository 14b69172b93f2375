import { environment } from '../credentials/node-builtin.ts'
import { isUnset, refusalOf } from '../credentials/secret-key.ts'
import { ConfigurationError } from '../errors/errors.gen.ts'

/** Receives the method, path, status, duration and request ID of each attempt, never keys, queries or bodies. */
export interface Logger {
  debug(message: string, fields: Record<string, unknown>): void
  warn(message: string, fields: Record<string, unknown>): void
}

/** The value of a query parameter. */
export type QueryValue = string | number | boolean | undefined

/** A program that uses the client. */
export interface AppInfo {
  name: string
  version?: string | undefined
  url?: string | undefined
}

export interface KeepsakeOptions {
  /**
   * The API key, which is used or refused. A function is asked for each call, and once more after a 401. Default: the key
   * that `findCredentials` finds.
   */
  secretKey?: string | (() => string | Promise<string>) | undefined
  /** Address of the server. Default: `KEEPSAKE_BASE_URL`, or `http://127.0.0.1:7411`. */
  baseUrl?: string | undefined
  /** Name of a stored profile. Default: `KEEPSAKE_PROFILE`. */
  profile?: string | undefined
  /** Environment file that may contain the key. Default: `KEEPSAKE_ENV_FILE`, or `.env` in the working directory. */
  envFile?: string | undefined
  /** Maximum duration of each attempt, in milliseconds, including reading the response. Default: `KEEPSAKE_TIMEOUT_MS`, or 60,000. */
  timeout?: number | undefined
  /** Number of attempts after the first. Default: `KEEPSAKE_MAX_RETRIES`, or 2. 0 turns retries off. */
  maxRetries?: number | undefined
  /** Function that sends the requests. Default: the runtime's `fetch`. */
  fetch?: typeof fetch | undefined
  /** What is added to the second argument of `fetch`, such as the `dispatcher` of a proxy. */
  fetchOptions?: Record<string, unknown> | undefined
  /** Headers of all calls. A call can replace one, or leave it out with null. */
  defaultHeaders?: Record<string, string | null> | undefined
  /** Query parameters of all calls. */
  defaultQuery?: Record<string, QueryValue> | undefined
  /** Names your program at the end of the user agent, for the logs of the server's operator. */
  appInfo?: AppInfo | undefined
  /** Default: with `KEEPSAKE_LOG` set to `debug` or `warn`, the client writes to the console. */
  logger?: Logger | undefined
  /** The server's internal key, for `client.admin`. Default: `INTERNAL_API_KEY`. */
  internalKey?: string | undefined
  /** Organization on whose live data all calls act. They use `internalKey`, which is required. */
  organizationId?: string | undefined
  /** Instead of a key, in a page of the server itself: the token of the session of its console, whose cookie the browser sends. */
  csrfToken?: string | undefined
  /** Allows the client in a browser, where everyone who opens the page can read its key. Set it only for pages that nobody else opens. */
  dangerouslyAllowBrowser?: boolean | undefined
}

export interface Settings {
  timeout: number
  maxRetries: number
  fetch: typeof fetch
  fetchOptions: Record<string, unknown>
  defaultHeaders: Record<string, string | null>
  defaultQuery: Record<string, QueryValue>
  appInfo: AppInfo | undefined
  logger: Logger
  internalKey: string | undefined
}

/** @throws ConfigurationError naming the invalid option or variable */
export function settingsOf(options: KeepsakeOptions): Settings {
  if (isBrowser() && options.csrfToken === undefined && options.dangerouslyAllowBrowser !== true) {
    throw new ConfigurationError(
      'Everybody who opens this page could read its API key. Call Keepsake from your server, or pass dangerouslyAllowBrowser: true.',
    )
  }
  if (options.secretKey !== undefined && typeof options.secretKey !== 'function') {
    // without TypeScript, a missing key is often null: it must not be replaced by another one
    const given: unknown = options.secretKey
    const refusal = refusalOf(typeof given === 'string' ? given.trim() : '', 'the secretKey option')
    if (refusal !== undefined) throw new ConfigurationError(refusal)
  }
  for (const name of ['internalKey', 'organizationId'] as const)
    if (options[name] !== undefined && isUnset(options[name]))
      throw new ConfigurationError(`The option ${name} is empty or a placeholder. Set it, or leave it out.`)
  const env = environment()
  return {
    timeout: number('timeout', options.timeout, 'KEEPSAKE_TIMEOUT_MS', env, 60_000, 1),
    maxRetries: number('maxRetries', options.maxRetries, 'KEEPSAKE_MAX_RETRIES', env, 2, 0),
    // Looked up for each call, so that a `fetch` replaced later is used.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    fetchOptions: options.fetchOptions ?? {},
    defaultHeaders: options.defaultHeaders ?? {},
    defaultQuery: options.defaultQuery ?? {},
    appInfo: options.appInfo,
    logger: options.logger ?? consoleLogger(env.KEEPSAKE_LOG),
    internalKey: options.internalKey ?? (isUnset(env.INTERNAL_API_KEY) ? undefined : env.INTERNAL_API_KEY),
  }
}

/** @throws ConfigurationError if it is not an http address */
export function checkedBaseUrl(baseUrl: string): string {
  if (!/^https?:\/\/[^/?#\s]+(\/[^?#\s]*)?$/.test(baseUrl)) {
    throw new ConfigurationError(`The base URL ${baseUrl} is not valid. Use a URL such as https://memory.example.com.`)
  }
  return baseUrl.replace(/\/+$/, '')
}

function number(
  option: string,
  given: number | undefined,
  variable: string,
  env: Record<string, string | undefined>,
  otherwise: number,
  least: number,
): number {
  const fromEnv = env[variable]
  if (given !== undefined) return checkedNumber(option, given, least)
  return fromEnv ? checkedNumber(variable, Number(fromEnv), least, fromEnv) : otherwise
}

/** @throws ConfigurationError if the number is too low or not a number */
export function checkedNumber(name: string, value: number, least: number, shown: string = String(value)): number {
  if (value >= least) return value
  throw new ConfigurationError(`${name} is ${shown}; it must be a number of at least ${least}.`)
}

function consoleLogger(level: string | undefined): Logger {
  const silent = (): void => undefined
  // Standard error for both, since standard output belongs to the program.
  const write = (message: string, fields: Record<string, unknown>): void => console.error(message, fields)
  return {
    debug: level === 'debug' ? write : silent,
    warn: level === 'debug' || level === 'warn' ? write : silent,
  }
}

const isBrowser = (): boolean => typeof window !== 'undefined' && typeof window.document !== 'undefined'
