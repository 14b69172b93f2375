import { type Context, linesOf, plainText, spoken, type Turn, timestampOf } from './turn.ts'

/** A header of an e-mail at the very beginning, and another one below it. */
export const isMail = (text: string): boolean => {
  const head = text.split(/\r?\n\s*\r?\n/, 1)[0] ?? ''
  return (
    /^[A-Za-z-]+:\s/.test(head) && /^from:\s/im.test(head) && /^(?:to|subject|date|message-id|received):\s/im.test(head)
  )
}

/** What the author of an e-mail (`.eml`) wrote: without the messages that it quotes, and without the signature. */
export async function readMail(mail: Uint8Array | string, { start }: Context): Promise<Turn[]> {
  const { default: PostalMime } = await import('postal-mime')
  const { from, date, text, html } = await PostalMime.parse(mail)
  const name = from?.name || from?.address || 'Author'
  const content = ownText(text ?? textOfHtml(html ?? ''))
  return spoken([{ speaker: name, content, ...timestampOf(date ?? start?.getTime() ?? Number.NaN) }])
}

/** What stands above a quoted message: `On … wrote:`, `Am … schrieb …:`, or the headers that Outlook repeats. */
const QUOTING = [
  /^-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|message d'origine|mensaje original)\s*-{2,}$/i,
  /^(?:on|am|le|el|il|op|em)\s[^\n]{6,200}\s(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu)\b[^\n]{0,100}:$/i,
  /^\*?(?:from|von|de|da):\*?\s[^\n]*\n\*?(?:sent|date|to|gesendet|datum|an|envoyé|enviado|inviato)\s?:/i,
  /^_{10,}$/,
]

function ownText(text: string): string {
  const lines = linesOf(text)
  const end = lines.findIndex((line, at) => isEnd(line, lines.slice(at + 1, at + 3)))
  const own = end < 0 ? lines : lines.slice(0, end)
  return own
    .filter(line => !/^\s*>/.test(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
}

/** The line that names a quoted author may be wrapped once or twice. */
const isEnd = (line: string, next: readonly string[]): boolean =>
  line === '-- ' ||
  line === '--' ||
  [line, [line, ...next.slice(0, 1)].join(' '), [line, ...next].join(' '), [line, ...next].join('\n')].some(one =>
    QUOTING.some(pattern => pattern.test(one.trim())),
  )

const textOfHtml = (html: string): string =>
  plainText(
    html
      .replaceAll(/<(style|script|head)\b.*?<\/\1>/gis, '')
      .replaceAll(/<blockquote\b.*<\/blockquote>/gis, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/<br\b[^>]*>|<\/(?:p|div|li|tr|h\d)>/gi, '\n'),
  ).replaceAll(/ *\n */g, '\n')
