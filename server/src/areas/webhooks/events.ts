import { defineEvent, integer, number, text, texts } from '../../platform/events/domain-events.ts'

const SUBSCRIPTION_ID = text('Id of the subscription.')
const A_SUBSCRIPTION = 'whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'

const LAST_FAILURE = {
  last_event_id: text('Id of the event whose delivery failed last. Fetch it with webhooks events get.'),
  last_event_type: text('Its type.'),
  last_error: text('Why the delivery failed.'),
}
const A_LAST_FAILURE = {
  last_event_id: 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
  last_event_type: 'order.paid',
  last_error: 'The receiver answered 500.',
}

const CIRCUIT = {
  subscription_id: SUBSCRIPTION_ID,
  circuit_state: text('Its state after the change: open, half_open or closed.'),
  reason: text('Why it changed.'),
}

export const CIRCUIT_OPENED = defineEvent({
  type: 'webhook.circuit_opened',
  description: 'The circuit of a subscription opened: nothing is sent to it for half an hour.',
  fields: CIRCUIT,
  optional: LAST_FAILURE,
  example: {
    subscription_id: A_SUBSCRIPTION,
    circuit_state: 'open',
    reason: '5 failures in a row',
    ...A_LAST_FAILURE,
  },
  previous: { circuit_state: 'closed' },
})

export const CIRCUIT_HALF_OPENED = defineEvent({
  type: 'webhook.circuit_half_opened',
  description:
    'The circuit of a subscription half opened: a test event is sent to see whether its receiver works again.',
  fields: CIRCUIT,
  optional: LAST_FAILURE,
  example: { subscription_id: A_SUBSCRIPTION, circuit_state: 'half_open', reason: 'time', ...A_LAST_FAILURE },
  previous: { circuit_state: 'open' },
})

export const CIRCUIT_CLOSED = defineEvent({
  type: 'webhook.circuit_closed',
  description: 'The circuit of a subscription closed: deliveries that waited are sent.',
  fields: CIRCUIT,
  example: { subscription_id: A_SUBSCRIPTION, circuit_state: 'closed', reason: 'test events succeeded' },
  previous: { circuit_state: 'half_open' },
})

export const DISABLED = defineEvent({
  type: 'webhook.disabled',
  description: 'A subscription was disabled: its receiver answered 410, or its circuit was open for 72 hours.',
  fields: { subscription_id: SUBSCRIPTION_ID, reason: text('gone or circuit_open.') },
  optional: LAST_FAILURE,
  example: { subscription_id: A_SUBSCRIPTION, reason: 'circuit_open', ...A_LAST_FAILURE },
})

export const ALERT_RAISED = defineEvent({
  type: 'webhook.alert_raised',
  description: 'A delivery metric passed its threshold.',
  fields: {
    metric: text('Its name, as in the metrics.'),
    priority: integer('1 is the most urgent.'),
    value: number('Its value.'),
    threshold: number('The threshold that it passed.'),
  },
  example: { metric: 'delivery_success_rate', priority: 1, value: 0.91, threshold: 0.95 },
})

export const ALERT_CLEARED = defineEvent({
  type: 'webhook.alert_cleared',
  description: 'A delivery metric is within its threshold again.',
  fields: { metric: text('Its name, as in the metrics.') },
  example: { metric: 'delivery_success_rate' },
})

export const SECRET_AGED = defineEvent({
  type: 'webhook.secret_aged',
  description: 'The signing secret of a subscription is 90 or 180 days old. Rotating it is recommended.',
  fields: { subscription_id: SUBSCRIPTION_ID, age_days: integer('The age that it reached: 90 or 180.') },
  example: { subscription_id: A_SUBSCRIPTION, age_days: 90 },
})

export const INBOUND_FAILED = defineEvent({
  type: 'webhook.inbound_failed',
  description: 'An event that a source has accepted became no memory. It is kept and can be replayed.',
  fields: {
    id: text('Id of the delivery in the log of the source.'),
    source_id: text('Id of the source.'),
    reason: text('mapping, canceled, or the code of an error such as payment_required.'),
  },
  example: { id: 'rcv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', source_id: 'src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', reason: 'mapping' },
})

export const CIRCLE_REFUSED = defineEvent({
  type: 'webhook.circle_refused',
  description: 'A delivery was refused because deliveries run in a circle. At most once a day for each subscription.',
  fields: {
    subscription_id: SUBSCRIPTION_ID,
    event_id: text('Id of the event that was not sent.'),
    event_type: text('Its type.'),
  },
  example: {
    subscription_id: A_SUBSCRIPTION,
    event_id: 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
    event_type: 'memory.stored',
  },
})

export const TESTED = defineEvent({
  type: 'webhook.tested',
  description: 'A test of one subscription. It is sent to that subscription only, whatever its patterns.',
  fields: { subscription_id: SUBSCRIPTION_ID },
  example: { subscription_id: A_SUBSCRIPTION },
})

export const RECEIVED = defineEvent({
  type: 'webhook.received',
  description:
    'A source accepted an event. It is sent to the forward URL of that source only, as it arrived: not in an envelope, but with its own body and headers. A body of more than 256 KiB is not sent; the envelope has the URL to fetch it.',
  fields: {
    id: text('Id of the delivery in the log of the source.'),
    source_id: text('Id of the source.'),
    event_id: text('The ID that its sender gave the event, or the hash of its body.'),
  },
  optional: {
    type: text('The type that its sender gave the event.'),
    headers: texts('The headers that it arrived with, without those of the connection and of credentials.'),
    body: text('The body as it arrived.'),
  },
  example: {
    id: 'rcv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
    source_id: 'src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
    event_id: 'evt_1PgaVe2eZvKYlo2C8Zk2',
    type: 'invoice.paid',
    headers: { 'content-type': 'application/json' },
    body: '{"id":"evt_1PgaVe2eZvKYlo2C8Zk2","type":"invoice.paid"}',
  },
})

export const WEBHOOKS_EVENTS = [
  CIRCUIT_OPENED,
  CIRCUIT_HALF_OPENED,
  CIRCUIT_CLOSED,
  DISABLED,
  ALERT_RAISED,
  ALERT_CLEARED,
  SECRET_AGED,
  INBOUND_FAILED,
  CIRCLE_REFUSED,
  RECEIVED,
  TESTED,
]
