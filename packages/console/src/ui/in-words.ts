const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** A time in words, such as `3 minutes ago`. */
export function inWords(at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size)
  return step ? RELATIVE.format(Math.trunc(seconds / step[1]), step[0]) : 'just now'
}
