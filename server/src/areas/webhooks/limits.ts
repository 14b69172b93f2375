import { WEBHOOK_RETENTION_DAYS } from '../../platform/access/plans.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Maximum subscriptions in an account's live or test data. */
export const MAX_SUBSCRIPTIONS = 20
/** Maximum event types or patterns per subscription. */
export const MAX_EVENT_TYPES = 100

/**
 * In any window of this length, no more deliveries are sent than the rate limit of a subscription: a second, and the
 * differences of the time that they take to the receiver.
 */
export const RATE_WINDOW_MS = 1_100

/** How long a receiver may take to respond, including name resolution. */
export const RESPONSE_MS = 5_000
/** The range that a subscription may set instead. */
export const TIMEOUT_MS = { least: 1_000, most: 30_000 } as const
/** Maximum bytes read of a response: enough to reuse the connection. */
export const RESPONSE_BYTES = 16 * 1024
/** Maximum bytes stored of it, for people to read. */
export const PREVIEW_BYTES = 1024

/** How long both secrets sign after a rotation. */
export const GRACE_HOURS = { least: 24, most: 72 } as const
/** Age at which rotating a secret is recommended; from `ROTATION_WARNING_DAYS` on there is a warning. */
export const ROTATION_DAYS = 90
export const ROTATION_WARNING_DAYS = 180

/** The payload version of a new subscription. */
export const API_VERSION = '2026-11-01'

/** Maximum size of an event on the wire, including its envelope; larger ones are sent as a reference. */
export const MAX_PAYLOAD_BYTES = 64 * 1024
/** The same for an event that a source forwards: of a larger body, only a reference is sent. */
export const MAX_FORWARDED_BYTES = 256 * 1024
/** How long a receiver can fetch the complete event with the URL of an attempt. */
export const FETCH_HOURS = 72
/** Maximum events that one call publishes. */
export const MAX_EVENTS_AT_ONCE = 500

/** Maximum number of its own event types that are stored for an account. */
export const MAX_PUBLISHED_TYPES = 1_000

/** Maximum event types that an account may declare, in its live or test data, and archived ones in addition. */
export const MAX_OWN_EVENT_TYPES = 200
export const MAX_ARCHIVED_EVENT_TYPES = 1_000

/** Below this volume, the process that receives an event also sends it by default. */
export const INLINE_BELOW_PER_MINUTE = 10
/** Above this volume, a partitioned queue pays off if NATS is available. */
export const QUEUE_ABOVE_PER_SECOND = 1_000

/** Maximum open streams of events in an account's live or test data. */
export const MAX_STREAMS = 10
/** A stream counts as open for this long without a sign of its process. */
export const STREAM_LEASE_SECONDS = 60
/** Events are recorded for this long after the last stream was closed, so that its client can continue. */
export const STREAM_RESUME_HOURS = 1
/** After this time a stream ends, so that its client authenticates again. */
export const STREAM_MINUTES = 60

/** Default maximum latency for 99 of 100 deliveries, from the event to its arrival. */
export const LATENCY_TARGET_MS = 5_000

/** Seconds before each attempt of a delivery; the first one is immediate. */
export const RETRY_DELAYS_SECONDS: readonly number[] = [
  0,
  10,
  30,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  4 * HOUR,
  8 * HOUR,
  24 * HOUR,
]
/** Attempts of a delivery before it becomes a dead letter. */
export const DELIVERY_ATTEMPTS = RETRY_DELAYS_SECONDS.length
/** Each delay is multiplied by a random factor from this range. */
export const JITTER = { least: 0.5, most: 1.5 } as const
/** Minimum and maximum delay that a receiver can request with `Retry-After`. */
export const MIN_RETRY_AFTER_SECONDS = 1
export const MAX_RETRY_AFTER_SECONDS = 24 * HOUR
/** How many of the first retries `Retry-After` may bring forward. With all of them, short delays would use up the attempts. */
export const HASTENED_RETRIES = 4

/** Consecutive failures that open a circuit. */
export const CIRCUIT_FAILURES = 5
/** Time until an open circuit is probed, times a factor from `PROBE_JITTER`, so never earlier. */
export const HALF_OPEN_AFTER_SECONDS = 30 * MINUTE
export const PROBE_JITTER = { least: 1, most: 1.1 } as const
/** Consecutive successful probes that close a circuit. */
export const CIRCUIT_SUCCESSES = 2
/** A subscription whose circuit has been open for this long is disabled. */
export const DISABLED_AFTER_HOURS = 72

/** Days that a delivery waits for a subscription disabled by its owner before it becomes a dead letter. */
export const WAITING_DAYS = 35
/** Days that a dead letter is kept after its failure, at most as long as its delivery. */
export const DEAD_LETTER_DAYS = 30
/** Days that a delivery is kept after it ended, unless the organization has set another time. */
export const HISTORY_DAYS = WEBHOOK_RETENTION_DAYS
/** Maximum dead letters that one call replays. */
export const REPLAYED_AT_ONCE = 10_000

/** More dead letters than this raise an alert that names their causes. */
export const DEAD_LETTER_ALERT = 1_000

/** Maximum sources of inbound webhooks in an account's live or test data. */
export const MAX_SOURCES = 100
/** Maximum difference between the time of signing an inbound delivery and now, in seconds. */
export const TOLERANCE_SECONDS = 300
/** How long the sender of an inbound delivery waits at most: senders wait 5 seconds. */
export const ANSWER_MS = 4_500
/** Seconds after which a sender should repeat a delivery that was not stored in time. */
export const RETRY_INBOUND_SECONDS = 10
/** Deliveries to a source from one address, per hour. */
export const MAX_INBOUND = 100_000
/** The same for those without a valid signature, of which each is written to the log. */
export const MAX_REJECTED = 1_000
/** Calls of sources that do not exist, from one address per hour. */
export const MAX_UNKNOWN = 1_000
/**
 * Days that a received delivery is listed, and duplicates are recognized, unless the organization has set another time. One
 * whose outcome is open is kept for as long in any case.
 */
export const RECEIPT_DAYS = 30
/** How long an equal body under another unsigned ID is reported as repeated. */
export const REPEATED_BODY_MINUTES = 5
/** Maximum kept events of a source that one call replays. */
export const MAX_INBOUND_REPLAYS = 10_000
