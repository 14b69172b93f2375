import type { Stream } from '../../contract/answer.ts'
import type { Schemas } from '../../contract/schemas.ts'
import type { Page } from '../../platform/lists/cursor.ts'
import { csvRow } from '../../platform/values/csv.ts'
import { FIGURE_NAMES } from './figures.ts'

type Cells<Column extends string> = Readonly<Record<Column, string | number | null>>

/** Largest page of a list. */
const PAGE = 200

export const CHARGE_COLUMNS = [
  'id',
  'at',
  'operation',
  'credits',
  'keyId',
  'collectionId',
  'model',
  'inputTokens',
  'outputTokens',
  'requestId',
] as const

export const HISTORY_COLUMNS = ['at', 'group', ...FIGURE_NAMES] as const

/** The groups of a report if the caller asked for them, otherwise its series. */
export const reportTable = (report: Schemas['UsageReport'], isGrouped: boolean): Stream<'text/csv'> =>
  isGrouped
    ? streamOf(rowsOf(['group', ...FIGURE_NAMES], report.groups))
    : streamOf(rowsOf(['at', ...FIGURE_NAMES], report.series))

/** A complete list, one page of the database at a time. @param first its first page */
export const listTable = <Column extends string>(
  columns: readonly Column[],
  first: Page<Cells<Column>>,
  read: (page: { limit: number; cursor: string }) => Promise<Page<Cells<Column>>>,
): Stream<'text/csv'> => streamOf(pagesOf(columns, first, read))

const streamOf = (pieces: AsyncIterable<string>): Stream<'text/csv'> => ({ type: 'text/csv', pieces })

const write = <Column extends string>(columns: readonly Column[], rows: readonly Cells<Column>[]): string =>
  rows.map(row => csvRow(columns.map(column => String(row[column] ?? '')))).join('')

async function* rowsOf<Column extends string>(columns: readonly Column[], rows: readonly Cells<Column>[]) {
  yield csvRow(columns)
  yield write(columns, rows)
}

async function* pagesOf<Column extends string>(
  columns: readonly Column[],
  first: Page<Cells<Column>>,
  read: (page: { limit: number; cursor: string }) => Promise<Page<Cells<Column>>>,
) {
  yield csvRow(columns)
  for (let page = first; ; page = await read({ limit: PAGE, cursor: page.nextCursor })) {
    yield write(columns, page.entries)
    if (page.nextCursor === undefined) return
  }
}
