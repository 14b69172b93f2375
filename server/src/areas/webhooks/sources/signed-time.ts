import { refused } from './refusals.ts'
import type { TimeUnit } from './scheme.ts'

export interface Moment {
  now: Date
  /** Maximum difference to the time of signing, in seconds. */
  tolerance: number
}

/** Number() would also accept `1e3` and ` 12 `, which were not signed. */
const FORMS: Readonly<Record<TimeUnit, { form: RegExp; name: string; secondsOf(text: string): number }>> = {
  s: { form: /^\d{1,12}$/, name: 'in Unix seconds, in digits only', secondsOf: Number },
  ms: {
    form: /^\d{1,15}$/,
    name: 'in Unix milliseconds, in digits only',
    secondsOf: text => Math.floor(Number(text) / 1000),
  },
  iso: {
    form: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:?\d{2})$/,
    name: 'in ISO 8601',
    secondsOf: text => Math.floor(Date.parse(text) / 1000),
  },
}

/** @param where names the place, as the begin of a sentence @throws Refused */
export function readTime(text: string, unit: TimeUnit, where: string): number {
  const { form, name, secondsOf } = FORMS[unit]
  const seconds = form.test(text) ? secondsOf(text) : Number.NaN
  if (Number.isFinite(seconds)) return seconds
  throw refused('malformed_header', `${where} ${name}.`)
}

/** @throws Refused `too_old` or `too_new` */
export function checkedAge(seconds: number, { now, tolerance }: Moment): Date {
  const age = Math.floor(now.getTime() / 1000) - seconds
  if (age > tolerance)
    throw refused(
      'too_old',
      `The delivery was signed ${age} seconds ago, and ${tolerance} are allowed. It is a replay, or the clock of the sender is slow.`,
    )
  if (-age > tolerance)
    throw refused(
      'too_new',
      `The delivery was signed ${-age} seconds in the future, and ${tolerance} are allowed. The clock of the sender is fast.`,
    )
  return new Date(seconds * 1000)
}
