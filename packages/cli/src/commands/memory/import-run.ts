import type { BulkItem } from '@keepsake/sdk'
import { type FileLine, type Position, piecesOf } from '../../files/import-file.ts'
import { type Fields, isFields } from '../../terminal/json.ts'

/** Characters of a piece of a line: with the others of its call, far below the server's limit. */
export const CHARACTERS_AT_ONCE = 4_000_000

/** A piece of a line that has been read, and what became of which is not known yet. */
interface Waiting {
  piece: FileLine
  isSent: boolean
  /** Whether its line ends with it. */
  isLast: boolean
}

type Failed = { place: Fields; error: NonNullable<BulkItem['error']> | { code: string; message: string } }

/** Follows the lines of a file from where they are read to what became of them. */
export class ImportRun {
  readonly tally = { done: 0, failed: 0, unchanged: 0 }
  readonly problems: Fields[]
  /** Up to where all lines are done. */
  position: Position
  isExport = false
  hasEnd = false
  readonly #waiting: Waiting[] = []
  #line = { isFailed: false, isStored: false }

  constructor(start: Position & { problems: Fields[] }) {
    this.position = start
    this.problems = [...start.problems]
  }

  /** What is sent of the lines. */
  async *items(lines: AsyncIterable<FileLine>): AsyncGenerator<Fields, void, undefined> {
    let before = this.position
    for await (const line of lines) {
      this.hasEnd ||= line.fields.end !== undefined
      this.isExport ||= isExported(line)
      if (!hasContent(line)) this.#waiting.push({ piece: line, isSent: false, isLast: true })
      else
        for (const piece of piecesOf(line, before, CHARACTERS_AT_ONCE)) {
          this.#waiting.push({ piece, isSent: true, isLast: piece.number === line.number })
          yield piece.fields
        }
      before = { next: line.next, number: line.number }
    }
  }

  /**
   * Notes what became of the next line that was sent; without an item, that there is none.
   * @returns what failed, lines before it that were not sent included
   */
  settle(item?: BulkItem): Failed[] {
    const failed: Failed[] = []
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { piece, isSent, isLast } = next
      const { next: end, number, place, problem } = piece
      this.position = { next: end, number }
      if (problem !== undefined) {
        this.tally.failed += 1
        this.problems.push({ ...place, message: problem })
        failed.push({ place, error: { code: 'validation_error', message: `The line ${problem}.` } })
      }
      if (!isSent) continue
      if (item?.error) {
        this.problems.push(...problemsOf(item.error, place))
        failed.push({ place, error: item.error })
      }
      this.#count(item?.status, isLast)
      break
    }
    return failed
  }

  #count(status: BulkItem['status'] | undefined, isLast: boolean): void {
    const line = this.#line
    line.isFailed ||= status === 'failed'
    line.isStored ||= status === 'stored'
    if (!isLast) return
    if (line.isFailed) this.tally.failed += 1
    else this.tally.done += 1
    if (!line.isFailed && !line.isStored) this.tally.unchanged += 1
    this.#line = { isFailed: false, isStored: false }
  }
}

/** What a line has, by the list of a request that it is sent in. */
const KINDS = { records: 'record', memories: 'memory', usage: 'usage' } as const

const hasContent = ({ fields }: FileLine): boolean => Object.values(KINDS).some(kind => fields[kind] !== undefined)

/** Whether an export wrote a line. Lines of one's own need no IDs, and a file of them no end. */
const isExported = ({ fields: { record, memory, error } }: FileLine): boolean =>
  error !== undefined ||
  (isFields(memory) && memory.memoryId !== undefined) ||
  (isFields(record) && record.recordId !== undefined && record.createdAt !== undefined)

/** What is wrong with a line, with paths in the line instead of in the call. */
function problemsOf({ message, details }: NonNullable<BulkItem['error']>, place: Fields): Fields[] {
  if (details.length === 0) return [{ ...place, message }]
  return details.map(({ path, message }) => ({ ...place, path: path.replace(IN_CALL, kindOf), message }))
}

const IN_CALL = /^body\.(records|memories|usage)\.\d+/
const kindOf = (_: string, list: keyof typeof KINDS): string => KINDS[list]
