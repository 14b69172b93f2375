import { createHash } from 'node:crypto'

/** What a memory may be kept as: by whom and on which day (UTC) it has to be said, where the text says so itself. */
export interface Reading {
  /** SHA-256 of the normal form, hex. */
  hash: string
  /** In lower case. */
  speaker: string | null
  day: string | null
}

/** One piece of a text, in each way in which it can be read. */
type Piece = Reading[]

const LONGEST = 20_000
const MOST_LINES = 50
const MOST_SENTENCES = 8

const QUOTES = `["'“”„«»‘’\`]`
const OUTER_QUOTES = new RegExp(`(?<![\\p{L}\\p{N}])${QUOTES}+|(?<!\\p{N})${QUOTES}+(?![\\p{L}\\p{N}])`, 'gu')

/** A text without what does not change what it says: case, spaces, quotation marks, the point at its end. */
function normalForm(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’](?=\p{L})/gu, "'")
    .replaceAll(OUTER_QUOTES, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[\s.!…,;:]+$/, '')
  return plain === '' ? text : plain
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Equal for texts that differ in spelling only. */
export const contentHash = (content: string): string => sha256(normalForm(content))

/** What memories were kept by before spelling was looked past. */
export const exactHash = (content: string): string => sha256(content)

/** The mark of a list, unless a number follows: "- 5" may mean less than nothing. A date does not. */
const MARK = /^(?:[-*•‣]|\[\d{1,3}\])\s+(?!\d(?!\d{3}-\d\d-\d\d[:,]))/
/** A number alone could be part of what is said, unless it stands in a list. */
const NUMBERED = /^\d{1,3}[.)]\s+(?!\d(?!\d{3}-\d\d-\d\d[:,]))/
const DATED = /^(?:on )?(?<day>\d{4}-\d\d-\d\d)[:,]\s+/i
const SAID = /^(?<speaker>[^\s:][^:\n]{0,80}?)(?::\s+|\s+(?:said|says|wrote)(?: that)?[:,]?\s+(?=["“‘']))/

function readings(text: string, inList: boolean): Piece {
  const bare = text.replace(MARK, '').replace(inList ? NUMBERED : /^$/, '')
  const dated = DATED.exec(bare)
  const undated = dated ? bare.slice(dated[0].length) : bare
  const day = dated?.groups?.['day'] ?? null
  const said = SAID.exec(undated)
  const found: Piece = [{ hash: contentHash(text), speaker: null, day: null }]
  if (bare !== text) found.push({ hash: contentHash(bare), speaker: null, day: null })
  if (dated) found.push({ hash: contentHash(undated), speaker: null, day })
  if (said)
    found.push({
      hash: contentHash(undated.slice(said[0].length)),
      speaker: said.groups?.['speaker']?.trim().toLowerCase() ?? null,
      day,
    })
  return found
}

/**
 * The ways in which a text may be nothing but memories given back: as one of them with a mark, a date or its speaker before
 * it, as a list of them, or as sentences each of which is one. It repeats where every piece of one way is known.
 */
export function echoesOf(content: string): Piece[][] {
  if (content.length > LONGEST) return []
  const lines = content
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
  if (lines.length > 1) return lines.length <= MOST_LINES ? [lines.map(line => readings(line, true))] : []
  const whole = readings(content.trim(), false)
  const sentences = content.trim().split(/(?<=[.!?…]["'”’)]?)\s+(?=\S)/u)
  return [
    ...(whole.length > 1 ? [[whole]] : []),
    ...(sentences.length > 1 && sentences.length <= MOST_SENTENCES
      ? [sentences.map(sentence => [{ hash: contentHash(sentence), speaker: null, day: null }])]
      : []),
  ]
}
