import type { Database } from '../../../../platform/database/database.ts'
import { SECRET_AGED } from '../../events.ts'
import { ROTATION_DAYS, ROTATION_WARNING_DAYS } from '../../limits.ts'

const NOTE_AGE = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  aged AS MATERIALIZED (
    SELECT id, CASE WHEN secret_rotated_at < now - interval '${ROTATION_WARNING_DAYS} days' THEN ${ROTATION_WARNING_DAYS} ELSE ${ROTATION_DAYS} END AS days
    FROM webhook_subscriptions, clock
    WHERE secret_rotated_at < now - interval '${ROTATION_DAYS} days' AND disabled_at IS NULL
    ORDER BY id FOR NO KEY UPDATE OF webhook_subscriptions
  ),
  changed AS (
    UPDATE webhook_subscriptions s SET secret_age_noted = a.days FROM aged a
    WHERE s.id = a.id AND s.secret_age_noted < a.days RETURNING s.tenant_id, s.id, a.days
  )
  INSERT INTO runtime.outbox (tenant_id, type, data)
  SELECT tenant_id, '${SECRET_AGED.type}', jsonb_build_object('subscription_id', id, 'age_days', days) FROM changed`

/**
 * Reports secrets that reached an age at which they should be rotated, once for each age. SQL: locked in the order of
 * their ids, with their events.
 */
export async function noteSecretAges(database: Database): Promise<void> {
  await database.query(NOTE_AGE)
}
