import { linesOf } from './tables.ts'

/** Mail is wrapped at 72 columns, and narrow columns of print at about 40. */
const NARROWEST = 36
/** A line that begins an item, a heading, a quotation, a field or a signature. */
const BEGINS = /^\s*(?:[-*+•–—]\s|\d{1,3}[.)]\s|\(?[a-z][.)]\s|#{1,6}\s|[|>]|```|\p{Lu}[\p{L} ]{0,20}:\s|--)/u
const QUOTED = /^[ \t]*(?:>[ \t]?)+/
const ENDS_SENTENCE = /[.!?:;…]["'”’)\]*_]*\s*$/u
/** Lines of a program or of its data. */
const CODE = /[{}[\];,(]\s*$|^\s*(?:[{}[\]]|\/\/|\/\*|\*\s|#include|import |return )/
const MOST_SEPARATORS = /[,;\t]/g

/**
 * The text with a space in place of each line feed inside a sentence, so that no position changes. Lines that are
 * records, code or items of a list stay lines; the marks of a quotation inside a sentence become spaces.
 */
export function unwrapped(text: string): string {
  if (!text.includes('\n')) return text
  return text
    .split(/(\n[ \t\r]*\n)/)
    .map((block, n) => (n % 2 === 0 ? unwrappedBlock(block) : block))
    .join('')
}

function unwrappedBlock(block: string): string {
  const lines = linesOf(block)
  if (lines.length < 2) return block
  const quotes = lines.map(({ text }) => QUOTED.exec(text)?.[0].length ?? 0)
  const bodies = lines.map(({ text }, n) => text.slice(quotes[n]))
  if (isCode(bodies) || areRecords(bodies)) return block
  const width = Math.max(...bodies.map(body => body.trimEnd().length))
  return lines.reduce((joined, { text }, n) => {
    if (n === 0) return text
    const [before = '', body = ''] = [bodies[n - 1], bodies[n]]
    const isSameQuote = (quotes[n - 1] ?? 0) > 0 === (quotes[n] ?? 0) > 0
    if (!isSameQuote || !continues(before, body, width)) return `${joined}\n${text}`
    return `${joined.replace(/\r$/, ' ')} ${' '.repeat(quotes[n] ?? 0)}${body}`
  }, '')
}

/** Whether a line goes on in the next one: it ends inside a sentence, because the next word did not fit. */
function continues(before: string, line: string, width: number): boolean {
  const next = line.trimStart()
  if (next === '' || before.trim() === '' || BEGINS.test(line) || ENDS_SENTENCE.test(before)) return false
  if (/ {2}\r?$|\\\r?$/.test(before)) return false
  const [word = ''] = next.split(/\s/, 1)
  const isFull = width >= NARROWEST && before.trimEnd().length + 1 + word.length > width
  return isFull || (/^\p{Ll}/u.test(next) && before.trim().length >= NARROWEST / 2)
}

/** Whether a block is code or its data, which has marks at the ends of most lines. */
export function isCode(lines: readonly string[]): boolean {
  const written = lines.filter(line => line.trim() !== '')
  const marked = written.filter(line => CODE.test(line) && !/\p{L}[ \p{L}]{40},\s*$/u.test(line)).length
  return written.length > 1 && marked * 2 > written.length
}

/** Whether lines are records: they begin alike, with digits or marks, or have the same number of separators. */
function areRecords(lines: readonly string[]): boolean {
  const written = lines.filter(line => line.trim() !== '')
  const [first = ''] = written
  const beginning = shapeOf(first)
  if (/[^a]/i.test(beginning) && written.every(line => shapeOf(line) === beginning)) return true
  const separators = first.match(MOST_SEPARATORS)?.length ?? 0
  return separators > 1 && written.every(line => (line.match(MOST_SEPARATORS)?.length ?? 0) === separators)
}

const shapeOf = (line: string): string =>
  line
    .trimStart()
    .slice(0, 4)
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{Ll}/gu, 'a')
    .replace(/\d/g, '9')
