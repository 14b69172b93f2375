import type { Schemas } from '../../contract/schemas.ts'
import { type BillingContext, requireCredits } from '../../platform/credits/credits.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { ApiError } from '../../platform/values/errors.ts'
import type { DefinitionsOf } from './definitions.ts'
import { PRICES } from './prices.ts'
import { createUpserter } from './properties/upsert.ts'
import { listKeys } from './records/keys/identity-keys.ts'

/** What other areas write to records. */
export interface RecordProperties {
  /**
   * The identity keys of a record, by name.
   * @returns undefined if no record has the given keys
   * @throws ApiError `not_found_error` for an unknown `recordId`, `conflict_error` if the keys name two records
   */
  keysOf(scope: Scope, request: Schemas['ListKeysRequest']): Promise<{ name: string; value: string }[] | undefined>
  /**
   * Sets properties without extraction. Charges as `upsert`.
   * @throws ApiError `conflict_error` if several collections define a property, and the record names none of them
   * @param asOf when the values were true: they do not replace later ones. Without it, they always win.
   */
  set(
    billing: BillingContext,
    record: Schemas['UpsertRecord'],
    asOf?: Date,
  ): Promise<{ recordId: string; creditsCharged: number }>
}

export function createRecordProperties(dependencies: { definitionsOf: DefinitionsOf }): RecordProperties {
  const upsert = createUpserter(dependencies)
  return {
    async keysOf(scope, request) {
      try {
        const { keys } = await listKeys(scope, request)
        return keys.map(({ name, value }) => ({ name, value }))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found_error' && request.recordId === undefined)
          return undefined
        throw error
      }
    },
    async set(billing, record, asOf) {
      // in a transaction of the caller, a statement that cannot be paid for would end that as well
      requireCredits(billing.principal, PRICES.upsert)
      const { records, creditsCharged } = await upsert(billing, { records: [record] }, asOf)
      const [first] = records
      if (!first) throw new Error('An upsert of one record returned none.')
      return { recordId: first.recordId, creditsCharged }
    },
  }
}
