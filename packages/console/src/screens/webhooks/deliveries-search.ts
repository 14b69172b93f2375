import type { WebhookDeliveryStatus } from '@keepsake/sdk'

const STATUSES: readonly WebhookDeliveryStatus[] = [
  'queued',
  'sending',
  'retrying',
  'deferred',
  'succeeded',
  'failed',
  'dead_lettered',
]

/** What the address of a subscription says: which of its deliveries are shown. */
export interface DeliveriesSearch {
  status?: WebhookDeliveryStatus
}

export function readDeliveriesSearch(search: Record<string, unknown>): DeliveriesSearch {
  const status = STATUSES.find(each => each === search.status)
  return status === undefined ? {} : { status }
}
