import type { Query } from '../../../contract/schemas.ts'
import { type AuditEvent, auditBy } from '../../../platform/access/audit.ts'
import { actorOf } from '../../../platform/access/principal.ts'
import type { Role } from '../../../platform/access/roles.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { createdCursor, newerThan, readByCreation } from '../../../platform/lists/list.ts'
import { conflict, existing } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import { announce } from '../announce.ts'
import { keyRevoked } from '../api-keys/api-keys.ts'
import { countManagingKeys } from '../api-keys/managing-keys.ts'
import { type Editor, requireRankOf } from '../editor.ts'
import { MEMBER_REMOVED, MEMBER_ROLE_CHANGED } from '../events.ts'
import { lockOrganization } from '../sql/organizations.ts'
import { MEMBER_FIELDS, type Member, readMember } from './member.ts'

export type MemberQuery = Query<'listMembers'>

const cursor = createdCursor('members')

/** The name of a removed member. The one before can be an address. */
const REMOVED = 'Removed member'

/** One page of an organization's members, oldest first. */
export async function listMembers(
  database: Database,
  organizationId: string,
  { role, status, kind, ...query }: MemberQuery,
): Promise<Page<Member>> {
  const { entries, ...page } = await readByCreation(query, cursor, ({ after, take }) =>
    database.prisma(models =>
      models.member.findMany({
        where: {
          organizationId,
          status: status ?? { not: 'removed' },
          ...given({ role, kind }),
          ...newerThan(after),
        },
        select: MEMBER_FIELDS,
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take,
      }),
    ),
  )
  return { entries: entries.map(readMember), ...page }
}

/** A member who is not removed. @throws ApiError `not_found_error` */
export async function findMember({ database, principal }: Editor, id: string): Promise<Member> {
  const where = { id, organizationId: principal.organization.id, status: { not: 'removed' } }
  const row = await database.prisma(models => models.member.findUnique({ where, select: MEMBER_FIELDS }))
  return readMember(existing(row, 'member', id))
}

/**
 * Changes a member's role, effective from the next call. Keys with the old role get the new one.
 * @throws ApiError `not_found_error`, `permission_error` for a role above the caller's, or `conflict_error` for the last
 * owner
 */
export function updateRole(editor: Editor, id: string, role: Role): Promise<Member> {
  const { database } = editor
  return changing(editor, id, async ({ role: before }) => {
    requireRankOf(editor.principal, role)
    if (role === before) return findMember(editor, id)
    if (before === 'owner') await requireOtherOwner(editor, id)
    await database.prisma(async models => {
      await models.member.update({ where: { id }, data: { role }, select: { id: true } })
      await models.apiKey.updateMany({ where: { memberId: id, role: before, revokedAt: null }, data: { role } })
    })
    await auditMember(editor, id, { action: 'member.role_changed', details: { from: before, to: role } })
    const changed = { id, actor: actorOf(editor.principal), role, previous_attributes: { role: before } }
    await announce(database, organizationOf(editor), { type: MEMBER_ROLE_CHANGED.type, data: changed })
    return findMember(editor, id)
  })
}

/**
 * Removes a member and revokes their keys, or revokes an invitation. Effective from the next call.
 * @returns how many keys were revoked
 * @throws ApiError `not_found_error`, `permission_error` for a role above the caller's, or `conflict_error` for the last
 * owner
 */
export function removeMember(editor: Editor, id: string): Promise<{ id: string; revokedKeys: number }> {
  const { database } = editor
  return changing(editor, id, async ({ role, status }) => {
    if (role === 'owner' && status === 'active') await requireOtherOwner(editor, id)
    const revokedAt = await database.now()
    const revoked = await database.prisma(async models => {
      const none = {
        name: REMOVED,
        email: null,
        invitationHash: null,
        invitationExpiresAt: null,
        invitationKeysUntil: null,
      }
      await models.member.update({ where: { id }, data: { status: 'removed', ...none }, select: { id: true } })
      const where = { memberId: id, revokedAt: null }
      const select = { id: true, customer: true, tenant: { select: { livemode: true } } }
      const keys = await models.apiKey.findMany({ where, select, orderBy: { id: 'asc' } })
      await models.apiKey.updateMany({ where, data: { revokedAt } })
      return keys
    })
    const action = status === 'invited' ? 'member.invitation_revoked' : 'member.removed'
    await auditMember(editor, id, { action, details: { role, revokedKeys: revoked.length } })
    const actor = actorOf(editor.principal)
    await announce(
      database,
      organizationOf(editor),
      { type: MEMBER_REMOVED.type, data: { id, actor, role, status } },
      // keys of the portal end by themselves, and are in no list
      ...revoked.flatMap(each => (each.customer === null ? keyRevoked({ ...each, ...each.tenant }, actor) : [])),
    )
    return { id, revokedKeys: revoked.length }
  })
}

/** Runs a change of a member, one at a time in each organization, so that two changes cannot remove the last owner. */
function changing<T>(editor: Editor, id: string, change: (member: Member) => Promise<T>): Promise<T> {
  const { database, principal } = editor
  return database.transaction(async () => {
    await lockOrganization(database, principal.organization.id)
    const member = await findMember(editor, id)
    requireRankOf(principal, member.role)
    return change(member)
  })
}

const organizationOf = ({ principal }: Editor): string => principal.organization.id

async function requireOtherOwner({ database, principal }: Editor, id: string): Promise<void> {
  const others = await countManagingKeys(database, principal.organization.id, { memberId: { not: id } })
  if (others === 0)
    throw conflict(
      `${id} is the last owner of the organization who has a live key. Make another member with a live key an owner first.`,
    )
}

export const auditMember = (
  { database, principal, requestId }: Editor,
  target: string,
  event: Pick<AuditEvent, 'action' | 'details'>,
): Promise<void> => auditBy(database, { principal, requestId }, { target, ...event })
