import type { Scope } from '../../../platform/database/scope.ts'
import { derivedId } from './derived-id.ts'
import { type IdInUse, idsInUse } from './sql/import.ts'

/** Maps each id of a file to an id in this organization. */
export interface ImportIds {
  /** The live record or memory that the id stands for, if there is one. */
  known(id: string): IdInUse | undefined
  /** The id of the live record or memory if there is one, otherwise the given id, or a new one if that is in use. */
  here(id: string): string
}

/**
 * Looks up the ids of a file. An id that belongs to another tenant or to deleted data is replaced by one derived from
 * it, and that by the next if necessary. The search ends at the first derived id that was never used.
 */
export async function findIds(scope: Scope, given: readonly string[]): Promise<ImportIds> {
  const inUse = new Map<string, IdInUse>()
  const chains = new Map<string, readonly string[]>()
  const chainOf = (id: string): readonly string[] => chains.get(id) ?? []
  let open = [...new Set(given)]
  for (let from = 0, length = 2; open.length > 0; from = length, length *= 2) {
    for (const id of open) chains.set(id, derivedIds(scope.tenantId, id, length))
    const found = await idsInUse(
      scope,
      open.flatMap(id => chainOf(id).slice(from)),
    )
    for (const row of found) if (row.own || !inUse.has(row.id)) inUse.set(row.id, row)
    open = open.filter(id => inUse.has(chainOf(id).at(-1) ?? ''))
  }
  const known = (id: string): IdInUse | undefined =>
    chainOf(id)
      .flatMap(each => inUse.get(each) ?? [])
      .find(({ own }) => own)
  return { known, here: id => known(id)?.id ?? chainOf(id).find(each => !inUse.has(each)) ?? id }
}

/** An id followed by the ids derived from it, each from the previous one. */
function derivedIds(tenantId: number, id: string, length: number): string[] {
  const ids = [id]
  for (let last = id; ids.length < length; ids.push(last)) last = derivedId(tenantId, last)
  return ids
}
