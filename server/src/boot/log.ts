import { createLogger, type Logger } from '../platform/log/log.ts'
import { type Config, secretsOf } from './config.ts'

/** The log of a process: readable lines on a terminal, JSON otherwise. Secret settings are redacted. */
/** Opens the log, and warns of settings that are probably misspelt, or do not count as they are set. */
export function createLog(config: Config): Logger {
  const log = createLogger({
    level: config.LOG_LEVEL,
    pretty: process.stdout.isTTY === true,
    secrets: secretsOf(config),
  })
  for (const sentence of [...config.misspelt, ...config.adjusted]) log.warn(sentence)
  return log
}
