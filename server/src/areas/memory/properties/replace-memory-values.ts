import { isDeepStrictEqual } from 'node:util'
import type { Scope } from '../../../platform/database/scope.ts'
import { isObject, type Json } from '../../../platform/values/json.ts'
import type { FollowedValue, FollowMemories } from '../records/deletion/soft-delete.ts'
import { incomingRow, type Origin, propertyKey, rowKey } from './incoming.ts'
import type { KeptValue } from './sql/kept-values.ts'
import { markUnsaid, mergeValues, type ReplacedValues, type RestatedValue, replaceValues } from './sql/memory-values.ts'
import type { IncomingRow } from './sql/properties.ts'
import { type StatedValue, statedValues } from './sql/standing.ts'

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
  /** Whether a memory of the same time that was stored later keeps its values. [false] */
  inOrder?: boolean
}

/**
 * Replaces what a memory said by what it says now. A value that only its earlier version said becomes the value before,
 * or is removed; values that something else has set since are kept. Call it in a transaction that has locked the record.
 * @returns the values that changed, with those before, and the values that were not stored
 */
export async function replaceMemoryValues(
  scope: Scope,
  { recordId, version, origin, said: certain, unsure, reason, inOrder }: MemoryValues,
): Promise<ReplacedValues> {
  const { source } = origin
  const current = await statedValues(scope, recordId, [source], { without: true })
  // a suggestion does not replace a value, but it confirms one that a caller accepted from this memory
  const values = new Map(current.map(value => [propertyKey(value), value.value]))
  const confirmed = unsure.filter(row => isDeepStrictEqual(values.get(rowKey(row)), row.value))
  const said = [...confirmed, ...certain]
  await markUnsaid(scope, { recordId, source, version }, said)
  const left = new Map(said.map(row => [rowKey(row), row]))
  const replaced = current.map(value => {
    const row = left.get(propertyKey(value))
    left.delete(propertyKey(value))
    return row ? onto(value, row) : standingRow(value, origin, reason)
  })
  const changed = await replaceValues(scope, recordId, replaced)
  // a list that is too large with what the memory says now only loses what it said before
  const full = new Set(changed.kept.map(propertyKey))
  const shorter = current.filter(value => full.has(propertyKey(value))).map(value => standingRow(value, origin, reason))
  const lost = await replaceValues(scope, recordId, shorter)
  const { changes, kept } = await mergeValues(scope, recordId, [...left.values()], unsure, { inOrder })
  return {
    changes: [...changed.changes, ...lost.changes, ...changes],
    kept: [...changed.kept.map(each => afterLoss(each, shorter, lost.changes)), ...kept],
  }
}

/** A full list with the value that it has once it has lost something. */
function afterLoss(kept: KeptValue, shorter: readonly IncomingRow[], lost: readonly RestatedValue[]): KeptValue {
  const row = shorter.find(each => rowKey(each) === propertyKey(kept))
  if (!row || !kept.current || !lost.some(each => propertyKey(each) === propertyKey(kept))) return kept
  const { value, source } = row
  return { ...kept, current: value === null ? null : { value, version: kept.current.version + 1, source } }
}

/** As an edit of the memories would. */
export const followMemories: FollowMemories = async (
  scope,
  recordId,
  memoryIds,
  { direction, actor },
): Promise<FollowedValue[]> => {
  const sources = memoryIds.map(id => `memory:${id}`)
  const stated = await statedValues(scope, recordId, sources, { without: direction === 'out' })
  if (stated.length === 0) return []
  const origin = { n: 0, source: 'caller', actor, asOf: await scope.now() }
  const rows = stated.map(value => standingRow(value, origin, REASONS[direction]))
  await replaceValues(scope, recordId, rows)
  return stated.flatMap(({ collectionId, systemName, name, value: previous }, n) => {
    const value = rows[n]?.value ?? null
    return isDeepStrictEqual(value, previous) ? [] : [{ recordId, collectionId, systemName, name, value, previous }]
  })
}

const REASONS = { out: 'What stated it was deleted.', back: 'What states it was restored.' }

/** The new value; of an append property, added to the list before. */
function onto({ standing }: StatedValue, row: IncomingRow): IncomingRow {
  if (row.mode !== 'append' || !Array.isArray(standing?.value) || !Array.isArray(row.value)) return row
  const all = [...standing.value, ...row.value]
  return { ...row, value: [...new Map(all.map(item => [JSON.stringify(item), item])).values()] }
}

/** The value that stands, with its source; null if there is none, or none of the current type. */
function standingRow({ standing, ...own }: StatedValue, origin: Origin, reason: string | undefined): IncomingRow {
  const stands = standing && (own.value === null || typeOf(standing.value) === typeOf(own.value)) ? standing : null
  const note = { ...(stands && isObject(stands.evidence) && stands.evidence), ...(reason !== undefined && { reason }) }
  const by = stands ? { source: stands.source, asOf: new Date(stands.asOf) } : { source: 'caller', asOf: origin.asOf }
  return incomingRow(
    { ...own, mode: 'replace' },
    stands?.value ?? null,
    { ...origin, ...by },
    stands?.confidence ?? 1,
    {
      ...note,
      derived: true,
    },
  )
}

const typeOf = (value: Json): string => (value === null ? 'none' : Array.isArray(value) ? 'array' : typeof value)
