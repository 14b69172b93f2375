import { stemmedWords } from '../../../search/text/stems.ts'
import type { FoundChunk } from './sql/read-chunks.ts'

/** A year, a date, a quarter or a version in a title: "2025", "2025-03", "Q3", "v2.1", "version 4", "rev. 7". */
const EDITION =
  /(?<![\p{L}\d])(?:(?<year>(?:19|20)\d\d)(?:[-./](?<part>0?[1-9]|1[0-2]))?|q(?<quarter>[1-4])|(?:v|ver|version|rev|revision|edition|ed)[.\s_-]{0,2}(?<version>\d+(?:\.\d+)*))(?![\p{L}\d])/giu
/** The share of the words that two editions of a passage have in common. */
const SAME = 0.5

interface Edition {
  /** The title without it, in its project; editions of a document share that. */
  series: string
  /** Years first, as numbers to compare. */
  numbers: readonly number[]
}

type Chunk = Pick<FoundChunk, 'documentId' | 'projectId' | 'title' | 'headings' | 'content'>

/**
 * The chunks that a question is answered from: of documents whose titles differ only in a year or version, those of the
 * one that the question names; else, where the newest one has the same passage, only that.
 */
export function inEdition<C extends Chunk>(question: string, chunks: readonly C[]): C[] {
  const asked = numbersIn(question)
  const editions = new Map(chunks.map(chunk => [chunk, editionOf(chunk)]))
  const bySeries = Map.groupBy(chunks, chunk => editions.get(chunk)?.series)
  return chunks.filter(chunk => {
    const own = editions.get(chunk)
    if (!own) return true
    const others = (bySeries.get(own.series) ?? []).filter(other => other.documentId !== chunk.documentId)
    const isNamed = (one: Edition | undefined): boolean => asked.some(number => one?.numbers.includes(number))
    if (isNamed(own)) return true
    if (others.some(other => isNamed(editions.get(other)))) return false
    return !others.some(other => isNewer(editions.get(other), own) && isSamePassage(other, chunk))
  })
}

function editionOf({ title, projectId }: Chunk): Edition | undefined {
  const numbers = numbersIn(title)
  if (numbers.length === 0) return undefined
  const name = title
    .toLowerCase()
    .replace(EDITION, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return { series: `${projectId} ${name}`, numbers }
}

function numbersIn(text: string): number[] {
  const found = [...text.toLowerCase().matchAll(EDITION)].map(({ groups }) => groups ?? {})
  const years = found.flatMap(({ year, part }) =>
    year === undefined ? [] : [year, ...(part === undefined ? [] : [part])],
  )
  const others = found.flatMap(({ quarter, version }) => [quarter, ...(version?.split('.') ?? [])])
  return [...years, ...others].flatMap(number => (number === undefined ? [] : [Number(number)]))
}

function isNewer(one: Edition | undefined, other: Edition): boolean {
  const numbers = one?.numbers ?? []
  const at = numbers.findIndex((number, n) => number !== other.numbers[n])
  return at !== -1 && (numbers[at] ?? 0) > (other.numbers[at] ?? 0)
}

/** Whether two chunks are about the same: below the same headings, or in mostly the same words. */
function isSamePassage(one: Chunk, other: Chunk): boolean {
  const [first, second] = [one.headings.at(-1), other.headings.at(-1)]
  if (first !== undefined && first === second) return true
  const [a, b] = [one, other].map(({ content }) => new Set(stemmedWords(content).map(({ stem }) => stem)))
  if (!a || !b) return false
  const shared = [...a].filter(stem => b.has(stem)).length
  return shared >= SAME * Math.max(a.size, b.size)
}
