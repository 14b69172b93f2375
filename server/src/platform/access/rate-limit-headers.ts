import { DAY_SECONDS, HOUR_SECONDS } from '../values/durations.ts'

/** Length of each window in seconds. A month has none, because months have different lengths. */
const SECONDS = { minute: 60, day: DAY_SECONDS, month: undefined, address: HOUR_SECONDS } as const

export type RateLimitWindow = keyof typeof SECONDS

/** How much of a limit is left. */
export interface Allowance {
  window: RateLimitWindow
  /** Calls per window. */
  limit: number
  remaining: number
  resetSeconds: number
}

/** The headers that report a limit, as draft-ietf-httpapi-ratelimit-headers defines them. */
export function rateLimitHeaders({ window, limit, remaining, resetSeconds }: Allowance): Record<string, string> {
  const seconds = SECONDS[window]
  return {
    'RateLimit-Policy': `"${window}";q=${limit}${seconds === undefined ? '' : `;w=${seconds}`}`,
    RateLimit: `"${window}";r=${remaining};t=${resetSeconds}`,
  }
}
