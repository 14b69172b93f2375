import type { TenantScope } from '../../../platform/database/database.ts'
import { REPLAYED_AT_ONCE } from '../limits.ts'
import { findSubscription } from '../subscriptions/store.ts'
import { retryWaiting, type WaitingFilter } from './sql/retry.ts'

/** Why deliveries of a subscription are not sent now. */
export interface Hindrance {
  warning: string
  /** Null if the subscription has to be enabled. */
  waits_until: string | null
}

/** What deliveries of a subscription wait for; undefined if they are sent as they are due. */
export async function hindranceOf(scope: TenantScope, id: string): Promise<Hindrance | undefined> {
  const select = { circuitState: true, circuitProbeAt: true, disabledAt: true }
  const row = await scope.prisma(models => models.webhookSubscription.findFirst({ where: { id }, select }))
  if (!row || (row.disabledAt === null && row.circuitState === 'closed')) return undefined
  const how = 'Close the circuit with webhooks enable once the receiver is repaired.'
  if (row.disabledAt)
    return { warning: `The subscription ${id} is disabled, so this waits until webhooks enable.`, waits_until: null }
  const until = row.circuitProbeAt?.toISOString() ?? null
  const waits = until === null ? '' : ` at least until ${until}, when a test event checks the receiver again`
  return { warning: `The circuit of ${id} is ${row.circuitState}, so this waits${waits}. ${how}`, waits_until: until }
}

/**
 * Makes the waiting deliveries of a subscription due now, with a full set of attempts.
 * @returns how many, and whether there may be more
 * @throws ApiError `not_found_error`
 */
export async function retryDeliveries(
  scope: TenantScope,
  subscriptionId: string,
  filter: WaitingFilter,
): Promise<{ retried: number; more: boolean }> {
  await findSubscription(scope, subscriptionId)
  const retried = await retryWaiting(scope, subscriptionId, filter)
  return { retried, more: retried === REPLAYED_AT_ONCE }
}
