import type { Schemas } from '../../contract/schemas.ts'
import { audit } from '../../platform/access/audit.ts'
import { PLANS } from '../../platform/access/plans.ts'
import { actorOf, type Principal } from '../../platform/access/principal.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Editor } from './editor.ts'
import { insertOrganization, type NewOrganization, type StartingSettings } from './new-organization.ts'
import { findOrganization } from './service.ts'

/** The organization of the caller. */
export async function getOrganization(
  database: Database,
  { organization, livemode }: Principal,
): Promise<Schemas['OwnOrganization']> {
  const { id, name, plan, createdAt } = await findOrganization(database, organization.id)
  const { features, ...limits } = PLANS[plan]
  return { id, name, plan, limits, features: [...features], livemode, createdAt: createdAt.toISOString() }
}

/** Changes the name. Repeating it changes nothing. */
export function renameOrganization(
  { database, principal, requestId }: Editor,
  given: string,
): Promise<Schemas['OwnOrganization']> {
  const { id } = principal.organization
  const name = given.trim()
  return database.transaction(async () => {
    const renamed = await database.prisma(models =>
      models.organization.updateMany({ where: { id, name: { not: name } }, data: { name } }),
    )
    if (renamed.count > 0)
      await audit(database, {
        organizationId: id,
        actor: actorOf(principal),
        action: 'organization.renamed',
        target: id,
        requestId,
      })
    return getOrganization(database, principal)
  })
}

/** Creates another organization. Its owner is the member who creates it. Call it in a transaction. */
export async function createOrganization(
  { database, principal, requestId }: Editor,
  settings: StartingSettings,
  given: string,
): Promise<NewOrganization> {
  const name = given.trim()
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
  { name: given, ownerEmail, requestId }: { name: string; ownerEmail?: string | undefined; requestId: string },
): Promise<NewOrganization> {
  const name = given.trim()
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
