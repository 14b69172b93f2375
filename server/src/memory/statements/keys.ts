import type { Scope } from '../../platform/database/scope.ts'
import { emitted } from '../../platform/outbox.ts'
import type { IdentityKey } from '../entity/identity.ts'

/** A key and the record that has it. */
export interface HeldKey extends IdentityKey {
  recordId: string
}

const WANTED = `wanted AS (SELECT * FROM jsonb_to_recordset($3::jsonb) AS w(name text, value text))`

const eventsOf = (type: string, rows: string): string =>
  emitted(`SELECT '${type}' AS type, jsonb_build_object('recordId', record_id, 'name', name) AS data FROM ${rows}`)

const HOLDERS = `
  WITH ${WANTED}
  SELECT k.name, k.value, k.record_id AS "recordId" FROM wanted w
  CROSS JOIN LATERAL (
    SELECT name, value, record_id FROM record_keys
    WHERE tenant_id = $1 AND name = w.name AND value = w.value AND type = $2 OFFSET 0) k`

/** Which of the keys records of this type have. */
export const holdersOf = (scope: Scope, type: string, keys: readonly IdentityKey[]): Promise<HeldKey[]> =>
  scope.query(HOLDERS, [type, JSON.stringify(keys)])

const LOCK = `SELECT id FROM records WHERE tenant_id = $1 AND id = ANY($2::text[]) ORDER BY id FOR UPDATE`

/**
 * Keeps records from being deleted, and new rows from coming to them, until the transaction ends.
 * @returns those that there are
 */
export async function lockRecords(scope: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await scope.query<{ id: string }>(LOCK, [ids])
  return rows.map(({ id }) => id)
}

const ADD = `
  WITH ${WANTED},
  added AS (
    INSERT INTO record_keys (tenant_id, type, name, value, record_id)
    SELECT $1::int, $4, name, value, $2 FROM wanted RETURNING record_id, name
  ),
  ${eventsOf('key.added', 'added')}
  SELECT count(*) FROM added`

/** @throws the database's unique violation when a record has one of the keys: another call was faster */
export async function addKeys(
  scope: Scope,
  recordId: string,
  type: string,
  keys: readonly IdentityKey[],
): Promise<void> {
  await scope.query(ADD, [recordId, JSON.stringify(keys), type])
}

const MOVE = `
  WITH ${WANTED},
  moved AS (
    UPDATE record_keys k SET record_id = $2 FROM wanted w
    WHERE k.tenant_id = $1 AND k.name = w.name AND k.value = w.value AND k.type = $4 RETURNING k.record_id, k.name
  ),
  ${eventsOf('key.moved', 'moved')}
  SELECT count(*) FROM moved`

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
  ${eventsOf('key.deleted', 'gone')}
  SELECT count(*)::int AS n FROM gone`

/** @returns how many of the keys the record had */
export async function removeKeys(scope: Scope, recordId: string, keys: readonly IdentityKey[]): Promise<number> {
  const [row] = await scope.query<{ n: number }>(DELETE, [recordId, JSON.stringify(keys)])
  return row?.n ?? 0
}

const WITHOUT = `
  SELECT id FROM unnest($2::text[]) AS id
  WHERE NOT EXISTS (SELECT FROM record_keys WHERE tenant_id = $1 AND record_id = id)`

/** Those of the records that have no key. */
export async function withoutKeys(scope: Scope, recordIds: readonly string[]): Promise<string[]> {
  const rows = await scope.query<{ id: string }>(WITHOUT, [recordIds])
  return rows.map(({ id }) => id)
}

const LIST = `SELECT name, value FROM record_keys WHERE tenant_id = $1 AND record_id = $2 ORDER BY name, value`

export const keysOf = (scope: Scope, recordId: string): Promise<IdentityKey[]> => scope.query(LIST, [recordId])
