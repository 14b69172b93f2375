import type { Fields } from '../../../terminal/json.ts'

/** A message to send: one of OpenAI or the AI SDK as it is, or a turn. */
export type Message = Fields

/** What one speaker said. */
export interface Turn {
  speaker: string
  content: string
  timestamp?: string
}

/** Messages that belong together, in order. */
export interface Conversation {
  /** What the file calls it; unique in the file. */
  id?: string
  messages: Message[]
}

/** What a reader may know beside the text. */
export interface Context {
  /** When the conversation began: times that count from its beginning are added to it. */
  start?: Date | undefined
  /** Names of people by the IDs that the file has for them. */
  names?: ReadonlyMap<string, string> | undefined
}

/** How one product writes a conversation in text. */
export interface TextFormat {
  /** Whether a text is written so. */
  fits: (text: string) => boolean
  read: (text: string, context: Context) => Turn[] | Promise<Turn[]>
}

/** A time that counts from the beginning, if that is known. */
export const timestampAfter = (start: Date | undefined, seconds: number): Pick<Turn, 'timestamp'> =>
  start ? timestampOf(start.getTime() + seconds * 1_000) : {}

/** @param moment in milliseconds or as text; what is no time is left out */
export function timestampOf(moment: number | string): Pick<Turn, 'timestamp'> {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? {} : { timestamp: date.toISOString() }
}

/** `01:02:03.450`, `02:03,450` and `2:03` in seconds. */
export const secondsOf = (clock: string): number =>
  clock
    .trim()
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0) || 0

/** Turns that have words, without space around them. */
export const spoken = (turns: readonly Turn[]): Turn[] =>
  turns.flatMap(turn => (turn.content.trim() === '' ? [] : [{ ...turn, content: turn.content.trim() }]))

/**
 * A turn for each line that begins one; any other line continues the turn before it.
 * @param begin the turn that a line begins; null if the line is no one's and ends the turn before it
 */
export function turnsOf(text: string, begin: (line: string) => Turn | null | undefined): Turn[] {
  const turns: Turn[] = []
  let last: Turn | null = null
  for (const line of linesOf(text)) {
    const turn = begin(line)
    if (turn) turns.push(turn)
    if (turn !== undefined) last = turn
    else if (last) last.content += `\n${line}`
  }
  return spoken(turns)
}

export const linesOf = (text: string): string[] => text.split(/\r?\n/)

/** The text of HTML or of a cue: no tags, no entities. */
export const plainText = (markup: string): string =>
  markup
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim()
