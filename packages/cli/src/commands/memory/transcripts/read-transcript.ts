import { usage } from '../../../terminal/failure.ts'
import { APP_COPY, TEAMS_CHAT, ZOOM_CHAT } from './chat-copies.ts'
import { SRT, WEB_VTT } from './cues.ts'
import { CHATGPT } from './exports/chatgpt.ts'
import { CLAUDE } from './exports/claude.ts'
import { DISCORD } from './exports/discord.ts'
import { MESSAGES } from './exports/messages.ts'
import { SLACK } from './exports/slack.ts'
import { TELEGRAM } from './exports/telegram.ts'
import { HEADINGS } from './headings.ts'
import { readLines } from './lines.ts'
import { isMail, readMail } from './mail.ts'
import { type Context, type Conversation, linesOf, type TextFormat } from './turn.ts'
import { WHATSAPP } from './whatsapp.ts'

/** In the order in which they are tried: the last one fits any text. */
const TEXT_FORMATS: readonly TextFormat[] = [
  WEB_VTT,
  SRT,
  WHATSAPP,
  ZOOM_CHAT,
  TEAMS_CHAT,
  APP_COPY,
  HEADINGS,
  { fits: () => true, read: readLines },
]

/** In the order in which they are tried: the last one fits any value. */
const JSON_FORMATS = [CHATGPT, CLAUDE, SLACK, TELEGRAM, DISCORD, MESSAGES] as const

const ACCEPTED = [
  'Accepted are: exports of WhatsApp, Slack, ChatGPT, Claude, Telegram and Discord, text of Otter, Teams and Zoom, WebVTT and SRT, e-mail (.eml), JSON and JSONL of OpenAI or the AI SDK, and lines such as `Dana: Hello.`',
  'To see how a file is split: --dry-run',
]

/**
 * Splits a file into its conversations, and these into messages.
 * @throws a usage error that says what is wrong with the file
 */
export async function readTranscript(bytes: Uint8Array, context: Context = {}): Promise<Conversation[]> {
  const text = textOf(bytes).trim()
  const conversations = (await read(text, bytes, context)).filter(({ messages }) => messages.length > 0)
  if (conversations.length === 0) throw usage('The file has no messages.', ...ACCEPTED)
  return conversations
}

async function read(text: string, bytes: Uint8Array, context: Context): Promise<Conversation[]> {
  const value = /^[[{]/.test(text) ? jsonOf(text) : undefined
  if (value !== undefined) return JSON_FORMATS.find(({ fits }) => fits(value))?.read(value, context) ?? []
  const turns = isMail(text)
    ? await readMail(bytes, context)
    : await TEXT_FORMATS.find(({ fits }) => fits(text))?.read(text, context)
  return [{ messages: (turns ?? []).map(turn => ({ ...turn })) }]
}

/** `[10:02] Dana: Hello.` and `[14/10/2026, 15:34] Dana: Hello.`, which are no JSON. */
const BRACKETED = /^\[[^"{}[\]]*\d[^"{}[\]]*\][ \t]*\S/

/** @returns undefined if the text is not JSON and does not look as if it should be */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return BRACKETED.test(text) || /^\[\p{L}/u.test(text) ? undefined : jsonLinesOf(text)
  }
}

const jsonLinesOf = (text: string): unknown[] =>
  linesOf(text).flatMap((line, at): unknown => {
    if (line.trim() === '') return []
    try {
      return [JSON.parse(line)]
    } catch (error) {
      throw usage(`Line ${at + 1} is not JSON: ${error instanceof Error ? error.message : error}.`, ...ACCEPTED)
    }
  })

const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** Text in UTF-8 or, with a byte order mark, in UTF-16. An e-mail says in its headers what else it is written in. */
function textOf(bytes: Uint8Array): string {
  if (ZIP.every((byte, at) => bytes[at] === byte))
    throw usage('The file is a ZIP archive. Unpack it, and pass the file of the chat.')
  const [first, second] = bytes
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  const text = new TextDecoder(wide).decode(bytes)
  if (text.includes('\uFFFD') && !isMail(text.trim()) && !isValid(bytes, wide))
    throw usage('The file is not UTF-8 text.', 'Save it as UTF-8.')
  return text
}

function isValid(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
