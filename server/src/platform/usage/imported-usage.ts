import { CUSTOM_PLAN, type Scope } from '../database/scope.ts'

/** SQL: usage that came with an import. In place of a key it has `import`, or `import:` and where it comes from. */
export const IS_IMPORTED = `key_id LIKE 'import%'`

/** What an operation used on a day. A text is empty where it is unknown. */
export interface DayUsage {
  day: string
  operation: string
  collectionId: string
  model: string
  source: string
  calls: number
  charges: number
  credits: number
  inputTokens: number
  outputTokens: number
}

// Zeros remove. What the organization has used itself on that day is in its own totals, or will be. It may be for a
// collection that an export no longer names.
const IMPORT = `
  WITH given AS MATERIALIZED (
    SELECT n, day::timestamp AT TIME ZONE 'UTC' AS at, operation, "collectionId" AS collection_id, model, source,
      CASE WHEN source = '' THEN 'import' ELSE 'import:' || source END AS key_id,
      calls, charges, credits, "inputTokens" AS input_tokens, "outputTokens" AS output_tokens,
      calls + charges + credits + "inputTokens" + "outputTokens" = 0 AS is_nothing
    FROM jsonb_to_recordset($2::jsonb) AS r(n int, day date, operation text, "collectionId" text, model text, source text,
      calls bigint, charges bigint, credits bigint, "inputTokens" bigint, "outputTokens" bigint)
  ),
  removed AS (
    DELETE FROM usage_totals t USING given g
    WHERE g.is_nothing AND t.tenant_id = $1 AND t.unit = 'day' AND t.at = g.at AND t.operation = g.operation
      AND t.key_id = g.key_id AND t.collection_id = g.collection_id AND t.model = g.model
    RETURNING g.n
  ),
  written AS (
    INSERT INTO usage_totals AS t (tenant_id, unit, at, operation, key_id, collection_id, model,
      calls, charges, credits, input_tokens, output_tokens)
    SELECT $1, 'day', at, operation, key_id, collection_id, model, calls, charges, credits, input_tokens, output_tokens
    FROM given g
    WHERE NOT is_nothing AND (source <> '' OR NOT EXISTS (
        SELECT FROM usage_totals o
        WHERE o.tenant_id = $1 AND o.unit = 'day' AND o.at = g.at AND o.operation = g.operation
          AND NOT o.${IS_IMPORTED}
      ) AND NOT EXISTS (
        SELECT FROM usage_entries e
        WHERE e.tenant_id = $1 AND NOT e.is_totalled AND e.operation = g.operation
          AND e.at >= g.at AND e.at < g.at + interval '1 day'
      ))
    ORDER BY at, operation, key_id, collection_id, model
    ON CONFLICT (tenant_id, unit, at, operation, key_id, collection_id, model) DO UPDATE SET
      calls = excluded.calls, charges = excluded.charges, credits = excluded.credits,
      input_tokens = excluded.input_tokens, output_tokens = excluded.output_tokens
    WHERE (t.calls, t.charges, t.credits, t.input_tokens, t.output_tokens) IS DISTINCT FROM
      (excluded.calls, excluded.charges, excluded.credits, excluded.input_tokens, excluded.output_tokens)
    RETURNING at, operation, key_id, collection_id, model
  )
  SELECT n FROM removed UNION ALL
  SELECT n FROM given JOIN written USING (at, operation, key_id, collection_id, model) ${CUSTOM_PLAN}`

/**
 * Writes usage of another deployment into the totals of its days, where analytics finds it. Each row has another day,
 * operation, collection, model or source. SQL: a batch that is compared with what is there, in one round trip.
 * @returns the places, in `rows`, of those that were added, replaced or removed
 */
export async function importUsage(scope: Scope, rows: readonly DayUsage[]): Promise<number[]> {
  const changed = await scope.query<{ n: number }>(IMPORT, [JSON.stringify(rows.map((row, n) => ({ ...row, n })))])
  return changed.map(({ n }) => n)
}

const COUNT = `SELECT count(*)::int AS n FROM usage_totals WHERE tenant_id = $1 AND unit = 'day' AND ${IS_IMPORTED}`

/** SQL: how many rows of a tenant were imported; no index of Prisma's form finds them. */
export const countImported = async (scope: Scope): Promise<number> => (await scope.first<{ n: number }>(COUNT))?.n ?? 0

const EXPORT = `
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, operation, collection_id AS "collectionId", model,
    CASE WHEN key_id LIKE 'import:%' THEN substr(key_id, 8) ELSE '' END AS source,
    sum(calls)::float8 AS calls, sum(charges)::float8 AS charges, sum(credits)::float8 AS credits,
    sum(input_tokens)::float8 AS "inputTokens", sum(output_tokens)::float8 AS "outputTokens"
  FROM (
    SELECT at, operation, key_id, collection_id, model, calls, charges, credits, input_tokens, output_tokens
    FROM usage_totals WHERE tenant_id = $1 AND unit = 'day' AND at >= $2 AND at < $3
    UNION ALL
    SELECT date_trunc('day', at, 'UTC'), operation, '', coalesce(collection_id, ''), coalesce(model, ''),
      0, 1, credits, coalesce(input_tokens, 0), coalesce(output_tokens, 0)
    FROM usage_entries WHERE tenant_id = $1 AND NOT is_totalled AND at >= $2 AND at < $3
  ) AS used
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5 ${CUSTOM_PLAN}`

/** SQL: adds up the totals of each day with the charges that they do not include yet. */
export const usageOfDays = (scope: Scope, from: Date, to: Date): Promise<DayUsage[]> => scope.query(EXPORT, [from, to])

const FIRST = `
  SELECT least(
    (SELECT min(at) FROM usage_totals WHERE tenant_id = $1 AND unit = 'day'),
    (SELECT min(at) FROM usage_entries WHERE tenant_id = $1 AND NOT is_totalled)) AS at`

/** SQL: the first time with usage, of two tables. Null if there is none. */
export const firstUsage = async (scope: Scope): Promise<Date | null> =>
  (await scope.first<{ at: Date | null }>(FIRST))?.at ?? null
