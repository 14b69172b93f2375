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

/** What an operation costs that reads a text for values. */
interface ReadingPrice {
  /** Whatever is read. */
  base: number
  /** When the reading is charged: if it found something, or if it did not fail. */
  when: 'found' | 'read'
  freeOffline?: true
}

const READING_PRICES = {
  memorize: { base: PRICES.memorize, when: 'found' },
  batchMemorize: { base: PRICES.memorize, when: 'found' },
  memorizeConversation: { base: PRICES.memorize, when: 'found' },
  updateProperty: { base: PRICES.update, when: 'read' },
  reextractCollections: { base: 0, when: 'found' },
  tryExtraction: { base: 0, when: 'found', freeOffline: true },
} as const satisfies Record<string, ReadingPrice>

export type ReadingOperation = keyof typeof READING_PRICES

interface Read {
  extracted: readonly unknown[]
  failure?: unknown
}

/** What a reading adds to the price of its operation. */
export function readingPrice(
  operation: ReadingOperation,
  { extracted, failure }: Read,
  engine: 'offline' | 'model' = 'model',
): number {
  const { when, freeOffline }: ReadingPrice = READING_PRICES[operation]
  const isFree = freeOffline && engine === 'offline'
  const isCharged = when === 'read' ? failure === undefined : extracted.length > 0
  return isCharged && !isFree ? PRICES.extract : 0
}

/** @param reading absent if the text is not read */
export const priceOf = (operation: ReadingOperation, reading?: Read): number =>
  READING_PRICES[operation].base + (reading ? readingPrice(operation, reading) : 0)

/** The price if the text is read and has values. */
export const highestPriceOf = (operation: ReadingOperation): number => READING_PRICES[operation].base + PRICES.extract
