import { usage } from '../../terminal/failure.ts'
import { type Fields, isFields } from '../../terminal/json.ts'

/** A message to send: one of OpenAI or the AI SDK as it is, or a turn of a transcript. */
export type Message = Fields

const FORMATS = [
  'Accepted are: JSON and JSONL of OpenAI or the AI SDK, WebVTT, and lines such as `Dana: Hello.`',
  'To see how a file is split: --dry-run',
] as const

/**
 * Splits the text of a conversation into its messages.
 * @param start when it began: the times of WebVTT count from there
 * @throws a usage error that says what is wrong with which line
 */
export function readConversationFile(text: string, start?: Date): Message[] {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  const messages = trimmed.startsWith('WEBVTT')
    ? readWebVtt(trimmed, start)
    : /^[[{]/.test(trimmed) && !BRACKETED.test(trimmed)
      ? readJson(trimmed)
      : readLines(trimmed)
  if (messages.length === 0) throw usage('The conversation has no messages.', ...FORMATS)
  return messages
}

/** `[10:02] Dana: Hello.`, which is no JSON. */
const BRACKETED = /^\[\d{1,2}:\d{2}/

function readJson(text: string): Message[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return readJsonLines(text)
  }
  return messagesIn(value) ?? [isFields(value) ? value : notMessages('The file')]
}

function readJsonLines(text: string): Message[] {
  const values = text.split(/\r?\n/).flatMap((line, at): unknown => {
    if (line.trim() === '') return []
    try {
      return [JSON.parse(line)]
    } catch (error) {
      throw usage(`Line ${at + 1} is not JSON: ${error instanceof Error ? error.message : error}.`, ...FORMATS)
    }
  })
  const conversations = values.flatMap(value => {
    const messages = messagesIn(value)
    return messages ? [messages] : []
  })
  if (conversations.length > 1)
    throw usage(`The file has ${conversations.length} conversations. Pass a file for each of them.`)
  return conversations[0] ?? values.map((value, at) => (isFields(value) ? value : notMessages(`Line ${at + 1}`)))
}

/** The messages of a list, or of an object with `messages`. */
function messagesIn(value: unknown): Message[] | undefined {
  const list = isFields(value) ? value.messages : value
  if (!Array.isArray(list)) return undefined
  return list.map((one: unknown, at) => (isFields(one) ? one : notMessages(`messages[${at}]`)))
}

function notMessages(what: string): never {
  throw usage(`${what} is not a message: an object with role and content, or with speaker and content.`, ...FORMATS)
}

interface Cue {
  speaker: string | undefined
  seconds: number
  text: string
}

/** One turn for the consecutive cues of a speaker: cues end anywhere in a sentence. */
function readWebVtt(text: string, start: Date | undefined): Message[] {
  const turns: Cue[] = []
  for (const block of text.split(/\r?\n\s*\r?\n/)) {
    const lines = block.split(/\r?\n/)
    const at = lines.findIndex(line => line.includes('-->'))
    if (at < 0) continue
    const seconds = secondsOf(lines[at] ?? '')
    for (const cue of spokenIn(lines.slice(at + 1).join(' '), seconds)) {
      const last = turns.at(-1)
      if (last && (cue.speaker === undefined || cue.speaker === last.speaker)) last.text += ` ${cue.text}`
      else turns.push(cue)
    }
  }
  return turns.map(({ speaker = 'Speaker', seconds, text: content }) => ({
    speaker,
    content,
    ...(start && { timestamp: new Date(start.getTime() + seconds * 1_000).toISOString() }),
  }))
}

/** What each voice (`<v Dana>Hello.</v>`, or `Dana: Hello.`) says in one cue. */
function spokenIn(text: string, seconds: number): Cue[] {
  const voices = [...text.matchAll(/<v(?:\.[^\s>]*)?\s+([^>]+)>(.*?)(?=<\/v>|<v[\s.]|$)/g)]
  if (voices.length > 0)
    return voices.map(([, speaker = '', said = '']) => ({ speaker: speaker.trim(), seconds, text: plain(said) }))
  const [, speaker, said] = SPOKEN.exec(plain(text)) ?? []
  return plain(text) === '' ? [] : [{ speaker, seconds, text: said ?? plain(text) }]
}

const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim()

/** `01:02:03.450` and `02:03.450` in seconds. */
const secondsOf = (line: string): number =>
  (line.split('-->')[0] ?? '')
    .trim()
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0) || 0

/** A name of up to five words, then what was said. */
const SPOKEN = /^([\p{L}\p{N}][^\s:]*(?: [^\s:]+){0,4}):\s+(\S.*)$/u
/** The time before the name, with or without brackets: a clock time is left out, because it has no day. */
const TIMED = /^\[?(\d{4}-\d\d-\d\d[T ]\d\d:\d\d\S*?|\d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp][Mm])?)\]?[\s,–-]+(?=\S)/

/** A turn for each line that begins with a name; other lines continue the turn before them. */
function readLines(text: string): Message[] {
  const turns: { speaker: string; content: string; timestamp?: string }[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [, time] = TIMED.exec(line) ?? []
    const [, speaker, content] = SPOKEN.exec(line.replace(TIMED, '').trim()) ?? []
    const last = turns.at(-1)
    if (speaker !== undefined && content !== undefined) turns.push({ speaker, content, ...timestampOf(time) })
    else if (last) last.content += `\n${line}`
    else if (line.trim() !== '')
      throw usage(`Line ${at + 1} does not begin with a name, as in \`Dana: Hello.\``, ...FORMATS)
  }
  return turns.map(turn => ({ ...turn, content: turn.content.trim() }))
}

function timestampOf(time: string | undefined): { timestamp?: string } {
  const date = new Date(time !== undefined && /^\d{4}-/.test(time) ? time.replace(' ', 'T') : Number.NaN)
  return Number.isNaN(date.getTime()) ? {} : { timestamp: date.toISOString() }
}
