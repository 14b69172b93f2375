import { randomBytes } from 'node:crypto'
import { isPlan } from '../access/plan-names.ts'
import type { Database } from '../database/database.ts'
import { sha256 } from '../encryption/crypto.ts'
import type { Logger } from '../log/log.ts'
import { checkedName } from '../mail/checked-name.ts'
import { allowMails } from '../mail/mail-limits.ts'
import type { Mailer } from '../mail/mailer.ts'
import { MINUTE_MS } from '../values/durations.ts'
import { newId } from '../values/ids.ts'

/** A link can be used for so long. */
const LINK_MINUTES = 15
/** Links that are mailed to one person in a day. */
const MAX_LINKS_PER_DAY = 20

interface MailDependencies {
  database: Database
  mail: Mailer
  log: Logger
  /** The URL that signs in with a code. */
  linkOf(code: string): string
}

/**
 * Mails a link for each organization of which somebody with the address is a member. It never throws, and answers before the
 * mail is sent: who asks must not learn whether there is such a member.
 */
export async function mailSignIn({ database, mail, log, linkOf }: MailDependencies, given: string): Promise<void> {
  try {
    const email = given.trim().toLowerCase()
    const now = await database.now()
    const members = await database.prisma(models =>
      models.member.findMany({
        where: { email, status: 'active', organization: { suspendedAt: null } },
        select: { id: true, organization: { select: { id: true, name: true, plan: true } } },
        orderBy: { createdAt: 'asc' },
      }),
    )
    for (const { id: memberId, organization } of members) {
      const { id, name, plan } = organization
      if (!isPlan(plan)) continue
      const recipients = [`sign-in:${sha256(email)}`]
      const wanted = { organization: { id, plan }, recipients, perRecipient: MAX_LINKS_PER_DAY }
      const allowed = await database.transaction(() => allowMails(database, wanted))
      if (allowed.recipients.length === 0) continue
      const code = randomBytes(32).toString('base64url')
      const expiresAt = new Date(now.getTime() + LINK_MINUTES * MINUTE_MS)
      const data = { hash: sha256(code), memberId, expiresAt }
      await database.prisma(models => models.consoleLink.create({ data, select: { hash: true } }))
      await mail.send({ to: email, id: newId('ses'), ...textOf(checkedName(name), linkOf(code)) })
    }
  } catch (error) {
    log.warn({ err: error }, 'A link to sign in could not be mailed')
  }
}

const textOf = (organization: string | undefined, link: string) => ({
  subject: `Sign in to ${organization ?? 'Keepsake'}`,
  text: `Open this link to sign in to ${organization === undefined ? 'your organization' : organization} on Keepsake. It works once, for ${LINK_MINUTES} minutes:
${link}

If you did not ask for it, ignore this message: nobody is signed in without the link.
`,
})
