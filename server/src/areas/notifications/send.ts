import type { Editor } from '../../contract/handlers.ts'
import type { Schemas } from '../../contract/schemas.ts'
import { actorOf, type Principal } from '../../platform/access/principal.ts'
import { ROLES, type Role } from '../../platform/access/roles.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import type { Database, TenantScope } from '../../platform/database/database.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { allowMails } from '../../platform/mail/mail-limits.ts'
import type { OutboundFetch } from '../../platform/outbound-http/outbound-http.ts'
import { ApiError } from '../../platform/values/errors.ts'
import { newId } from '../../platform/values/ids.ts'
import { MAX_DETAILS, type NewAction, readActions } from './actions.ts'
import { MAIL_ATTEMPTS, MAIL_JOB } from './mail-job.ts'
import type { NewNotification, Recipients, SendStatements, Sent } from './sql/send.ts'

/** The roles of each recipient group. Owners have all rights of admins, so they belong to `admins`. */
const GROUPS: Record<Schemas['BroadcastNotificationRequest']['recipientGroup'], readonly Role[]> = {
  all: ROLES,
  admins: ['owner', 'admin'],
  owners: ['owner'],
  members: ['member'],
}

/** Maximum emails of notifications to one member in a day. */
const MAX_MAILS_PER_MEMBER = 100

export interface SendDependencies extends Pick<Platform, 'database' | 'vault'> {
  outbound: Pick<OutboundFetch, 'allowsHttp'>
  statements: SendStatements
  /** Whether notifications of a priority are sent by email. */
  isMailed(priority: string): boolean
}

/** A notification as its sender sees it. */
export type SentNotification = Sent & { duplicate?: true }

export interface Sending {
  /** Sends to members by ID or email address. @throws ApiError `validation_error` that names unknown ones */
  send(sender: Editor, request: Schemas['SendNotificationRequest']): Promise<SentNotification>
  broadcast(sender: Editor, request: Schemas['BroadcastNotificationRequest']): Promise<SentNotification>
  /** Sends an alert of the server to the owners of the tenant's organization, once for each `dedupeKey`. */
  alertOwners(scope: TenantScope, alert: Alert): Promise<void>
}

/** What the server notifies owners of. */
export interface Alert {
  title: string
  body: string
  priority: 'normal' | 'urgent'
  /** Where its cause is shown. */
  link?: { label: string; url: string }
  /** Identifies the problem, so that one that recurs does not flood them. */
  dedupeKey: string
}

export function createSending({ database, vault, outbound, statements, isMailed }: SendDependencies): Sending {
  /** Stores a notification, and queues its emails: up to the limits of the organization, if it is the sender. */
  const store = (
    scope: TenantScope,
    content: Omit<NewNotification, 'id' | 'mailed'>,
    recipients: Recipients,
    organization?: Principal['organization'],
  ): Promise<SentNotification> =>
    scope.transaction(async () => {
      const notification = { ...content, id: newId('ntf'), mailed: isMailed(content.priority) }
      const sent = await statements.insertNotification(scope, notification, recipients)
      if (!sent) return findDuplicate(scope, content.dedupeKey)
      const mailCount =
        organization && sent.mailCount > 0 ? await limitMails(database, scope, sent.id, organization) : sent.mailCount
      if (mailCount > 0)
        await enqueue(database, {
          kind: MAIL_JOB,
          payload: { notificationId: sent.id, livemode: scope.livemode },
          tenantId: scope.tenantId,
          maxAttempts: MAIL_ATTEMPTS,
        })
      return { ...sent, mailCount }
    })

  const contentOf = (
    { scope, principal, requestId }: Editor,
    {
      title,
      body,
      priority,
      actions = [],
      dedupeKey,
    }: Schemas['SendNotificationRequest'] | Schemas['BroadcastNotificationRequest'],
  ) => ({
    title: title.trim(),
    body,
    priority,
    sender: principal.member.id,
    dedupeKey: dedupeKey ?? null,
    actions: readActions(actions, { livemode: scope.livemode, vault, outbound }),
    actor: actorOf(principal),
    requestId,
  })

  return {
    async send(sender, request) {
      const content = contentOf(sender, request)
      const ids = await memberIds(statements, sender.scope, request.recipients)
      return store(sender.scope, content, { ids }, sender.principal.organization)
    },

    broadcast: (sender, request) =>
      store(
        sender.scope,
        contentOf(sender, request),
        { roles: GROUPS[request.recipientGroup] },
        sender.principal.organization,
      ),

    async alertOwners(scope, { link, ...alert }) {
      const actions: NewAction[] = link ? [{ id: 'open', type: 'link', ...link }] : []
      const content = { ...alert, sender: 'system', actions, actor: 'system', requestId: null }
      await store(scope, content, { roles: GROUPS.owners })
    },
  }
}

/** Marks the emails that are over a limit, which are not sent. @returns how many are sent */
async function limitMails(
  database: Database,
  scope: TenantScope,
  notificationId: string,
  organization: Principal['organization'],
): Promise<number> {
  const pending = await scope.prisma(models =>
    models.notificationRecipient.findMany({
      where: { notificationId, mail: 'pending' },
      select: { memberId: true },
      orderBy: { memberId: 'asc' },
    }),
  )
  const members = pending.map(({ memberId }) => memberId)
  const { recipients } = await allowMails(database, {
    organization,
    recipients: members,
    perRecipient: MAX_MAILS_PER_MEMBER,
  })
  const sent = new Set(recipients)
  const limited = members.filter(id => !sent.has(id))
  if (limited.length > 0)
    await scope.prisma(models =>
      models.notificationRecipient.updateMany({
        where: { notificationId, memberId: { in: limited } },
        data: { mail: 'limited' },
      }),
    )
  return recipients.length
}

/** @throws ApiError `validation_error` that names the recipients who are not active members */
async function memberIds(
  statements: SendStatements,
  scope: TenantScope,
  recipients: readonly string[],
): Promise<string[]> {
  const names = recipients.map(text => text.trim())
  const emails = names.filter(isEmail).map(text => text.toLowerCase())
  const members = await statements.findMembers(
    scope,
    names.filter(text => !isEmail(text)),
    emails,
  )
  const byName = new Map(members.flatMap(({ id, email }) => [id, email ?? id].map(name => [name, id] as const)))
  const ids = names.map(text => byName.get(isEmail(text) ? text.toLowerCase() : text))
  const unknown = names.flatMap((name, index) => (ids[index] === undefined ? [{ name, index }] : []))
  if (unknown.length > 0)
    throw new ApiError(
      'validation_error',
      `Not active members of this organization: ${unknown
        .slice(0, MAX_DETAILS)
        .map(({ name }) => name)
        .join(', ')}${unknown.length > MAX_DETAILS ? ', …' : ''}. Name members by their ID or email address.`,
      {
        details: unknown
          .slice(0, MAX_DETAILS)
          .map(({ index }) => ({ path: `body.recipients.${index}`, message: 'is not an active member' })),
      },
    )
  return [...new Set(ids.flatMap(id => id ?? []))]
}

const isEmail = (text: string): boolean => text.includes('@')

async function findDuplicate(scope: TenantScope, dedupeKey: string | null): Promise<SentNotification> {
  const found = await scope.prisma(models =>
    models.notification.findFirst({
      where: { dedupeKey },
      select: { id: true, recipientCount: true, createdAt: true },
    }),
  )
  if (!found) throw new Error('A notification was neither stored nor a duplicate.')
  return { ...found, mailCount: 0, duplicate: true }
}
