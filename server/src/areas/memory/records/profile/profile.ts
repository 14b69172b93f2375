import { createHash } from 'node:crypto'
import { wordsOf } from '../../../../search/similarity/informative-words.ts'

/** A memory that a line rests on, and the fact of it. Without a fact, a caller named the memory. */
export interface ProfileSource {
  memoryId: string
  text?: string
}

export interface ProfileLine {
  id: string
  text: string
  /** Empty if a caller wrote it. */
  sources: ProfileSource[]
  /** Whether a caller wrote it: then a renewal leaves it as it is. */
  pinned?: true
  /** Whether it is put together from values and facts, and not stored. */
  composed?: true
}

export type RemovedLine = Pick<ProfileLine, 'text' | 'sources'>

/** The profile of a record, as it is stored. */
export interface Profile {
  /** Rises with each change of its lines. */
  version: number
  lines: ProfileLine[]
  /** What is not written again, with the memories that it rested on: once these are deleted, its words are gone too. */
  removed: RemovedLine[]
  /** Facts that were stored since a model last wrote it. */
  unread?: number
  renewedAt?: string
}

/** The name of the profile in `memory.update`. */
const NAME = '[Profile]'
/** In characters, of all lines together. */
export const MAX_PROFILE = 1_500
export const MAX_LINE = 300
export const MAX_REMOVED = 100
/** The most sources of a line. */
export const MAX_SOURCES = 80
/** The share of the words of a text that make another text say the same. */
const SAME = 0.7

export const isProfile = (propertyName: string): boolean => propertyName.trim().toLowerCase() === NAME.toLowerCase()

/** @returns a line, whose id is that of its words: one that is written again keeps it */
export const toLine = (text: string, sources: ProfileSource[], more: Partial<ProfileLine> = {}): ProfileLine => ({
  id: `lin_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`,
  text,
  sources,
  ...more,
})

export const sizeOf = (lines: readonly ProfileLine[]): number => lines.reduce((sum, { text }) => sum + text.length, 0)

/**
 * The lines that callers pinned, then as many of the others as fit, without those that say what a pinned line says or what
 * was removed. A pure function.
 * @param names words of the name of the record, which say nothing in a line
 */
export function withLines(
  { lines, removed }: Pick<Profile, 'lines' | 'removed'>,
  written: readonly ProfileLine[],
  names: string,
): ProfileLine[] {
  const kept = lines.filter(({ pinned }) => pinned).map(line => ({ line, read: read(line.text) }))
  const gone = removed.map(({ text }) => read(text))
  const ignored = partsOf(names)
  let size = sizeOf(kept.map(({ line }) => line))
  for (const line of written) {
    if (line.text.length > MAX_LINE || size + line.text.length > MAX_PROFILE) continue
    const own = read(line.text)
    if (gone.some(each => covers(own, each, ignored)) || kept.some(each => covers(each.read, own, ignored))) continue
    kept.push({ line, read: own })
    size += line.text.length
  }
  return kept.map(({ line }) => line)
}

/** Each line once, pinned ones first, then the others that fit. */
export function fitting(lines: readonly ProfileLine[]): ProfileLine[] {
  const kept: ProfileLine[] = []
  for (const line of lines.toSorted((a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false)))
    if (sizeOf([...kept, line]) <= MAX_PROFILE && !kept.some(({ id }) => id === line.id)) kept.push(line)
  return kept
}

/** Adds a line to those that are not written again. Memories that reword their facts still are its sources. */
export const alsoRemoved = (removed: readonly RemovedLine[], { text, sources }: ProfileLine): RemovedLine[] => {
  const memoryIds = new Set(sources.map(({ memoryId }) => memoryId))
  const line = { text, sources: [...memoryIds].map(memoryId => ({ memoryId })) }
  return [...removed.filter(each => each.text !== text), line].slice(-MAX_REMOVED)
}

/** A text with its parts, which take long to find. */
interface ReadText {
  text: string
  parts: ReadonlySet<string>
}

const read = (text: string): ReadText => ({ text: text.trim().toLowerCase(), parts: partsOf(text) })

/** Whether a text has the numbers of another one, and most of its words. */
export const says = (text: string, other: string): boolean => covers(read(text), read(other), new Set())

function covers(own: ReadText, other: ReadText, ignored: ReadonlySet<string>): boolean {
  const wanted = [...other.parts].filter(part => !ignored.has(part))
  if (wanted.length === 0) return own.text === other.text
  const had = wanted.filter(part => own.parts.has(part))
  return had.length >= wanted.length * SAME && wanted.every(part => !/^\d/.test(part) || own.parts.has(part))
}

/** The informative words of a text, as the keys of their stems, and its numbers. */
function partsOf(text: string): Set<string> {
  const numbers = text.match(/\d(?:[\d.,]*\d)?/g) ?? []
  return new Set([
    ...wordsOf([text]).map(({ key }) => `w${key}`),
    ...numbers.map(number => number.replaceAll(/[.,]/g, '')),
  ])
}

const CAPITALIZED = /(?<=[\p{L}\p{N},;:)] )\p{Lu}[\p{L}\p{N}]*/gu
const SUPPORTED = 0.5

/**
 * Whether what a line rests on says what the line says: at least half of its words, and with what is known of the record all
 * of its numbers and names. A model may word a line as it likes, and state nothing of its own.
 */
export function restsOn(line: string, said: string, known: string): boolean {
  const [own, stated, all] = [[...partsOf(line)], partsOf(said), partsOf(`${said}\n${known}`)]
  return (
    own.length > 0 &&
    own.filter(part => stated.has(part)).length >= own.length * SUPPORTED &&
    own.every(part => !/^\d/.test(part) || all.has(part)) &&
    (line.match(CAPITALIZED) ?? []).every(name => [...partsOf(name)].every(part => all.has(part)))
  )
}
