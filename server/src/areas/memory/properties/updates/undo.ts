import type { Schemas } from '../../../../contract/schemas.ts'
import { type BillingContext, requireCredits } from '../../../../platform/credits/credits.ts'
import { ApiError, conflict } from '../../../../platform/values/errors.ts'
import type { DefinitionsOf } from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import { requireRecord } from '../../records/entity/lookup.ts'
import { requireIdentity } from '../../records/identity.ts'
import { lastChangeOf } from '../sql/history.ts'
import { findTarget } from './property-target.ts'
import { toUpdated, type Updater } from './update.ts'

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
          // as old as it was, so that what disputed it disputes it again
          ...(last.saidBefore && { asOf: last.saidBefore }),
        },
      ],
      () => 'body',
    )
    return toUpdated(undone)
  }
