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

const QUOTED = /^\s*>/
/** What a phone writes below a message. */
const BY_PHONE =
  /^(?:sent from (?:my|outlook|mail|proton)\b.*|get outlook for .*|von meinem .{2,40} gesendet\.?|gesendet mit .*|envoyé (?:de|depuis) mon .*|enviado desde mi .*|inviato da .*|verzonden vanaf mijn .*)$/i

function ownText(text: string): string {
  const lines = linesOf(text)
  const own: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line === '-- ' || line === '--') break
    const height = quotingAt(lines, at)
    if (height > 0) {
      const next = lines.slice(at + height).find(one => one.trim() !== '') ?? ''
      // below quoted lines the author may go on; what Outlook quotes has no marks and goes on to the end
      if (!QUOTED.test(next)) break
      at += height - 1
    } else if (!QUOTED.test(line)) own.push(line)
  }
  while (/^\s*$/.test(own.at(-1) ?? '-') || BY_PHONE.test(own.at(-1)?.trim() ?? '')) own.pop()
  return own.join('\n').replaceAll(/\n{3,}/g, '\n\n')
}

/** How many lines from here on name a quoted author: the sentence may be wrapped once or twice. */
const quotingAt = (lines: readonly string[], at: number): number =>
  [1, 2, 3].find(count => {
    const some = lines.slice(at, at + count)
    return some.length === count && [' ', '\n'].some(by => QUOTING.some(one => one.test(some.join(by).trim())))
  }) ?? 0

/** Without what a reply quotes: from the first opening tag to the last closing one. */
function withoutQuotes(html: string): string {
  const start = html.search(/<blockquote\b/i)
  const end = /^.*<\/blockquote>/is.exec(html)?.[0].length ?? 0
  return start >= 0 && start < end ? html.slice(0, start) + html.slice(end) : html
}

const textOfHtml = (html: string): string =>
  plainText(
    withoutQuotes(html)
      .replaceAll(/<(style|script|head)\b.*?(?:<\/\1>|$)/gis, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/<br\b[^<>]*>|<\/(?:p|div|li|tr|h\d)>/gi, '\n'),
  ).replaceAll(/(?<! ) *\n */g, '\n')
