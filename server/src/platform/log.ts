import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino'
import { prettyLine } from './log-pretty.ts'
import { createRedactor } from './log-redaction.ts'

export type { Logger }

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

export interface LogOptions {
  level: LogLevel
  /** One readable line each instead of JSON. For a terminal. */
  pretty: boolean
  /** The values of secret settings: they are taken out wherever they turn up, an error of a driver included. */
  secrets?: readonly string[]
  /** Where lines go [standard output]. */
  stream?: DestinationStream
}

/** What every line of one request carries. */
export interface RequestFacts {
  requestId: string
  method: string
  /** Without the query, which may hold what a caller searched for. */
  path: string
}

/**
 * Makes the logger of a process: one JSON object a line, with `time` in ISO 8601, `level` by name and `msg`.
 * Secrets are taken out of the finished line, so that it does not matter how they came in:
 * as a field, inside an error, a message or the bindings of a child.
 */
export const createLogger = ({
  level,
  pretty,
  secrets = [],
  stream = destination({ fd: 1, sync: true }),
}: LogOptions): Logger => {
  const redact = createRedactor(secrets)
  const shape = pretty ? (line: string): string => prettyLine(redact(line)) : redact
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      hooks: { streamWrite: shape },
    },
    stream,
  )
}

/** The logger of one request. */
export const requestLogger = (logger: Logger, { requestId, method, path }: RequestFacts): Logger =>
  logger.child({ requestId, method, path })
