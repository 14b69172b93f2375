import type { Schemas } from '../../../../contract/schemas.ts'
import { ambiguousDates } from '../../../../models/language.ts'
import type { BillingContext } from '../../../../platform/credits/credits.ts'
import { requireTimeZone, type TimeSettings } from '../../../../platform/values/time-settings.ts'

/** How the caller reads times: as the call says, else as the organization does. */
export const timesOf = ({ organization = {} }: BillingContext['principal'], timeZone?: string): TimeSettings => ({
  timeZone: timeZone === undefined ? organization.timeZone : requireTimeZone(timeZone, 'body.timeZone'),
  locale: organization.locale,
})

/** Says how a date was read that could be another one. */
export const dateWarnings = (text: string, times: TimeSettings): NonNullable<Schemas['Warnings']> =>
  ambiguousDates(text, times).map(({ written, day }) => ({
    code: 'ambiguous_date',
    message: `${written} was read with the month first: ${day}. Write ${day}, or set the locale of the organization.`,
  }))
