import { z } from 'zod'
import type { Schemas } from '../../contract/schemas.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { createCursor, DEFAULT_LIMIT, type Page, positionMoment } from '../../platform/lists/cursor.ts'
import { NONE } from './figures.ts'
import { beginningsIn, plus, readRange } from './range.ts'
import { byName, type ReportRequest } from './report.ts'
import { selectUsageReport, selectUsageSteps } from './sql/figures.ts'

export interface HistoryRequest extends ReportRequest {
  cursor?: string
}

const cursors = createCursor(
  'usage-history',
  z.strictObject({
    from: positionMoment,
    to: positionMoment,
    index: z
      .int()
      .min(1)
      .max(2 ** 40),
  }),
  'body.cursor',
)

/**
 * One page of usage, a row for each group in each step of the range, zeros included. The cursor keeps the range, so
 * that pages belong together if `from` or `to` is absent.
 * @throws ApiError `validation_error`
 */
export async function usageHistory(
  scope: Scope,
  { groupBy = 'operation', filters = {}, limit = DEFAULT_LIMIT, cursor, ...given }: HistoryRequest,
): Promise<Page<Schemas['UsageRow']>> {
  const after = cursors.decode(cursor)
  const range = readRange(after ? { ...given, from: after.from, to: after.to } : given, await scope.now())
  const { granularity } = range
  const { groups } = await selectUsageReport(scope, { range, groupBy, filters })
  const names = groups.toSorted(byName).map(({ group }) => group)
  const steps = beginningsIn(range)
  const first = after?.index ?? 0
  const end = Math.min(first + limit, names.length * steps.length)
  // a cursor of an earlier version of the list may point behind its end
  if (first >= end) return { entries: [] }
  const shown = steps.slice(Math.floor(first / names.length), Math.floor((end - 1) / names.length) + 1)
  const [from = range.from, last = from] = [shown[0], shown.at(-1)]
  const page = { from, to: plus(last, 1, granularity), granularity }
  const rows = await selectUsageSteps(scope, { range: page, groupBy, filters })
  const found = new Map(rows.map(row => [keyOf(row.at, row.group), row]))
  const entries = Array.from({ length: end - first }, (_, offset) => {
    const at = steps[Math.floor((first + offset) / names.length)] ?? range.from
    const group = names[(first + offset) % names.length] ?? null
    return { ...NONE, ...found.get(keyOf(at, group)), at: at.toISOString(), group }
  })
  const position = { from: range.from.toISOString(), to: range.to.toISOString(), index: end }
  return end < names.length * steps.length ? { entries, nextCursor: cursors.encode(position) } : { entries }
}

const keyOf = (at: Date, group: string | null): string => JSON.stringify([at.getTime(), group])
