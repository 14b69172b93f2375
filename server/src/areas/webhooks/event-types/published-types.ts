import type { TenantScope } from '../../../platform/database/database.ts'
import { insertTypes } from './sql/published-types.ts'

const MAX_REMEMBERED = 10_000

/** The event types that an account has published itself. */
export interface PublishedTypes {
  /** By name; only the first ones for an account with very many. */
  list(scope: TenantScope): Promise<string[]>
  note(scope: TenantScope, types: readonly string[]): Promise<void>
}

export function createPublishedTypes(): PublishedTypes {
  /** Types that this process has already stored: most events have a known type. */
  const noted = new Set<string>()
  return {
    async list(scope) {
      const rows = await scope.prisma(models => models.publishedEventType.findMany({ orderBy: { type: 'asc' } }))
      return rows.map(({ type }) => type)
    },
    async note(scope, types) {
      const keyOf = (type: string): string => `${scope.tenantId} ${type}`
      const unknown = [...new Set(types)].filter(type => !noted.has(keyOf(type)))
      if (unknown.length === 0) return
      await insertTypes(scope, unknown)
      scope.afterCommit(() => {
        if (noted.size + unknown.length > MAX_REMEMBERED) noted.clear()
        for (const type of unknown) noted.add(keyOf(type))
      })
    },
  }
}
