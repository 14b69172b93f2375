import type { Database } from '../../server/src/platform/database/database.ts'
import { say } from './progress.ts'

/** As many as a busy machine stores before a statement times out. */
const AT_ONCE = 100_000
const SAID_EACH = 1_000_000
const DAYS = 365
const KEYS = 50

const OPERATIONS = ['memorize', 'smartRecall', 'recall', 'search', 'upsert', 'prompt', 'chatCompletion', 'extract']
const MODELS = ['default', 'small', 'large']

const among = (values: readonly string[], step: number): string =>
  `('{${values.join()}}'::text[])[1 + (n / ${step}) % ${values.length}]`

/** Charges in the year that ends now. An id begins with its time, as a ULID does. */
const ENTRIES = `
  INSERT INTO usage_entries (id, tenant_id, operation, credits, key_id, request_id, at, model, collection_id,
    input_tokens, output_tokens, is_totalled)
  SELECT 'use_' || runtime.first_ulid(c.at) || lpad(n::text, 16, '0'), $1, c.operation, 1 + n % 3, c.key_id,
    'req_' || lpad(n::text, 26, '0'), c.at, c.model, 'col_' || n % 10,
    CASE WHEN c.model IS NOT NULL THEN 400 END, CASE WHEN c.model IS NOT NULL THEN 100 END, true
  FROM (
    SELECT n, $4::timestamptz - make_interval(secs => abs(hashint4(n)::bigint) % (${DAYS} * 86400)) AS at,
      ${among(OPERATIONS, 1)} AS operation, 'key_' || (n / 7) % ${KEYS} AS key_id,
      CASE WHEN n % 8 IN (5, 6) THEN ${among(MODELS, 8)} END AS model
    FROM generate_series($2::int, $3::int) AS n
  ) AS c
  RETURNING operation, credits, key_id, at, model, collection_id, input_tokens, output_tokens`

/** The same charges in the totals of their hours and days, as the background job adds them. */
const WITH_TOTALS = `
  WITH added AS (${ENTRIES})
  INSERT INTO usage_totals AS t (tenant_id, unit, at, operation, key_id, collection_id, model,
    calls, charges, credits, input_tokens, output_tokens)
  SELECT $1, unit, date_trunc(unit, at, 'UTC'), operation, key_id, collection_id, coalesce(model, ''),
    count(*), count(*), sum(credits), sum(coalesce(input_tokens, 0)), sum(coalesce(output_tokens, 0))
  FROM added CROSS JOIN (VALUES ('hour'), ('day')) AS u(unit)
  GROUP BY 2, 3, 4, 5, 6, 7
  ON CONFLICT (tenant_id, unit, at, operation, key_id, collection_id, model) DO UPDATE SET
    calls = t.calls + excluded.calls, charges = t.charges + excluded.charges, credits = t.credits + excluded.credits,
    input_tokens = t.input_tokens + excluded.input_tokens, output_tokens = t.output_tokens + excluded.output_tokens`

const TENANT = 'SELECT id FROM tenants WHERE livemode ORDER BY id LIMIT 1'

/**
 * Adds charges of one year to the only organization, with their totals, directly in the database. Rows of past months are
 * in the partition for the rest, because a server creates only partitions of the current and the next months.
 * @param now the end of the year, the same for all rows of a run
 */
export async function fillUsage(database: Database, from: number, to: number, now: Date): Promise<void> {
  const [tenant] = await database.query<{ id: number }>(TENANT)
  for (let first = from + 1; first <= to; first += AT_ONCE) {
    const last = Math.min(first + AT_ONCE - 1, to)
    await database.query(WITH_TOTALS, [tenant?.id ?? 0, first, last, now])
    if (Math.floor(last / SAID_EACH) > Math.floor((first - 1) / SAID_EACH))
      say(`  ${last.toLocaleString('en-US')} charges stored`)
  }
}
