import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import type { IdentityKey } from '../identity.ts'
import { KEYS } from './find.ts'
import { NAMES } from './subjects.ts'

/** What names a record to a reader. */
export interface LabelRow {
  recordId: string
  type: string
  keys: IdentityKey[]
  /** Null if no property holds a name. */
  name: string | null
}

const LABELS = `
  SELECT r.id AS "recordId", r.type, ${KEYS} AS keys, (
    SELECT p.value #>> '{}' FROM property_values p
    WHERE p.tenant_id = $1 AND p.record_id = r.id AND p.system_name = ANY($3::text[]) AND jsonb_typeof(p.value) = 'string'
    ORDER BY array_position($3::text[], p.system_name), p.as_of DESC, p.collection_id LIMIT 1) AS name
  FROM unnest($2::text[]) AS w(id)
  CROSS JOIN LATERAL (SELECT id, type FROM records WHERE id = w.id AND ${ofTenant()} OFFSET 0) r`

/** SQL: records with their keys and names in one round trip, of which recall reads one per search. */
export const recordLabels = (scope: Scope, recordIds: readonly string[]): Promise<LabelRow[]> =>
  scope.query(LABELS, [recordIds, NAMES])
