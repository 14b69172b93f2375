import { z } from 'zod'
import { keysProblem } from '../values/encryption-key-text.ts'
import { flag, integer, list, type SettingsOf, secret, text } from './setting-types.ts'

/** Values of `HOST` that only this machine can reach. */
export const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])

const ORIGIN = /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/

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
    text.superRefine((keys, { addIssue }) => {
      const message = keysProblem(keys)
      if (message !== undefined) addIssue(message)
    }),
    'Key that encrypts stored secrets: 32 bytes in base64. Append older keys, comma-separated. With the embedded database, it is generated and stored in the data directory.',
  ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Minimum level of log messages.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe(
      'URL of an OpenTelemetry collector. Spans of requests, statements, models and webhooks are sent to its `/v1/traces`, as OTLP over HTTP. If unset, none are recorded.',
    ),
  OTEL_SERVICE_NAME: text.default('keepsake').describe('Name of this service in spans.'),
  WORKERS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether this process runs background work. Set to `off` if `keepsake-server worker` runs it.'),
  WORKER_PORT: z
    .union([z.literal('off'), integer(0, 65_535)], 'must be a port from 0 to 65535, or off')
    .default(7412)
    .describe(
      'Port on which `keepsake-server worker` answers `/healthz`, `/readyz` and `/metrics`. 0 uses a free port, `off` none.',
    ),
  MAX_QUEUED_EVENTS: integer(1, 1_000_000)
    .default(500)
    .describe('Events of background work of one organization that may wait or run. More return 429.'),
  MAX_QUEUED_ITEMS: integer(1, 10_000_000)
    .default(50_000)
    .describe(
      'Items of these events of one organization that may wait, such as memories or documents. More return 429.',
    ),
  CONSOLE: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether the web console is served at `/console`, and the portal at `/portal`.'),
  PORTAL_FRAME_ANCESTORS: list
    .pipe(z.array(z.string().regex(ORIGIN, 'must be origins, such as https://app.northwind.example')))
    .default([])
    .describe('Origins of web pages that may show the portal in a frame, comma-separated.'),
  SHUTDOWN_DELAY_SECONDS: integer(0, 300)
    .default(0)
    .describe(
      'Seconds that the server keeps serving after `SIGTERM` while `/readyz` returns 503, so that a load balancer stops sending requests first.',
    ),
  USAGE_RETENTION_DAYS: integer(62, 3_650)
    .default(400)
    .describe('Days until single charges are deleted, a month at a time. Their totals stay.'),
  AUDIT_RETENTION_DAYS: integer(62, 36_500)
    .default(730)
    .describe('Days until entries of the audit log are deleted, a month at a time.'),
  OUTBOUND_ALLOW: list
    .default([])
    .describe(
      'Private hosts and CIDR ranges that outbound calls can reach, comma-separated. Tool servers, external sources and callbacks of notifications may use plain http at a host that is listed by its name, or by its address in a URL; webhooks need https in live mode all the same.',
    ),
  OUTBOUND_PROXY: secret(
    text.regex(/^http:\/\/(?:[^\s/@:]+:[^\s/@]*@)?[^\s/@]+\/?$/, 'must be a URL such as http://proxy.internal:3128'),
    'URL of a proxy, such as `http://proxy.internal:3128`, through which all outbound calls to URLs that users choose are made with CONNECT. It can have a user name and password.',
  ),
  ATTACHMENTS_DIR: text.optional().describe('Directory of attachments. If unset, `attachments` in the data directory.'),
  ATTACHMENTS_S3_BUCKET: text
    .optional()
    .describe('Bucket of attachments, on S3 or a compatible service. If unset, they are in a directory.'),
  ATTACHMENTS_S3_ENDPOINT: z
    .url()
    .optional()
    .describe('URL of the service of the bucket, such as `https://s3.eu-central-1.amazonaws.com`.'),
  ATTACHMENTS_S3_REGION: text.default('us-east-1').describe('Region of the bucket.'),
  ATTACHMENTS_S3_ACCESS_KEY_ID: text.optional().describe('Access key ID for the bucket.'),
  ATTACHMENTS_S3_SECRET_ACCESS_KEY: secret(text, 'Secret access key for the bucket.'),
  ATTACHMENTS_S3_PREFIX: text.default('keepsake/').describe('Prefix of the keys of attachments in the bucket.'),
  PUBLIC_URL: z
    .url()
    .regex(/^https?:\/\/[^?#]*$/, 'must be an http or https URL without a query')
    .optional()
    .describe(
      'Public URL of this server, for links and `/openapi.json`. It can have a path, such as `https://example.com/keepsake`. If unset, `http://HOST:PORT`. On a loopback `HOST`, requests with another `Host` name are refused.',
    ),
}

export type PlatformSettings = SettingsOf<typeof PLATFORM_SETTINGS>

/** The public URL of this server, without a slash at the end. */
export const publicUrlOf = ({
  PUBLIC_URL,
  HOST,
  PORT,
}: Pick<PlatformSettings, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string =>
  PUBLIC_URL?.replace(/(?<!\/)\/+$/, '') ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`

/** Why the settings conflict. Undefined if they do not. */
export const platformContradiction = (settings: PlatformSettings): string | undefined =>
  settings.DATABASE_URL && !settings.ENCRYPTION_KEY
    ? 'ENCRYPTION_KEY is required with DATABASE_URL. Make one with: openssl rand -base64 32'
    : bucketContradiction(settings)

function bucketContradiction(settings: PlatformSettings): string | undefined {
  if (!settings.ATTACHMENTS_S3_BUCKET) return undefined
  if (settings.ATTACHMENTS_DIR)
    return 'ATTACHMENTS_DIR and ATTACHMENTS_S3_BUCKET exclude each other. Unset one of them.'
  const { ATTACHMENTS_S3_ENDPOINT, ATTACHMENTS_S3_ACCESS_KEY_ID, ATTACHMENTS_S3_SECRET_ACCESS_KEY } = settings
  const needed = { ATTACHMENTS_S3_ENDPOINT, ATTACHMENTS_S3_ACCESS_KEY_ID, ATTACHMENTS_S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : name))
  return missing.length > 0 ? `ATTACHMENTS_S3_BUCKET needs ${missing.join(', ')}.` : undefined
}
