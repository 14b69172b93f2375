import type { Schemas } from '../../../contract/schemas.ts'
import type { Database, TenantScope } from '../../../platform/database/database.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { createdCursor, olderThan, type PageQuery, readByCreation } from '../../../platform/lists/list.ts'
import { isObject } from '../../../platform/values/json.ts'
import { findSubscription } from '../subscriptions/store.ts'

const cursor = createdCursor('destination-logs')

/** One page of the changes to a destination's configuration, newest first. @throws ApiError `not_found_error` */
export async function listLogs(
  database: Database,
  { scope, organizationId }: { scope: TenantScope; organizationId: string },
  id: string,
  query: PageQuery,
): Promise<Page<Schemas['DestinationLog']>> {
  const { entries, ...page } = await readByCreation(query, cursor, async ({ after, take }) => {
    await findSubscription(scope, id)
    return database.prisma(models =>
      models.auditEntry.findMany({
        where: { organizationId, target: id, ...olderThan(after) },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take,
      }),
    )
  })
  return {
    entries: entries.map(({ id: entry, action, actor, details, requestId, createdAt }) => ({
      id: entry,
      action,
      actor,
      details: isObject(details) ? details : {},
      ...(requestId !== null && { requestId }),
      createdAt: createdAt.toISOString(),
    })),
    ...page,
  }
}
