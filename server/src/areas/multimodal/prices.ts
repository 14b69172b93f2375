/** In credits. What is not listed is free, and so is a call that fails. */
export const PRICES = {
  /** Storing an image, audio or PDF. */
  memorizeMedia: 1,
  /** Letting a vision model describe an image, in addition to `memorizeMedia`. */
  describeImage: 2,
  /** For each started MiB of audio that a speech model transcribes, in addition to `memorizeMedia`. */
  transcribeAudio: 2,
  /** Searching media. Without a query it is free. */
  searchMedia: 1,
} as const
