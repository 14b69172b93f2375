import { invalid } from './errors.ts'

/** How an organization, or who calls for it, reads times in texts. */
export interface TimeSettings {
  /** IANA name. [UTC] */
  timeZone?: string | undefined
  /** BCP 47 tag. [the month first, with a warning] */
  locale?: string | undefined
}

/**
 * A time zone as its standard writes it: `europe/berlin` is `Europe/Berlin`.
 * @throws ApiError `validation_error` if it is unknown
 */
export function requireTimeZone(given: string, path: string): string {
  try {
    // an offset is no name, and there are as many as there are minutes
    if (/^[+-]/.test(given)) throw new RangeError(given)
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone
  } catch {
    throw invalid(path, `${path} is no time zone: ${given}. Pass an IANA name such as Europe/Berlin, or UTC.`)
  }
}

/**
 * A locale as its standard writes it: `en-gb` is `en-GB`.
 * @throws ApiError `validation_error` if it is unknown
 */
export function requireLocale(given: string, path: string): string {
  const [locale] = supported(given)
  if (locale !== undefined) return locale
  throw invalid(path, `${path} is no known locale: ${given}. Pass a language tag such as en-GB or de.`)
}

function supported(given: string): string[] {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(given)
  } catch {
    return []
  }
}
