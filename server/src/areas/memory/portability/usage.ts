import type { Schemas } from '../../../contract/schemas.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import {
  countImported,
  type DayUsage,
  firstUsage,
  importUsage,
  usageOfDays,
} from '../../../platform/usage/imported-usage.ts'
import { DAY_MS } from '../../../platform/values/durations.ts'
import { type ErrorDetail, invalid } from '../../../platform/values/errors.ts'
import { formatNumber } from '../../../platform/values/format.ts'
import type { Slugs } from './portable.ts'

type PortableUsage = Schemas['PortableUsage']

/** The most rows of imported usage that an organization can have. */
const MAX_ROWS = 100_000
const FIRST_DAY = '2000-01-01'
/** Days of usage that are read at once. */
const DAYS_AT_ONCE = 31

/**
 * Adds usage of another deployment to the history of this one. It charges nothing.
 * @param idBySlug of the collections
 * @returns also which of the lines made a change
 * @throws ApiError `validation_error` if there would be too many rows
 */
export async function addUsage(
  scope: Scope,
  given: readonly PortableUsage[],
  idBySlug: ReadonlyMap<string, string>,
): Promise<{ changed: number; known: number; changedLines: Set<number>; problems: ErrorDetail[] }> {
  const today = (await scope.now()).toISOString().slice(0, 10)
  const problems: ErrorDetail[] = []
  // of two lines about the same, the last one counts
  const rows = new Map<string, { row: DayUsage; n: number }>()
  for (const [n, { collection, ...usage }] of given.entries()) {
    const problem = problemOf(usage, today)
    const collectionId = collection === undefined ? '' : idBySlug.get(collection)
    if (problem) problems.push({ path: `body.usage.${n}.${problem.field}`, message: problem.message })
    else if (collectionId === undefined)
      problems.push({
        path: `body.usage.${n}.collection`,
        message: `names the collection ${collection}, which is not here: create it, and import again`,
      })
    else {
      const row = { model: '', source: '', ...usage, collectionId }
      rows.set(nameOf(row), { row, n })
    }
  }
  const kept = [...rows.values()]
  const places = await importUsage(
    scope,
    kept.map(({ row }) => row),
  )
  const changed = places.length
  if (changed > 0 && (await countImported(scope)) > MAX_ROWS)
    throw invalid(
      'body.usage',
      `The organization would have more than ${formatNumber(MAX_ROWS)} rows of imported usage. Leave out the oldest days.`,
    )
  return {
    changed,
    known: rows.size - changed,
    changedLines: new Set(places.flatMap(place => kept[place]?.n ?? [])),
    problems,
  }
}

function problemOf(
  { day, charges, credits }: PortableUsage,
  today: string,
): { field: string; message: string } | undefined {
  if (day > today) return { field: 'day', message: `is ${day}, which is in the future: today is ${today} in UTC` }
  if (day < FIRST_DAY) return { field: 'day', message: `is ${day}: usage is kept from ${FIRST_DAY} on` }
  if (credits > 0 && charges === 0)
    return { field: 'credits', message: `are ${credits}, but charges are 0: credits need a charge` }
  return undefined
}

const nameOf = ({ day, operation, collectionId, model, source }: DayUsage): string =>
  JSON.stringify([day, operation, collectionId, model, source])

/** The usage of the organization by day, oldest first, in batches. */
export async function* usageLines(scope: Scope, slugs: Slugs): AsyncGenerator<{ usage: PortableUsage }[]> {
  const first = await firstUsage(scope)
  if (first === null) return
  const end = (await scope.now()).getTime()
  const step = DAYS_AT_ONCE * DAY_MS
  for (let from = Math.floor(first.getTime() / DAY_MS) * DAY_MS; from <= end; from += step) {
    const days = await usageOfDays(scope, new Date(from), new Date(from + step))
    yield withoutLost(days, slugs).map(row => ({ usage: toWire(row, slugs) }))
  }
}

/** Usage of collections that were deleted is usage without a collection. */
function withoutLost(days: readonly DayUsage[], slugs: Slugs): DayUsage[] {
  const rows = new Map<string, DayUsage>()
  for (const day of days) {
    const row = { ...day, collectionId: slugs.has(day.collectionId) ? day.collectionId : '' }
    const same = rows.get(nameOf(row))
    rows.set(nameOf(row), same ? sumOf(same, row) : row)
  }
  return [...rows.values()]
}

const sumOf = (one: DayUsage, other: DayUsage): DayUsage => ({
  ...one,
  calls: one.calls + other.calls,
  charges: one.charges + other.charges,
  credits: one.credits + other.credits,
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
})

function toWire({ collectionId, model, source, day, operation, ...figures }: DayUsage, slugs: Slugs): PortableUsage {
  const collection = slugs.get(collectionId)
  return {
    day,
    operation,
    ...(collection !== undefined && { collection }),
    ...(model !== '' && { model }),
    ...(source !== '' && { source }),
    ...figures,
  }
}
