import { z } from 'zod'
import { createCursor, DEFAULT_LIMIT, type Page, pageOf } from '../../../platform/cursor.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { type ApiError, conflict, notFound } from '../../../platform/errors.ts'
import { isId } from '../../../platform/ids.ts'
import { MOST_SUBSCRIPTIONS } from '../limits.ts'
import { SUBSCRIPTION_COLUMNS, type Subscription } from './subscription.ts'

const LIST = `
  SELECT ${SUBSCRIPTION_COLUMNS} FROM webhook_subscriptions s
  WHERE s.tenant_id = $1 AND ($2::text IS NULL OR s.id > $2) ORDER BY s.id LIMIT $3`

const FIND = `SELECT ${SUBSCRIPTION_COLUMNS} FROM webhook_subscriptions s WHERE s.tenant_id = $1 AND s.id = $2`

const COUNT = `SELECT count(*)::int AS n FROM webhook_subscriptions WHERE tenant_id = $1`

// those that come at the same time are counted one after the other
const LOCK = `SELECT id AS tenant_id FROM tenants WHERE id = $1 FOR NO KEY UPDATE`

const INSERT = `
  INSERT INTO webhook_subscriptions AS s
    (tenant_id, id, url, description, events, api_version, guarantee, timeout_ms, auth_type, auth_secret,
     secret_current, secret_rotated_at)
  SELECT $1, $2, $3, $4, $5::text[], $6, $7, $8, $9, $10, $11, app_now()
  WHERE (SELECT count(*) FROM webhook_subscriptions WHERE tenant_id = $1) < ${MOST_SUBSCRIPTIONS}
  RETURNING ${SUBSCRIPTION_COLUMNS}`

// another address is another receiver: what the last one did says nothing of it
const UPDATE = `
  UPDATE webhook_subscriptions s SET url = $4, description = $5, events = $6::text[], guarantee = $7, timeout_ms = $8,
    auth_type = $9, auth_secret = $10, version = version + 1, updated_at = app_now(),
    circuit_state = CASE WHEN url = $4 THEN circuit_state ELSE 'closed' END,
    circuit_opened_at = CASE WHEN url = $4 THEN circuit_opened_at END,
    circuit_probe_at = CASE WHEN url = $4 THEN circuit_probe_at END,
    circuit_probe = CASE WHEN url = $4 THEN circuit_probe END,
    circuit_successes = CASE WHEN url = $4 THEN circuit_successes ELSE 0 END,
    failure_count = CASE WHEN url = $4 THEN failure_count ELSE 0 END,
    last_failure = CASE WHEN url = $4 THEN last_failure END
  WHERE s.tenant_id = $1 AND s.id = $2 AND s.version = $3
  RETURNING ${SUBSCRIPTION_COLUMNS}`

const ROTATE = `
  UPDATE webhook_subscriptions s SET secret_previous = secret_current, secret_current = $3, secret_rotated_at = app_now(),
    secret_grace_ends_at = app_now() + make_interval(hours => $4), version = version + 1, updated_at = app_now()
  WHERE s.tenant_id = $1 AND s.id = $2
    AND (secret_previous IS NULL OR secret_grace_ends_at IS NULL OR secret_grace_ends_at <= app_now())
  RETURNING ${SUBSCRIPTION_COLUMNS}`

const REVOKE_PREVIOUS = `
  UPDATE webhook_subscriptions s SET secret_previous = NULL,
    secret_grace_ends_at = least(secret_grace_ends_at, app_now()), version = version + 1, updated_at = app_now()
  WHERE s.tenant_id = $1 AND s.id = $2 AND secret_previous IS NOT NULL
  RETURNING ${SUBSCRIPTION_COLUMNS}`

const DISABLE = `
  UPDATE webhook_subscriptions s SET disabled_at = app_now(), disabled_reason = 'owner', version = version + 1,
    updated_at = app_now()
  WHERE s.tenant_id = $1 AND s.id = $2 AND disabled_at IS NULL`

const ENABLE = `
  UPDATE webhook_subscriptions s SET disabled_at = NULL, disabled_reason = NULL, circuit_state = 'closed',
    circuit_opened_at = NULL, circuit_probe_at = NULL, circuit_probe = NULL, circuit_successes = 0, failure_count = 0,
    version = version + 1, updated_at = app_now()
  WHERE s.tenant_id = $1 AND s.id = $2 AND (disabled_at IS NOT NULL OR circuit_state <> 'closed')`

// counted as they are before the statement, which takes them with the subscription
const DELETE = `
  WITH gone AS (DELETE FROM webhook_subscriptions WHERE tenant_id = $1 AND id = $2 RETURNING id)
  SELECT
    (SELECT count(*)::int FROM runtime.webhook_deliveries
     WHERE tenant_id = $1 AND subscription_id = gone.id AND due_at IS NOT NULL) AS waiting,
    (SELECT count(*)::int FROM runtime.webhook_dead_letters
     WHERE tenant_id = $1 AND subscription_id = gone.id AND replayed_at IS NULL) AS "deadLetters"
  FROM gone`

const cursor = createCursor(
  'webhooks',
  z.string().refine(text => isId('whk', text)),
)

/** One page of the tenant's subscriptions, oldest first. */
export async function listSubscriptions(
  scope: TenantScope,
  { limit = DEFAULT_LIMIT, cursor: given }: { limit?: number; cursor?: string },
): Promise<Page<Subscription>> {
  const rows = await scope.query<Subscription>(LIST, [cursor.decode(given) ?? null, limit + 1])
  return pageOf(rows, limit, cursor, ({ id }) => id)
}

/** @throws ApiError `not_found_error` */
export async function findSubscription(scope: TenantScope, id: string): Promise<Subscription> {
  const [row] = await scope.query<Subscription>(FIND, [id])
  if (!row) throw notFound('webhook subscription', id)
  return row
}

/** What of a subscription its owner decides. */
export type Settings = Pick<
  Subscription,
  'url' | 'description' | 'events' | 'guarantee' | 'timeoutMs' | 'authType' | 'authSecret'
>

/** @throws ApiError `conflict_error` when there are as many as there may be */
export async function requireRoom(scope: TenantScope): Promise<void> {
  const [row] = await scope.query<{ n: number }>(COUNT)
  if ((row?.n ?? 0) >= MOST_SUBSCRIPTIONS) throw tooMany()
}

const tooMany = (): ApiError =>
  conflict(
    `The limit of ${MOST_SUBSCRIPTIONS} webhook subscriptions is reached. Delete one, or add event types to an existing one.`,
    { limit: MOST_SUBSCRIPTIONS },
  )

/** What is stored of a new subscription. */
export type NewSubscription = Settings & Pick<Subscription, 'id' | 'apiVersion' | 'secretCurrent'>

/** @throws ApiError `conflict_error` when there are as many as there may be */
export async function insertSubscription(scope: TenantScope, row: NewSubscription): Promise<Subscription> {
  const { id, url, description, events, apiVersion, guarantee, timeoutMs, authType, authSecret, secretCurrent } = row
  const values = [id, url, description, events, apiVersion, guarantee, timeoutMs, authType, authSecret, secretCurrent]
  const [inserted] = await scope.transaction(async () => {
    await scope.query(LOCK)
    return scope.query<Subscription>(INSERT, values)
  })
  if (!inserted) throw tooMany()
  return inserted
}

/** @throws ApiError `conflict_error` (`currentVersion`) when somebody else changed it meanwhile */
export async function updateSubscription(
  scope: TenantScope,
  id: string,
  version: number,
  { url, description, events, guarantee, timeoutMs, authType, authSecret }: Settings,
): Promise<Subscription> {
  const values = [id, version, url, description, events, guarantee, timeoutMs, authType, authSecret]
  const [updated] = await scope.query<Subscription>(UPDATE, values)
  if (updated) return updated
  throw versionConflict((await findSubscription(scope, id)).version)
}

export const versionConflict = (currentVersion: number): ApiError =>
  conflict(
    `The webhook subscription changed since you read it: it is at version ${currentVersion}. Fetch it and retry.`,
    {
      currentVersion,
    },
  )

/** @throws ApiError `not_found_error`, or `conflict_error` while the last rotation's grace period lasts */
export async function rotateSubscription(
  scope: TenantScope,
  id: string,
  sealedSecret: string,
  graceHours: number,
): Promise<Subscription> {
  const [rotated] = await scope.query<Subscription>(ROTATE, [id, sealedSecret, graceHours])
  if (rotated) return rotated
  const { secretGraceEndsAt } = await findSubscription(scope, id)
  throw conflict(
    `A rotation is in progress: both secrets sign until ${secretGraceEndsAt?.toISOString()}. Wait until then, or revoke the previous secret first.`,
  )
}

/** Ends the grace period now; without one nothing changes. @throws ApiError `not_found_error` */
export async function revokePreviousSecret(scope: TenantScope, id: string): Promise<Subscription> {
  const [revoked] = await scope.query<Subscription>(REVOKE_PREVIOUS, [id])
  return revoked ?? findSubscription(scope, id)
}

/** Nothing is sent to it any more; what waits, waits. @throws ApiError `not_found_error` */
export async function disableSubscription(scope: TenantScope, id: string): Promise<Subscription> {
  await scope.query(DISABLE, [id])
  return findSubscription(scope, id)
}

/** Sends again, with a closed circuit. @throws ApiError `not_found_error` */
export async function enableSubscription(scope: TenantScope, id: string): Promise<Subscription> {
  await scope.query(ENABLE, [id])
  return findSubscription(scope, id)
}

/** What was not delivered and will not be, because its subscription was deleted. */
export interface Undelivered {
  /** Deliveries that waited or were on their way. */
  waiting: number
  /** Dead letters that were not sent again. */
  deadLetters: number
}

/** Deletes a subscription with its deliveries and dead letters. @throws ApiError `not_found_error` */
export async function deleteSubscription(scope: TenantScope, id: string): Promise<Undelivered> {
  // its deliveries go with it, and one of them may just be finished, in the other order
  const [undelivered] = await scope.retried(() => scope.query<Undelivered>(DELETE, [id]))
  if (!undelivered) throw notFound('webhook subscription', id)
  return undelivered
}
