/** In credits. What is not listed is free, and so is a call that fails. */
export const PRICES = {
  /** Storing a memory. */
  memorize: 1,
  /** Extracting properties, in addition to `memorize`. Free if none are found. */
  extract: 1,
  recall: 1,
  smartRecall: 1,
  /** Generating an answer from the results, in addition to `smartRecall`. Free if they do not answer the query. */
  answer: 1,
  /** Reading a question with a model. Free if the model finds no valid filter, or none is configured. */
  queryProperties: 1,
  smartMemoryDigest: 1,
  /** Finding records that are similar to a record or a text. */
  similar: 1,
  segment: 1,
  /** With a query. A filter alone is free. */
  search: 1,
  /** For each memory that an import adds. */
  importMemory: 1,
  /** For each record whose properties are set. */
  upsert: 1,
  /** For each property that is changed. */
  update: 1,
} as const
