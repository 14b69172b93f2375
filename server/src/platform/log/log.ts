import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino'
import { prettyLine } from './log-pretty.ts'
import { createRedactor } from './log-redaction.ts'

export type { Logger }

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

export interface LogOptions {
  level: LogLevel
  /** Readable lines instead of JSON, for a terminal. */
  pretty: boolean
  /** Values of secret settings. They are redacted everywhere, including in errors of drivers. */
  secrets?: readonly string[]
  /** Destination of lines [standard output]. */
  stream?: DestinationStream
}

/**
 * Creates the logger of a process: one JSON object per line, with `time` in ISO 8601, the name of the `level`, and
 * `msg`. Secrets are redacted in the complete line, wherever they are: in a field, an error, a message or the bindings
 * of a child logger.
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
