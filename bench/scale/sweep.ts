import { purgeWebhooks } from '../../server/src/areas/webhooks/engine/sql/purge-webhooks.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { latencies } from '../lib/load.ts'
import { median, quantile } from '../lib/statistics.ts'
import type { SuiteOptions } from '../lib/suite.ts'

const QUIET_CALLS = 50
const MEGABYTE = 2 ** 20
const TABLES = ['runtime.webhook_deliveries', 'runtime.webhook_events']

const ROWS = `SELECT ${TABLES.map(table => `(SELECT count(*) FROM ${table})`).join(' + ')} AS n`
const BYTES = `SELECT ${TABLES.map(table => `pg_total_relation_size('${table}')`).join(' + ')} AS n`

interface Sweep {
  /** A call that is made while rows are deleted. */
  call: () => Promise<unknown>
  /** Inserts as many rows as were deleted. */
  refill: (deliveries: number) => Promise<unknown>
}

/**
 * Deletes what is past its retention as the hourly job does, and measures its rate, what it does to a call at the same
 * time, and what is left of the space: after a vacuum, and when as many rows were inserted again.
 */
export async function measureSweep(
  database: Database,
  { note }: Pick<SuiteOptions, 'note'>,
  { call, refill }: Sweep,
): Promise<void> {
  const number = async (statement: string): Promise<number> =>
    Number((await database.query<{ n: bigint }>(statement))[0]?.n ?? 0)
  const vacuum = async (): Promise<number> => {
    const started = performance.now()
    for (const table of TABLES) await database.query(`VACUUM (ANALYZE) ${table}`)
    return (performance.now() - started) / 1000
  }
  const [rows, bytes] = [await number(ROWS), await number(BYTES)]
  const quiet = await latencies(QUIET_CALLS, call)
  const during: number[] = []
  const started = performance.now()
  let isDone = false
  const sweep = purgeWebhooks(database).finally(() => {
    isDone = true
  })
  const measure = async (): Promise<void> => {
    while (!isDone) during.push(...(await latencies(1, call)))
  }
  await Promise.all([sweep, measure()])
  const seconds = (performance.now() - started) / 1000
  const left = await number(ROWS)
  const gone = rows - left + 2 * (QUIET_CALLS + during.length)
  note({ name: 'deleting what is past its retention, deliveries and events', value: gone / seconds, unit: '/s' })
  note({ name: 'the same, in all', value: seconds, unit: 's' })
  for (const [label, of] of [
    ['p50', median],
    ['p99', (values: readonly number[]) => quantile(values, 0.99)],
  ] as const)
    note({
      name: `publishing an event meanwhile, ${label}`,
      value: of(during),
      unit: 'ms',
      floor: { name: 'before', value: of(quiet) },
    })
  note({ name: 'the vacuum after it', value: await vacuum(), unit: 's' })
  const floor = { name: 'before', value: bytes / MEGABYTE }
  note({ name: 'space after the vacuum', value: (await number(BYTES)) / MEGABYTE, unit: 'MB', floor })
  await refill(Math.floor(gone / TABLES.length))
  note({ name: 'space after as many new ones', value: (await number(BYTES)) / MEGABYTE, unit: 'MB', floor })
}
