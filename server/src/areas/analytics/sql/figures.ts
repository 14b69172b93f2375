import type { UsageTotal } from '../../../platform/database/prisma/client.ts'
import { CUSTOM_PLAN, type Scope } from '../../../platform/database/scope.ts'
import { IS_IMPORTED } from '../../../platform/usage/imported-usage.ts'
import { DAY_MS } from '../../../platform/values/durations.ts'
import { type Figures, NONE } from '../figures.ts'
import type { Granularity, Range } from '../range.ts'

export type GroupBy = 'operation' | 'key' | 'collection' | 'model' | 'day'

/** Only usage of these. Each list is an alternative; absent means all. */
export interface UsageFilters {
  operations?: readonly string[]
  keyIds?: readonly string[]
  collectionIds?: readonly string[]
  models?: readonly string[]
}

interface FiguresRow extends Pick<UsageTotal, 'calls' | 'charges' | 'credits' | 'inputTokens' | 'outputTokens'> {
  at: Date | null
  group: string | null
}

/** Null for usage without a key, a collection or a model. */
const GROUPS: Readonly<Record<GroupBy, string>> = {
  operation: 'operation',
  key: `nullif(key_id, '')`,
  collection: `nullif(collection_id, '')`,
  model: `nullif(model, '')`,
  day: `to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
}

/** Sums of `used` as `FiguresRow` has them. */
const SUMS = `coalesce(sum(calls), 0)::bigint AS calls, coalesce(sum(charges), 0)::bigint AS charges,
  coalesce(sum(credits), 0)::bigint AS credits, coalesce(sum(input_tokens), 0)::bigint AS "inputTokens",
  coalesce(sum(output_tokens), 0)::bigint AS "outputTokens"`

/** Totals, and the entries that they do not include yet: together exactly what was charged. `at` begins an hour or a day. */
const used = (totals: string): string => `
  WITH used AS (
    SELECT at, operation, key_id, collection_id, model, calls, charges, credits, input_tokens, output_tokens
    FROM usage_totals WHERE tenant_id = $1 AND (${totals})
      AND ($5::text[] IS NULL OR operation = ANY($5)) AND ($6::text[] IS NULL OR key_id = ANY($6))
      AND ($7::text[] IS NULL OR collection_id = ANY($7)) AND ($8::text[] IS NULL OR model = ANY($8))
    UNION ALL
    SELECT date_trunc($2, at, 'UTC'), operation, coalesce(key_id, ''), coalesce(collection_id, ''), coalesce(model, ''),
           0, 1, credits, coalesce(input_tokens, 0), coalesce(output_tokens, 0)
    FROM usage_entries WHERE tenant_id = $1 AND NOT is_totalled AND at >= $3 AND at < $4
      AND ($5::text[] IS NULL OR operation = ANY($5)) AND ($6::text[] IS NULL OR key_id = ANY($6))
      AND ($7::text[] IS NULL OR collection_id = ANY($7)) AND ($8::text[] IS NULL OR model = ANY($8))
  )`

/** The hour or the day of a total is the step itself. */
const stepOf = (granularity: Granularity): string => (granularity === 'month' ? `date_trunc('month', at, 'UTC')` : 'at')

const usageBy = (
  groupBy: GroupBy,
  granularity: Granularity,
  sets: string,
): string => `${used('unit = $2 AND at >= $3 AND at < $4')},
  placed AS (
    SELECT ${stepOf(granularity)} AS step, ${GROUPS[groupBy]} AS grp, calls, charges, credits, input_tokens, output_tokens
    FROM used
  )
  SELECT step AS at, grp AS "group", ${SUMS}
  FROM placed GROUP BY ${sets}
  ${CUSTOM_PLAN}`

/**
 * A sum has no steps, so it reads the totals of whole days, from $9 to $10, and those of hours before and after them.
 * Imported usage has no hours, so that it is in no sum that is compared with hours.
 */
const SUM = `${used(`unit = 'day' AND at >= $9 AND at < $10 AND ($2 = 'day' OR NOT ${IS_IMPORTED})
      OR unit = 'hour' AND (at >= $3 AND at < $9 OR at >= $10 AND at < $4)`)}
  SELECT ${SUMS} FROM used ${CUSTOM_PLAN}`

const IMPORTED = `
  SELECT ${SUMS} FROM usage_totals
  WHERE tenant_id = $1 AND unit = $2 AND unit = 'day' AND at >= $3 AND at < $4 AND ${IS_IMPORTED}
    AND ($5::text[] IS NULL OR operation = ANY($5)) AND ($6::text[] IS NULL OR key_id = ANY($6))
    AND ($7::text[] IS NULL OR collection_id = ANY($7)) AND ($8::text[] IS NULL OR model = ANY($8))
  ${CUSTOM_PLAN}`

/** The first and the last midnight (UTC) in a range. Its beginning, twice, if no day is whole. */
function wholeDays({ from, to }: Range): [Date, Date] {
  const first = new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS)
  const last = new Date(Math.floor(to.getTime() / DAY_MS) * DAY_MS)
  return first < last ? [first, last] : [from, from]
}

/** Days have totals of their own, and months consist of days. */
const unitOf = (granularity: Granularity): 'hour' | 'day' => (granularity === 'hour' ? 'hour' : 'day')

const figuresOf = ({ calls, charges, credits, inputTokens, outputTokens }: FiguresRow): Figures => ({
  calls: Number(calls),
  charges: Number(charges),
  credits: Number(credits),
  inputTokens: Number(inputTokens),
  outputTokens: Number(outputTokens),
})

export interface UsageRange {
  range: Range
  filters: UsageFilters
}

export interface UsageSelection extends UsageRange {
  groupBy: GroupBy
}

const valuesOf = ({ range: { from, to, granularity }, filters }: UsageRange) => [
  unitOf(granularity),
  from,
  to,
  filters.operations,
  filters.keyIds,
  filters.collectionIds,
  filters.models,
]

export interface GroupFigures extends Figures {
  group: string | null
}

export interface StepFigures extends Figures {
  at: Date
}

/** SQL: adds up all usage of a range, without steps and groups. */
export async function selectUsageSum(scope: Scope, selection: UsageRange): Promise<Figures> {
  const [row] = await scope.query<FiguresRow>(SUM, [...valuesOf(selection), ...wholeDays(selection.range)])
  return row ? figuresOf(row) : NONE
}

/** SQL: adds up the usage of a range that came with an import. Undefined if there is none. */
export async function selectImported(scope: Scope, selection: UsageRange): Promise<Figures | undefined> {
  const [row] = await scope.query<FiguresRow>(IMPORTED, valuesOf(selection))
  const figures = row && figuresOf(row)
  return figures && Object.values(figures).some(each => each > 0) ? figures : undefined
}

/** SQL: aggregates by step and by group in one pass over the totals. Steps without usage have no row. */
export async function selectUsageReport(
  scope: Scope,
  selection: UsageSelection,
): Promise<{ steps: StepFigures[]; groups: GroupFigures[] }> {
  const rows = await scope.query<FiguresRow & { isStep: boolean }>(
    usageBy(selection.groupBy, selection.range.granularity, 'GROUPING SETS ((step), (grp))').replace(
      'SELECT step AS at',
      'SELECT GROUPING(grp) = 1 AS "isStep", step AS at',
    ),
    valuesOf(selection),
  )
  const steps = rows.flatMap(row => (row.isStep && row.at ? [{ at: row.at, ...figuresOf(row) }] : []))
  const groups = rows.flatMap(row => (row.isStep ? [] : [{ group: row.group, ...figuresOf(row) }]))
  return { steps, groups }
}

/** SQL: aggregates each group in each step. Groups without usage in a step have no row there. */
export async function selectUsageSteps(
  scope: Scope,
  selection: UsageSelection,
): Promise<(StepFigures & GroupFigures)[]> {
  const rows = await scope.query<FiguresRow>(
    usageBy(selection.groupBy, selection.range.granularity, 'step, grp'),
    valuesOf(selection),
  )
  return rows.flatMap(row => (row.at ? [{ at: row.at, group: row.group, ...figuresOf(row) }] : []))
}
