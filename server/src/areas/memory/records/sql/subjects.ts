import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import { comparableText } from '../../typed-value.ts'
import type { IdentityKey } from '../identity.ts'
import { NAMES } from '../name.ts'

/** A record that a request names, and the identifier used. */
export interface NamedRecord {
  recordId: string
  /** The record's id, or the value of the key. */
  by: string
}

const NAMED = `
  SELECT r.id AS "recordId", r.id AS by FROM records r WHERE ${ofTenant('r')} AND r.id = ANY($2::text[])
  UNION ALL
  SELECT k.record_id, n.value FROM unnest($3::text[], $4::text[]) AS n(name, value)
  CROSS JOIN LATERAL (
    SELECT record_id FROM record_keys WHERE tenant_id = $1 AND name = n.name AND value = n.value OFFSET 0) k`

/**
 * The records with these ids and keys. Omits those that do not exist; a key may match one record of each type. SQL: ids
 * and a batch of keys in one round trip.
 */
export const namedRecords = (
  scope: Scope,
  recordIds: readonly string[],
  keys: readonly IdentityKey[],
): Promise<NamedRecord[]> =>
  scope.query(NAMED, [recordIds, keys.map(({ name }) => name), keys.map(({ value }) => value)])

const CALLED = `
  SELECT DISTINCT p.record_id AS "recordId" FROM unnest($2::text[]) AS names(system_name)
  CROSS JOIN LATERAL (
    SELECT record_id FROM property_values
    WHERE tenant_id = $1 AND system_name = names.system_name AND text_value = $3 LIMIT 2) p
  LIMIT 2`

/** At most two records with this name in a property: two are ambiguous. SQL: stops at the second. */
export async function recordsCalled(scope: Scope, name: string): Promise<string[]> {
  const rows = await scope.query<{ recordId: string }>(CALLED, [NAMES, comparableText(name)])
  return rows.map(({ recordId }) => recordId)
}
