import type { Scope } from '../../../../platform/database/scope.ts'
import type { Json } from '../../../../platform/values/json.ts'
import type { IncomingRow } from './properties.ts'

export interface ChangeRow {
  n: number
  record_id: string
  /** `drop` removes the property. */
  operation: 'set' | 'push' | 'remove' | 'increment' | 'patch' | 'drop'
  operand: Json
  only_new: boolean
  /** The version that the property must have; null for any. */
  expected: number | null
  /** The property row without its new value. */
  property: IncomingRow
}

export interface ChangeInput {
  changes: ChangeRow[]
  price: number
  operation: string
  usageId: string
  keyId: string | null
  requestId: string
}

/** Why a change was rejected, and with it all others. */
export interface RefusedChange {
  n: number
  kind: 'gone' | 'repeated' | 'version' | 'unfit' | 'large'
  currentVersion: number
  /** The JSON type of the current value; null if there is none. */
  holds: string | null
}

export interface MadeChange {
  n: number
  recordId: string
  value: Json
  previous: Json
  version: number
  changed: boolean
}

const CHANGE = `SELECT refused, made FROM runtime.change_values_v1(tenant_id => $1, given => $2, price => $3, operation => $4,
  usage_id => $5, key_id => $6, request_id => $7)`

/** Changes properties, all or none. SQL: merges values with their history in one round trip. */
export async function change(
  scope: Scope,
  { changes, price, operation, usageId, keyId, requestId }: ChangeInput,
): Promise<{ refused: RefusedChange[]; made: MadeChange[] }> {
  const values = [JSON.stringify(changes), price, operation, usageId, keyId, requestId]
  const [row] = await scope.query<{ refused: RefusedChange[]; made: MadeChange[] }>(CHANGE, values)
  if (!row) throw new Error('The statement that changes properties gave no row.')
  return row
}
