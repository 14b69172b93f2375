import { invalid } from '../../platform/values/errors.ts'

export const GRANULARITIES = ['hour', 'day', 'month'] as const
export type Granularity = (typeof GRANULARITIES)[number]

/** Whole hours, days or months in UTC. */
export interface Range {
  /** Inclusive. */
  from: Date
  /** Exclusive. */
  to: Date
  granularity: Granularity
}

export interface RangeInput {
  from?: string
  to?: string
  granularity?: Granularity
}

/** The number of steps if `from` is absent, and the largest number. */
const STEPS: Readonly<Record<Granularity, { usual: number; most: number }>> = {
  hour: { usual: 24, most: 31 * 24 },
  day: { usual: 30, most: 731 },
  month: { usual: 12, most: 120 },
}
const FIRST = Date.parse('2000-01-01T00:00:00Z')
const LAST = Date.parse('2100-01-01T00:00:00Z')

/** The beginning of the hour, day or month in UTC. */
function beginningOf(moment: Date, granularity: Granularity): Date {
  const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()]
  if (granularity === 'month') return new Date(Date.UTC(year, month))
  return new Date(Date.UTC(year, month, day, granularity === 'hour' ? moment.getUTCHours() : 0))
}

export function plus(beginning: Date, steps: number, granularity: Granularity): Date {
  const moved = new Date(beginning)
  if (granularity === 'hour') moved.setUTCHours(moved.getUTCHours() + steps)
  else if (granularity === 'day') moved.setUTCDate(moved.getUTCDate() + steps)
  else moved.setUTCMonth(moved.getUTCMonth() + steps)
  return moved
}

export function beginningsIn({ from, to, granularity }: Range): Date[] {
  const beginnings: Date[] = []
  for (let at = from; at < to; at = plus(at, 1, granularity)) beginnings.push(at)
  return beginnings
}

/** The range of the same length that ends where this one begins. */
export function previousOf(range: Range): Range {
  const steps = beginningsIn(range).length
  return { ...range, from: plus(range.from, -steps, range.granularity), to: range.from }
}

/**
 * Reads the range of a request and extends it to whole hours, days or months.
 * @param now the default of `to`
 * @throws ApiError `validation_error` if it is not in UTC, ends before it begins, or is too long
 */
export function readRange({ from, to, granularity = 'day' }: RangeInput, now: Date): Range {
  const end = to === undefined ? now : readMoment('to', to)
  const after = beginningOf(end, granularity)
  const last = after < end ? plus(after, 1, granularity) : after
  const { usual, most } = STEPS[granularity]
  const start = from === undefined ? plus(last, -usual, granularity) : readMoment('from', from)
  if (start >= end)
    throw invalid('body.from', `body.from must be before ${to === undefined ? 'the current time' : 'body.to'}`)
  const range = { from: beginningOf(start, granularity), to: last, granularity }
  if (plus(range.from, most, granularity) < last)
    throw invalid(
      'body.from',
      `body.from must be at most ${most} ${granularity}s before body.to. Choose a shorter range or a coarser granularity`,
    )
  return range
}

function readMoment(field: 'from' | 'to', text: string): Date {
  const path = `body.${field}`
  if (!text.endsWith('Z'))
    throw invalid(path, `${path} must be in UTC and end with Z, such as ${new Date(text).toISOString()}`)
  const moment = new Date(text)
  if (moment.getTime() < FIRST || moment.getTime() >= LAST)
    throw invalid(path, `${path} must be in the years 2000 to 2099`)
  return moment
}
