import type { Platform } from '../../../platform/contribution/platform.ts'
import type { Database } from '../../../platform/database/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { JobKind } from '../../../platform/jobs/runner.ts'
import { checkedName } from '../../../platform/mail/checked-name.ts'
import { MailError, type Mailer } from '../../../platform/mail/mailer.ts'

export const INVITATION_MAIL = 'invitation_mail'

/** Has the invitation of a member sent by mail, after the current transaction. */
export type SendInvitation = (memberId: string) => Promise<void>

export const createSendInvitation =
  (database: Database): SendInvitation =>
  async memberId => {
    // mails of one organization do not hold up those of others
    const where = { livemode: true, organization: { members: { some: { id: memberId } } } }
    const tenant = await database.prisma(models => models.tenant.findFirst({ where, select: { id: true } }))
    await enqueue(database, { kind: INVITATION_MAIL, payload: { memberId }, ...(tenant && { tenantId: tenant.id }) })
  }

interface MailDependencies extends Pick<Platform, 'database' | 'log'> {
  mail: Mailer | undefined
  /** Gives the invitation a new token: the queue contains no secrets, so only the job knows it. */
  renewToken(memberId: string): Promise<string>
  linkOf(token: string): string
}

/** Sends invitations. The link of the last mail works: if a mail is sent again, it has a new link. */
export const createInvitationMail = ({ database, mail, log, renewToken, linkOf }: MailDependencies): JobKind => ({
  lane: 'upkeep',
  async handle({ id, payload }, signal) {
    const memberId = String(payload.memberId)
    const invited = await database.prisma(models =>
      models.member.findFirst({
        where: { id: memberId, status: 'invited' },
        select: { email: true, organization: { select: { name: true } } },
      }),
    )
    if (!mail || !invited?.email) return undefined
    const link = linkOf(await renewToken(memberId))
    try {
      await mail.send({ to: invited.email, id, ...textOf(checkedName(invited.organization.name), link) }, signal)
    } catch (error) {
      if (!(error instanceof MailError && error.permanent)) throw error
      log.warn({ memberId }, `An invitation could not be sent: ${error.message}`)
    }
    return undefined
  },
})

const textOf = (organization: string | undefined, link: string) => ({
  subject: `Invitation to ${organization ?? 'an organization'}`,
  text: `You are invited to join ${organization === undefined ? 'an organization' : `the organization ${organization}`} on Keepsake.

Accept the invitation within 7 days to get your API key:
${link}

If you did not expect this invitation, ignore this message.
`,
})
