/** Which way a date without a year points. */
export type Direction = 'past' | 'future' | 'nearest'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** The name of a month, as part of a pattern. */
export const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'

export const monthIndex = (name: string): number => MONTHS.indexOf(name.slice(0, 3))

export const written = (date: Date, withTime: boolean): string =>
  withTime ? date.toISOString() : date.toISOString().slice(0, 10)

/** Noon, so that no time zone makes another day of it. */
export const utc = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month, day, 12))
