import { endWithin, estimateDatedTokens, MAX_CHARACTERS } from '../../platform/access/tokens.ts'
import type { BestPassage } from '../../search/excerpts/best-passage.ts'

/** Maximum share of a memory's line for the later values that contradict it. */
const CHANGED_SHARE = 0.5

/** In characters. The search for a word boundary goes back no further, because scripts without spaces have none. */
const MAX_WORD_LENGTH = 30

/** Cuts a text to a number of tokens, at a word boundary if possible. */
export function cut(text: string, tokens: number): string {
  if (estimateDatedTokens(text) <= tokens) return text
  const ellipsis = ' …'
  const end = endWithin(text, tokens - estimateDatedTokens(ellipsis))
  const word = text.lastIndexOf(' ', end)
  return `${text.slice(0, word > Math.max(0, end - MAX_WORD_LENGTH) ? word : end)}${ellipsis}`
}

/** A property's value as readable text. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The start of the note that a memory no longer holds. Deduplication uses it to strip the note from recalled text. */
export const CHANGED_LATER = '(changed later: '

/** The note after a memory with the later values that contradict it; empty if it still holds. */
export function changedLater(
  superseding: readonly { propertyName: string; value: unknown; timestamp: string }[] | null | undefined,
): string {
  if (!superseding?.length) return ''
  const later = superseding.map(
    ({ propertyName, value, timestamp }) => `${propertyName} since ${day(timestamp)}: ${valueText(value)}`,
  )
  return ` ${oneLine(`${CHANGED_LATER}${later.join('; ')})`)}`
}

/** The note after a value that a later memory disputes: when each of them was said. */
export const disputedLater = (asOf: string, { said, timestamp }: { said: string; timestamp: string }): string =>
  ` ${oneLine(`(${day(asOf)}; a later note says ${said}, ${day(timestamp)})`)}`

/** The note after a value whose memory a later one corrects, maybe in another point: when each of them was said. */
export const seeLater = (asOf: string, later: Date): string => ` (${day(asOf)}; see also ${day(later.toISOString())})`

/** The note after a text that disputes a value. */
export const disputesEarlier = (earlier: { propertyName: string; value: unknown; asOf: string }): string =>
  ` ${oneLine(`(not certain; ${earlier.propertyName} since ${day(earlier.asOf)}: ${valueText(earlier.value)})`)}`

const day = (timestamp: string): string => new Date(timestamp).toISOString().slice(0, 10)

/**
 * Puts a text on one line, so that user content cannot create headings or list items in the text around it.
 * @param most the number of characters after which it may stop
 */
export function oneLine(text: string, most = Number.POSITIVE_INFINITY): string {
  let line = ''
  for (const [word] of text.matchAll(/[^\s\p{Cc}]+/gu)) {
    line += line === '' ? word : ` ${word}`
    if (line.length > most) break
  }
  return line
}

/** The speaker of the turns of a model. */
const ASSISTANT = 'assistant'

/** Who said what follows. What a model wrote is not known of the record, so it is marked. */
export const saidBy = (speaker: string | null): string =>
  speaker === null ? '' : `${speaker === ASSISTANT ? 'the assistant wrote' : speaker}: `

/** A memory as a line of a text for a prompt. */
interface MemoryOfLine {
  /** Marks the line, as in a list. */
  mark: string
  timestamp: Date
  speaker: string | null
  content: string
  /** The part that answers the query, if there is one. */
  passage: BestPassage | undefined
  superseded: Parameters<typeof changedLater>[0]
  /** The time of a later memory that corrects it. */
  correctedAt?: Date
}

/**
 * A memory on one line, up to a number of tokens: its complete content, or the passage that answers the query if that does not
 * fit, because the beginning of a long text rarely answers it.
 */
export function memoryLine(memory: MemoryOfLine, tokens: number): string {
  const { mark, timestamp, speaker, content, passage, superseded, correctedAt } = memory
  // the note that a memory no longer holds stays even if the memory is cut
  const note =
    changedLater(superseded) || (correctedAt ? ` ${CHANGED_LATER}see ${day(correctedAt.toISOString())})` : '')
  const changed = cut(note, Math.floor(tokens * CHANGED_SHARE))
  const left = tokens - estimateDatedTokens(changed)
  const lineOf = (text: string, shown: string): string => {
    const said = text.startsWith(`${speaker}:`) ? '' : saidBy(speaker)
    return `${mark}${timestamp.toISOString().slice(0, 10)}: ${oneLine(`${said}${shown}`, tokens * MAX_CHARACTERS * 2)}`
  }
  const whole = lineOf(content, content)
  const isCut = passage && estimateDatedTokens(whole) > left
  return `${cut(isCut ? lineOf(passage.text, excerptOf(content, passage)) : whole, left)}${changed}`
}

/** A passage of a text, with an ellipsis where something is left out. */
export const excerptOf = (content: string, { start, end, text }: BestPassage): string =>
  `${start > 0 ? '… ' : ''}${text}${end < content.length ? ' …' : ''}`
