import { randomBytes } from 'node:crypto'
import { audit } from '../../../platform/access/audit.ts'
import { rateLimited } from '../../../platform/access/authenticate.ts'
import { actorOf } from '../../../platform/access/principal.ts'
import type { Role } from '../../../platform/access/roles.ts'
import type { Database } from '../../../platform/database/database.ts'
import { sha256 } from '../../../platform/encryption/crypto.ts'
import { allowMails } from '../../../platform/mail/mail-limits.ts'
import { DAY_MS } from '../../../platform/values/durations.ts'
import { ApiError, conflict } from '../../../platform/values/errors.ts'
import { newId } from '../../../platform/values/ids.ts'
import { announce } from '../announce.ts'
import { insertKey, keyCreated } from '../api-keys/api-keys.ts'
import { type Editor, requireRankOf } from '../editor.ts'
import { MEMBER_INVITED, MEMBER_JOINED } from '../events.ts'
import { lockOrganization } from '../sql/organizations.ts'
import type { SendInvitation } from './invitation-mail.ts'
import type { Member } from './member.ts'
import { auditMember, findMember } from './members.ts'

/** How long an invitation can be accepted. */
const INVITATION_DAYS = 7

/** Maximum invitations that one person gets by mail in a day, from all organizations. */
const MAX_INVITATIONS_PER_PERSON = 5

export interface InvitationDependencies {
  /** Sends the invitation by mail. Undefined if the server sends no mail: then links are returned. */
  send: SendInvitation | undefined
  /** The URL that accepts an invitation. */
  linkOf(token: string): string
}

export interface Invitation {
  member: Member
  /** Absent if the invitation is sent by mail. Available only now. */
  link?: string
}

export interface Invited {
  invited: Invitation[]
  /** Email addresses of members. */
  alreadyMembers: string[]
  /** Email addresses with an invitation that can still be accepted. */
  alreadyInvited: string[]
}

/**
 * Invites people by email address. An expired invitation is renewed, with the new role.
 * @throws ApiError `permission_error` for a role above the caller's
 */
export function inviteMembers(
  editor: Editor,
  dependencies: InvitationDependencies,
  { emails, role }: { emails: readonly string[]; role: Role },
): Promise<Invited> {
  requireRankOf(editor.principal, role)
  const { database, principal } = editor
  const organizationId = principal.organization.id
  const wanted = [...new Set(emails.map(email => email.trim().toLowerCase()))]
  return database.transaction(async () => {
    await lockOrganization(database, organizationId)
    const now = await database.now()
    const known = await database.prisma(models =>
      models.member.findMany({
        where: { organizationId, email: { in: wanted } },
        select: { id: true, email: true, status: true, invitationExpiresAt: true },
      }),
    )
    const result: Invited = { invited: [], alreadyMembers: [], alreadyInvited: [] }
    const toInvite: { id: string; email: string }[] = []
    for (const email of wanted) {
      const member = known.find(each => each.email === email)
      if (member?.status === 'active') result.alreadyMembers.push(email)
      else if (member?.invitationExpiresAt && member.invitationExpiresAt > now) result.alreadyInvited.push(email)
      else toInvite.push({ id: member?.id ?? newId('mbr'), email })
    }
    if (dependencies.send) {
      const recipients = toInvite.map(({ email }) => email)
      await requireMails(editor, recipients)
    }
    for (const { id, email } of toInvite) {
      const data = { id, organizationId, kind: 'person', name: email, email, status: 'invited', role }
      await database.prisma(models =>
        models.member.upsert({ where: { id }, create: data, update: { role }, select: { id: true } }),
      )
      await auditMember(editor, id, { action: 'member.invited', details: { role } })
      const invited = { id, actor: actorOf(principal), role }
      await announce(database, organizationId, { type: MEMBER_INVITED.type, data: invited })
      result.invited.push(await issue(editor, dependencies, id))
    }
    return result
  })
}

/**
 * Replaces an invitation: the earlier link stops working, and the new one can be accepted for 7 days.
 * @throws ApiError `not_found_error`, `permission_error` for a role above the caller's, or `conflict_error` if the member
 * has joined
 */
export function resendInvitation(
  editor: Editor,
  dependencies: InvitationDependencies,
  memberId: string,
): Promise<Invitation> {
  const { database, principal } = editor
  return database.transaction(async () => {
    await lockOrganization(database, principal.organization.id)
    const { role, status, email } = await findMember(editor, memberId)
    requireRankOf(principal, role)
    if (status === 'active') throw conflict(`${memberId} is a member already, so there is no invitation to send again.`)
    if (dependencies.send && email !== null) await requireMails(editor, [email])
    await auditMember(editor, memberId, { action: 'member.invitation_resent', details: {} })
    return issue(editor, dependencies, memberId)
  })
}

/**
 * Counts the mails of invitations, of which all or none are sent.
 * @throws ApiError `rate_limit_error`
 */
async function requireMails({ database, principal, address }: Editor, emails: readonly string[]): Promise<void> {
  const { organization } = principal
  const { exceeded } = await allowMails(database, {
    organization,
    // addresses are not kept in plain text longer than their invitation
    recipients: emails.map(email => `invitation:${sha256(email)}`),
    perRecipient: MAX_INVITATIONS_PER_PERSON,
    address,
  })
  if (!exceeded) return
  const { limit, of, waitSeconds } = exceeded
  const reason = {
    recipient: `One of these people has received ${limit} invitations today`,
    organization: `This organization can send ${limit} emails a day with the plan ${organization.plan}`,
    address: `Organizations with the plan ${organization.plan} can send ${limit} emails a day from one network address`,
  }
  throw rateLimited(limit, 'day', waitSeconds, `${reason[of]}.`)
}

/** Creates the token of an invitation, or has it created with the mail. */
async function issue(editor: Editor, { send, linkOf }: InvitationDependencies, memberId: string): Promise<Invitation> {
  const { database, principal } = editor
  // what a key that expires leads to ends with it
  const invitationKeysUntil = principal.key?.expiresAt ?? null
  await database.prisma(models => models.member.updateMany({ where: { id: memberId }, data: { invitationKeysUntil } }))
  const token = await renewToken(database, memberId)
  if (send) await send(memberId)
  const member = await findMember(editor, memberId)
  return send ? { member } : { member, link: linkOf(token) }
}

/**
 * Gives an invitation a new token, and 7 days, or the time until the key that it gives would expire. The earlier token
 * stops working. Only the hash of the token is stored.
 * @returns the token
 */
export async function renewToken(database: Database, memberId: string): Promise<string> {
  const token = `inv_${randomBytes(32).toString('base64url')}`
  const days = new Date((await database.now()).getTime() + INVITATION_DAYS * DAY_MS)
  await database.prisma(async models => {
    const where = { id: memberId, status: 'invited' }
    const invited = await models.member.findFirst({ where, select: { invitationKeysUntil: true } })
    const until = invited?.invitationKeysUntil ?? days
    const invitationExpiresAt = until < days ? until : days
    await models.member.updateMany({ where, data: { invitationHash: sha256(token), invitationExpiresAt } })
  })
  return token
}

export interface Accepted {
  organization: { id: string; name: string }
  memberId: string
  role: Role
  /** The member's own key to the live data. Available only now. */
  apiKey: string
}

/** An open invitation. */
export const openInvitation = (token: string, now: Date) => ({
  invitationHash: sha256(token),
  status: 'invited',
  invitationExpiresAt: { gt: now },
})

export const notOpen = (): ApiError =>
  new ApiError(
    'permission_error',
    'This invitation is unknown, expired, revoked or already accepted. Ask the person who invited you for a new one.',
  )

/**
 * Accepts an invitation: the person becomes a member and gets a key. A token works once. Call it in a transaction.
 * @throws ApiError `permission_error` if the token is not that of an open invitation
 */
export async function acceptInvitation(
  database: Database,
  { token, name, requestId }: { token: string; name?: string | undefined; requestId: string },
): Promise<Accepted> {
  const now = await database.now()
  const open = openInvitation(token, now)
  const found = await database.prisma(async models => {
    const row = await models.member.findFirst({
      where: open,
      select: {
        id: true,
        name: true,
        role: true,
        invitationKeysUntil: true,
        organization: { select: { id: true, name: true, suspendedAt: true } },
      },
    })
    if (!row || row.organization.suspendedAt) return undefined
    const joined = await models.member.updateMany({
      where: { id: row.id, ...open },
      data: { status: 'active', name: name?.trim() ?? row.name, invitationHash: null, invitationExpiresAt: null },
    })
    return joined.count > 0 ? row : undefined
  })
  if (!found) throw notOpen()
  const { id: memberId, organization, invitationKeysUntil: expiresAt } = found
  // the role column contains only what an invitation or a change of the role writes
  const role = found.role as Role
  const { key, secret } = await insertKey(
    { database, organizationId: organization.id },
    { id: newId('key'), memberId, name: 'first key', role, scopes: [], livemode: true, expiresAt },
  )
  const actor = `member:${memberId}`
  await audit(database, {
    organizationId: organization.id,
    actor,
    action: 'member.joined',
    target: memberId,
    details: { role, keyId: key.id },
    requestId,
  })
  const joined = { type: MEMBER_JOINED.type, data: { id: memberId, actor, role } }
  await announce(database, organization.id, joined, keyCreated(key, actor))
  return { organization: { id: organization.id, name: organization.name }, memberId, role, apiKey: secret }
}
