/** `2026-11-20`, `2026-11-20T15:04:05.123Z`, `2026-11-20 15:04+01`, with what Java or Go write after the offset. */
const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:(?:T|\s+)(\d{2}:\d{2})(:\d{2})?([.,]\d+)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?(?:\s+[A-Z]{2,5}|\[[^\]]*\])?)?$/i
/** `Fri, 20 Nov 2026 15:04:05 GMT`, as in mail and HTTP. */
const MAIL = /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}(?::\d{2})? (?:GMT|UTC|[+-]\d{4})$/
/** Shorter ones are more likely a year or a day. */
const UNIX = /^-?\d{9,19}(?:\.\d+)?$/

const FIRST = Date.parse('0001-01-01T00:00:00Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * Reads a time in the forms that other programs write: ISO 8601 in its variants, and Unix time in seconds, milliseconds,
 * microseconds or nanoseconds, as a number or a text. Without a time zone it is in UTC.
 * @returns ISO 8601 in UTC; undefined if it is no time, or one that does not say which (`01/02/2026`)
 */
export function momentOf(value: unknown): string | undefined {
  const time = timeIn(value)
  return time !== undefined && time >= FIRST && time <= LAST ? new Date(time).toISOString() : undefined
}

function timeIn(value: unknown): number | undefined {
  if (typeof value === 'number') return ofUnix(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (UNIX.test(text)) return ofUnix(Number(text))
  if (MAIL.test(text)) return Date.parse(text)
  const [, day, minute = '00:00', second = ':00', fraction = '', zone = 'Z'] = ISO.exec(text) ?? []
  return day === undefined || !isDay(day)
    ? undefined
    : Date.parse(`${day}T${minute}${second}${fraction.replace(',', '.')}${offsetOf(zone)}`)
}

/** 30 February parses as 2 March. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

function offsetOf(zone: string): string {
  const [, hours, minutes = '00'] = /^([+-]\d{2}):?(\d{2})?$/.exec(zone) ?? []
  return hours === undefined ? 'Z' : `${hours}:${minutes}`
}

/** The unit of a Unix time follows from its size: in seconds, 1e11 is in the year 5138. */
function ofUnix(number: number): number {
  const size = Math.abs(number)
  if (size < 1e11) return number * 1_000
  if (size < 1e14) return number
  return size < 1e17 ? number / 1_000 : number / 1_000_000
}
