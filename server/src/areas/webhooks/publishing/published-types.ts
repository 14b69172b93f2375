import type { TenantScope } from '../../../platform/database/database.ts'
import { MOST_PUBLISHED_TYPES } from '../limits.ts'

const LIST = `SELECT type FROM runtime.webhook_event_types WHERE tenant_id = $1 ORDER BY type`

// in a fixed order, so that two calls with the same types do not deadlock
const ADD = `
  INSERT INTO runtime.webhook_event_types (tenant_id, type)
  SELECT $1, type FROM unnest($2::text[]) AS type
  WHERE (SELECT count(*) FROM runtime.webhook_event_types WHERE tenant_id = $1) < ${MOST_PUBLISHED_TYPES}
  ORDER BY type ON CONFLICT DO NOTHING`

const MOST_REMEMBERED = 10_000

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
    list: async scope => (await scope.query<{ type: string }>(LIST)).map(({ type }) => type),
    async note(scope, types) {
      const keyOf = (type: string): string => `${scope.tenantId} ${type}`
      const unknown = [...new Set(types)].filter(type => !noted.has(keyOf(type)))
      if (unknown.length === 0) return
      await scope.query(ADD, [unknown])
      scope.afterCommit(() => {
        if (noted.size + unknown.length > MOST_REMEMBERED) noted.clear()
        for (const type of unknown) noted.add(keyOf(type))
      })
    },
  }
}
