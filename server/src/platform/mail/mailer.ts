import type { SMTPPoolOptions } from 'nodemailer/lib/smtp-pool'
import type { Logger } from '../log/log.ts'
import { LOOPBACK } from '../settings/settings.ts'
import { type MailSettings, smtpUrlOf } from './settings.ts'

export interface Mail {
  /** One address, without a name. */
  to: string
  /** One line. */
  subject: string
  /** Plain text. */
  text: string
  /** Identifies the message to mail servers, which discard a second copy. Letters, digits, `.`, `-` and `_`. */
  id?: string
}

export interface Mailer {
  /** Sends a message. It resolves when the SMTP server has accepted it. @throws MailError */
  send(mail: Mail, signal?: AbortSignal): Promise<void>
  /** Connects to the SMTP server and signs in. @throws MailError */
  verify(): Promise<void>
  /** Closes idle connections. */
  close(): void
}

/** The message names what to change: the setting, or the address. It contains no password. */
export class MailError extends Error {
  override readonly name = 'MailError'
  /** Whether the SMTP server refuses this recipient or message. Another attempt gives the same result. */
  readonly permanent: boolean

  constructor(message: string, { permanent, cause }: { permanent: boolean; cause?: unknown }) {
    super(message, { cause })
    this.permanent = permanent
  }
}

/** Connections to the SMTP server, each kept open for the next message. */
const CONNECTIONS = 4
/** For the connection, its greeting and each response. */
const RESPONSE_MS = 10_000
/** For a message, including the wait for a free connection. Shorter than the lease of a job. */
const MESSAGE_MS = 25_000

const LINE_BREAKS = /[\r\n\u0085\u2028\u2029]/
const ADDRESS = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/

/** Sends mail through the server of `SMTP_URL`. Undefined if it is not set. */
export function createMailer(settings: MailSettings, log: Logger): Mailer | undefined {
  const { SMTP_URL, SMTP_FROM: from } = settings
  const url = smtpUrlOf(SMTP_URL)
  if (!url || from === undefined) return undefined
  let opened: ReturnType<typeof open> | undefined

  return {
    async send({ to, subject, text, id }, signal) {
      if (!ADDRESS.test(to)) throw new MailError(`${JSON.stringify(to)} is not one email address.`, { permanent: true })
      if (LINE_BREAKS.test(subject))
        throw new MailError('The subject of a mail must not contain line breaks.', { permanent: true })
      opened ??= open(optionsOf(url), log)
      const transport = await opened
      const limit = AbortSignal.timeout(MESSAGE_MS)
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        })
      } catch (error) {
        signal?.throwIfAborted()
        throw explained(error, { host: url.host, from, to })
      }
    },

    async verify() {
      opened ??= open(optionsOf(url), log)
      const transport = await opened
      await transport.verify().catch(error => {
        throw explained(error, { host: url.host, from, to: 'anybody' })
      })
    },

    close() {
      void opened?.then(transport => transport.close())
    },
  }
}

/** Loaded on demand: most installations send no mail. */
async function open(options: SMTPPoolOptions, log: Logger) {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ ...options, pool: true, disableFileAccess: true, disableUrlAccess: true })
  // a connection that fails while idle is replaced, but an unhandled error would end the process
  transport.on('error', error => log.debug({ err: error }, 'A connection to the SMTP server failed'))
  return transport
}

/** A password is sent only over TLS, except to this machine. */
function optionsOf(url: URL): SMTPPoolOptions {
  const { protocol, hostname, port, username, password } = url
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const secure = protocol === 'smtps:'
  return {
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && username !== '' && !LOOPBACK.has(host),
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    maxConnections: CONNECTIONS,
    connectionTimeout: RESPONSE_MS,
    greetingTimeout: RESPONSE_MS,
    socketTimeout: RESPONSE_MS,
    dnsTimeout: RESPONSE_MS,
  }
}

const domainOf = (from: string): string => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

/** Fields of the errors of `nodemailer`. */
interface SmtpError {
  code?: unknown
  command?: unknown
  responseCode?: unknown
  message?: unknown
}

function explained(cause: unknown, { host, from, to }: { host: string; from: string; to: string }): MailError {
  const { code, command, responseCode, message }: SmtpError = Object(cause)
  // other statuses of 500 and above are about the connection, not about this message
  const refused =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return new MailError(`${host} refuses the user or the password of SMTP_URL.`, { permanent: false, cause })
  // a sender that is refused is refused for all messages, until SMTP_FROM is changed
  if (command === 'MAIL FROM')
    return new MailError(`${host} refuses the sender ${from}. Change SMTP_FROM.`, { permanent: false, cause })
  if (refused) return new MailError(`${host} refuses mail to ${to}: ${String(message)}`, { permanent: true, cause })
  return new MailError(`${host}, the host of SMTP_URL, did not accept the mail: ${String(message)}`, {
    permanent: false,
    cause,
  })
}
