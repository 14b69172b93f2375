import type { Platform } from '../../platform/contribution/platform.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import { type ClaimedJob, renew } from '../../platform/jobs/jobs.ts'
import type { JobKind } from '../../platform/jobs/runner.ts'
import { checkedName } from '../../platform/mail/checked-name.ts'
import { MailError } from '../../platform/mail/mailer.ts'
import type { SendStatements } from './sql/send.ts'

export const MAIL_JOB = 'notifications.mail'
/** About three hours, while the SMTP server is unavailable. */
export const MAIL_ATTEMPTS = 45

/** The mails of one round, which ends within the lease of the job. */
const AT_ONCE = 4

export interface MailDependencies extends Pick<Platform, 'database' | 'mail'> {
  statements: SendStatements
}

/**
 * Sends the emails of a notification. After a crash it continues with those that were not stored as sent: mails of one
 * round can be sent again, with the same Message-ID.
 */
export function createMailJob({ database, mail, statements }: MailDependencies): JobKind {
  const scopeOf = ({ tenantId, payload }: ClaimedJob): TenantScope =>
    database.scope({ tenantId: Number(tenantId), livemode: payload.livemode === true })

  return {
    lane: 'upkeep',
    async handle(job, signal) {
      const scope = scopeOf(job)
      const notificationId = String(job.payload.notificationId)
      const content = await scope.prisma(models =>
        models.notification.findUnique({
          where: { id: notificationId },
          select: {
            title: true,
            body: true,
            priority: true,
            sender: true,
            actions: { orderBy: { position: 'asc' } },
            tenant: { select: { organization: { select: { name: true } } } },
          },
        }),
      )
      if (!content) return undefined
      if (!mail) throw new Error('Emails of notifications are waiting. Set SMTP_URL and SMTP_FROM to send them.')
      const links = content.actions.flatMap(({ label, url }) => (url === null ? [] : `${label}: ${url}`))
      const message = { subject: subjectOf(content), text: [content.title, content.body, ...links].join('\n\n') }
      for (;;) {
        await renew(database, job)
        const pending = await statements.pendingMails(scope, notificationId, AT_ONCE)
        if (pending.length === 0) return undefined
        const outcomes = await Promise.allSettled(
          pending.map(({ memberId, email }) =>
            mail.send({ ...message, to: email, id: `${notificationId}.${memberId}` }, signal),
          ),
        )
        const memberIds = (is: (outcome: PromiseSettledResult<void>) => boolean): string[] =>
          pending.flatMap(({ memberId }, n) => (outcomes[n] && is(outcomes[n]) ? [memberId] : []))
        await note(
          scope,
          notificationId,
          'sent',
          memberIds(({ status }) => status === 'fulfilled'),
        )
        await note(scope, notificationId, 'failed', memberIds(isRefused))
        const failure = outcomes.find(outcome => outcome.status === 'rejected' && !isRefused(outcome))
        if (failure?.status === 'rejected') throw failure.reason
      }
    },

    async onGivenUp(job) {
      await scopeOf(job).prisma(models =>
        models.notificationRecipient.updateMany({
          where: { notificationId: String(job.payload.notificationId), mail: 'pending' },
          data: { mail: 'failed' },
        }),
      )
    },
  }
}

interface Subject {
  title: string
  priority: string
  sender: string
  tenant: { organization: { name: string } }
}

/** The server's own titles are subjects. A subject of a member contains nothing of theirs but the organization's name. */
function subjectOf({ title, priority, sender, tenant }: Subject): string {
  if (sender === 'system') return title
  const kind = priority === 'urgent' ? 'Urgent notification' : 'Notification'
  return `${kind} from ${checkedName(tenant.organization.name) ?? 'your organization'}`
}

const isRefused = (outcome: PromiseSettledResult<void>): boolean =>
  outcome.status === 'rejected' && outcome.reason instanceof MailError && outcome.reason.permanent

async function note(
  scope: TenantScope,
  notificationId: string,
  mail: 'sent' | 'failed',
  memberIds: readonly string[],
): Promise<void> {
  if (memberIds.length === 0) return
  await scope.prisma(models =>
    models.notificationRecipient.updateMany({
      where: { notificationId, memberId: { in: [...memberIds] } },
      data: { mail },
    }),
  )
}
