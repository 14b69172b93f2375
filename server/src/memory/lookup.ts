import type { Scope } from '../platform/database/scope.ts'
import { ApiError, notFound } from '../platform/errors.ts'
import type { Identity } from './identity.ts'
import { findRecords, type RecordRow } from './statements/read.ts'

/**
 * The record that a request is about. Nothing is made.
 * @throws ApiError `not_found_error` when no record has the id or the keys
 */
export async function requireRecord(scope: Scope, identity: Identity): Promise<RecordRow> {
  const [record] = await findRecords(scope, identity.keys, identity)
  if (record && (identity.recordId === undefined || record.id === identity.recordId)) return record
  if (identity.recordId !== undefined) throw notFound('record', identity.recordId)
  const names = identity.keys.map(({ name, value }) => `${name} ${value}`).join(', ')
  const type = identity.type === undefined ? '' : ` of type ${identity.type}`
  throw new ApiError(
    'not_found_error',
    `No record${type} with ${names} in this organization. Check the identity key, or store a first memory with it.`,
  )
}
