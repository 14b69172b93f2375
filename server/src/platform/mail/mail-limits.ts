import { networkOf } from '../access/address-limit.ts'
import type { PlanName } from '../access/plan-names.ts'
import { PLANS } from '../access/plans.ts'
import type { Database } from '../database/database.ts'
import { countMails } from './sql/mail-limits.ts'

/** How many times the limit of its plan the organizations of one network address and plan share. */
const NETWORK_FACTOR = 10

/** Mails that an organization wants to send. */
export interface WantedMails {
  organization: { id: string; plan: PlanName }
  /** Distinct recipients: what identifies each of them in the counts. */
  recipients: readonly string[]
  /** Maximum mails to one recipient and day. */
  perRecipient: number
  /** The network address of the caller, if its mails are counted together with those of others. */
  address?: string
}

/** What is sent of it, and the limit that prevents the rest. */
export interface AllowedMails {
  recipients: string[]
  exceeded?: { limit: number; waitSeconds: number; of: 'recipient' | 'organization' | 'address' }
}

/**
 * Counts the mails of a day (UTC) and returns which may be sent: up to the limit of the plan for the organization, and
 * up to a limit for each recipient. Call it in a transaction; if that is rolled back, nothing is counted.
 */
export async function allowMails(
  database: Database,
  { organization, recipients, perRecipient, address }: WantedMails,
): Promise<AllowedMails> {
  if (recipients.length === 0) return { recipients: [] }
  const perDay = PLANS[organization.plan].maxMailsPerDay
  const people = await countMails(
    database,
    recipients.map(recipient => `recipient:${recipient}`),
    recipients.map(() => 1),
  )
  const tired = new Map(people.filter(({ mails }) => mails > perRecipient).map(count => [count.subject, count]))
  const willing = recipients.filter(recipient => !tired.has(`recipient:${recipient}`))
  const limits = [
    { subject: `organization:${organization.id}`, limit: perDay, of: 'organization' as const },
    ...(address === undefined
      ? []
      : [
          {
            subject: `address:${organization.plan}:${networkOf(address)}`,
            limit: Math.min(perDay * NETWORK_FACTOR, PLANS.unlimited.maxMailsPerDay),
            of: 'address' as const,
          },
        ]),
  ]
  const counts = await countMails(
    database,
    limits.map(({ subject }) => subject),
    limits.map(() => willing.length),
  )
  const left = limits.map(({ subject, ...limit }) => {
    const count = counts.find(each => each.subject === subject)
    const before = (count?.mails ?? 0) - willing.length
    return { ...limit, waitSeconds: count?.wait_seconds ?? 0, left: Math.max(0, limit.limit - before) }
  })
  const allowed = Math.min(willing.length, ...left.map(each => each.left))
  const full = left.find(each => each.left < willing.length)
  const [over] = tired.values()
  return {
    recipients: willing.slice(0, allowed),
    ...(full
      ? { exceeded: { limit: full.limit, waitSeconds: full.waitSeconds, of: full.of } }
      : over && { exceeded: { limit: perRecipient, waitSeconds: over.wait_seconds, of: 'recipient' as const } }),
  }
}
