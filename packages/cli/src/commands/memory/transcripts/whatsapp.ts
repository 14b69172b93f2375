import { CLOCK, DAY, momentReader } from './dates.ts'
import { linesOf, type TextFormat, type Turn, turnsOf } from './turn.ts'

/** `14.10.26, 15:34 - Dana: Hi` of Android, `[14/10/2026, 3:34:20 PM] Dana: Hi` of iOS; older Teams copies are written so too. */
const STAMP = new RegExp(`^(?:\\[(${DAY}),?\\s(${CLOCK})\\]\\s*|(${DAY}),?\\s(${CLOCK})\\s[-–]\\s)(.*)$`, 'u')
const SAID = /^(?:~\s?)?([^:"“”„«»]{1,80}):\s(.*)$/su

/** A chat of WhatsApp, exported as text. What the app itself says, and what is not text, is left out. */
export const WHATSAPP: TextFormat = {
  fits: text =>
    linesOf(text)
      .slice(0, MAX_BEFORE)
      .some(line => SAID.test(STAMP.exec(bare(line))?.[5] ?? '')),
  read: readWhatsApp,
}

const MAX_BEFORE = 20

/** iOS begins what it writes itself with this mark of direction. */
const BY_APP = /^[\u200e\u200f]/

/** `<Media omitted>`, `<attached: photo.jpg>`, in any language; a deleted message, in some. */
const NOT_TEXT =
  /^(?:<[^<>]*>|null|\S+\.\w{2,4} \([^()]*\)|(?:this message was deleted|you deleted this message|diese nachricht wurde gelöscht|du hast diese nachricht gelöscht|se eliminó este mensaje|ce message a été supprimé)\.?)$/i
const EDITED = /(?<!\s)\s*<(?:this message was edited|diese nachricht wurde bearbeitet)>$/i
/** What iOS adds to a text: `\u200e<attached: photo.jpg>`. */
const ADDED = /(?<!\s)\s*\u200e<[^<>]*>$/u

function readWhatsApp(text: string): Turn[] {
  const stamps = linesOf(text).flatMap(line => stampOf(line) ?? [])
  const timestampOf = momentReader(stamps)
  return turnsOf(text, line => {
    const stamp = stampOf(line)
    if (!stamp) return undefined
    const [, speaker, content = ''] = SAID.exec(stamp.rest) ?? []
    const words = content
      .replace(ADDED, '')
      .replace(EDITED, '')
      .replaceAll(/[\u200e\u200f]/g, '')
    const isText = !NOT_TEXT.test(words.trim()) && words.trim() !== ''
    if (speaker === undefined || (isText && BY_APP.test(content))) return null
    // the caption of a file is in the lines below it
    return { speaker: speaker.trim(), content: isText ? words : '', ...timestampOf(stamp.day, stamp.clock) }
  })
}

function stampOf(line: string): { day: string; clock: string; rest: string } | undefined {
  const [, day, clock, dayBefore, clockBefore, rest] = STAMP.exec(bare(line)) ?? []
  return rest === undefined ? undefined : { day: day ?? dayBefore ?? '', clock: clock ?? clockBefore ?? '', rest }
}

/** Without marks of direction in front, and with ordinary spaces: iOS writes U+202F before AM and PM. */
const bare = (line: string): string =>
  line.replace(/^[\u200e\u200f\u202a-\u202e]+/, '').replaceAll(/[\u00a0\u202f]/g, ' ')
