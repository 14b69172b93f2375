import { isDeepStrictEqual } from 'node:util'
import type { Scope } from '../../../platform/database/scope.ts'
import type { Json } from '../../../platform/values/json.ts'
import { incomingRow, type Origin, propertyKey } from './incoming.ts'
import {
  markUnsaid,
  mergeValues,
  type ReplacedValues,
  replaceValues,
  type SaidValue,
  valuesSaidBy,
} from './sql/memory-values.ts'
import type { IncomingRow } from './sql/properties.ts'

/** What a memory says after an edit. */
export interface MemoryValues {
  recordId: string
  /** The version of the memory before the edit. */
  version: number
  origin: Origin
  /** The values extracted from its new content. */
  said: readonly IncomingRow[]
  /** The values that its new content only suggests. */
  unsure: readonly IncomingRow[]
  /** The reason of the edit, for the history. */
  reason: string | undefined
}

/**
 * Replaces what a memory said by what it says now. A value that only its earlier version said becomes the value before,
 * or is removed; values that something else has set since are kept. Call it in a transaction that has locked the record.
 * @returns the values that changed, with those before, and the values that were not stored
 */
export async function replaceMemoryValues(
  scope: Scope,
  { recordId, version, origin, said: certain, unsure, reason }: MemoryValues,
): Promise<ReplacedValues> {
  const { source } = origin
  const current = await valuesSaidBy(scope, recordId, source)
  // a suggestion does not replace a value, but it confirms one that a caller accepted from this memory
  const standing = new Map(current.map(value => [propertyKey(value), value.value]))
  const confirmed = unsure.filter(row => isDeepStrictEqual(standing.get(keyOf(row)), row.value))
  const said = [...confirmed, ...certain]
  await markUnsaid(scope, { recordId, source, version }, said)
  const left = new Map(said.map(row => [keyOf(row), row]))
  const replaced = current.map(value => {
    const row = left.get(propertyKey(value))
    left.delete(propertyKey(value))
    return row ? onto(value, row) : restored(value, origin, reason)
  })
  const changed = await replaceValues(scope, recordId, replaced)
  const { changes, kept } = await mergeValues(scope, recordId, [...left.values()], unsure)
  return { changes: [...changed, ...changes], kept }
}

const keyOf = ({ collection_id, system_name }: IncomingRow): string =>
  propertyKey({ collectionId: collection_id, systemName: system_name })

/** The new value; of an append property, added to the list before. */
function onto({ before }: SaidValue, row: IncomingRow): IncomingRow {
  if (row.mode !== 'append' || !Array.isArray(before?.value) || !Array.isArray(row.value)) return row
  const all = [...before.value, ...row.value]
  return { ...row, value: [...new Map(all.map(item => [JSON.stringify(item), item])).values()] }
}

/** The value before the memory set it, with its source; null if there was none, or none of the current type. */
function restored({ before, ...own }: SaidValue, origin: Origin, reason: string | undefined): IncomingRow {
  const value = before && typeOf(before.value) === typeOf(own.value) ? before.value : null
  const note = reason === undefined ? null : { reason }
  const by = value === null || !before ? { ...origin, source: 'caller' } : { ...origin, source: before.source }
  const asOf = value === null || !before ? origin.asOf : new Date(before.asOf)
  return incomingRow({ ...own, mode: 'replace' }, value, { ...by, asOf }, before?.confidence ?? 1, note)
}

const typeOf = (value: Json): string => (value === null ? 'none' : Array.isArray(value) ? 'array' : typeof value)
