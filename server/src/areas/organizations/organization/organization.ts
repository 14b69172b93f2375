import { isDeepStrictEqual } from 'node:util'
import type { Schemas } from '../../../contract/schemas.ts'
import { audit } from '../../../platform/access/audit.ts'
import { PLANS } from '../../../platform/access/plans.ts'
import { actorOf, type Principal } from '../../../platform/access/principal.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Prisma } from '../../../platform/database/prisma/client.ts'
import { given } from '../../../platform/values/given.ts'
import type { Editor } from '../editor.ts'
import { insertOrganization, type NewOrganization, type StartingSettings } from '../registration/new-organization.ts'
import { lockOrganization } from '../sql/organizations.ts'
import { findOrganization } from './administration.ts'
import { type Branding, checkBranding } from './branding.ts'
import { changeRetention, retentionOf } from './retention.ts'
import { changeTimes } from './time-settings.ts'

/** The organization of the caller. */
export async function getOrganization(
  database: Database,
  { organization, livemode }: Principal,
): Promise<Schemas['OwnOrganization']> {
  const found = await findOrganization(database, organization.id)
  const { id, name, plan, createdAt } = found
  const { features, ...limits } = PLANS[plan]
  return {
    id,
    name,
    plan,
    limits,
    features: [...features],
    ...retentionOf(found),
    ...(found.timeZone !== null && { timeZone: found.timeZone }),
    ...(found.locale !== null && { locale: found.locale }),
    // written by `updateOrganization`
    portal: found.portal as Branding | null,
    livemode,
    createdAt: createdAt.toISOString(),
  }
}

/**
 * Changes the fields that are given. Repeating it changes nothing.
 * @returns the organization, and what the change deletes
 * @throws ApiError `permission_error` if the plan does not allow the days of webhooks, or `validation_error`, also for
 * an unknown time zone or locale, or a portal that cannot be read
 */
export function updateOrganization(
  { database, principal, requestId }: Editor,
  { name: renamed, portal, timeZone, locale, ...days }: Schemas['UpdateOwnOrganizationRequest'],
): Promise<{ data: Schemas['OwnOrganization']; warning?: string }> {
  if (portal) checkBranding(portal)
  const { id } = principal.organization
  const entry = { organizationId: id, actor: actorOf(principal), target: id, requestId }
  return database.transaction(async () => {
    await lockOrganization(database, id)
    const before = await findOrganization(database, id)
    if (renamed !== undefined && renamed.trim() !== before.name) {
      await database.prisma(models => models.organization.update({ where: { id }, data: { name: renamed.trim() } }))
      await audit(database, { ...entry, action: 'organization.renamed' })
    }
    await changeTimes(database, given({ timeZone, locale }), { ...entry, before })
    if (portal !== undefined && !isDeepStrictEqual(portal, before.portal)) {
      const data = { portal: portal ? { ...portal } : Prisma.DbNull }
      await database.prisma(models => models.organization.update({ where: { id }, data }))
      await audit(database, { ...entry, action: 'organization.portal_changed' })
    }
    const warning = await changeRetention(database, days, { ...entry, before })
    return { data: await getOrganization(database, principal), ...(warning && { warning }) }
  })
}

/** Creates another organization. Its owner is the member who creates it. Call it in a transaction. */
export async function createOrganization(
  { database, principal, requestId }: Editor,
  settings: StartingSettings,
  called: string,
): Promise<NewOrganization> {
  const name = called.trim()
  // an internal caller is not a member
  const creator = await database.prisma(models =>
    models.member.findUnique({ where: { id: principal.member.id }, select: { name: true, email: true } }),
  )
  const owner = creator ?? { name, email: null }
  const made = await insertOrganization(database, settings, { name, owner, keyName: 'first key' })
  const actor = actorOf(principal)
  const details = { ownerId: made.owner.id, keyId: made.keyId }
  const entry = { actor, action: 'organization.created', target: made.id, details, requestId }
  await audit(database, { organizationId: made.id, ...entry })
  await audit(database, { organizationId: principal.organization.id, ...entry })
  return made
}

/** Creates an organization for the operator. Call it in a transaction. */
export async function createOrganizationByOperator(
  database: Database,
  settings: StartingSettings,
  { name: called, ownerEmail, requestId }: { name: string; ownerEmail?: string | undefined; requestId: string },
): Promise<NewOrganization> {
  const name = called.trim()
  const owner = { name: ownerEmail ?? name, email: ownerEmail?.toLowerCase() ?? null }
  const made = await insertOrganization(database, settings, { name, owner, keyName: 'first key' })
  const details = { ownerId: made.owner.id, keyId: made.keyId }
  await audit(database, {
    organizationId: made.id,
    actor: 'operator',
    action: 'organization.created',
    target: made.id,
    details,
    requestId,
  })
  return made
}
