import type { Scope } from '../../../../platform/database/scope.ts'
import { SUBSCRIPTION_COLUMNS, type Subscription } from '../subscription.ts'

const LOCK = `SELECT id AS tenant_id FROM tenants WHERE id = $1 FOR NO KEY UPDATE`

/** SQL: Prisma has no row locks. Serializes concurrent creations, so that the count is correct. */
export async function lockTenant(scope: Scope): Promise<void> {
  await scope.query(LOCK)
}

const LOCK_SUBSCRIPTION = `SELECT id FROM webhook_subscriptions WHERE tenant_id = $1 AND id = $2 FOR NO KEY UPDATE`

/** SQL: Prisma has no row locks. Serializes concurrent changes, so that none is lost. */
export async function lockSubscription(scope: Scope, id: string): Promise<void> {
  await scope.query(LOCK_SUBSCRIPTION, [id])
}

const ROTATE = `
  UPDATE webhook_subscriptions s SET secret_previous = secret_current, secret_current = $3, secret_rotated_at = app_now(),
    private_key_previous = private_key_current,
    private_key_current = CASE WHEN private_key_current IS NOT NULL THEN $5 END,
    secret_age_noted = 0, secret_grace_ends_at = app_now() + make_interval(hours => $4), version = version + 1, updated_at = app_now()
  WHERE s.tenant_id = $1 AND s.id = $2
    AND (secret_previous IS NULL OR secret_grace_ends_at IS NULL OR secret_grace_ends_at <= app_now())
  RETURNING ${SUBSCRIPTION_COLUMNS}`

/** New keys for a rotation. The private key is used if the subscription has one. */
export interface EncryptedKeys {
  secret: string
  privateKey: string
}

/** SQL: moves the current secret from one column to another. @returns undefined while a grace period lasts */
export async function rotateSecret(
  scope: Scope,
  id: string,
  { secret, privateKey }: EncryptedKeys,
  graceHours: number,
): Promise<Subscription | undefined> {
  const [row] = await scope.query<Subscription>(ROTATE, [id, secret, graceHours, privateKey])
  return row
}

const REVOKE_PREVIOUS = `
  UPDATE webhook_subscriptions s SET secret_previous = NULL, private_key_previous = NULL,
    secret_grace_ends_at = least(secret_grace_ends_at, app_now()), version = version + 1, updated_at = app_now()
  WHERE s.tenant_id = $1 AND s.id = $2 AND secret_previous IS NOT NULL
  RETURNING ${SUBSCRIPTION_COLUMNS}`

/** SQL: the earlier of a column and the current time. @returns undefined if there is no previous secret */
export async function endGracePeriod(scope: Scope, id: string): Promise<Subscription | undefined> {
  const [row] = await scope.query<Subscription>(REVOKE_PREVIOUS, [id])
  return row
}

/** What will not be delivered because its subscription was deleted. */
export interface Undelivered {
  /** Deliveries that were waiting or in flight. */
  waiting: number
  /** Dead letters that were not replayed. */
  deadLetters: number
}

// counted before the statement, which deletes them with the subscription
const DELETE = `
  WITH gone AS (DELETE FROM webhook_subscriptions WHERE tenant_id = $1 AND id = $2 RETURNING id)
  SELECT
    (SELECT count(*)::int FROM runtime.webhook_deliveries
     WHERE tenant_id = $1 AND subscription_id = gone.id AND due_at IS NOT NULL) AS waiting,
    (SELECT count(*)::int FROM runtime.webhook_dead_letters
     WHERE tenant_id = $1 AND subscription_id = gone.id AND replayed_at IS NULL) AS "deadLetters"
  FROM gone`

/** SQL: deliveries are outside the Prisma schema. @returns undefined if the subscription does not exist */
export async function removeSubscription(scope: Scope, id: string): Promise<Undelivered | undefined> {
  const [row] = await scope.query<Undelivered>(DELETE, [id])
  return row
}
