const OFFSET = /([+-])(\d\d):?(\d\d)$/

/** A time as the clock of its own offset shows it: "tomorrow" is counted from the day on which it was said. */
export function localTime(time: Date, given: string | undefined): Date {
  const [, sign, hours, minutes] = OFFSET.exec(given ?? '') ?? []
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1)
  return new Date(time.getTime() + offset * 60_000)
}
