import type { Schemas } from '../../../contract/schemas.ts'
import { type AuditEvent, audit } from '../../../platform/access/audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { given } from '../../../platform/values/given.ts'
import { requireLocale, requireTimeZone } from '../../../platform/values/time-settings.ts'
import type { Organization } from './administration.ts'

type Times = Pick<Schemas['UpdateOwnOrganizationRequest'], 'timeZone' | 'locale'>

/**
 * Changes how questions to the organization name days. Call it in a transaction.
 * @throws ApiError `validation_error` for an unknown time zone or locale
 */
export async function changeTimes(
  database: Database,
  { timeZone, locale }: Times,
  { before, ...entry }: Omit<AuditEvent, 'action' | 'details'> & { before: Organization },
): Promise<void> {
  const after = {
    timeZone: timeZone && requireTimeZone(timeZone, 'body.timeZone'),
    locale: locale && requireLocale(locale, 'body.locale'),
  }
  const from = { timeZone: before.timeZone, locale: before.locale }
  const to = { ...from, ...given(after) }
  if (from.timeZone === to.timeZone && from.locale === to.locale) return
  await database.prisma(models => models.organization.update({ where: { id: before.id }, data: to }))
  await audit(database, { ...entry, action: 'organization.times_changed', details: { from, to } })
}
