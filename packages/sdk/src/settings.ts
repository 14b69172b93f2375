import { ConfigurationError } from './generated/errors.gen.ts'
import { environment } from './node-builtin.ts'
import { isUnset, refusalOf } from './secret-key.ts'

/** Receives what the client does: method, path, status, duration and request id; never keys, queries or bodies. */
export interface Logger {
  debug(message: string, fields: Record<string, unknown>): void
  warn(message: string, fields: Record<string, unknown>): void
}

export interface KeepsakeOptions {
  /** The API key. When absent it is looked for: see `findCredentials`. */
  secretKey?: string | undefined
  /** Address of the server; `KEEPSAKE_BASE_URL`, or `http://127.0.0.1:7411`, when absent. */
  baseUrl?: string | undefined
  /** Name of a stored profile; `KEEPSAKE_PROFILE` when absent. */
  profile?: string | undefined
  /** The environment file to look into; `KEEPSAKE_ENV_FILE`, or `.env` in the working directory, when absent. */
  envFile?: string | undefined
  /** Milliseconds for each try, until the whole answer is there; `KEEPSAKE_TIMEOUT_MS`, or 60,000, when absent. */
  timeout?: number | undefined
  /** Tries after the first; `KEEPSAKE_MAX_RETRIES`, or 2, when absent. 0 turns retries off. */
  maxRetries?: number | undefined
  /** In place of the runtime's `fetch`. */
  fetch?: typeof fetch | undefined
  /** When absent, `KEEPSAKE_LOG` = `debug` or `warn` makes the client write to the console. */
  logger?: Logger | undefined
  /** The server's internal key, for `client.admin`; `INTERNAL_API_KEY` when absent. */
  internalKey?: string | undefined
  /** With `internalKey`: all calls use that key, on the live data of this organization. */
  organizationId?: string | undefined
  /** A page shows its key to everybody who opens it. Say `true` only where that is nobody but you. */
  dangerouslyAllowBrowser?: boolean | undefined
}

export interface Settings {
  timeout: number
  maxRetries: number
  fetch: typeof fetch
  logger: Logger
  internalKey: string | undefined
}

/** @throws ConfigurationError naming the invalid option or variable */
export function settingsOf(options: KeepsakeOptions): Settings {
  if (isBrowser() && options.dangerouslyAllowBrowser !== true) {
    throw new ConfigurationError(
      'Everybody who opens this page could read its API key. Call Keepsake from your server, or pass dangerouslyAllowBrowser: true.',
    )
  }
  if (!isUnset(options.secretKey)) {
    const refusal = refusalOf(options.secretKey.trim(), 'the secretKey option')
    if (refusal !== undefined) throw new ConfigurationError(refusal)
  }
  const env = environment()
  return {
    timeout: number('timeout', options.timeout, 'KEEPSAKE_TIMEOUT_MS', env, 60_000, 1),
    maxRetries: number('maxRetries', options.maxRetries, 'KEEPSAKE_MAX_RETRIES', env, 2, 0),
    // Looked up for each call, so that a `fetch` replaced later is used.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
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
