import type { Scope } from '../../platform/database/scope.ts'
import type { Collection } from './collection.ts'
import { readDefinitions } from './sql/collections.ts'

/** Number of tenants whose collections a process caches; evicts the least recently used. */
const MAX_KEPT = 1_000

export interface Definitions {
  /**
   * All collections of the tenant, oldest first. Takes no round trip if they have not changed since the last call.
   * @param version the principal's `definitionsVersion`, which increments with every change
   */
  definitionsOf(scope: Scope, version: number): Promise<readonly Collection[]>
}

/** Caches the collections of tenants. They are never stale, because every call carries the version that it needs. */
export function createDefinitions(mostKept = MAX_KEPT): Definitions {
  // a Map iterates in insertion order, so its first key is the least recently used one
  const kept = new Map<string, readonly Collection[]>()

  function keep(key: string, collections: readonly Collection[]): readonly Collection[] {
    kept.delete(key)
    kept.set(key, collections)
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
    return collections
  }

  return {
    async definitionsOf(scope, version) {
      const key = `${scope.tenantId}/${version}`
      const known = kept.get(key)
      if (known) return keep(key, known)
      return keep(key, await readDefinitions(scope))
    },
  }
}
