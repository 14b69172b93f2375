import { createHash } from 'node:crypto'
import { stemKeysOf } from '../../../../search/document.ts'
import { CHANGED_LATER } from '../../text-format.ts'

/** What a memory may be kept as: by whom and on which day (UTC) it has to be said, where the text says so itself. */
export interface Reading {
  /** SHA-256 of the normal form, hex. */
  hash: string
  /** In lower case. */
  speaker: string | null
  day: string | null
  /** The piece as one sentence of a longer memory, with the keys of its stems. */
  sentence?: string
  keys?: number[]
}

/** One piece of a text, in each way in which it can be read. */
type Piece = Reading[]

const LONGEST = 20_000
const MOST_LINES = 50
const MOST_SENTENCES = 12
/** Words that tell something. A shorter sentence is said again in any conversation. */
const SHORTEST_SENTENCE = 3
/** Words by which a sentence is looked up, before it is compared. */
const MOST_LOOKED_UP = 6

const QUOTES = `["'“”„«»‘’\`]`
const OUTER_QUOTES = new RegExp(`(?<![\\p{L}\\p{N}])${QUOTES}+|(?<!\\p{N})${QUOTES}+(?![\\p{L}\\p{N}])`, 'gu')

/** Emphasis in Markdown, and the tags that stand around text in HTML. What is struck out or linked says more than its words. */
const EMPHASIS = /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=[^\s*_])([^*_\n]*[^\s*_])\1(?![\p{L}\p{N}*_])/gu
const TAGS = /<\/?(?:p|b|i|em|strong|span|div|li|ul|ol|br|blockquote|h[1-6])(?: [a-z-]+="[^"<>]{0,200}")*\s?\/?>/gi
const withoutMarkup = (text: string): string => text.replaceAll(EMPHASIS, '$2').replaceAll(TAGS, ' ')

/** A text without what does not change what it says: case, spaces, markup, quotation marks, the point at its end. */
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

/** Equal for texts that differ in spelling only. */
export const contentHash = (content: string): string => sha256(normalForm(content))

/** What memories were kept by before spelling was looked past. */
export const exactHash = (content: string): string => sha256(content)

/** Marks of a list, a quotation or a heading, unless a number follows: "- 5" may mean less than nothing. A date does not. */
const MARK = /^(?:(?:[-*•‣>]|#{1,6}|\[\d{1,3}\])\s+)+(?!\d(?!\d{3}-\d\d-\d\d[:,]))/
/** A number alone could be part of what is said, unless it stands in a list. */
const NUMBERED = /^\d{1,3}[.)]\s+(?!\d(?!\d{3}-\d\d-\d\d[:,]))/
const DATED = /^(?:on )?(?<day>\d{4}-\d\d-\d\d)[:,]\s+/i
const SAID = /^(?<speaker>[^\s:][^:\n]{0,80}?)(?::\s+|\s+(?:said|says|wrote)(?: that)?[:,]?\s+(?=["“‘']))/

const SENTENCE_END = /(?<=[.!?…]["'”’)]?)\s+(?=\S)/u

/** Where a sentence is cited from, as recall numbers its sources: "… tea [1]." and "… tea. [1][2]". The bound keeps a long row of them linear. */
const CITED = /(?<=[.!?…]["'”’)]?)(?:\s*\[\d{1,3}\])+(?=\s|$)|(?:\s\[\d{1,3}\]){1,50}(?=[.!?…](?:\s|$))/g

/** Without what a text for a prompt says behind a memory that no longer holds. */
function withoutChange(line: string): string {
  const at = line.endsWith(')') ? line.lastIndexOf(CHANGED_LATER) : -1
  return at < 0 ? line : line.slice(0, at).trimEnd()
}

interface Line {
  text: string
  speaker: string | null
  day: string | null
}

/** A line as it stands, and without each of the marks that recall and those who cite it put before and behind a memory. */
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

/** As the database reads the sentences of a memory: case counts, spaces and the point at the end do not. */
const sentenceForm = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.!…,;: ])[.!…,;: ]+$/, '')

function asSentence(line: Line): Reading {
  const keys = stemKeysOf(line.text, MOST_LOOKED_UP)
  return keys.length < SHORTEST_SENTENCE ? asWhole(line) : { ...asWhole(line), sentence: sentenceForm(line.text), keys }
}

/** The sentences of a line: what stands before the first is of the line's marks, or is not. */
function sentencesOf(text: string, inList: boolean, asPiece: (line: Line) => Reading): Piece[] {
  const lines = barer(text, inList)
  const [, ...rest] = (lines.at(-1)?.text ?? '').split(SENTENCE_END)
  const { speaker = null, day = null } = lines.at(-1) ?? {}
  return [
    lines.map(line => asPiece({ ...line, text: line.text.split(SENTENCE_END)[0] ?? '' })),
    ...rest.map(sentence => [asPiece({ text: sentence, speaker, day })]),
  ]
}

/**
 * The ways in which a text may be nothing but memories given back: as one of them with a mark, a date or its speaker before
 * it, as a list of them, or as sentences each of which is one or stands in one, as an answer is put together. It repeats
 * where every piece of one way is known; a text that adds one sentence adds something.
 * @param speaker who says it, where that is known: nobody who speaks gives back a piece of what he said before
 */
export function repeatsOf(content: string, speaker?: string): Piece[][] {
  if (content.length > LONGEST) return []
  const lines = content
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
  if (lines.length === 0 || lines.length > MOST_LINES) return []
  const inList = lines.length > 1
  const wholes = inList
    ? lines.map(line => barer(line, true).map(asWhole))
    : [barer(content.trim(), false).map(asWhole)]
  const sentences = lines.flatMap(line => sentencesOf(line, inList, speaker === undefined ? asSentence : asWhole))
  return [
    ...(inList || (wholes[0]?.length ?? 0) > 1 ? [wholes] : []),
    // one sentence that is a whole memory was looked for already
    ...(sentences.length <= MOST_SENTENCES && (sentences.length > 1 || speaker === undefined) ? [sentences] : []),
  ]
}
