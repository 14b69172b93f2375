const DAY_MS = 86_400_000
/** A key is due after 90 days, and overdue after 180. */
const DUE_DAYS = 90
const OVERDUE_DAYS = 180

/** How old a key is, and how urgent its rotation. */
export function ageOf({ createdAt }: { createdAt: string }, now = Date.now()): { days: number; due?: 'warn' | 'bad' } {
  const days = Math.floor((now - Date.parse(createdAt)) / DAY_MS)
  if (days < DUE_DAYS) return { days }
  return { days, due: days < OVERDUE_DAYS ? 'warn' : 'bad' }
}
