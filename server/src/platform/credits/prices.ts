/**
 * What work costs, in credits. Not listed costs nothing: properties, filters by property, lists, account and events.
 * A memory stored again, and a call that fails, cost nothing either.
 */
export const PRICES = {
  /** A memory. */
  memorize: 1,
  /** Extraction of its properties, beside `memorize`. */
  extract: 1,
  recall: 1,
  smartRecall: 1,
  /** An answer put together from what was recalled, beside `smartRecall`. */
  answer: 1,
  smartMemoryDigest: 1,
  /** Records that are like a record or a text. */
  similar: 1,
  segment: 1,
  /** With a query; a filter alone costs nothing. */
  search: 1,
  /** A memory that an import adds. */
  importMemory: 1,
  /** A record whose properties are set. */
  upsert: 1,
  /** A property that is changed. */
  update: 1,
} as const satisfies Record<string, number>
