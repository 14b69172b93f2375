import type { Scope } from '../platform/database/scope.ts'
import { ApiError } from '../platform/errors.ts'
import { toRow } from './entities.ts'
import type { Identity } from './identity.ts'
import { toError } from './problem.ts'
import { findRecords, type RecordRow } from './statements/read.ts'

/**
 * The record that a request is about. Nothing is made.
 * @throws ApiError `not_found_error` when no record has the id or the keys, `conflict_error` when they name several
 */
export async function requireRecord(scope: Scope, identity: Identity): Promise<RecordRow> {
  const {
    problems: [problem],
    records: [record],
  } = await findRecords(scope, [toRow(identity)])
  if (problem) throw toError(problem)
  if (record) return record
  const names = identity.keys.map(({ name, value }) => `${name} ${value}`).join(', ')
  const type = identity.type === undefined ? '' : ` of type ${identity.type}`
  throw new ApiError(
    'not_found_error',
    `No record${type} with ${names} in this organization. Check the identity key, or store a first memory with it.`,
  )
}
