import type { Scope } from '../../platform/database/scope.ts'
import type { Collection } from './collection.ts'
import { readDefinitions } from './sql/collections.ts'

/** Tenants whose collections a process keeps; the ones asked for longest ago go first. */
const MOST_KEPT = 1_000

export interface Definitions {
  /**
   * All collections of the tenant, oldest first. No round trip while they have not changed since the last call.
   * @param version the principal's `definitionsVersion`, which counts up with every change
   */
  definitionsOf(scope: Scope, version: number): Promise<readonly Collection[]>
}

/** Keeps the collections of tenants in the process. Nothing goes stale: every call brings the version that it needs. */
export function createDefinitions(mostKept = MOST_KEPT): Definitions {
  // a Map iterates in the order of insertion, so its first key is the one used longest ago
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
