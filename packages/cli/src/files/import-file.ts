import { createReadStream } from 'node:fs'
import { usage } from '../terminal/failure.ts'
import type { Io } from '../terminal/io.ts'
import { type Fields, isFields } from '../terminal/json.ts'

/** A line of an export, and where the next one begins. */
export interface FileLine extends Position {
  fields: Fields
  /** Why it cannot be imported; it has no fields then. */
  problem?: string
  /** Its place in the file, for error messages. */
  place: Fields
  /** Bytes or characters. */
  size: number
}

/** Splits a line into pieces that fit into a call: a record with a long history is sent a few properties at a time. */
export function* piecesOf(line: FileLine, before: Position, atOnce: number): Generator<FileLine> {
  const { record } = line.fields
  const properties = isFields(record) && Array.isArray(record.properties) ? record.properties : []
  if (line.size <= atOnce || !isFields(record) || properties.length < 2) return yield line
  let some: unknown[] = []
  let size = 0
  for (const property of properties) {
    const more = JSON.stringify(property).length
    if (some.length > 0 && size + more > atOnce) {
      // if the import is interrupted, the unfinished record is read again
      yield { ...line, ...before, fields: { record: { ...record, properties: some } }, size }
      some = []
      size = 0
    }
    some.push(property)
    size += more
  }
  yield { ...line, fields: { record: { ...record, properties: some } }, size }
}

/** How far a file has been read. */
export interface Position {
  /** Where to resume: a byte offset of an export, an item index of another product's file. */
  next: number
  /** Number of lines before that. */
  number: number
}

/** Wrong lines at the start of a file, before any other, after which it is no export. */
const MOST_WRONG = 20

/**
 * @param path `-` for stdin
 * @throws Failure if the file begins with too many wrong lines, or has no others
 */
export async function* linesOf(path: string, from: Position, io: Pick<Io, 'stdin'>): AsyncGenerator<FileLine> {
  const wrong: FileLine[] = []
  let isExport = from.number > 0
  for await (const line of allLinesOf(path, from, io)) {
    if (isExport) yield line
    else if (line.problem !== undefined) {
      wrong.push(line)
      if (wrong.length === MOST_WRONG) break
    } else {
      isExport = true
      yield* wrong
      yield line
    }
  }
  const [first] = wrong
  if (!isExport && first)
    throw usage(`Line ${first.number} ${first.problem}. Check that the file is an export.`, OTHERS)
}

async function* allLinesOf(path: string, from: Position, io: Pick<Io, 'stdin'>): AsyncGenerator<FileLine> {
  const pieces = path === '-' ? io.stdin : createReadStream(path, { start: from.next })
  let { next, number } = from
  const parsed = (bytes: Buffer, end: number): FileLine[] => {
    number++
    next += bytes.length + end
    const text = bytes.toString('utf8').replace(BYTE_ORDER_MARK, '').trim()
    if (text === '') return []
    return [{ ...contentOf(text), place: { line: number }, number, next, size: bytes.length }]
  }
  // a line may arrive in thousands of chunks; each chunk is scanned once
  let begun: Buffer[] = []
  for await (const piece of pieces) {
    let rest = Buffer.from(piece)
    for (let at = rest.indexOf(NEWLINE); at >= 0; at = rest.indexOf(NEWLINE)) {
      yield* parsed(Buffer.concat([...begun, rest.subarray(0, at)]), 1)
      begun = []
      rest = rest.subarray(at + 1)
    }
    begun.push(rest)
  }
  const last = Buffer.concat(begun)
  if (last.length > 0) yield* parsed(last, 0)
}

const NEWLINE = 0x0a
const BYTE_ORDER_MARK = /^\uFEFF/

function contentOf(text: string): Pick<FileLine, 'fields' | 'problem'> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { fields: {}, problem: 'is not JSON' }
  }
  if (isFields(value) && KINDS.some(kind => isFields(Object(value)[kind]))) return { fields: value }
  return { fields: {}, problem: `has none of ${KINDS.join(', ')}` }
}

const KINDS = ['record', 'memory', 'usage', 'end', 'error']
const OTHERS = 'For a file of another product, use --from. See: keepsake memory import --help'
