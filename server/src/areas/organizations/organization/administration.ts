import type { Schemas } from '../../../contract/schemas.ts'
import { type AuditEvent, audit } from '../../../platform/access/audit.ts'
import type { PlanName } from '../../../platform/access/plan-names.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Organization as OrganizationRow, Prisma } from '../../../platform/database/prisma/client.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { idCursor, type PageQuery, readById } from '../../../platform/lists/list.ts'
import { ApiError, conflict, invalid } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import { parseUsd } from '../../../platform/values/money.ts'
import { grant, refund } from '../../../platform/wallet/wallet.ts'
import { addCredits, forgetWaits } from '../sql/organizations.ts'

/** An organization as the operator sees it. */
export interface Organization extends Omit<OrganizationRow, 'plan'> {
  plan: PlanName
  /** Available credits for live and test data. */
  credits: { live: bigint; test: bigint }
}

const WITH_CREDITS = { tenants: { select: { livemode: true, credits: true } } } as const

type Row = Prisma.OrganizationGetPayload<{ include: typeof WITH_CREDITS }>

const cursor = idCursor('organizations', 'org')

/** One page of the server's organizations, oldest first. */
export async function listOrganizations(database: Database, query: PageQuery): Promise<Page<Organization>> {
  const { entries, ...page } = await readById(query, cursor, ({ after, take }) =>
    database.prisma(models =>
      models.organization.findMany({
        where: given({ id: after && { gt: after } }),
        include: WITH_CREDITS,
        orderBy: { id: 'asc' },
        take,
      }),
    ),
  )
  return { entries: entries.map(toOrganization), ...page }
}

/** @throws ApiError `not_found_error` */
export async function findOrganization(database: Database, id: string): Promise<Organization> {
  const row = await database.prisma(models => models.organization.findUnique({ where: { id }, include: WITH_CREDITS }))
  if (!row)
    throw new ApiError(
      'not_found_error',
      `This server has no organization ${id}. List them: keepsake admin organizations`,
    )
  return toOrganization(row)
}

/** Changes the plan, effective from the organization's next call. */
export function changePlan(database: Database, id: string, plan: PlanName, requestId: string): Promise<Organization> {
  return database.transaction(async () => {
    const { plan: before } = await findOrganization(database, id)
    await database.prisma(models => models.organization.update({ where: { id }, data: { plan } }))
    // a wait caused by the old plan must not outlast it
    await forgetWaits(database, id)
    const details = { from: before, to: plan }
    await auditOperator(database, id, { action: 'organization.plan_changed', details, requestId })
    return findOrganization(database, id)
  })
}

/**
 * Suspends an organization: its calls are refused, from the next one. Suspending it again changes nothing.
 * @throws ApiError `not_found_error`
 */
export const suspendOrganization = (
  database: Database,
  id: string,
  { reason, requestId }: { reason?: string | undefined; requestId: string },
): Promise<Organization> =>
  database.transaction(async () => {
    const suspendedAt = await database.now()
    const changed = await database.prisma(models =>
      models.organization.updateMany({ where: { id, suspendedAt: null }, data: { suspendedAt } }),
    )
    const details = reason === undefined ? {} : { reason }
    if (changed.count > 0) await auditOperator(database, id, { action: 'organization.suspended', details, requestId })
    return findOrganization(database, id)
  })

/**
 * Ends a suspension, from the next call. If there is none, nothing changes.
 * @throws ApiError `not_found_error`
 */
export const resumeOrganization = (
  database: Database,
  id: string,
  { requestId }: { requestId: string },
): Promise<Organization> =>
  database.transaction(async () => {
    const changed = await database.prisma(models =>
      models.organization.updateMany({ where: { id, suspendedAt: { not: null } }, data: { suspendedAt: null } }),
    )
    if (changed.count > 0) await auditOperator(database, id, { action: 'organization.resumed', requestId })
    return findOrganization(database, id)
  })

const auditOperator = (
  database: Database,
  id: string,
  event: Pick<AuditEvent, 'action' | 'details' | 'requestId'>,
): Promise<void> => audit(database, { organizationId: id, actor: 'operator', target: id, ...event })

export type Grant = Schemas['GrantCreditsRequest']

/**
 * Adds credits or prepaid balance to an organization, or refunds a charge. Does not count as usage.
 * @throws ApiError `validation_error`, `not_found_error`, or `conflict_error` if the charge was refunded before
 */
export function grantCredits(
  database: Database,
  id: string,
  { credits, usd, refundOf, livemode, reason }: Grant,
  requestId: string,
): Promise<Organization> {
  if (credits === undefined && usd === undefined && refundOf === undefined)
    throw invalid('body', 'body must have credits, usd or refundOf. Pass the amount to grant.')
  const amount = usd === undefined ? 0n : parseUsd(usd)
  return database.transaction(async () => {
    await findOrganization(database, id)
    if (credits !== undefined) await addCredits(database, id, livemode, credits)
    const where = { organizationId: id, livemode }
    const tenant = await database.prisma(models => models.tenant.findFirstOrThrow({ where, select: { id: true } }))
    if (amount > 0n) await grant(database, { tenantId: tenant.id, amount, requestId })
    if (refundOf !== undefined) await refundOnce(database, { tenantId: tenant.id, entryId: refundOf, requestId })
    const organization = await findOrganization(database, id)
    const details = given({ credits, usd, refundOf, livemode, reason })
    const action = refundOf === undefined ? 'credits.granted' : 'charge.refunded'
    await auditOperator(database, id, { action, details, requestId })
    return organization
  })
}

async function refundOnce(
  database: Database,
  refunded: { tenantId: number; entryId: string; requestId: string },
): Promise<void> {
  if ((await refund(database, refunded)) === undefined)
    throw conflict(
      `${refunded.entryId} is not a charge of this organization, or it was refunded before. List them: keepsake wallet transactions`,
    )
}

const toOrganization = ({ plan, tenants, ...rest }: Row): Organization => {
  const creditsOf = (livemode: boolean): bigint => tenants.find(tenant => tenant.livemode === livemode)?.credits ?? 0n
  // the column contains only what changePlan and registration write
  return { ...rest, plan: plan as PlanName, credits: { live: creditsOf(true), test: creditsOf(false) } }
}
