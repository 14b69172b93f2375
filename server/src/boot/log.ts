import { createLogger, type Logger } from '../platform/log.ts'
import { type Config, secretsOf } from './config.ts'

/** The log of a process: readable lines on a terminal, JSON otherwise. Secret settings are redacted. */
export const createLog = (config: Config): Logger =>
  createLogger({ level: config.LOG_LEVEL, pretty: process.stdout.isTTY === true, secrets: secretsOf(config) })
