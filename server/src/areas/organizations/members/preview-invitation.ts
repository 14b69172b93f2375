import { mayUse, PERMISSION_NAMES } from '../../../platform/access/permissions.ts'
import { isRole, type Role } from '../../../platform/access/roles.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notOpen, openInvitation } from './invitations.ts'

/**
 * What an invitation is for. Nothing is accepted.
 * @throws ApiError `permission_error` if the token is not that of an open invitation
 */
export async function previewInvitation(database: Database, token: string) {
  const where = openInvitation(token, await database.now())
  const row = await database.prisma(models =>
    models.member.findFirst({
      where,
      select: {
        id: true,
        email: true,
        role: true,
        invitationExpiresAt: true,
        organization: { select: { id: true, name: true, suspendedAt: true } },
      },
    }),
  )
  if (!row?.email || !row.invitationExpiresAt || !isRole(row.role) || row.organization.suspendedAt) throw notOpen()
  const { id: memberId, email, role, invitationExpiresAt, organization } = row
  const invitedBy = await inviterOf(database, organization.id, memberId)
  const permissions = permissionsOf(role)
  const expiresAt = invitationExpiresAt.toISOString()
  return {
    organization: { id: organization.id, name: organization.name },
    memberId,
    role,
    invitation: { email, ...(invitedBy !== undefined && { invitedBy }), permissions, expiresAt },
  }
}

const permissionsOf = (role: Role): string[] =>
  PERMISSION_NAMES.filter(permission => mayUse({ member: { role }, scopes: [], livemode: true }, permission))

/** The name of the member who invited last, whom the audit log knows by their key. */
async function inviterOf(database: Database, organizationId: string, target: string): Promise<string | undefined> {
  const action = { in: ['member.invited', 'member.invitation_resent'] }
  return database.prisma(async models => {
    const where = { organizationId, target, action }
    const entry = await models.auditEntry.findFirst({ where, orderBy: { id: 'desc' }, select: { actor: true } })
    const [kind, id] = entry?.actor.split(':') ?? []
    if (kind !== 'key' || id === undefined) return undefined
    const key = { id, member: { organizationId, status: 'active' } }
    return (await models.apiKey.findFirst({ where: key, select: { member: { select: { name: true } } } }))?.member.name
  })
}
