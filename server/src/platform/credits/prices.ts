/**
 * Prices in credits. Operations that are not listed are free: properties, filters by property, lists, account and
 * events. Storing a memory again and failed calls are free too.
 */
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
  /** For each started 1,000 tokens that language models read and write for a prompt, a chat completion or a run. */
  modelTokens: 1,
  /** Selecting guidelines for a message. */
  smartGuidelines: 1,
  /** Letting a model choose among them, in addition to `smartGuidelines`. */
  chooseGuidelines: 1,
  /** Planning a smart update. Applying its plan is free. */
  smartUpdate: 1,
  /** Letting a model plan it, in addition to `smartUpdate`. */
  planUpdate: 1,
  /** Storing an image, audio or PDF. */
  memorizeMedia: 1,
  /** Letting a vision model describe an image, in addition to `memorizeMedia`. */
  describeImage: 2,
  /** For each started MiB of audio that a speech model transcribes, in addition to `memorizeMedia`. */
  transcribeAudio: 2,
  /** Searching media. Without a query it is free. */
  searchMedia: 1,
  /** For each document that is added. One that cannot be read is free. */
  ragIngest: 1,
  ragSearch: 1,
  /** Generating an answer with citations, in addition to `ragSearch`. Free if the documents do not answer the query. */
  ragAnswer: 1,
  /** Searching external sources, with the projects. */
  externalRagSearch: 1,
  /** A call of a tool of an MCP server by a model. Free if it fails. */
  mcpToolCall: 1,
} as const satisfies Record<string, number>
