import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import type { IdentityKey } from '../identity.ts'
import { NAMES, nameOf } from '../name.ts'
import { KEYS } from './find.ts'

/** What names a record to a reader. */
export interface LabelRow {
  recordId: string
  type: string
  keys: IdentityKey[]
  /** Null if neither a property nor a speaker gives it. */
  name: string | null
}

const LABELS = `
  SELECT r.id AS "recordId", r.type, ${KEYS} AS keys, ${nameOf('$3::text[]')} AS name
  FROM unnest($2::text[]) AS w(id)
  CROSS JOIN LATERAL (SELECT id, type FROM records WHERE id = w.id AND ${ofTenant()} OFFSET 0) r`

/** SQL: records with their keys and names in one round trip, of which recall reads one per search. */
export const recordLabels = (scope: Scope, recordIds: readonly string[]): Promise<LabelRow[]> =>
  scope.query(LABELS, [recordIds, NAMES])
