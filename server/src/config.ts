import { join } from 'node:path'
import { z } from 'zod'
import { dispatchFor } from './webhooks/deployment.ts'
import { LATENCY_TARGET_MS } from './webhooks/limits.ts'

const text = z.string().trim().min(1)
// its spaces are part of it
const prefix = z.string().max(1_000).optional()
const list = z
  .string()
  .transform(value => value.split(',').map(part => part.trim()))
  .transform(parts => parts.filter(part => part !== ''))
const flag = z.enum(['true', 'false', '1', '0']).transform(value => value === 'true' || value === '1')
const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
const provider = z.enum(['openai', 'anthropic', 'openai-compatible'])
const EVENT_PATTERN = /^(\*|([a-z][a-z0-9_]*\.)+(\*|[a-z][a-z0-9_]*))$/
const perSecond = (rate: string): number => Number.parseFloat(rate) / (rate.endsWith('/min') ? 60 : 1)
/** Values of `HOST` that only this machine reaches. */
export const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])

/** Every setting of the server, with its default and what it is for; the table in docs/settings.md is held against it. */
const SETTINGS = z.object({
  PORT: integer(0, 65_535).default(7411).describe('Port to listen on; 0 takes a free one.'),
  HOST: text.default('127.0.0.1').describe('Address to listen on.'),
  KEEPSAKE_DATA_DIR: text.default('.keepsake').describe('Where the embedded database, its key and attachments live.'),
  DATABASE_URL: text.optional().describe('PostgreSQL 15 or newer; the embedded database serves when unset.'),
  DATABASE_POOL_SIZE: integer(1, 200).default(10).describe('Connections to PostgreSQL.'),
  DEFAULT_PLAN: z
    .enum(['free', 'pro', 'scale', 'unlimited'])
    .optional()
    .describe('Plan of new organizations; `unlimited` when embedded, else `scale`.'),
  SIGNUP: z
    .enum(['open', 'token', 'closed'])
    .optional()
    .describe('Who may register; `open` when `HOST` is a loopback address, else `closed`.'),
  SIGNUP_TOKEN: text.optional().describe('The token that registration wants when `SIGNUP` is `token`.'),
  TRUST_PROXY: flag
    .default(false)
    .describe('Whether `X-Forwarded-For` names the caller: only behind a proxy of yours.'),
  CORS_ORIGINS: list.default([]).describe('Origins of web pages that may call, comma-separated; `*` for all.'),
  INITIAL_CREDITS: integer(0, 1_000_000_000_000).default(1_000_000).describe('Credits of a new organization.'),
  SIGNUP_GRANT_USD: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,8})?$/, 'must be an amount such as 5 or 0.25')
    .default('0')
    .describe('Prepaid balance of a new organization, in USD.'),
  INTERNAL_API_KEY: text
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('Key of trusted callers and of `keepsake admin`; both are off when unset.'),
  ENCRYPTION_KEY: text
    .optional()
    .describe(
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
  MODEL_PROVIDER: provider.optional().describe('Language model; the offline engine serves when unset.'),
  MODEL_BASE_URL: z.url().optional().describe('Address of an OpenAI-compatible service.'),
  MODEL_API_KEY: text.optional().describe('Key for the language model.'),
  MODEL_NAME: text.optional().describe('Name of the language model.'),
  EMBEDDING_PROVIDER: provider
    .exclude(['anthropic'])
    .optional()
    .describe(
      'Embedding model, by which texts are found that say the like in other words; search goes by words when unset.',
    ),
  EMBEDDING_BASE_URL: z.url().optional().describe('Address of an OpenAI-compatible service for embeddings.'),
  EMBEDDING_API_KEY: text.optional().describe('Key for the embedding model.'),
  EMBEDDING_NAME: text
    .optional()
    .describe('Name of the embedding model; under another one everything is embedded anew.'),
  EMBEDDING_QUERY_PREFIX: prefix.describe(
    'Put before each question for the embedding model, as some want it, such as `query: `; its spaces stay.',
  ),
  EMBEDDING_PASSAGE_PREFIX: prefix.describe(
    'Put before each stored text for the embedding model, such as `passage: `; under another one everything is embedded anew.',
  ),
  OUTBOUND_ALLOW: list
    .default([])
    .describe('Hosts and CIDR ranges that outbound calls may reach although they are private.'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe('Where others reach this server, for links in webhook events; `http://HOST:PORT` when unset.'),
  DISPATCH: z
    .enum(['inline', 'postgres', 'nats'])
    .optional()
    .describe(
      'Who sends webhooks: `postgres` is every process that does background work, `nats` feeds those out of one queue, `inline` is the one that took the event, a few at a time. When unset, `inline` below 10 events a minute, `nats` above 1,000 a second where `NATS_URL` is set, else `postgres`.',
    ),
  NATS_URL: text
    .optional()
    .describe(
      'Addresses of NATS with JetStream for `DISPATCH=nats`, comma-separated: `nats://user:password@host:4222`.',
    ),
  NATS_CREDENTIALS: text.optional().describe('Path of a file of credentials for NATS.'),
  NATS_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,32}$/, 'must be letters, digits, _ and -, 32 at most')
    .default('keepsake')
    .describe('Put before the names of streams and subjects, so that installations can share a NATS.'),
  WEBHOOKS_CONCURRENCY: integer(1, 10_000)
    .default(400)
    .describe('Webhook deliveries that one process has on their way at the same time; 10 with `DISPATCH=inline`.'),
  WEBHOOKS_DIRECTION: z
    .enum(['inbound', 'outbound', 'both'])
    .default('both')
    .describe('Which way webhooks go; `inbound` sends none, `outbound` takes none in.'),
  WEBHOOKS_EVENTS: list
    .pipe(z.array(z.string().regex(EVENT_PATTERN, 'must be patterns such as record.* or order.paid')).min(1))
    .default(['*'])
    .describe('Events that are sent, as patterns, comma-separated; others stay inside.'),
  WEBHOOKS_VOLUME: z
    .string()
    .regex(/^\d{1,7}(\.\d+)?\/(s|min)$/, 'must be events per time, such as 50/s or 5/min')
    .transform(perSecond)
    .optional()
    .describe('Events that are expected, such as `50/s` or `5/min`; decides `DISPATCH` where that is unset.'),
  WEBHOOKS_LATENCY_TARGET_MS: integer(1, 3_600_000)
    .default(LATENCY_TARGET_MS)
    .describe('What 99 of 100 deliveries should take at most, from the event to its arrival.'),
  WEBHOOKS_GUARANTEE: z
    .string()
    .transform(value => value.replaceAll('-', '_'))
    .pipe(z.enum(['at_least_once', 'best_effort']))
    .default('at_least_once')
    .describe('What new webhook subscriptions get that do not say: retries and dead letters, or one attempt.'),
  WEBHOOKS_AUTH: z
    .enum(['hmac', 'mtls', 'bearer'])
    .default('hmac')
    .describe('What every subscription has to use; the signature of `hmac` is there with the others as well.'),
  ATTACHMENTS_DIR: text
    .optional()
    .describe('Where attachments are kept; `attachments` in the data directory when unset.'),
  ATTACHMENTS_S3_ENDPOINT: z
    .url()
    .optional()
    .describe('S3-compatible service for attachments, instead of a directory.'),
  ATTACHMENTS_S3_REGION: text.default('us-east-1').describe('Region of the bucket.'),
  ATTACHMENTS_S3_BUCKET: text.optional().describe('Bucket for attachments.'),
  ATTACHMENTS_S3_ACCESS_KEY_ID: text.optional().describe('Key id for the bucket.'),
  ATTACHMENTS_S3_SECRET_ACCESS_KEY: text.optional().describe('Secret key for the bucket.'),
  ATTACHMENTS_S3_PREFIX: z.string().default('').describe('Put before every key in the bucket.'),
})

type Settings = z.output<typeof SETTINGS>

type Derived = 'PUBLIC_URL' | 'DISPATCH' | 'DEFAULT_PLAN' | 'SIGNUP' | 'ATTACHMENTS_DIR'

/** Settings with what follows from others filled in. */
export type Config = Omit<Settings, Derived> & { [Name in Derived]: NonNullable<Settings[Name]> }

/**
 * Reads the environment; nothing else in the server does.
 * @throws Error naming every setting that is wrong, and how
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const { data, error } = SETTINGS.safeParse(given)
  if (!data) throw new Error(`The settings are not valid.\n${problems(error)}`)
  const contradiction = findContradiction(data)
  if (contradiction) throw new Error(`The settings are not valid.\n  ${contradiction}`)
  return {
    ...data,
    DEFAULT_PLAN: data.DEFAULT_PLAN ?? (data.DATABASE_URL ? 'scale' : 'unlimited'),
    PUBLIC_URL: data.PUBLIC_URL ?? `http://${data.HOST}:${data.PORT}`,
    DISPATCH: data.DISPATCH ?? dispatchFor(data.WEBHOOKS_VOLUME, data.NATS_URL !== undefined),
    SIGNUP: data.SIGNUP ?? (LOOPBACK.has(data.HOST) ? 'open' : 'closed'),
    ATTACHMENTS_DIR: data.ATTACHMENTS_DIR ?? join(data.KEEPSAKE_DATA_DIR, 'attachments'),
  }
}

function problems(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`).join('\n')
}

function findContradiction(settings: Settings): string | undefined {
  if (settings.DATABASE_URL && !settings.ENCRYPTION_KEY)
    return 'ENCRYPTION_KEY is required with DATABASE_URL. Make one with: openssl rand -base64 32'
  if (settings.SIGNUP === 'token' && !settings.SIGNUP_TOKEN) return 'SIGNUP=token needs SIGNUP_TOKEN.'
  const incomplete = incompleteModel(settings, 'MODEL') ?? incompleteModel(settings, 'EMBEDDING')
  if (incomplete) return incomplete
  if (!settings.EMBEDDING_PROVIDER && (settings.EMBEDDING_QUERY_PREFIX ?? settings.EMBEDDING_PASSAGE_PREFIX))
    return 'EMBEDDING_QUERY_PREFIX and EMBEDDING_PASSAGE_PREFIX need EMBEDDING_PROVIDER.'
  if (settings.ATTACHMENTS_S3_ENDPOINT && !settings.ATTACHMENTS_S3_BUCKET)
    return 'ATTACHMENTS_S3_ENDPOINT needs ATTACHMENTS_S3_BUCKET.'
  if (settings.DISPATCH === 'nats' && !settings.NATS_URL) return 'DISPATCH=nats needs NATS_URL.'
  return undefined
}

/** Why a model cannot be asked with these settings; half of them would otherwise be as good as none, and nobody would know. */
function incompleteModel(settings: Settings, model: 'MODEL' | 'EMBEDDING'): string | undefined {
  const { [`${model}_PROVIDER` as const]: provider, [`${model}_NAME` as const]: name } = settings
  const { [`${model}_BASE_URL` as const]: baseUrl, [`${model}_API_KEY` as const]: apiKey } = settings
  if (!provider) return (name ?? baseUrl ?? apiKey) && `${model}_NAME, _BASE_URL and _API_KEY need ${model}_PROVIDER.`
  if (!name) return `${model}_PROVIDER needs ${model}_NAME.`
  if (provider === 'openai-compatible' && !baseUrl)
    return `${model}_PROVIDER=openai-compatible needs ${model}_BASE_URL.`
  return undefined
}

/** Name, default and purpose of each setting, for the documentation. */
export const describeSettings = (): { name: string; fallback: string; purpose: string }[] =>
  Object.entries(SETTINGS.shape).map(([name, schema]) => {
    const { data } = schema.safeParse(undefined)
    return {
      name,
      fallback: data === undefined || data === '' || (Array.isArray(data) && data.length === 0) ? '' : String(data),
      purpose: schema.description ?? '',
    }
  })
