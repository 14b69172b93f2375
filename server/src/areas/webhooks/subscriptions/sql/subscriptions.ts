import type { Scope } from '../../../../platform/database/scope.ts'

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

/** SQL: counts and deletes in one statement. @returns undefined if the subscription does not exist */
export const removeSubscription = (scope: Scope, id: string): Promise<Undelivered | undefined> =>
  scope.first<Undelivered>(DELETE, [id])
