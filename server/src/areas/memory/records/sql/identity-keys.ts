import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import { eventRows } from '../../../../platform/events/domain-events.ts'
import { emitted } from '../../../../platform/events/outbox.ts'
import { KEY_ADDED, KEY_DELETED, KEY_MOVED } from '../../events.ts'
import type { IdentityKey } from '../identity.ts'
import { lockedRecords } from './records.ts'

export interface HeldKey extends IdentityKey {
  recordId: string
}

export interface NewKey extends HeldKey {
  type: string
}

const WANTED = `wanted AS (SELECT * FROM jsonb_to_recordset($3::jsonb) AS w(name text, value text))`

const eventsOf = (event: typeof KEY_ADDED, rows: string): string =>
  emitted(eventRows(event, { recordId: 'record_id', name: 'name' }, rows))

const HOLDERS = `
  WITH ${WANTED}
  SELECT k.name, k.value, k.record_id AS "recordId" FROM wanted w
  CROSS JOIN LATERAL (
    SELECT name, value, record_id FROM record_keys
    WHERE tenant_id = $1 AND name = w.name AND value = w.value AND type = $2 OFFSET 0) k`

/** The keys that records of this type already have. SQL: a batch of composite keys. */
export const holdersOf = (scope: Scope, type: string, keys: readonly IdentityKey[]): Promise<HeldKey[]> =>
  scope.query(HOLDERS, [type, JSON.stringify(keys)])

const LOCK = `SELECT id FROM records WHERE ${ofTenant()} AND id = ANY($2::text[]) ORDER BY id FOR UPDATE`

/**
 * Prevents records from being deleted, and rows from being added to them, until the transaction ends. SQL: Prisma has
 * no row locks.
 * @returns the ids that exist
 */
export async function lockRecords(scope: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await scope.query<{ id: string }>(LOCK, [ids])
  return rows.map(({ id }) => id)
}

const LOCK_FOR_CHANGE = lockedRecords('SELECT unnest($2::text[])', 'NO KEY UPDATE')

/** Keeps other calls from changing the properties of records until the transaction ends. SQL: row locks. */
export async function lockForChange(scope: Scope, ids: readonly string[]): Promise<void> {
  await scope.query(LOCK_FOR_CHANGE, [ids])
}

const ADD = `
  WITH added AS (
    INSERT INTO record_keys (tenant_id, type, name, value, record_id)
    SELECT $1::int, type, name, value, "recordId"
    FROM jsonb_to_recordset($2::jsonb) AS n("recordId" text, type text, name text, value text)
    ORDER BY name, value, type RETURNING record_id, name
  ),
  ${eventsOf(KEY_ADDED, 'added')}
  SELECT count(*) FROM added`

/**
 * SQL: a batch in the order of its unique key.
 * @throws the database's unique violation if another call has added one of the keys to a record meanwhile
 */
export async function addKeys(scope: Scope, keys: readonly NewKey[]): Promise<void> {
  await scope.query(ADD, [JSON.stringify(keys)])
}

const MOVE = `
  WITH ${WANTED},
  moved AS (
    UPDATE record_keys k SET record_id = $2 FROM wanted w
    WHERE k.tenant_id = $1 AND k.name = w.name AND k.value = w.value AND k.type = $4 RETURNING k.record_id, k.name
  ),
  ${eventsOf(KEY_MOVED, 'moved')}
  SELECT count(*) FROM moved`

/** SQL: the keys, their record and the event in one statement. */
export async function moveKeys(
  scope: Scope,
  recordId: string,
  type: string,
  keys: readonly IdentityKey[],
): Promise<void> {
  await scope.query(MOVE, [recordId, JSON.stringify(keys), type])
}

const DELETE = `
  WITH ${WANTED},
  gone AS (
    DELETE FROM record_keys k USING wanted w
    WHERE k.tenant_id = $1 AND k.record_id = $2 AND k.name = w.name AND k.value = w.value RETURNING k.record_id, k.name
  ),
  ${eventsOf(KEY_DELETED, 'gone')}
  SELECT count(*)::int AS n FROM gone`

/** SQL: a batch of composite keys. @returns how many of the keys the record had */
export async function removeKeys(scope: Scope, recordId: string, keys: readonly IdentityKey[]): Promise<number> {
  const [row] = await scope.query<{ n: number }>(DELETE, [recordId, JSON.stringify(keys)])
  return row?.n ?? 0
}

const WITHOUT = `
  SELECT id FROM unnest($2::text[]) AS id
  WHERE NOT EXISTS (SELECT FROM record_keys WHERE tenant_id = $1 AND record_id = id)`

/** The records that have no key. SQL: an anti-join for a batch of records. */
export async function withoutKeys(scope: Scope, recordIds: readonly string[]): Promise<string[]> {
  const rows = await scope.query<{ id: string }>(WITHOUT, [recordIds])
  return rows.map(({ id }) => id)
}

const LIST = `SELECT name, value FROM record_keys WHERE tenant_id = $1 AND record_id = $2 ORDER BY name, value`

/** SQL: looks up by the record only, whatever a cached plan prefers. */
export const keysOf = (scope: Scope, recordId: string): Promise<IdentityKey[]> => scope.query(LIST, [recordId])
