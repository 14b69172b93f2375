import type { Schemas } from '../../../../contract/schemas.ts'
import { type BillingContext, requireCredits } from '../../../../platform/credits/credits.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { ApiError, conflict } from '../../../../platform/values/errors.ts'
import type { DefinitionsOf } from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import { requireRecord } from '../../records/entity/lookup.ts'
import { requireIdentity } from '../../records/identity.ts'
import { type LastChange, lastChangeOf } from '../sql/history.ts'
import { noteOf } from './history.ts'
import { findTarget } from './property-target.ts'
import { isEvidenceOf, sourceMemories } from './source-memory.ts'
import { type PropertyChangeRequest, toUpdated, type Updater } from './update.ts'

export type Undoer = ReturnType<typeof createUndoer>

/** Undoes the last change of a property with a new change. */
export const createUndoer =
  ({ definitionsOf, updater }: { definitionsOf: DefinitionsOf; updater: Updater }) =>
  async (
    billing: BillingContext,
    { propertyName, collectionId, version, reason, ...fields }: Schemas['UndoChangeRequest'],
  ): Promise<Schemas['UpdatePropertyResponse']['data']> => {
    const { scope, principal } = billing
    requireCredits(principal, PRICES.update)
    const record = await requireRecord(scope, requireIdentity(fields))
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const { definition } = findTarget({ propertyName, collectionId }, record.type, collections, 'body')
    const last = await lastChangeOf(scope, record.id, definition)
    if (!last)
      throw new ApiError('not_found_error', `${record.id} never had a property ${propertyName}. Check its name.`)
    if (version !== undefined && version !== last.version)
      throw conflict(
        `Version ${version} of ${propertyName} is not the latest change; that is version ${last.version}. Undo the latest change, or set the value you want.`,
        { currentVersion: last.version },
      )
    const restored = last.before && (await originOf(scope, record.id, last.before))
    const [undone] = await updater.apply(
      billing,
      'undoChange',
      [
        {
          recordId: record.id,
          propertyName,
          ...(collectionId !== undefined && { collectionId }),
          unique: false,
          // does not undo a concurrent change: a value has the version of its last change
          expectedVersion: last.to === null ? 0 : last.version,
          ...(last.from === null ? { operation: 'remove' } : { operation: 'set', value: last.from }),
          ...(reason !== undefined && { reason }),
          undoes: last.version,
          ...(last.from !== null && restored),
        },
      ],
      () => 'body',
    )
    return toUpdated(undone)
  }

/**
 * Where a value that comes back is from: the memory that stated it, with its words, while the record has it. Otherwise it
 * is set by the caller, but as old as it was, so that what disputed it disputes it again.
 */
async function originOf(
  scope: Scope,
  recordId: string,
  { source, confidence, at, ...before }: NonNullable<LastChange['before']>,
): Promise<Partial<PropertyChangeRequest>> {
  const [, sourceMemoryId] = /^memory:([^@]+)/.exec(source) ?? []
  const [memory] = sourceMemoryId === undefined ? [] : await sourceMemories(scope, [{ sourceMemoryId }])
  if (memory?.recordId !== recordId) return { asOf: memory?.timestamp ?? new Date(at) }
  const { evidence } = noteOf(before)
  return {
    sourceMemoryId: memory.id,
    ...(evidence && isEvidenceOf(memory, evidence) && { evidence }),
    confidence,
  }
}
