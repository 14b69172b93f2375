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

/** What the address of a subscription says: which of its deliveries are shown, and the replay whose progress is. */
export interface DeliveriesSearch {
  status?: WebhookDeliveryStatus
  replay?: string
}

export function readDeliveriesSearch(search: Record<string, unknown>): DeliveriesSearch {
  const status = STATUSES.find(each => each === search.status)
  const { replay } = search
  return { ...(status && { status }), ...(typeof replay === 'string' && { replay }) }
}
