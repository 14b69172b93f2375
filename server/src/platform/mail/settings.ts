import { type SettingsOf, secret, text } from '../settings/setting-types.ts'

const FROM = /^(?:[^\r\n<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

/** Settings for sending mail. */
export const MAIL_SETTINGS = {
  SMTP_URL: secret(
    text.refine(value => smtpUrlOf(value) !== undefined, 'must be smtp://user:password@host:587 or smtps://…'),
    'URL of the SMTP server that sends mail: `smtps://` for TLS from the start, `smtp://` for STARTTLS if the server offers it. With a user, STARTTLS is required. If unset, no mail is sent.',
  ),
  SMTP_FROM: text
    .regex(FROM, 'must be an address such as keepsake@example.com or Keepsake <keepsake@example.com>')
    .optional()
    .describe('Sender of mail: an address, or a name and an address in `<>`. Required with `SMTP_URL`.'),
}

export type MailSettings = SettingsOf<typeof MAIL_SETTINGS>

export function smtpUrlOf(value: string | undefined): URL | undefined {
  const url = value === undefined ? undefined : (URL.parse(value) ?? undefined)
  return url && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? url : undefined
}

export const mailContradiction = ({ SMTP_URL, SMTP_FROM }: MailSettings): string | undefined =>
  SMTP_URL && !SMTP_FROM ? 'SMTP_URL needs SMTP_FROM.' : undefined
