import fc from 'fast-check'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useApp, useOrganization } from '../../../test/support/use-app.ts'
import { rollUpUsage } from '../../platform/usage/roll-up.ts'
import { newId } from '../../platform/values/ids.ts'

// the calls of the app are counted every ten seconds of this timer, and entries have no calls
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return () => vi.useRealTimers()
})

const app = useApp()
const own = useOrganization(app)

beforeEach(() =>
  app.database.query(`UPDATE runtime.clock SET ahead = '2026-11-20T12:00:10Z'::timestamptz - clock_timestamp()`),
)

const OPERATIONS = ['memorize', 'recall', 'prompt']
const KEYS = ['key_a', 'key_b']
const FIRST = Date.parse('2026-08-28T00:00:00Z')
const DAYS = 84

interface Entry {
  at: number
  operation: string
  credits: number
  key: string | null
  collection: string | null
  model: string | null
  tokens: number | null
}

const entry: fc.Arbitrary<Entry> = fc.record({
  // the last and the first millisecond of hours, days and months too
  at: fc.oneof(
    fc.nat(DAYS * 86_400_000 - 1),
    fc.tuple(fc.nat(DAYS * 24 - 1), fc.constantFrom(0, 1, 3_599_999)).map(([hour, ms]) => hour * 3_600_000 + ms),
  ),
  operation: fc.constantFrom(...OPERATIONS),
  credits: fc.nat(1000),
  key: fc.constantFrom(...KEYS, null),
  collection: fc.constantFrom('col_a', null),
  model: fc.constantFrom('small', null),
  tokens: fc.option(fc.nat(5000)),
})

const GROUPS = { operation: 'operation', key: 'key_id', collection: 'collection_id', model: 'model' } as const

interface Question {
  granularity: 'hour' | 'day' | 'month'
  groupBy: keyof typeof GROUPS
  from: number
  steps: number
  operations: string[] | undefined
  keyIds: string[] | undefined
}

const question: fc.Arbitrary<Question> = fc.record({
  granularity: fc.constantFrom('hour', 'day', 'month'),
  groupBy: fc.constantFrom(...(Object.keys(GROUPS) as (keyof typeof GROUPS)[])),
  from: fc.nat(DAYS * 24),
  steps: fc.integer({ min: 1, max: 30 }),
  operations: fc.option(fc.subarray(OPERATIONS, { minLength: 1 }), { nil: undefined }),
  keyIds: fc.option(fc.subarray(KEYS, { minLength: 1 }), { nil: undefined }),
})

const insert = async (entries: readonly Entry[]): Promise<void> => {
  for (const { at, operation, credits, key, collection, model, tokens } of entries)
    await app.database.query(
      `INSERT INTO usage_entries (id, tenant_id, operation, credits, key_id, collection_id, model, input_tokens, output_tokens, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8::int, $8::int, $9::timestamptz)`,
      [newId('use'), own.tenant, operation, credits, key, collection, model, tokens, new Date(FIRST + at)],
    )
}

const RECOUNT = `
  SELECT %g AS name, count(*)::int AS charges, coalesce(sum(credits), 0)::int AS credits,
    coalesce(sum(input_tokens), 0)::int AS "inputTokens", coalesce(sum(output_tokens), 0)::int AS "outputTokens"
  FROM usage_entries WHERE tenant_id = $1 AND at >= $2::timestamptz AND at < $3::timestamptz
    AND ($4::text[] IS NULL OR operation = ANY ($4)) AND ($5::text[] IS NULL OR key_id = ANY ($5))
  GROUP BY 1 ORDER BY 1`

interface Figures {
  charges: number
  credits: number
  inputTokens: number
  outputTokens: number
}

const only = ({ charges, credits, inputTokens, outputTokens }: Figures): Figures => ({
  charges,
  credits,
  inputTokens,
  outputTokens,
})

const byName = (rows: readonly (Figures & { name: string })[]): Record<string, Figures> =>
  Object.fromEntries(rows.map(row => [row.name, only(row)]))

/** Compares an overview with a recount of the entries, by step, by group, in all, and of the time before. */
async function compare({ granularity, groupBy, from, steps, operations, keyIds }: Question): Promise<void> {
  const start = new Date(FIRST + from * 3_600_000)
  const hours = granularity === 'hour' ? 1 : granularity === 'day' ? 24 : 720
  const end = new Date(start.getTime() + steps * hours * 3_600_000)
  const filters = { ...(operations && { operations }), ...(keyIds && { keyIds }) }
  const range = { from: start.toISOString(), to: end.toISOString(), granularity, groupBy, filters }
  const { data } = (await own.post('analytics/overview', range)).body
  const recount = (by: string, since: string, until: string) =>
    app.database.query<Figures & { name: string }>(RECOUNT.replace('%g', by), [
      own.tenant,
      since,
      until,
      operations ?? null,
      keyIds ?? null,
    ])
  const step = `to_char(date_trunc('${granularity}', at, 'UTC') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"')`
  const charged = data.series.filter((each: Figures) => each.charges > 0)
  expect(byName(charged.map((each: Figures & { at: string }) => ({ ...each, name: each.at })))).toEqual(
    byName(await recount(step, data.from, data.to)),
  )
  const name = `coalesce(${GROUPS[groupBy]}, '')`
  expect(
    byName(data.groups.map((each: Figures & { group: string | null }) => ({ ...each, name: each.group ?? '' }))),
  ).toEqual(byName(await recount(name, data.from, data.to)))
  const [all] = await recount(`'all'`, data.from, data.to)
  expect(only(data.totals)).toEqual(only(all ?? { charges: 0, credits: 0, inputTokens: 0, outputTokens: 0 }))
  const before = new Date(data.from)
  if (granularity === 'month') before.setUTCMonth(before.getUTCMonth() - data.series.length)
  else before.setTime(before.getTime() - data.series.length * hours * 3_600_000)
  const [previous] = await recount(`'all'`, before.toISOString(), data.from)
  expect(only(data.previous)).toEqual(only(previous ?? { charges: 0, credits: 0, inputTokens: 0, outputTokens: 0 }))
}

it('the overview equals a recount of the charges, whether their totals include all, some or none of them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 12 }),
      fc.array(entry, { maxLength: 6 }),
      fc.array(question, { minLength: 1, maxLength: 3 }),
      async (totalled, others, questions) => {
        await app.database.query('DELETE FROM usage_entries')
        await app.database.query('DELETE FROM usage_totals')
        await insert(totalled)
        await rollUpUsage(app.database)
        await insert(others)
        for (const each of questions) await compare(each)
        await rollUpUsage(app.database)
        for (const each of questions) await compare(each)
      },
    ),
    { numRuns: 30 },
  )
}, 120_000)
