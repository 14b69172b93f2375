const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
/** Same limit as in the spec. A fraction of a second can have any number of digits. */
const MAX_LENGTH = 64
const FIRST = Date.parse('0001-01-01T00:00:00Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * Whether a text is a moment that JavaScript and PostgreSQL can both represent: ISO 8601 with its offset from UTC, on
 * a day that exists, in the years 1 to 9999 UTC. RFC 3339 also allows leap seconds, which neither of them supports.
 */
export function isMoment(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  const day = DATE_TIME.exec(text)?.[1]
  const time = Date.parse(text)
  // 30 February parses as 2 March
  return (
    day !== undefined && time >= FIRST && time <= LAST && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
  )
}
