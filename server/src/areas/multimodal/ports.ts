import type { Schemas } from '../../contract/schemas.ts'
import type { Models } from '../../models/port.ts'
import type { EmbedQuery } from '../../models/query-embedding.ts'
import type { Scope } from '../../platform/database/scope.ts'

/** The identity keys of a record in a request. */
export type RecordFields = Pick<
  Schemas['SearchMediaRequest'],
  'recordId' | 'email' | 'websiteUrl' | 'phoneNumber' | 'customKeyName' | 'customKeyValue' | 'type'
>

/** Records, which media can belong to. */
export interface RecordLinks {
  /**
   * Finds or creates the record of the keys, and locks it until the current transaction ends. Undefined without a key.
   * @throws ApiError `not_found_error`, `conflict_error`, `validation_error`
   */
  ensure(scope: Scope, fields: RecordFields): Promise<string | undefined>
  /** Finds the record of the keys. Undefined without a key. @throws ApiError as `ensure` */
  find(scope: Scope, fields: RecordFields): Promise<string | undefined>
  /** SQL condition: the record with this id exists in the tenant `$1`. */
  isLive(id: string): string
  /** SQL select of `tenant_id` and `record_id` of all records that can no longer be restored. */
  readonly purged: string
}

export interface MultimodalPorts {
  models: Models
  embedQuery: EmbedQuery
  records: RecordLinks
}
