const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const AGO = /^(\d{1,6}) ?(minute|hour|day|week|month)s? ago$/
const NAMED: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 }
const MINUTES: Readonly<Record<string, number>> = { minute: 1, hour: 60 }
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 }

/**
 * A time as people type it, in ISO 8601. A day (`2026-11-01`, `yesterday`) is its start in the time zone of the caller;
 * `3 days ago` is the same time of that day, and `now` is now. Any other text is unchanged: the server judges it.
 */
export function momentOf(text: string, now: Date): string {
  const words = text.trim().toLowerCase()
  if (words === 'now') return now.toISOString()
  const day = DAY.exec(words)?.slice(1).map(Number)
  if (day) return startOf(day, text)
  const days = NAMED[words]
  if (days !== undefined) return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString()
  const [, count = '', unit = ''] = AGO.exec(words) ?? []
  return unit === '' ? text : before(now, Number(count), unit).toISOString()
}

/** A day that does not exist, such as 30 February, is unchanged. */
function startOf([year = 0, month = 0, day = 0]: number[], text: string): string {
  const start = new Date(year, month - 1, day)
  return start.getMonth() === month - 1 && start.getDate() === day ? start.toISOString() : text
}

function before(now: Date, count: number, unit: string): Date {
  const at = new Date(now)
  const minutes = MINUTES[unit]
  if (minutes !== undefined) at.setTime(at.getTime() - count * minutes * 60_000)
  else if (unit === 'month') at.setMonth(at.getMonth() - count)
  else at.setDate(at.getDate() - count * (DAYS[unit] ?? 1))
  return at
}
