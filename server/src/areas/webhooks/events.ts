import { anything, defineEvent, integer, number, text, texts } from '../../platform/events/domain-events.ts'

const SUBSCRIPTION_ID = text('Id of the subscription.', 'whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
const EVENT_ID = 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'
const RECEIPT = {
  id: text('Id of the delivery in the log of the source.', 'rcv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'),
  source_id: text('Id of the source.', 'src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'),
}

const LAST_FAILURE = {
  last_event_id: text('Id of the event whose delivery failed last. Fetch it with webhooks events get.', EVENT_ID),
  last_event_type: text('Its type.', 'order.paid'),
  last_error: text('Why the delivery failed.', 'The receiver answered 500.'),
}

const circuit = (state: string, reason: string) => ({
  subscription_id: SUBSCRIPTION_ID,
  circuit_state: text('Its state after the change: open, half_open or closed.', state),
  reason: text('Why it changed.', reason),
})

export const CIRCUIT_OPENED = defineEvent(
  'webhook.circuit_opened',
  'The circuit of a subscription opened: nothing is sent to it for half an hour.',
  circuit('open', '5 failures in a row'),
  { optional: LAST_FAILURE, previous: { circuit_state: 'closed' } },
)
export const CIRCUIT_HALF_OPENED = defineEvent(
  'webhook.circuit_half_opened',
  'The circuit of a subscription half opened: a test event is sent to see whether its receiver works again.',
  circuit('half_open', 'time'),
  { optional: LAST_FAILURE, previous: { circuit_state: 'open' } },
)
export const CIRCUIT_CLOSED = defineEvent(
  'webhook.circuit_closed',
  'The circuit of a subscription closed: deliveries that waited are sent.',
  circuit('closed', 'test events succeeded'),
  { previous: { circuit_state: 'half_open' } },
)
export const DISABLED = defineEvent(
  'webhook.disabled',
  'A subscription was disabled: its receiver answered 410, or its circuit was open for 72 hours.',
  { subscription_id: SUBSCRIPTION_ID, reason: text('gone or circuit_open.', 'circuit_open') },
  { optional: LAST_FAILURE },
)

const METRIC = text('Its name, as in the metrics.', 'delivery_success_rate')
const ALERT_PLACE = {
  subscription_id: text('Id of the subscription whose deliveries it is about. Absent if it is about all.'),
  event_type: text('The event type whose deliveries it is about. Absent if it is about all.'),
}

export const ALERT_RAISED = defineEvent(
  'webhook.alert_raised',
  'A delivery metric passed its threshold.',
  {
    metric: METRIC,
    priority: integer('1 is the most urgent.', 1),
    value: number('Its value.', 0.91),
    threshold: number('The threshold that it passed.', 0.95),
  },
  { optional: ALERT_PLACE },
)
export const ALERT_CLEARED = defineEvent(
  'webhook.alert_cleared',
  'A delivery metric is within its threshold again.',
  { metric: METRIC },
  { optional: ALERT_PLACE },
)
export const SECRET_AGED = defineEvent(
  'webhook.secret_aged',
  'The signing secret of a subscription is 90 or 180 days old. Rotating it is recommended.',
  { subscription_id: SUBSCRIPTION_ID, age_days: integer('The age that it reached: 90 or 180.', 90) },
)
export const INBOUND_FAILED = defineEvent(
  'webhook.inbound_failed',
  'An event that a source has accepted became no memory. It is kept and can be replayed.',
  { ...RECEIPT, reason: text('mapping, canceled, or the code of an error such as payment_required.', 'mapping') },
)
export const CIRCLE_REFUSED = defineEvent(
  'webhook.circle_refused',
  'A delivery was refused because deliveries run in a circle. At most once a day for each subscription.',
  {
    subscription_id: SUBSCRIPTION_ID,
    event_id: text('Id of the event that was not sent.', EVENT_ID),
    event_type: text('Its type.', 'memory.stored'),
  },
)
export const TESTED = defineEvent(
  'webhook.tested',
  'A test of one subscription. It is sent to that subscription only, whatever its patterns.',
  { subscription_id: SUBSCRIPTION_ID },
)
export const RECEIVED = defineEvent(
  'webhook.received',
  'A source accepted an event. It is sent to the forward routes of that source only, as it arrived: not in an envelope, but with its own body and headers. A body of more than 256 KiB is not sent; the envelope has the URL to fetch it.',
  {
    ...RECEIPT,
    event_id: text('The ID that its sender gave the event, or the hash of its body.', 'evt_1PgaVe2eZvKYlo2C8Zk2'),
  },
  {
    optional: {
      type: text('The type that its sender gave the event.', 'invoice.paid'),
      headers: texts('The headers that it arrived with, without those of the connection and of credentials.', {
        'content-type': 'application/json',
      }),
      query: text('The query that it was sent with, without the question mark. Empty if there was none.'),
      body: text('The body as it arrived.', '{"id":"evt_1PgaVe2eZvKYlo2C8Zk2","type":"invoice.paid"}'),
      body_base64: text('The body in base64, instead of body, if it is not UTF-8.'),
      payload: anything('The parsed JSON or form. Null if the body is neither.'),
    },
  },
)

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
