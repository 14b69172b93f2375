import type { Schemas } from '../../../contract/schemas.ts'
import type { WebhookSubscription } from '../../../platform/database/prisma/client.ts'
import { readable, secretStateOf, UNREADABLE_URL } from '../../../platform/encryption/readable.ts'
import { maskUrl } from '../../../platform/encryption/stored-url.ts'
import { HOUR_MS } from '../../../platform/values/durations.ts'
import { type Keyring, masked } from '../attempt/keyring.ts'
import { targetOf } from '../attempt/target.ts'
import { DISABLED_AFTER_HOURS, GRACE_HOURS, ROTATION_DAYS, ROTATION_WARNING_DAYS } from '../limits.ts'

/** A stored subscription; secrets are encrypted. */
export interface Subscription
  extends Omit<
    WebhookSubscription,
    | 'tenantId'
    | 'rateTaken'
    | 'rateFreeAt'
    | 'secretAgeNoted'
    | 'circuitProbe'
    | 'circuitSuccesses'
    | 'circleNotedAt'
    | 'lastFailure'
    | 'metadata'
    | 'signature'
  > {
  metadata: unknown
  /** Null for the signature of Standard Webhooks. */
  signature: unknown
  secretAgeDays: number
  lastFailure: { event_id: string; event_type: string; error: string; at: string } | null
}

/** The columns of a `Subscription`, from `webhook_subscriptions` as `s`. */
export const SUBSCRIPTION_COLUMNS = `s.id, s.customer, s.kind, s.name, s.source_id AS "sourceId", s.url, s.description, s.events, s.uid, s.metadata, s.filter,
  s.rate_limit AS "rateLimit", s.max_event_age_seconds AS "maxEventAgeSeconds", s.ordered, s.api_version AS "apiVersion", s.guarantee,
  s.timeout_ms AS "timeoutMs", s.auth_type AS "authType", s.auth_secret AS "authSecret", s.headers, s.format, s.signature,
  s.secret_current AS "secretCurrent",
  CASE WHEN s.secret_grace_ends_at > app_now() THEN s.secret_previous END AS "secretPrevious",
  s.private_key_current AS "privateKeyCurrent",
  CASE WHEN s.secret_grace_ends_at > app_now() THEN s.private_key_previous END AS "privateKeyPrevious",
  s.secret_rotated_at AS "secretRotatedAt", s.secret_grace_ends_at AS "secretGraceEndsAt",
  extract(epoch FROM app_now() - s.secret_rotated_at)::float8 / 86400 AS "secretAgeDays",
  s.circuit_state AS "circuitState", s.circuit_opened_at AS "circuitOpenedAt", s.circuit_probe_at AS "circuitProbeAt", s.failure_count AS "failureCount", s.failing_since AS "failingSince",
  s.last_failure AS "lastFailure", s.disabled_at AS "disabledAt",
  s.disabled_reason AS "disabledReason", s.version, s.created_at AS "createdAt", s.updated_at AS "updatedAt"`

export interface Shown {
  accountId: string
  livemode: boolean
  keyring: Keyring
  /** Whether the reader may change it, so that the URL is shown whole. */
  mayWrite: boolean
  /** Only in the response that creates the secret. */
  secret?: string
}

/** The subscription as returned by the API. */
export function toWire(
  row: Subscription,
  { accountId, livemode, keyring, mayWrite, secret }: Shown,
): Schemas['Webhook'] {
  const maskedIn = (encrypted: string): string => masked(readable(() => keyring.decryptSecret(encrypted), ''))
  const publicKeyOf = (encrypted: string | null): string | null =>
    encrypted && readable(() => keyring.publicKeyOf(encrypted), null)
  return {
    id: row.id,
    account_id: accountId,
    livemode,
    customer: row.customer,
    url: shownUrl(row, keyring, mayWrite),
    description: row.description,
    events: row.events,
    uid: row.uid,
    // written by `readSettings`
    metadata: (row.metadata ?? {}) as Schemas['Webhook']['metadata'],
    filter: row.filter,
    rate_limit: row.rateLimit ?? 0,
    max_event_age_seconds: row.maxEventAgeSeconds ?? 0,
    ordered: row.ordered,
    api_version: row.apiVersion,
    // these columns contain only values from these lists: see the statements that write them
    guarantee: row.guarantee as Schemas['WebhookGuarantee'],
    timeout_ms: row.timeoutMs,
    auth: { type: row.authType as Schemas['WebhookAuthType'] },
    header_names: headerNamesOf(row, keyring),
    format: row.format as Schemas['WebhookFormat'],
    signature: row.signature as Schemas['WebhookSignature'] | null,
    public_key: publicKeyOf(row.privateKeyCurrent),
    public_key_previous: publicKeyOf(row.privateKeyPrevious),
    secret_current: secret ?? maskedIn(row.secretCurrent),
    secret_previous: row.secretPrevious && maskedIn(row.secretPrevious),
    ...secretStateOf(() => targetOf(row, livemode, keyring)),
    rotation: rotationOf(row),
    circuit: circuitOf(row),
    circuit_state: row.circuitState as Schemas['WebhookCircuitState'],
    failure_count: row.failureCount,
    failing_since: row.failingSince?.toISOString() ?? null,
    last_failure: row.lastFailure && { ...row.lastFailure, at: new Date(row.lastFailure.at).toISOString() },
    disabled_at: row.disabledAt?.toISOString() ?? null,
    disabled_reason: row.disabledReason as Schemas['WebhookDisabledReason'] | null,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

/** The state of the circuit, and what it leads to. */
function circuitOf(
  row: Pick<Subscription, 'circuitState' | 'circuitOpenedAt' | 'circuitProbeAt' | 'disabledAt'>,
): Schemas['WebhookCircuit'] {
  const { circuitOpenedAt: openedAt, disabledAt } = row
  const leads = row.circuitState !== 'closed' && disabledAt === null
  return {
    state: row.circuitState as Schemas['WebhookCircuitState'],
    opened_at: openedAt?.toISOString() ?? null,
    next_probe_at: leads ? (row.circuitProbeAt?.toISOString() ?? null) : null,
    disable_at: leads && openedAt ? new Date(openedAt.getTime() + DISABLED_AFTER_HOURS * HOUR_MS).toISOString() : null,
  }
}

/** The URL as a reader may see it. */
export function shownUrl({ url }: Pick<Subscription, 'url'>, keyring: Keyring, mayWrite: boolean): string {
  const whole = readable(() => keyring.url.decrypt(url), UNREADABLE_URL)
  return mayWrite ? whole : maskUrl(whole)
}

/** The names of the headers, whose values are secret. */
export const headerNamesOf = ({ headers }: Pick<Subscription, 'headers'>, keyring: Keyring): string[] =>
  Object.keys(readable(() => keyring.decryptHeaders(headers), {}))

export function rotationOf(
  row: Pick<Subscription, 'secretAgeDays' | 'secretGraceEndsAt' | 'secretPrevious' | 'secretRotatedAt'>,
): Schemas['WebhookRotation'] {
  const recommended = row.secretAgeDays > ROTATION_DAYS
  const ended = row.secretGraceEndsAt ? 'revoked' : 'none'
  return {
    phase: row.secretPrevious ? 'grace' : ended,
    rotated_at: row.secretRotatedAt.toISOString(),
    grace_ends_at: row.secretPrevious ? (row.secretGraceEndsAt?.toISOString() ?? null) : null,
    rotation_recommended: recommended,
    ...(row.secretAgeDays > ROTATION_WARNING_DAYS && {
      warning: `This secret is ${Math.floor(row.secretAgeDays)} days old. Rotate it; the old one goes on for ${GRACE_HOURS.least} to ${GRACE_HOURS.most} hours.`,
    }),
  }
}
