/** No model reads or writes more in one call. */
const MAX_TOKENS = 20_000_000

/** The tokens that a model reports, which are charged. Undefined if it reports none, or what cannot be true. */
export const reported = (tokens: unknown): number | undefined =>
  typeof tokens === 'number' && Number.isInteger(tokens) && tokens >= 0 && tokens <= MAX_TOKENS ? tokens : undefined
