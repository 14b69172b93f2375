import { z } from 'zod'
import { invalid } from '../values/errors.ts'
import type { Json } from '../values/json.ts'
import { findBadText } from '../values/unicode.ts'

/** Default size of a page. It is the default in the spec, which the generated types do not contain. */
export const DEFAULT_LIMIT = 50

/** A moment as part of a position. PostgreSQL has no year 0. */
export const positionMoment = z.iso.datetime().regex(/^(?!0000)/)

/** Encodes the position at which a page ends as an opaque `nextCursor`, and decodes it. */
export interface Cursor<Position> {
  encode(position: Position): string
  /**
   * @returns undefined if there is no cursor, which is the first page
   * @throws ApiError `validation_error` if it was not created by `encode` of this list
   */
  decode(cursor: string | undefined): Position | undefined
}

/**
 * Creates the cursor of a list.
 * @param list name of the list. Cursors of other lists are rejected.
 * @param schema of a position. It is validated, since it comes back from the caller.
 * @param path of the cursor in a request, for the message
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

export interface Page<Entry> {
  entries: Entry[]
  /** Absent on the last page. */
  nextCursor?: string
}

/**
 * Creates a page from rows that were read with `LIMIT limit + 1`. The extra row shows that there is another page.
 * @param positionOf returns the position after a row
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
