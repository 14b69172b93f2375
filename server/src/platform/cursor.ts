import { z } from 'zod'
import { invalid } from './errors.ts'
import type { Json } from './json.ts'
import { findBadText } from './unicode.ts'

/** Entries of a page when the caller does not say: the document's default, which its types leave open. */
export const DEFAULT_LIMIT = 50

/** A moment as part of a position; the database knows no year 0. */
export const positionMoment = z.iso.datetime().regex(/^(?!0000)/)

/** Turns the place where a page ends into the opaque `nextCursor`, and back. */
export interface Cursor<Position> {
  encode(position: Position): string
  /**
   * @returns undefined when no cursor was given: the first page
   * @throws ApiError `validation_error` when it is not one that `encode` of this list has made
   */
  decode(cursor: string | undefined): Position | undefined
}

/**
 * The cursor of one list.
 * @param list name of the list: a cursor of another list is refused
 * @param schema what a position is; it comes back from the caller, so it is checked
 * @param path where the cursor stands in a request, for the message
 *
 * @example createCursor('collections', z.string())
 */
export function createCursor<Position>(
  list: string,
  schema: z.ZodType<Position>,
  path = 'query.cursor',
): Cursor<Position> {
  const Content = z.strictObject({ list: z.literal(list), after: schema })
  return {
    encode: position => Buffer.from(JSON.stringify({ list, after: position })).toString('base64url'),
    decode(cursor) {
      if (cursor === undefined) return undefined
      const { data } = Content.safeParse(parse(cursor))
      if (!data) throw invalid(path, `${path} must be a nextCursor of this list`)
      return data.after
    },
  }
}

function parse(cursor: string): unknown {
  try {
    const content: Json = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return findBadText(content) ? undefined : content
  } catch {
    return undefined
  }
}

/** One page of a list. */
export interface Page<Entry> {
  entries: Entry[]
  /** Absent on the last page. */
  nextCursor?: string
}

/**
 * Makes a page of rows that were read with `LIMIT limit + 1`: the one too many says that there is another page.
 * @param positionOf where a list goes on that has shown this row
 */
export function pageOf<Row, Position>(
  rows: readonly Row[],
  limit: number,
  cursor: Cursor<Position>,
  positionOf: (row: Row) => Position,
): Page<Row> {
  const entries = rows.slice(0, limit)
  const last = entries.at(-1)
  return rows.length > limit && last !== undefined
    ? { entries, nextCursor: cursor.encode(positionOf(last)) }
    : { entries }
}
