import { z } from 'zod'
import { given } from '../values/given.ts'
import { type IdPrefix, isId } from '../values/ids.ts'
import { type Cursor, createCursor, DEFAULT_LIMIT, type Page, pageOf, positionMoment } from './cursor.ts'

export interface PageQuery {
  limit?: number | undefined
  /** `nextCursor` of the previous page. */
  cursor?: string | undefined
}

/** The cursor of a list in the order of its ids, which is the order of creation. */
export const idCursor = (list: string, prefix: IdPrefix): Cursor<string> =>
  createCursor(
    list,
    z.string().refine(text => isId(prefix, text)),
  )

/** A row's position in a list by creation. */
export interface CreatedPosition {
  createdAt: string
  id: string
}

/** The cursor of a list by creation time, for ids that do not have that order. */
export const createdCursor = (list: string, path?: string): Cursor<CreatedPosition> =>
  createCursor(list, z.object({ createdAt: positionMoment, id: z.string() }), path)

export const createdPosition = ({ createdAt, id }: { createdAt: Date; id: string }): CreatedPosition => ({
  createdAt: createdAt.toISOString(),
  id,
})

/**
 * The conditions for rows after a position. The first is where the index is entered: a database that has only the
 * alternatives reads all rows before them.
 */
const after = (order: 'gt' | 'lt', { createdAt, id }: CreatedPosition) => ({
  AND: { createdAt: { [`${order}e` as const]: createdAt } },
  OR: [{ createdAt: { [order]: createdAt } }, { createdAt, id: { [order]: id } }],
})

/** The conditions for rows after a position, newest first. */
export const olderThan = (position: CreatedPosition | undefined) => position && after('lt', position)

/** The conditions for rows after a position, oldest first. */
export const newerThan = (position: CreatedPosition | undefined) => position && after('gt', position)

/**
 * Reads one page of a list.
 * @param read reads `take` rows after `after`: one more than the page, to see whether there is another page
 * @param positionOf returns the position after a row
 * @throws ApiError `validation_error` if the cursor is not of this list
 */
export async function readPage<Row, Position>(
  { limit = DEFAULT_LIMIT, cursor: text }: PageQuery,
  cursor: Cursor<Position>,
  read: (page: { after: Position | undefined; take: number }) => Promise<readonly Row[]>,
  positionOf: (row: Row) => Position,
): Promise<Page<Row>> {
  const after = cursor.decode(text)
  return pageOf(await read({ after, take: limit + 1 }), limit, cursor, positionOf)
}

/** Reads one page of rows in the order of their ids. */
export const readById = <Row extends { id: string }>(
  query: PageQuery,
  cursor: Cursor<string>,
  read: (page: { after: string | undefined; take: number }) => Promise<readonly Row[]>,
): Promise<Page<Row>> => readPage(query, cursor, read, ({ id }) => id)

/** Reads one page of rows in the order of their creation. */
export const readByCreation = <Row extends { createdAt: Date; id: string }>(
  query: PageQuery,
  cursor: Cursor<CreatedPosition>,
  read: (page: { after: CreatedPosition | undefined; take: number }) => Promise<readonly Row[]>,
): Promise<Page<Row>> => readPage(query, cursor, read, createdPosition)

/** The same with Prisma, from the oldest (`asc`) or the newest. @param find reads the rows with these conditions added to its own */
export const findById = <Row extends { id: string }>(
  query: PageQuery,
  cursor: Cursor<string>,
  order: 'asc' | 'desc',
  find: (page: IdPage) => Promise<readonly Row[]>,
): Promise<Page<Row>> =>
  readById(query, cursor, ({ after, take }) => {
    const id = order === 'asc' ? given({ gt: after }) : given({ lt: after })
    return find({ where: { id }, orderBy: { id: order }, take })
  })

interface IdPage {
  where: { id: { gt?: string; lt?: string } }
  orderBy: { id: 'asc' | 'desc' }
  take: number
}
