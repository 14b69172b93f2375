import type { Schemas } from '../../contract/schemas.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { DEFAULT_LIMIT } from '../../platform/lists/cursor.ts'
import { type Figures, NONE, sumOf } from './figures.ts'
import { beginningsIn, previousOf, type RangeInput, readRange } from './range.ts'
import {
  type GroupBy,
  type GroupFigures,
  selectImported,
  selectUsageReport,
  selectUsageSum,
  type UsageFilters,
} from './sql/figures.ts'

export interface ReportRequest extends RangeInput {
  groupBy?: GroupBy
  filters?: UsageFilters
  limit?: number
}

type Report = Schemas['UsageReport']

/** Usage of a range, of its steps and groups, and of the time before. @throws ApiError `validation_error` */
export async function usageReport(
  scope: Scope,
  { groupBy = 'operation', filters = {}, limit = DEFAULT_LIMIT, ...given }: ReportRequest,
): Promise<Report> {
  const range = readRange(given, await scope.now())
  const [{ steps, groups }, before, imported] = [
    await selectUsageReport(scope, { range, groupBy, filters }),
    await selectUsageSum(scope, { range: previousOf(range), filters }),
    await selectImported(scope, { range, filters }),
  ]
  const found = new Map(steps.map(({ at, ...figures }): [number, Figures] => [at.getTime(), figures]))
  return {
    from: range.from.toISOString(),
    to: range.to.toISOString(),
    granularity: range.granularity,
    groupBy,
    totals: sumOf(steps),
    previous: before,
    ...(imported && { imported }),
    series: beginningsIn(range).map(at => ({ at: at.toISOString(), ...(found.get(at.getTime()) ?? NONE) })),
    groups: ordered(groups, groupBy).slice(0, limit),
  }
}

/** Days in their order; other groups by credits, then calls. */
const ordered = (groups: readonly GroupFigures[], groupBy: GroupBy): GroupFigures[] =>
  groups.toSorted((a, b) =>
    groupBy === 'day' ? byName(a, b) : b.credits - a.credits || b.calls - a.calls || byName(a, b),
  )

/** By name, in the order of UTF-16 units; usage without a name is last. */
export function byName({ group: one }: { group: string | null }, { group: other }: { group: string | null }): number {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? 1 : -1
  return one < other ? -1 : 1
}
