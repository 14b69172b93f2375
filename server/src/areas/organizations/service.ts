import { z } from 'zod'
import type { PlanName } from '../../platform/access/plans.ts'
import { audit } from '../../platform/audit.ts'
import { createCursor, DEFAULT_LIMIT, type Page, pageOf } from '../../platform/cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { isId } from '../../platform/ids.ts'

/** An organization as the operator sees it. */
export interface Organization {
  id: string
  name: string
  plan: PlanName
  createdAt: Date
  /** Credits that can be spent on live and on test data. */
  credits: { live: bigint; test: bigint }
}

type Row = Omit<Organization, 'credits'> & Organization['credits']

const SELECT = `
  SELECT o.id, o.name, o.plan, o.created_at AS "createdAt", live.credits AS live, test.credits AS test
  FROM organizations o
  JOIN tenants live ON live.organization_id = o.id AND live.livemode
  JOIN tenants test ON test.organization_id = o.id AND NOT test.livemode`

const LIST = `${SELECT} WHERE $1::text IS NULL OR o.id > $1 ORDER BY o.id LIMIT $2`
const FIND = `${SELECT} WHERE o.id = $1`

// a wait that the old plan has led to must not outlast it
const CHANGE_PLAN = `
  WITH changed AS (UPDATE organizations SET plan = $2 WHERE id = $1 RETURNING id)
  UPDATE runtime.rate_limits SET blocked_until = NULL, strikes = 0
  WHERE tenant_id IN (SELECT t.id FROM tenants t JOIN changed ON changed.id = t.organization_id)`

const GRANT = `UPDATE tenants SET credits = greatest(0, credits + $3::bigint) WHERE organization_id = $1 AND livemode = $2`

const cursor = createCursor(
  'organizations',
  z.string().refine(text => isId('org', text)),
)

/** One page of the server's organizations, oldest first. */
export async function listOrganizations(
  database: Database,
  { limit = DEFAULT_LIMIT, cursor: after }: { limit?: number; cursor?: string },
): Promise<Page<Organization>> {
  const rows = await database.query<Row>(LIST, [cursor.decode(after) ?? null, limit + 1])
  return pageOf(rows.map(toOrganization), limit, cursor, ({ id }) => id)
}

/** @throws ApiError `not_found_error` */
export async function findOrganization(database: Database, id: string): Promise<Organization> {
  const [row] = await database.query<Row>(FIND, [id])
  if (!row)
    throw new ApiError(
      'not_found_error',
      `This server has no organization ${id}. List them: keepsake admin organizations`,
    )
  return toOrganization(row)
}

/** Changes the plan; the organization's next call is under it. */
export function changePlan(database: Database, id: string, plan: PlanName, requestId: string): Promise<Organization> {
  return database.transaction(async () => {
    const { plan: before } = await findOrganization(database, id)
    await database.query(CHANGE_PLAN, [id, plan])
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
  /** Negative takes away, down to zero. */
  credits: number
  livemode: boolean
  reason?: string
}

/** Adds to what an organization can spend. It is no usage. */
export function grantCredits(
  database: Database,
  id: string,
  { credits, livemode, reason }: CreditGrant,
  requestId: string,
): Promise<Organization> {
  return database.transaction(async () => {
    await database.query(GRANT, [id, livemode, credits])
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

const toOrganization = ({ live, test, ...rest }: Row): Organization => ({ ...rest, credits: { live, test } })
