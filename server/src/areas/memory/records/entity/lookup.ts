import type { Scope } from '../../../../platform/database/scope.ts'
import { ApiError } from '../../../../platform/values/errors.ts'
import type { Identity } from '../identity.ts'
import { findRecords, type RecordRow } from '../sql/find.ts'
import type { EntityRow } from '../sql/records.ts'
import { toRow } from './entities.ts'
import { toError } from './problem.ts'

/**
 * The record that a request is about. Creates nothing.
 * @throws ApiError `not_found_error` if no record has the id or the keys, `conflict_error` if they match several
 */
export async function requireRecord(scope: Scope, identity: Identity): Promise<RecordRow> {
  const [record] = await requireRecords(scope, [toRow(identity)])
  if (!record) throw new Error('The statement that finds records gave no record.')
  return record
}

/**
 * Like `requireRecord`, for a caller who can ask for an empty result instead.
 * @returns undefined if there is no such record and the caller asked for `empty`
 */
export async function recordUnlessUnknown(
  scope: Scope,
  identity: Identity,
  ifUnknown: 'error' | 'empty' | undefined,
): Promise<RecordRow | undefined> {
  try {
    return await requireRecord(scope, identity)
  } catch (error) {
    if (ifUnknown === 'empty' && error instanceof ApiError && error.code === 'not_found_error') return undefined
    throw error
  }
}

/**
 * The records of entities, in their order. Creates nothing.
 * @param pathOf the path of an entity in the request, by its number
 * @throws ApiError like `requireRecord`, and `validation_error` if two entities are one record
 */
export async function requireRecords(
  scope: Scope,
  entities: readonly EntityRow[],
  pathOf?: (e: number) => string,
): Promise<RecordRow[]> {
  const {
    problems: [problem],
    records,
  } = await findRecords(scope, entities)
  if (problem) throw toError(problem, pathOf)
  const found = new Map(records.map(record => [record.e, record]))
  return entities.map(({ e, keys, type: asked }) => {
    const record = found.get(e)
    if (record) return record
    const names = keys.map(({ name, value }) => `${name} ${value}`).join(', ')
    const type = asked === null ? '' : ` of type ${asked}`
    throw new ApiError(
      'not_found_error',
      `No record${type} with ${names} in this organization. Check the identity key, or store a first memory with it.`,
    )
  })
}
