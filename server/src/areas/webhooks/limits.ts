const MINUTE = 60
const HOUR = 60 * MINUTE

/** Subscriptions that the live or the test half of an account may have. */
export const MOST_SUBSCRIPTIONS = 20
/** Event types or patterns of one subscription. */
export const MOST_EVENT_TYPES = 100

/** How long a receiver may take to answer, name resolution included. */
export const RESPONSE_MS = 5_000
/** What a subscription may set instead. */
export const TIMEOUT_MS = { least: 1_000, most: 30_000 } as const
/** What is read of an answer: as much as keeps a connection usable, and never more. */
export const RESPONSE_BYTES = 16 * 1024
/** What is kept of it, for people. */
export const PREVIEW_BYTES = 1024

/** Both secrets sign for this long after a rotation. */
export const GRACE_HOURS = { least: 24, most: 72 } as const
/** A secret older than this should be rotated; one older than `ROTATION_WARNING_DAYS` is warned of. */
export const ROTATION_DAYS = 90
export const ROTATION_WARNING_DAYS = 180

/** The version of the payloads that a new subscription is made for. */
export const API_VERSION = '2026-11-01'

/** Of an event on the wire, envelope included; what is larger goes as a reference. */
export const MOST_PAYLOAD_BYTES = 64 * 1024
/** Events that one call publishes. */
export const MOST_EVENTS_AT_ONCE = 500

/** Types of its own events that are kept of an account. */
export const MOST_PUBLISHED_TYPES = 1_000

/** A deployment with fewer events has the process that takes one send it, unless told otherwise. */
export const INLINE_BELOW_PER_MINUTE = 10
/** With more events than these a partitioned queue pays, where there is a NATS. */
export const QUEUE_ABOVE_PER_SECOND = 1_000

/** What 99 of 100 deliveries should take at most, from the event to its arrival, unless the deployment says otherwise. */
export const LATENCY_TARGET_MS = 5_000

/** Attempts of a delivery before it is a dead letter. */
export const DELIVERY_ATTEMPTS = 10
/** Seconds before each attempt; the first is made at once. */
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
/** Each delay is multiplied by a random factor between these. */
export const JITTER = { least: 0.5, most: 1.5 } as const
/** A receiver may ask for a later attempt by `Retry-After`, and for none later than this. */
export const MOST_RETRY_AFTER_SECONDS = 24 * HOUR

/** Failures in a row that open a circuit. */
export const CIRCUIT_FAILURES = 5
/** An open circuit is probed after this, times a factor of `PROBE_JITTER`: never earlier. */
export const HALF_OPEN_AFTER_SECONDS = 30 * MINUTE
export const PROBE_JITTER = { least: 1, most: 1.1 } as const
/** Probes in a row that have to succeed before a circuit closes. */
export const CIRCUIT_SUCCESSES = 2
/** A subscription whose circuit has been open for so long is disabled. */
export const DISABLED_AFTER_HOURS = 72

/** Days that a delivery waits for a subscription that its owner disabled before it becomes a dead letter. */
export const WAITING_DAYS = 35
/** Days that a dead letter is kept, from the failure that made it one. */
export const DEAD_LETTER_DAYS = 30
/** Days that a delivery is kept after its end: longer than a dead letter, which is sent again from it. */
export const HISTORY_DAYS = 35
/** Dead letters that one call sends again. */
export const REPLAYED_AT_ONCE = 10_000

/** More dead letters than this raise an alert that says where they come from. */
export const DEAD_LETTER_ALERT = 1_000
