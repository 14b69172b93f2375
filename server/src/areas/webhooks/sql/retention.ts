import { PLANS } from '../../../platform/access/plans.ts'
import type { Database } from '../../../platform/database/database.ts'

const TENANTS_AT_ONCE = 500
/** Rows that one statement deletes. */
const AT_ONCE = 1_000

/** A tenant, and since when its payloads and metadata are over. */
export interface Retention {
  tenantId: number
  payloadBefore: Date
  metadataBefore: Date
}

const OF_PLAN = `CASE o.plan ${Object.entries(PLANS)
  .map(([name, { maxWebhookRetentionDays }]) => `WHEN '${name}' THEN ${maxWebhookRetentionDays}`)
  .join(' ')} END`

// an organization that was moved to a smaller plan may have set more days than it allows
const daysOf = (column: string, otherwise: string): string =>
  `CASE WHEN ${column} IS NULL THEN ${otherwise}::int ELSE least(${column}, ${OF_PLAN}) END`

const NEXT = `
  SELECT id AS "tenantId", now - make_interval(days => least(payload, metadata)) AS "payloadBefore",
    now - make_interval(days => metadata) AS "metadataBefore"
  FROM (
    SELECT t.id, ${daysOf('o.webhook_payload_days', '$2')} AS payload, ${daysOf('o.webhook_metadata_days', '$3')} AS metadata
    FROM tenants t JOIN organizations o ON o.id = t.organization_id
    WHERE t.id > $1 ORDER BY t.id LIMIT ${TENANTS_AT_ONCE}
  ) AS days, (SELECT app_now() AS now) AS clock
  ORDER BY id`

/** Yields all tenants in pages. SQL: joins plans and settings. @param days of organizations that have set none */
export async function* retentions(
  database: Database,
  days: { payload: number; metadata: number },
): AsyncGenerator<Retention[], void> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page: Retention[] = await database.query<Retention>(NEXT, [after, days.payload, days.metadata])
    yield page
    after = page.at(-1)?.tenantId
  }
}

/** The values of `OVER` for tenants: `$1` and `$2`. */
export const valuesOf = (
  tenants: readonly Retention[],
  before: 'payloadBefore' | 'metadataBefore',
): [ids: number[], before: string[]] => [
  tenants.map(({ tenantId }) => tenantId),
  tenants.map(each => each[before].toISOString()),
]

/** SQL: the tenants `$1`, and since when something of theirs is over (`$2`), in this order. Part of statements. */
export const OVER = 'unnest($1::int[], $2::timestamptz[]) AS tenant (id, before)'

/**
 * SQL: an array with the ids of a batch of rows of the tenants whose time is before. It reads them with the index of
 * the tenant and that time, and leaves out those that others have locked.
 */
export const overdue = (table: string, time: string, where = 'true'): string => `ARRAY(
  SELECT old.id FROM ${OVER} CROSS JOIN LATERAL (
    SELECT id FROM ${table} WHERE tenant_id = tenant.id AND ${time} < tenant.before AND ${where}
    ORDER BY ${time} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
  ) AS old LIMIT ${AT_ONCE})`

/** Repeats a statement that returns a row for each that it has changed, until it finds no full batch. */
export async function inBatches(
  database: Database,
  statement: string,
  values: ReturnType<typeof valuesOf>,
): Promise<void> {
  while ((await database.query(statement, values)).length === AT_ONCE);
}
