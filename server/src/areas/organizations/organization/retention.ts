import type { Schemas } from '../../../contract/schemas.ts'
import { type AuditEvent, audit } from '../../../platform/access/audit.ts'
import { PLANS, WEBHOOK_RETENTION_DAYS } from '../../../platform/access/plans.ts'
import type { Database } from '../../../platform/database/database.ts'
import { ApiError, invalid } from '../../../platform/values/errors.ts'
import type { Organization } from './administration.ts'

type Days = Pick<Schemas['OwnOrganization'], 'webhookPayloadDays' | 'webhookMetadataDays'>

/** How long webhooks of an organization are kept: as it has set, within its plan. */
export function retentionOf({ plan, webhookPayloadDays: payload, webhookMetadataDays: metadata }: Organization): Days {
  const most = PLANS[plan].maxWebhookRetentionDays
  const webhookMetadataDays = Math.min(metadata ?? WEBHOOK_RETENTION_DAYS, most)
  return {
    webhookPayloadDays: Math.min(payload ?? WEBHOOK_RETENTION_DAYS, webhookMetadataDays),
    webhookMetadataDays,
  }
}

/**
 * Changes how long webhooks are kept. Call it in a transaction.
 * @returns what it deletes; undefined if that is nothing
 * @throws ApiError `permission_error` if the plan does not allow it, `validation_error` if payloads outlive metadata
 */
export async function changeRetention(
  database: Database,
  given: Partial<Days>,
  { before, ...entry }: Omit<AuditEvent, 'action' | 'details'> & { before: Organization },
): Promise<string | undefined> {
  const after = { ...before, ...given }
  refuse(after, given)
  const [from, to] = [retentionOf(before), retentionOf(after)]
  if (isSame(before, after)) return undefined
  await database.prisma(models => models.organization.update({ where: { id: before.id }, data: given }))
  await audit(database, {
    ...entry,
    action: 'organization.retention_changed',
    details: { from: { ...from }, to: { ...to } },
  })
  return warningOf(from, to)
}

function refuse(after: Organization, given: Partial<Days>): void {
  const { plan, webhookPayloadDays: payload, webhookMetadataDays } = after
  const most = PLANS[plan].maxWebhookRetentionDays
  for (const [field, days] of Object.entries(given))
    if (days > most)
      throw new ApiError(
        'permission_error',
        `body.${field} is ${days}, and the plan ${plan} keeps webhooks for at most ${most} days. Choose fewer; the operator of the server can change the plan.`,
      )
  const metadata = webhookMetadataDays ?? WEBHOOK_RETENTION_DAYS
  if (payload === null || payload <= metadata) return
  throw given.webhookPayloadDays === undefined
    ? invalid(
        'body.webhookMetadataDays',
        `body.webhookMetadataDays is ${metadata}, and payloads are kept for ${payload} days. Send webhookPayloadDays too, with at most ${metadata}.`,
      )
    : invalid(
        'body.webhookPayloadDays',
        `body.webhookPayloadDays is ${payload}, and metadata are kept for ${metadata} days. Send at most ${metadata}, or a longer webhookMetadataDays.`,
      )
}

const isSame = (one: Organization, other: Organization): boolean =>
  one.webhookPayloadDays === other.webhookPayloadDays && one.webhookMetadataDays === other.webhookMetadataDays

function warningOf(from: Days, to: Days): string | undefined {
  const shorter = [
    ['payloads of webhooks', from.webhookPayloadDays, to.webhookPayloadDays],
    ['events and deliveries', from.webhookMetadataDays, to.webhookMetadataDays],
  ] as const
  const deleted = shorter.flatMap(([what, was, is]) => (is < was ? `${what} that are older than ${is} days` : []))
  if (deleted.length === 0) return undefined
  return `The next purge, within a day, deletes ${deleted.join(', and ')}. They cannot be restored.`
}
