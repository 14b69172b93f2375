import type { Config } from './config.ts'
import { createLogger, type Logger } from './platform/log.ts'

/** The log of a process: readable lines on a terminal, JSON elsewhere; no secret setting ever shows in it. */
export const createLog = (config: Config): Logger =>
  createLogger({ level: config.LOG_LEVEL, pretty: process.stdout.isTTY === true, secrets: secretsOf(config) })

function secretsOf(config: Config): string[] {
  const password = config.DATABASE_URL && URL.parse(config.DATABASE_URL)?.password
  return [
    ...(config.ENCRYPTION_KEY?.split(/[\s,]+/) ?? []),
    config.INTERNAL_API_KEY,
    config.SIGNUP_TOKEN,
    config.MODEL_API_KEY,
    config.EMBEDDING_API_KEY,
    config.ATTACHMENTS_S3_SECRET_ACCESS_KEY,
    password && decodeURIComponent(password),
  ].filter(secret => secret !== undefined)
}
