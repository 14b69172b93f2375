import type { Database } from '../../server/src/platform/database/database.ts'
import { inBulk, requireAlike } from './bulk.ts'
import { say } from './progress.ts'

const AT_ONCE = 1_000_000
const DAYS = 90
const MINUTES = DAYS * 24 * 60
const KEYS = 200

const OPERATIONS = [
  'memorize',
  'smartRecall',
  'recall',
  'search',
  'upsert',
  'prompt',
  'createChatCompletion',
  'extract',
]
const WITH_MODEL = ['prompt', 'createChatCompletion']
const MODELS = ['default', 'small', 'large']

const array = (values: readonly string[]): string => `'{${values.join()}}'::text[]`
/** A number from 0 to 1 that looks random, and is the same in each run. */
const drawn = (lot: number): string => `abs(hashint4(n + ${lot}000000)::bigint) / 2147483648.0`

/** Minutes since the beginning of the range, the same order as the numbers. There is more to do by day than by night. */
const minuteOf = (n: string): string =>
  `(SELECT m + 120 * sin(2 * pi() * m / 1440) FROM (SELECT ${MINUTES}.0 * ${n} / $4::int AS m) AS even)`

/**
 * Charges, in the order of time. Few keys make most of the calls, and each uses one collection and three operations, one
 * of them mostly; one call in two hundred is of another one. An id begins with its time, as a ULID does.
 */
const ENTRIES = `
  WITH minutes AS MATERIALIZED (
    SELECT m, runtime.first_ulid($5::timestamptz + make_interval(mins => m)) AS ulid
    FROM generate_series(floor(${minuteOf('$2::int')})::int, floor(${minuteOf('$3::int')})::int) AS m
  ),
  called AS (
    SELECT n, ${minuteOf('n')} AS minute, floor(${KEYS} * power(${drawn(1)}, 3))::int AS key, ${drawn(2)} AS draw
    FROM generate_series($2::int, $3::int) AS n
  ),
  charged AS (
    SELECT n, minute, key, draw, (${array(OPERATIONS)})[1 + (key + CASE WHEN draw < .005 THEN n % ${OPERATIONS.length}
      WHEN draw < .8 THEN 0 WHEN draw < .95 THEN 1 ELSE 2 END) % ${OPERATIONS.length}] AS operation
    FROM called
  )
  INSERT INTO usage_entries (id, tenant_id, operation, credits, key_id, request_id, at, model, collection_id,
    input_tokens, output_tokens, is_totalled)
  SELECT 'use_' || m.ulid || lpad(n::text, 16, '0'), $1, operation, 1 + n % 3, 'key_' || lpad(key::text, 26, '0'),
    'req_' || lpad(n::text, 26, '0'), $5::timestamptz + make_interval(secs => minute * 60),
    CASE WHEN operation = ANY (${array(WITH_MODEL)}) THEN (${array(MODELS)})[1 + key % ${MODELS.length}] END,
    CASE WHEN operation <> ALL (${array(WITH_MODEL)}) THEN 'col_' || lpad((key % 10)::text, 26, '0') END,
    CASE WHEN operation = ANY (${array(WITH_MODEL)}) THEN 400 END,
    CASE WHEN operation = ANY (${array(WITH_MODEL)}) THEN 100 END, true
  FROM charged JOIN minutes m ON m.m = floor(charged.minute)::int`

const LOADED = `tenant_id = $1 AND key_id LIKE 'key_000%'`
const FIGURES = 'calls, charges, credits, input_tokens, output_tokens'
const NAMES = 'tenant_id, unit, at, operation, key_id, collection_id, model'

/** The totals of all loaded charges, as the background job adds them: the calls of an operation have no collection. */
const TOTALS = [
  `DELETE FROM usage_totals WHERE ${LOADED}`,
  `INSERT INTO usage_totals (${NAMES}, ${FIGURES})
   SELECT tenant_id, 'hour', date_trunc('hour', at, 'UTC'), operation, key_id, coalesce(collection_id, ''), coalesce(model, ''),
     0, count(*), sum(credits), sum(coalesce(input_tokens, 0)), sum(coalesce(output_tokens, 0))
   FROM usage_entries WHERE ${LOADED} GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 3, 4, 5, 6, 7`,
  `INSERT INTO usage_totals (${NAMES}, ${FIGURES})
   SELECT tenant_id, unit, at, operation, key_id, '', '', sum(charges), 0, 0, 0, 0
   FROM usage_totals WHERE ${LOADED} AND unit = 'hour' GROUP BY 1, 2, 3, 4, 5 ORDER BY 3, 4, 5`,
  `INSERT INTO usage_totals (${NAMES}, ${FIGURES})
   SELECT tenant_id, 'day', date_trunc('day', at, 'UTC'), operation, key_id, collection_id, model,
     sum(calls), sum(charges), sum(credits), sum(input_tokens), sum(output_tokens)
   FROM usage_totals WHERE ${LOADED} AND unit = 'hour' GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 3, 4, 5, 6, 7`,
]

/** A server creates the partitions of the current and the next months only. */
const PARTITIONS = `
  SELECT format('CREATE TABLE IF NOT EXISTS runtime.usage_entries_%s PARTITION OF usage_entries FOR VALUES FROM (%L) TO (%L)',
    to_char(month, 'YYYY_MM'), 'use_' || runtime.first_ulid(month AT TIME ZONE 'UTC'),
    'use_' || runtime.first_ulid((month + interval '1 month') AT TIME ZONE 'UTC')) AS statement
  FROM generate_series(date_trunc('month', $1::timestamptz AT TIME ZONE 'UTC'), date_trunc('month', now() AT TIME ZONE 'UTC'),
    interval '1 month') AS month`

const TENANT = 'SELECT id FROM tenants WHERE livemode ORDER BY id LIMIT 1'

/**
 * Adds charges of the last ninety days to the only organization, in the partitions of their months, and computes their
 * totals again, all in SQL.
 * @param now the end of the range, the same for all rows of a run
 */
export async function fillUsage(database: Database, from: number, to: number, now: Date): Promise<void> {
  const [tenant] = await database.query<{ id: number }>(TENANT)
  const start = new Date(now.getTime() - DAYS * 86_400_000)
  for (const { statement } of await database.query<{ statement: string }>(PARTITIONS, [start]))
    await database.query(statement)
  for (let first = from + 1; first <= to; first += AT_ONCE) {
    const last = Math.min(first + AT_ONCE - 1, to)
    await inBulk(database, () => database.query(ENTRIES, [tenant?.id ?? 0, first, last, to, start]))
    say(`  ${last.toLocaleString('en-US')} charges stored`)
  }
  await inBulk(database, async () => {
    for (const statement of TOTALS) await database.query(statement, [tenant?.id ?? 0])
  })
}

const OF_UPSERT = `operation = 'upsert'`
const A_LOADED_HOUR = `(SELECT at, key_id FROM usage_totals WHERE unit = 'hour' AND ${OF_UPSERT} AND key_id LIKE 'key_000%' LIMIT 1)`

/** Checks that charges and totals are like those of an `upsert` of the service, the only one of its key. @throws Error if not */
export const requireAlikeCharge = (database: Database): Promise<void> =>
  requireAlike(database, [
    {
      table: 'usage_entries',
      order: 'id',
      written: `${OF_UPSERT} AND key_id NOT LIKE 'key_000%'`,
      loaded: `id = (SELECT max(id) FROM usage_entries WHERE ${OF_UPSERT} AND key_id LIKE 'key_000%')`,
    },
    {
      table: 'usage_totals',
      order: 'collection_id',
      written: `unit = 'hour' AND ${OF_UPSERT} AND key_id NOT LIKE 'key_000%'`,
      loaded: `unit = 'hour' AND ${OF_UPSERT} AND (at, key_id) = ${A_LOADED_HOUR}`,
    },
  ])
