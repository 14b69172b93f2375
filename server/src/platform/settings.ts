import { z } from 'zod'
import { flag, integer, list, type SettingsOf, secret, text } from './setting-types.ts'

/** Values of `HOST` that only this machine can reach. */
export const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])

/** Settings of the process, its database and its network. */
export const PLATFORM_SETTINGS = {
  PORT: integer(0, 65_535).default(7411).describe('Port to listen on. 0 uses a free port.'),
  HOST: text.default('127.0.0.1').describe('Address to listen on.'),
  KEEPSAKE_DATA_DIR: text
    .default('.keepsake')
    .describe('Directory of the embedded database, its encryption key and attachments.'),
  DATABASE_URL: secret(
    text,
    'Connection URL of PostgreSQL 15 or newer. If unset, the server uses the embedded database.',
  ),
  DATABASE_POOL_SIZE: integer(1, 200)
    .default(10)
    .describe(
      'Connections to PostgreSQL, plus one for `/readyz`. Waiting writes of one organization use at most a third of them.',
    ),
  TRUST_PROXY: flag
    .default(false)
    .describe('Whether to take the address of the caller from `X-Forwarded-For`. Enable only behind your own proxy.'),
  CORS_ORIGINS: list
    .default([])
    .describe('Allowed origins of web pages, comma-separated. `*` allows all origins and any `Host` name.'),
  INTERNAL_API_KEY: secret(
    text.min(16, 'must have at least 16 characters'),
    'Key for trusted callers and `keepsake admin`. If unset, both are disabled.',
  ),
  ENCRYPTION_KEY: secret(
    text,
    'Key that encrypts stored secrets: 32 bytes in base64. Append older keys, comma-separated. With the embedded database, it is generated and stored in the data directory.',
  ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Minimum level of log messages.'),
  WORKERS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether this process runs background work. Set to `off` if `keepsake-server worker` runs it.'),
  OUTBOUND_ALLOW: list
    .default([])
    .describe('Private hosts and CIDR ranges that outbound calls can reach, comma-separated.'),
  ATTACHMENTS_DIR: text.optional().describe('Directory of attachments. If unset, `attachments` in the data directory.'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'Public URL of this server, used in links in webhook events. If unset, `http://HOST:PORT`. On a loopback `HOST`, requests with another `Host` name are refused.',
    ),
}

export type PlatformSettings = SettingsOf<typeof PLATFORM_SETTINGS>

/** The public URL of this server. */
export const publicUrlOf = ({
  PUBLIC_URL,
  HOST,
  PORT,
}: Pick<PlatformSettings, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`

export const platformContradiction = ({ DATABASE_URL, ENCRYPTION_KEY }: PlatformSettings): string | undefined =>
  DATABASE_URL && !ENCRYPTION_KEY
    ? 'ENCRYPTION_KEY is required with DATABASE_URL. Make one with: openssl rand -base64 32'
    : undefined
