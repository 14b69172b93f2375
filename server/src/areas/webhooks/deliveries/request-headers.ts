import type { TenantScope } from '../../../platform/database/database.ts'
import { hopsHeader } from '../../../platform/events/hops.ts'
import { contentOf } from '../attempt/envelope.ts'
import type { Keyring } from '../attempt/keyring.ts'
import { NO_TRACE, traceHeaders } from '../attempt/trace.ts'
import { API_VERSION } from '../limits.ts'
import type { Delivery } from './sql/deliveries.ts'

/** Stands for a value that is secret, or new in each attempt. */
const HIDDEN = '…'

const EVENT = { data: true, hops: true, traceId: true, traceSampled: true, traceState: true, payloadDeletedAt: true }

/** The headers of the latest attempt, or of the first one if there was none. */
export async function requestHeadersOf(
  scope: TenantScope,
  { id, eventId, eventType: type, subscriptionId, attempts, createdAt }: Delivery,
  keyring: Keyring,
): Promise<Record<string, string>> {
  const subscription = await scope.prisma(models =>
    models.webhookSubscription.findFirst({ where: { id: subscriptionId }, select: { headers: true, authType: true } }),
  )
  const event = await scope.prisma(models => models.webhookEvent.findFirst({ where: { id: eventId }, select: EVENT }))
  const isKept = event !== null && event.payloadDeletedAt === null
  // of an event without its payload, as of any that no source forwards
  const parts = isKept ? { type, data: event.data } : { type: '', data: '{}' }
  const names = Object.keys(keyring.decryptHeaders(subscription?.headers ?? null))
  return {
    'user-agent': 'keepsake',
    ...contentOf({ id: eventId, createdAt, ...parts }, API_VERSION, scope.livemode).headers,
    ...Object.fromEntries(names.map(name => [name, HIDDEN])),
    ...traceHeaders({ eventId, ...(event ?? NO_TRACE) }, id, Math.max(1, attempts)),
    ...hopsHeader(event?.hops ?? 0),
    'webhook-id': eventId,
    'webhook-timestamp': HIDDEN,
    'webhook-signature': HIDDEN,
    ...(['bearer', 'basic', 'oauth2'].includes(subscription?.authType ?? '') && { authorization: HIDDEN }),
  }
}
