/** Subscriptions that the live or the test half of an account may have. */
export const MOST_SUBSCRIPTIONS = 20
/** Event types or patterns of one subscription. */
export const MOST_EVENT_TYPES = 100

/** How long a receiver may take to answer, name resolution included. */
export const RESPONSE_MS = 5_000
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
