import { createHash } from 'node:crypto'
import { stemKeysOf } from '../../../../search/indexing/document.ts'
import { CHANGED_LATER } from '../../text-format.ts'
import type { Reading } from '../sql/store.ts'

/** One piece of a text, in each way it can be read. */
type Piece = Reading[]

const MAX_LENGTH = 20_000
const MAX_LINES = 50
const MAX_SENTENCES = 12
/** Minimum number of informative words. Shorter sentences recur in any conversation. */
const MIN_SENTENCE_LENGTH = 3
/** Turns of a conversation. */
const MAX_TURNS = 1_000
/** Characters of a turn that can be short: one word can be a long identifier. */
const MAX_SHORT_LENGTH = 200
/** Number of words used to look a sentence up before comparing it. */
const MAX_LOOKED_UP = 6

const QUOTES = `["'“”„«»‘’\`]`
const OUTER_QUOTES = new RegExp(`(?<![\\p{L}\\p{N}])${QUOTES}+|(?<!\\p{N})${QUOTES}+(?![\\p{L}\\p{N}])`, 'gu')

/** Markdown emphasis and HTML formatting tags, without strikethrough and links, which change the meaning. */
const EMPHASIS = /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=[^\s*_])([^*_\n]*[^\s*_])\1(?![\p{L}\p{N}*_])/gu
const TAGS = /<\/?(?:p|b|i|em|strong|span|div|li|ul|ol|br|blockquote|h[1-6])(?: [a-z-]+="[^"<>]{0,200}")*\s?\/?>/gi
const withoutMarkup = (text: string): string => text.replaceAll(EMPHASIS, '$2').replaceAll(TAGS, ' ')

/** A text without what does not change its meaning: case, whitespace, markup, quotation marks, the final period. */
function normalForm(text: string): string {
  const plain = withoutMarkup(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’](?=\p{L})/gu, "'")
    .replaceAll(OUTER_QUOTES, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\s.!…,;:])[\s.!…,;:]+$/, '')
  return plain === '' ? text : plain
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Equal for texts that differ only in spelling. */
export const contentHash = (content: string): string => sha256(normalForm(content))

/** The hash of a turn of a conversation in the words of another one: it repeats only itself, when it is sent again. */
export const repeatedTurnHash = (content: string, sessionId: string, occurrence: number): string =>
  sha256(JSON.stringify([sessionId, occurrence, normalForm(content)]))

/** The hash of what is kept and not found: only the same text of the same session repeats it, and nothing that is found. */
export const unsearchableHash = (content: string, sessionId: string | null | undefined): string =>
  sha256(JSON.stringify(['unsearchable', sessionId ?? '', content]))

/** The occurrence that a turn is stored with; undefined if it is stored as its content alone. */
export function occurrenceOf(content: string, sessionId: string, hash: string): number | undefined {
  if (hash === contentHash(content) || hash === exactHash(content)) return undefined
  for (let occurrence = 0; occurrence < MAX_TURNS; occurrence++)
    if (hash === repeatedTurnHash(content, sessionId, occurrence)) return occurrence
  return undefined
}

/** The sentences of a text, each as a hash that other spellings of it have too. */
export const sentencesOf = (content: string): string[] =>
  content
    .split(/\r?\n/)
    .flatMap(line => line.split(SENTENCE_END))
    .filter(sentence => sentence.trim() !== '')
    .map(contentHash)

/** Whether a text has so few informative words that people say it again in any conversation ("Yes.", "Thank you."). */
export const isShortTurn = (content: string): boolean =>
  content.length <= MAX_SHORT_LENGTH && stemKeysOf(content, MIN_SENTENCE_LENGTH).length < MIN_SENTENCE_LENGTH

/** The hash that memories were stored with before normalization was added. */
export const exactHash = (content: string): string => sha256(content)

/** List, quotation or heading markers, unless a number follows: "- 5" may be a negative number. A date may follow. */
const MARK = /^(?:(?:[-*•‣>]|#{1,6}|\[\d{1,3}\])\s+)+(?!\d(?!\d{3}-\d\d-\d\d[:,]))/
/** A list number. Outside a list it could be part of the content. */
const NUMBERED = /^\d{1,3}[.)]\s+(?!\d(?!\d{3}-\d\d-\d\d[:,]))/
const DATED = /^(?:on )?(?<day>\d{4}-\d\d-\d\d)[:,]\s+/i
const SAID = /^(?<speaker>[^\s:][^:\n]{0,80}?)(?::\s+|\s+(?:said|says|wrote)(?: that)?[:,]?\s+(?=["“‘']))/

const SENTENCE_END = /(?<=[.!?…]["'”’)]?)\s+(?=\S)/u

/** Citation markers as recall numbers its sources: "… tea [1]." The bound keeps a long row of them linear. */
const CITED = /(?<=[.!?…]["'”’)]?)(?:\s*\[\d{1,3}\])+(?=\s|$)|(?:\s\[\d{1,3}\]){1,50}(?=[.!?…](?:\s|$))/g

/** Removes the note that recall appends to a memory that no longer holds. */
function withoutChange(line: string): string {
  const at = line.endsWith(')') ? line.lastIndexOf(CHANGED_LATER) : -1
  return at < 0 ? line : line.slice(0, at).trimEnd()
}

interface Line {
  text: string
  speaker: string | null
  day: string | null
}

/**
 * The line as is, and without each of the markers that recall, or text that quotes it, adds before and after a memory.
 */
function barer(text: string, inList: boolean): Line[] {
  const unmarked = withoutMarkup(text)
    .trim()
    .replace(MARK, '')
    .replace(inList ? NUMBERED : /^$/, '')
  const bare = withoutChange(unmarked.replaceAll(CITED, ''))
  const dated = DATED.exec(bare)
  const undated = dated ? bare.slice(dated[0].length) : bare
  const day = dated?.groups?.day ?? null
  const said = SAID.exec(undated)
  return [
    { text, speaker: null, day: null },
    ...(bare === text ? [] : [{ text: bare, speaker: null, day: null }]),
    ...(dated ? [{ text: undated, speaker: null, day }] : []),
    ...(said
      ? [{ text: undated.slice(said[0].length), speaker: said.groups?.speaker?.trim().toLowerCase() ?? null, day }]
      : []),
  ]
}

const asWhole = ({ text, speaker, day }: Line): Reading => ({ hash: contentHash(text), speaker, day })

/** How the database compares sentences of a memory: case-sensitive, without whitespace and the final period. */
const sentenceForm = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.!…,;: ])[.!…,;: ]+$/, '')

function asSentence(line: Line): Reading {
  const keys = stemKeysOf(line.text, MAX_LOOKED_UP)
  return keys.length < MIN_SENTENCE_LENGTH
    ? asWhole(line)
    : { ...asWhole(line), sentence: sentenceForm(line.text), keys }
}

/** The sentences of a line. What precedes the first one may or may not be a marker. */
function sentencePieces(text: string, inList: boolean, asPiece: (line: Line) => Reading): Piece[] {
  const lines = barer(text, inList)
  const [, ...rest] = (lines.at(-1)?.text ?? '').split(SENTENCE_END)
  const { speaker = null, day = null } = lines.at(-1) ?? {}
  return [
    lines.map(line => asPiece({ ...line, text: line.text.split(SENTENCE_END)[0] ?? '' })),
    ...rest.map(sentence => [asPiece({ text: sentence, speaker, day })]),
  ]
}

/**
 * The ways to read a text as nothing but recalled memories: as one memory with a marker, a date or its speaker in
 * front, as a list of memories, or as sentences that each are or occur in a memory, as in a generated answer. The text
 * is a duplicate if every piece of one reading is known; a single new sentence makes it new content.
 * @param speaker who says it, if known: a text with a speaker is not matched against parts of earlier memories
 */
export function repeatsOf(content: string, speaker?: string): Piece[][] {
  if (content.length > MAX_LENGTH) return []
  const lines = content
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
  if (lines.length === 0 || lines.length > MAX_LINES) return []
  const inList = lines.length > 1
  const wholes = inList
    ? lines.map(line => barer(line, true).map(asWhole))
    : [barer(content.trim(), false).map(asWhole)]
  const sentences = lines.flatMap(line => sentencePieces(line, inList, speaker === undefined ? asSentence : asWhole))
  return [
    ...(inList || (wholes[0]?.length ?? 0) > 1 ? [wholes] : []),
    // a single sentence equal to a full memory was already looked up
    ...(sentences.length <= MAX_SENTENCES && (sentences.length > 1 || speaker === undefined) ? [sentences] : []),
  ]
}
