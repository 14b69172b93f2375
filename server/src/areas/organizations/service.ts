import type { PlanName } from '../../platform/access/plans.ts'
import { audit } from '../../platform/audit.ts'
import type { Page } from '../../platform/cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { given, idCursor, type PageQuery, readPage } from '../../platform/list.ts'
import { addCredits, forgetWaits } from './sql/organizations.ts'

/** An organization as the operator sees it. */
export interface Organization {
  id: string
  name: string
  plan: PlanName
  createdAt: Date
  /** Available credits for live and test data. */
  credits: { live: bigint; test: bigint }
}

const WITH_CREDITS = { tenants: { select: { livemode: true, credits: true } } } as const

interface Row extends Omit<Organization, 'plan' | 'credits'> {
  plan: string
  tenants: { livemode: boolean; credits: bigint }[]
}

const cursor = idCursor('organizations', 'org')

/** One page of the server's organizations, oldest first. */
export async function listOrganizations(database: Database, query: PageQuery): Promise<Page<Organization>> {
  const { entries, ...page } = await readPage(
    query,
    cursor,
    ({ after, take }) =>
      database.prisma(models =>
        models.organization.findMany({
          where: given({ id: after && { gt: after } }),
          include: WITH_CREDITS,
          orderBy: { id: 'asc' },
          take,
        }),
      ),
    ({ id }) => id,
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
    await audit(database, {
      organizationId: id,
      actor: 'operator',
      action: 'organization.plan_changed',
      target: id,
      details: { from: before, to: plan },
      requestId,
    })
    return findOrganization(database, id)
  })
}

export interface CreditGrant {
  /** A negative amount subtracts, down to zero. */
  credits: number
  livemode: boolean
  reason?: string
}

/** Adds credits to an organization. Does not count as usage. */
export function grantCredits(
  database: Database,
  id: string,
  { credits, livemode, reason }: CreditGrant,
  requestId: string,
): Promise<Organization> {
  return database.transaction(async () => {
    await addCredits(database, id, livemode, credits)
    const organization = await findOrganization(database, id)
    await audit(database, {
      organizationId: id,
      actor: 'operator',
      action: 'credits.granted',
      target: id,
      details: { credits, livemode, ...(reason !== undefined && { reason }) },
      requestId,
    })
    return organization
  })
}

const toOrganization = ({ plan, tenants, ...rest }: Row): Organization => {
  const creditsOf = (livemode: boolean): bigint => tenants.find(tenant => tenant.livemode === livemode)?.credits ?? 0n
  // the column contains only what changePlan and registration write
  return { ...rest, plan: plan as PlanName, credits: { live: creditsOf(true), test: creditsOf(false) } }
}
