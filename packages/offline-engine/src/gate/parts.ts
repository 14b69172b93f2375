/** A part of a text that somebody else wrote, or that says nothing about the record. */
export interface Part {
  start: number
  end: number
  kind: 'quoted' | 'signature'
}

/** The line above a quoted mail, in the languages of mail programs. */
const WROTE =
  /^(?:(?:on|am|le|el|il|op|em|den|w dniu)\b.{4,120}\b(?:wrote|writes|schrieb|schreef|a écrit|escribió|ha scritto|escreveu|skrev|napisał\(?a?\)?)(?!\p{L}).{0,60}|.{2,80}<[^>\s]+@[^>\s]+>\s*(?:wrote|schrieb|a écrit|escribió))\s*:\s*$/iu
const FORWARDED =
  /^(?=(\W*))\1(?:(?<=--\s*)(?:original|forwarded|ursprüngliche|weitergeleitete|message|mensaje|messaggio|doorgestuurd)|begin forwarded message|anfang der weitergeleiteten|début du message|inicio del mensaje|message (?:d'origine|original|transféré)|forwarded message|_{10,}\s*$)/iu
const HEADER =
  /^\*{0,2}(?:from|sent|date|to|cc|subject|von|gesendet|datum|an|betreff|de|envoyé|à|objet|enviado(?: el)?|para|asunto|da|inviato|oggetto|van|verzonden|aan|onderwerp)\*{0,2}\s?:\*{0,2}\s+\S/iu
/** A remark of who forwards, below the mail. */
const REMARK = /^\((?:fwd|note|nb|fyi|mine|me)\b/i

const CLOSING =
  /^(?:(?:with )?(?:kind|best|warm|many|warmest|kindest)?\s*(?:regards|wishes|greetings)|best|cheers|thanks|thank you|many thanks|sincerely|yours(?: \p{L}+)?|always yours|love|xx?|cordially|respectfully|all the best|take care|mit (?:freundlichen|besten|herzlichen) grüßen|(?:viele|liebe|beste|freundliche|schöne) grüße|mfg|lg|vg|cordialement|bien à vous|amicalement|salutations|saludos|un saludo|atentamente|cordiali saluti|saluti|met vriendelijke groet|--)[\s,!.]*/iu
/** What follows a closing on its line, if it is one: nothing, or who writes. */
const SIGNED = /^(?:$|\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}(?: ?[,/|].{0,60})?$)/u
const DISCLAIMER =
  /\b(?:confidential|intended (?:only|solely|recipient)|unsubscribe|all rights reserved|registered (?:office|in)|equal opportunity|terms (?:and conditions|apply)|privacy policy|do not reply|automatically generated|vertraulich|geschäftsführer|handelsregister|sitz der gesellschaft|confidentiel|confidencial|please consider the environment)\b/iu
/** What begins a line that is about terms, not about somebody. */
const TERMS =
  /^(?:terms|conditions|disclaimer|legal notice|small print|fine print|agb|hinweis|privacy|notice)\b\s*[:.-]/i
const CONTACT =
  /@|www\.|https?:|\+\d|\b(?:tel|phone|fax|mobile|office)\b|[|·•]|\b(?:gmbh|inc|ltd|llc|ag|s\.a|plc|corp|b\.v)\b/i
/** A name, and who that is: "Sabine Thoms, Recruiting". */
const NAMEPLATE = /^(?:\p{Lu}[\p{L}'’.-]+[ ]){1,3}\p{Lu}[\p{L}'’.-]+(?:, .{2,60})?$/u
/** A longer line is no label with its value: "Terms: CIF". */
const MAX_FIELD = 40
/** Lines of a signature, at most. */
const MAX_SIGNATURE = 9
/** Characters of one of its lines, at most. */
const MAX_LINE = 120

interface Line {
  start: number
  end: number
  text: string
}

function linesOf(content: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const text of content.split('\n')) {
    lines.push({ start, end: start + text.length, text: text.trim() })
    start += text.length + 1
  }
  return lines
}

/** Which lines of a text were written by others: mail below a header, lines behind `>`, signatures and disclaimers. */
export function authorsOf(content: string, names: ReadonlySet<string> = new Set()): Part[] {
  if (!content.includes('\n') && !DISCLAIMER.test(content)) return content.startsWith('>') ? whole(content) : []
  const lines = linesOf(content)
  const parts: Part[] = []
  let isBelow = false
  let isHead = false
  for (const [at, { start, end, text }] of lines.entries()) {
    const isHeader = HEADER.test(text) && HEADER.test(lines[at + 1]?.text ?? '')
    // a mail that is stored as it came begins with its header, and is not quoted in another
    const isTop = isHeader && lines.slice(0, at).every(line => line.text === '') && isFrom(text, names)
    if (WROTE.test(text) || FORWARDED.test(text) || (isHeader && !isTop && !isHead)) isBelow = true
    isHead = isTop || (isHead && HEADER.test(text))
    if (isBelow ? !REMARK.test(text) : text.startsWith('>')) parts.push({ start, end, kind: 'quoted' })
    else if (TERMS.test(text) && text.length > MAX_FIELD) parts.push({ start, end, kind: 'signature' })
    if (isBelow && REMARK.test(text)) isBelow = false
  }
  const own = lines.filter(({ start }) => !parts.some(part => part.start === start))
  return [...parts, ...signatureOf(own), ...disclaimersOf(own)]
}

/** Whether a mail is from the record, as far as anybody can tell. */
const isFrom = (header: string, names: ReadonlySet<string>): boolean =>
  names.size === 0 || (header.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).some(word => names.has(word))

const whole = (content: string): Part[] => [{ start: 0, end: content.length, kind: 'quoted' }]

/** What stands below a closing line, or below the name of who writes, at the end of a text. */
function signatureOf(lines: readonly Line[]): Part[] {
  const filled = lines.filter(({ text }) => text !== '')
  const tail = filled.slice(-MAX_SIGNATURE)
  if (filled.length < 2) return []
  const closing = tail.findLastIndex(({ text }, at) => isClosing(text) && (at > 0 || tail.length < filled.length))
  const plate = tail.findIndex(
    ({ text }, at) =>
      at > 0 && NAMEPLATE.test(text) && tail.slice(at + 1).some(other => CONTACT.test(other.text)) && isShort(tail, at),
  )
  const from =
    closing >= 0
      ? closing
      : plate >= 0
        ? plate
        : tail.findIndex(({ text }, at) => at > 0 && isFooter(text) && !isRow(tail, at))
  if (from < 0 || !isShort(tail, from)) return []
  return tail.slice(from).map(({ start, end }) => ({ start, end, kind: 'signature' }))
}

/** "Green Trust · Members since 1954 · 0117 496 0333": what every mail of a company ends with. */
const isFooter = (text: string): boolean => /\S \s*[|·•]\s+\S.*\s[|·•]\s+\S/.test(text) && CONTACT.test(text)

const barsIn = (text: string | undefined): number => text?.split('|').length ?? 0

/** A row of a table has as many cells as the one before or after it. */
const isRow = (lines: readonly Line[], at: number): boolean =>
  barsIn(lines[at]?.text) > 1 && [at - 1, at + 1].some(next => barsIn(lines[next]?.text) === barsIn(lines[at]?.text))

function isClosing(text: string): boolean {
  const words = CLOSING.exec(text)?.[0]
  return words !== undefined && SIGNED.test(text.slice(words.length))
}

const isShort = (tail: readonly Line[], from: number): boolean =>
  tail.slice(from + 1).every(({ text }) => text.length <= MAX_LINE)

/** Paragraphs that say what every mail of the sender says. */
const disclaimersOf = (lines: readonly Line[]): Part[] =>
  lines.flatMap(({ start, end, text }) => (DISCLAIMER.test(text) ? { start, end, kind: 'signature' } : []))
