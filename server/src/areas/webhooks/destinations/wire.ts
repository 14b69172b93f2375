import type { Schemas } from '../../../contract/schemas.ts'
import { secretStateOf } from '../../../platform/encryption/readable.ts'
import type { Keyring } from '../attempt/keyring.ts'
import { targetOf } from '../attempt/target.ts'
import { traceIdOf } from '../attempt/trace.ts'
import { attemptsOf } from '../deliveries/history.ts'
import type { DeliveryDetail } from '../deliveries/sql/deliveries.ts'
import type { Ping } from '../subscriptions/sql/ping.ts'
import { headerNamesOf, type Subscription, shownUrl } from '../subscriptions/subscription.ts'

/** A destination as returned by the API. */
export const destinationToWire = (
  row: Subscription,
  keyring: Keyring,
  mayWrite: boolean,
  livemode: boolean,
): Schemas['Destination'] => ({
  id: row.id,
  // every destination is created with a name
  name: row.name ?? '',
  url: shownUrl(row, keyring, mayWrite),
  events: row.events,
  filter: row.filter,
  enabled: row.disabledAt === null,
  // these columns contain only values from these lists: see the statements that write them
  disabledReason: row.disabledReason as Schemas['WebhookDisabledReason'] | null,
  auth: { type: row.authType as Schemas['WebhookAuthType'] },
  headerNames: headerNamesOf(row, keyring),
  format: row.format as Schemas['WebhookFormat'],
  // written by `readSettings`
  signature: row.signature as Schemas['WebhookSignature'] | null,
  ...secretStateOf(() => targetOf(row, livemode, keyring)),
  circuitState: row.circuitState as Schemas['WebhookCircuitState'],
  failureCount: row.failureCount,
  lastFailure: row.lastFailure && {
    eventId: row.lastFailure.event_id,
    eventType: row.lastFailure.event_type,
    error: row.lastFailure.error,
    at: new Date(row.lastFailure.at).toISOString(),
  },
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const deliveryToWire = (row: DeliveryDetail): Schemas['DestinationDelivery'] => ({
  id: row.id,
  // written by the statements in sql/ and by the engine
  status: row.status as Schemas['WebhookDeliveryStatus'],
  eventType: row.eventType,
  nextRetryAt: row.dueAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  eventId: row.eventId,
  traceId: traceIdOf(row),
  responseBodyPreview: row.preview,
  attempts: attemptsOf(row).map(
    ({ number, at, outcome, response_code: responseCode, error, duration_ms: durationMs }) => ({
      number,
      at,
      outcome,
      responseCode,
      error,
      durationMs,
    }),
  ),
})

type Test = Schemas['DestinationTestResponse']['data']

export const testToWire = ({ deliveryId, eventId, attempt }: Ping, steps: Test['steps']): Test => ({
  deliveryId,
  eventId,
  succeeded: attempt.verdict === 'succeeded',
  steps,
  responseCode: attempt.responseCode,
  responseBodyPreview: attempt.preview,
  error: attempt.error,
  durationMs: attempt.durationMs,
})
