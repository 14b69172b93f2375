import { calendarSpan, DAY_MS, midnight, type TimeSpan } from './calendar.ts'

export interface ComingTime extends TimeSpan {
  /** Offset of the expression in the text. */
  start: number
  end: number
}

const NEXT = /\b(?:tomorrow|next (?<unit>week|month|quarter|year))\b/gi
const COUNTED = /\b(?:in|within|over|during) (?:the )?(?:next|coming) (?<count>\d{1,3}) (?<unit>day|week|month)s?\b/gi

/**
 * The future times that a message names. The search does not use them, as memories are about the past; a contract may
 * end next month.
 */
export function comingTimes(text: string, now: Date): ComingTime[] {
  const today = midnight(now)
  const counted = [...text.matchAll(COUNTED)].map(match => {
    const { count, unit = '' } = match.groups ?? {}
    const steps = Number(count)
    const last = unit.startsWith('m')
      ? Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + steps, now.getUTCDate())
      : today + steps * (unit.startsWith('w') ? 7 : 1) * DAY_MS
    return { ...placeOf(match), from: today, to: last + DAY_MS }
  })
  const next = [...text.matchAll(NEXT)].map(match => {
    return { ...placeOf(match), ...calendarSpan(match.groups?.unit?.toLowerCase() ?? 'day', 1, now) }
  })
  return [...counted, ...next]
}

const placeOf = ({ index, 0: { length } }: RegExpExecArray): { start: number; end: number } => ({
  start: index,
  end: index + length,
})
