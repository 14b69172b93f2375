import { z } from 'zod'
import { flag, integer, list, type SettingsOf, secret, text } from './setting-types.ts'

/** Values of `HOST` that only this machine reaches. */
export const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])

/** Settings of the process, its database and its borders. */
export const PLATFORM_SETTINGS = {
  PORT: integer(0, 65_535).default(7411).describe('Port to listen on; 0 takes a free one.'),
  HOST: text.default('127.0.0.1').describe('Address to listen on.'),
  KEEPSAKE_DATA_DIR: text.default('.keepsake').describe('Where the embedded database, its key and attachments live.'),
  DATABASE_URL: secret(text, 'PostgreSQL 15 or newer; the embedded database serves when unset.'),
  DATABASE_POOL_SIZE: integer(1, 200)
    .default(10)
    .describe(
      'Connections to PostgreSQL; one more serves `/readyz`. Writes of one organization that wait for each other hold at most a third of them.',
    ),
  TRUST_PROXY: flag
    .default(false)
    .describe('Whether `X-Forwarded-For` names the caller: only behind a proxy of yours.'),
  CORS_ORIGINS: list
    .default([])
    .describe('Origins of web pages that may call, comma-separated; `*` for all, and for requests under any name.'),
  INTERNAL_API_KEY: secret(
    text.min(16, 'must have at least 16 characters'),
    'Key of trusted callers and of `keepsake admin`; both are off when unset.',
  ),
  ENCRYPTION_KEY: secret(
    text,
    'Base64 of 32 bytes, for secrets at rest; older keys behind a comma. Made and kept in the data directory when embedded.',
  ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged.'),
  WORKERS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether this process also does background work; `off` where `keepsake-server worker` does it.'),
  OUTBOUND_ALLOW: list
    .default([])
    .describe('Hosts and CIDR ranges that outbound calls may reach although they are private.'),
  ATTACHMENTS_DIR: text
    .optional()
    .describe('Where attachments are kept; `attachments` in the data directory when unset.'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'Address that others reach this server at, for links in webhook events; `http://HOST:PORT` when unset. On a loopback `HOST`, requests for other names are refused.',
    ),
}

export type PlatformSettings = SettingsOf<typeof PLATFORM_SETTINGS>

/** Where others reach this server. */
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
