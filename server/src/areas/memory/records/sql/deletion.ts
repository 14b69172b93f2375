import type { Scope, SqlValue } from '../../../../platform/database/scope.ts'
import { emitted } from '../../../../platform/events/outbox.ts'
import { DAY_MS } from '../../../../platform/values/durations.ts'
import type { HeldKey } from './identity-keys.ts'

/** The tables of a record, with the column that references it. */
const TABLES = {
  records: 'id',
  record_keys: 'record_id',
  property_values: 'record_id',
  property_changes: 'record_id',
  value_mentions: 'record_id',
  record_profiles: 'record_id',
} as const
export type RecordTable = keyof typeof TABLES

/** The order in which their rows are written: that of their unique keys. */
const ORDERS: Record<RecordTable, string> = {
  records: 'r.id',
  record_keys: 'r.name, r.value, r.type',
  property_values: 'r.record_id, r.collection_id, r.system_name',
  property_changes: 'r.record_id, r.collection_id, r.system_name, r.version',
  value_mentions: 'r.record_id, r.collection_id, r.system_name, r.source',
  // facts that were read while a large record was being deleted began a profile without lines
  record_profiles: "r.record_id, (r.profile ->> 'version')::int DESC",
}

export type DeletionKind = 'memories' | 'record' | 'merge'
export type DeletionStatus = 'deleting' | 'pending' | 'restoring' | 'cancelled' | 'purged'

export interface Deletion {
  id: string
  kind: DeletionKind
  recordId: string | null
  status: DeletionStatus
  actor: string
  memories: number
  properties: number
  deletedAt: Date
  recoverableUntil: Date
  /** Whether its retention period has ended, purged or not. */
  over: boolean
}

/** How long a deletion can be canceled. */
const RECOVERABLE_DAYS = 30

const COLUMNS = `id, kind, record_id AS "recordId", status, actor, memories, properties, deleted_at AS "deletedAt",
  recoverable_until AS "recoverableUntil", recoverable_until <= app_now() AS over`

export async function beginDeletion(
  scope: Scope,
  { id, kind, recordId, actor }: { id: string; kind: DeletionKind; recordId: string | null; actor: string },
): Promise<Deletion> {
  const deletedAt = await scope.now()
  const recoverableUntil = new Date(deletedAt.getTime() + RECOVERABLE_DAYS * DAY_MS)
  const stored = { id, kind, recordId, status: 'deleting', actor, deletedAt, recoverableUntil } as const
  await scope.prisma(models => models.deletion.create({ data: { ...stored, tenantId: scope.tenantId } }))
  return { ...stored, memories: 0, properties: 0, over: false }
}

/** Locks a deletion, so that no other call cancels or processes it until the transaction ends. */
export const lockDeletion = (scope: Scope, id: string): Promise<Deletion | undefined> =>
  scope.lock('deletions', id, { columns: COLUMNS })

const SET = `
  WITH moved AS (
    UPDATE deletions SET status = $3, memories = memories + $4, properties = properties + $5
    WHERE tenant_id = $1 AND id = $2 RETURNING id, kind, record_id, memories
  ),
  ${emitted(`SELECT $6 AS type, jsonb_build_object('deletionId', id, 'memories', memories)
      || CASE WHEN kind = 'memories' THEN '{}' ELSE jsonb_build_object('recordId', record_id) END AS data FROM moved WHERE $6::text IS NOT NULL`)}
  SELECT count(*) FROM moved`

/**
 * Records the progress of a deletion. SQL: writes the event in the same statement.
 * @param event the domain event to publish, if the deletion is complete
 */
export async function setDeletion(
  scope: Scope,
  id: string,
  status: DeletionStatus,
  { memories = 0, properties = 0, event = null }: { memories?: number; properties?: number; event?: string | null },
): Promise<void> {
  await scope.query(SET, [id, status, memories, properties, event])
}

const takeRows = (table: RecordTable): string => `
  WITH gone AS (DELETE FROM ${table} WHERE tenant_id = $1 AND ${TABLES[table]} = $3 RETURNING *),
  kept AS (
    INSERT INTO trash (deletion_id, tenant_id, source, "row") SELECT $2, $1, '${table}', to_jsonb(gone) FROM gone RETURNING 1
  )
  SELECT count(*)::int AS n FROM kept`

const givenBack = (table: string): string =>
  `back AS (DELETE FROM trash WHERE tenant_id = $1 AND deletion_id = $2 AND source = '${table}' RETURNING "row")`

// a record may have received a value while it was being deleted; that value is newer
const ON_CONFLICT = 'ON CONFLICT DO NOTHING'

const giveRows = (table: RecordTable): string => `
  WITH ${givenBack(table)},
  restored AS (
    INSERT INTO ${table} SELECT r.* FROM back CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, back."row") AS r
    WHERE r.tenant_id = $1 ORDER BY ${ORDERS[table]}
    ${table === 'records' || table === 'record_keys' ? '' : ON_CONFLICT} RETURNING tenant_id
  )
  SELECT count(*)::int AS n FROM restored`

/** Soft-deletes the record's rows of one table. SQL: moves rows of any table as JSON. @returns how many there were */
export const takeRowsOf = (scope: Scope, table: RecordTable, deletionId: string, recordId: string): Promise<number> =>
  counted(scope, takeRows(table), [deletionId, recordId])

/** Restores the rows of one table. SQL: moves rows of any table back from JSON. */
export const giveRowsBack = (scope: Scope, table: RecordTable, deletionId: string): Promise<number> =>
  counted(scope, giveRows(table), [deletionId])

async function counted(scope: Scope, statement: string, values: SqlValue[]): Promise<number> {
  const [row] = await scope.query<{ n: number }>(statement, values)
  return row?.n ?? 0
}

const KEYS_TAKEN = `
  SELECT k.name, k.value, k.record_id AS "recordId"
  FROM trash t CROSS JOIN LATERAL (
    SELECT name, value, record_id FROM record_keys
    WHERE tenant_id = $1 AND name = t."row" ->> 'name' AND value = t."row" ->> 'value' AND type = t."row" ->> 'type') k
  WHERE t.tenant_id = $1 AND t.deletion_id = $2 AND t.source = 'record_keys'`

/** Keys of a deleted record that another record has by now. SQL: reads inside the JSON of the soft-deleted rows. */
export const keysTakenSince = (scope: Scope, deletionId: string): Promise<HeldKey[]> =>
  scope.query(KEYS_TAKEN, [deletionId])

const RECORDS_MISSING = `
  SELECT DISTINCT t."row" ->> 'record_id' AS id FROM trash t
  WHERE t.tenant_id = $1 AND t.deletion_id = $2 AND t.source = 'memories'
    AND NOT EXISTS (SELECT FROM records r WHERE r.tenant_id = $1 AND r.id = t."row" ->> 'record_id')
  LIMIT 1`

/** A record of deleted memories that no longer exists. SQL: reads inside the JSON of the soft-deleted rows. */
export async function missingRecordOf(scope: Scope, deletionId: string): Promise<string | undefined> {
  const [row] = await scope.query<{ id: string }>(RECORDS_MISSING, [deletionId])
  return row?.id
}
