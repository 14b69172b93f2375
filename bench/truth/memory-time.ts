const NOON = 12
const MIDDLE_OF_MONTH = 15

/**
 * @param at a time, or one before the run: `-9d` is noon nine days ago, `-2m` the 15th of the month two months ago
 * @returns the time in ISO 8601
 */
export function memoryTime(at: string, now: Date): string {
  const [, count, unit] = /^-(\d+)([dm])$/.exec(at) ?? []
  if (count === undefined) return at
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  const time =
    unit === 'd'
      ? Date.UTC(year, month, day - Number(count), NOON)
      : Date.UTC(year, month - Number(count), MIDDLE_OF_MONTH, NOON)
  return new Date(time).toISOString()
}
