import type { Scope } from '../../../platform/database/scope.ts'
import { toRow } from './entity/entities.ts'
import { requireRecord } from './entity/lookup.ts'
import { toError } from './entity/problem.ts'
import { type IdentityFields, readIdentity } from './identity.ts'
import { ensureRecord } from './sql/ensure.ts'

/** For areas whose rows belong to records. Records can be deleted and restored, and merged (`RecordFollower`). */
export interface RecordLinks {
  /**
   * Finds the record of the identity keys, or creates it. Keys that it lacks are added. Nobody can delete or merge it
   * until the current transaction ends.
   * @returns undefined if there is no key
   * @throws ApiError `not_found_error`, `conflict_error`, `validation_error`
   */
  ensure(scope: Scope, fields: IdentityFields): Promise<string | undefined>
  /**
   * Finds the record of the identity keys.
   * @returns undefined if there is no key
   * @throws ApiError as `ensure`; `not_found_error` also if no record has the keys
   */
  find(scope: Scope, fields: IdentityFields): Promise<string | undefined>
  /** SQL condition: the record with this id exists in the tenant `$1`, and is not being deleted. */
  isLive(id: string): string
  /** SQL select of `tenant_id` and `record_id` of all records that were deleted and can no longer be restored. */
  readonly purged: string
}

/** Moves an area's rows of a record. It runs in the transaction that merges the records, which are locked. */
export type RecordFollower = (scope: Scope, recordId: string, from: string) => Promise<void>

export const RECORD_LINKS: RecordLinks = {
  async ensure(scope, fields) {
    const identity = readIdentity(fields)
    if (!identity) return undefined
    const {
      problems: [problem],
      recordId,
    } = await ensureRecord(scope, toRow(identity))
    if (problem) throw toError(problem)
    return recordId ?? undefined
  },
  async find(scope, fields) {
    const identity = readIdentity(fields)
    return identity && (await requireRecord(scope, identity)).id
  },
  isLive: id => `EXISTS (SELECT FROM records WHERE records.tenant_id = $1 AND records.id = ${id})
    AND NOT EXISTS (SELECT FROM deletions WHERE deletions.tenant_id = $1 AND deletions.record_id = ${id}
      AND deletions.kind = 'record' AND deletions.status = 'deleting')`,
  purged: `SELECT d.tenant_id, d.record_id FROM deletions d WHERE d.kind = 'record' AND d.status = 'purged'
    AND NOT EXISTS (SELECT FROM records r WHERE r.tenant_id = d.tenant_id AND r.id = d.record_id)`,
}
