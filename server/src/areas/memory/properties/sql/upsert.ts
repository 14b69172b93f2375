import type { Scope } from '../../../../platform/database/scope.ts'
import type { EntityRow, ProblemRow } from '../../records/sql/records.ts'
import type { KeptValue } from './kept-values.ts'
import type { IncomingRow } from './properties.ts'

export interface UpsertInput {
  entities: EntityRow[]
  /** `n` is the number of the entity. */
  properties: IncomingRow[]
  /** Whether the values also replace later ones. */
  alwaysWins: boolean
  price: number
  usageId: string
  keyId: string | null
  requestId: string
}

export interface UpsertOutcome {
  problems: ProblemRow[]
  records: { e: number; recordId: string; created: boolean; changed: number }[]
  /** Values that were not stored. If a list is full, the transaction must roll back. */
  kept: KeptValue[]
}

const UPSERT = `SELECT problems, records, kept FROM runtime.upsert_records_v1(tenant_id => $1, entities => $2, given => $3, rule => $4,
  price => $5, usage_id => $6, key_id => $7, request_id => $8)`

/** Sets properties of many records, all or none. SQL: finds or creates records in the same round trip. */
export async function upsert(scope: Scope, input: UpsertInput): Promise<UpsertOutcome> {
  const { entities, properties, alwaysWins, price, usageId, keyId, requestId } = input
  const rule = alwaysWins ? 'always' : 'later'
  const values = [JSON.stringify(entities), JSON.stringify(properties), rule, price, usageId, keyId, requestId]
  const [row] = await scope.query<UpsertOutcome>(UPSERT, values)
  if (!row) throw new Error('The statement that sets properties gave no row.')
  return row
}
