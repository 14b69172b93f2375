const DAY_MS = 86_400_000

/**
 * When a time that ends now begins. So many days have so many bars, today among them: usage is counted in days of UTC.
 * One day is the last 24 hours.
 */
export const beginning = (now: number, days: number): number =>
  days === 1 ? now - DAY_MS : now - (now % DAY_MS) - (days - 1) * DAY_MS
