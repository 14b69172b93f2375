import type { TenantScope } from '../../../platform/database/database.ts'
import { conflict, existing } from '../../../platform/values/errors.ts'
import { withoutPayload } from '../engine/without-payload.ts'
import { TESTED } from '../events.ts'
import { type DeliveryDetail, markReplayed, requeueDelivery, selectDelivery } from './sql/deliveries.ts'

/** @throws ApiError `not_found_error` */
export const findDelivery = async (scope: TenantScope, subscriptionId: string, id: string): Promise<DeliveryDetail> =>
  existing(await selectDelivery(scope, subscriptionId, id), 'webhook delivery', id)

/**
 * Sends a delivery again now with a full set of attempts, whatever its outcome. Its dead letters count as replayed.
 * @throws ApiError `not_found_error`, or `conflict_error` while it is being sent, if it is a test event, or without its payload
 */
export async function retryDelivery(scope: TenantScope, subscriptionId: string, id: string): Promise<DeliveryDetail> {
  const queued = await scope.transaction(async () => {
    const requeued = await requeueDelivery(scope, subscriptionId, id)
    if (requeued) await markReplayed(scope, id)
    return requeued
  })
  const delivery = await findDelivery(scope, subscriptionId, id)
  if (queued) return delivery
  if (delivery.payloadDeletedAt) throw withoutPayload(delivery, delivery.payloadDeletedAt)
  throw conflict(
    delivery.eventType === TESTED.type
      ? 'Test events cannot be replayed. Send a new test event.'
      : 'The delivery is being sent now. Fetch it again in a moment.',
  )
}
