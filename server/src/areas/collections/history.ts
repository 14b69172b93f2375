import { z } from 'zod'
import type { Schemas } from '../../contract/schemas.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import type { CollectionVersion } from '../../platform/database/prisma/client.ts'
import { createCursor } from '../../platform/lists/cursor.ts'
import { type PageQuery, readPage } from '../../platform/lists/list.ts'
import { given } from '../../platform/values/given.ts'
import { readSnapshot } from './collection.ts'
import { differences } from './differences.ts'
import { getCollection } from './service.ts'

export interface HistoryQuery extends PageQuery {
  mode?: 'full' | 'diff'
}

const cursor = createCursor('collection-history', z.int32())

/** The versions of a collection, newest first. @throws ApiError `not_found_error` */
export async function collectionHistory(
  scope: TenantScope,
  id: string,
  query: HistoryQuery,
): Promise<Omit<Schemas['CollectionHistory'], 'success'>> {
  // the extra row is also what the last version of the page is compared with
  let rows: CollectionVersion[] = []
  const { entries, ...page } = await readPage(
    query,
    cursor,
    async ({ after, take }) => {
      await getCollection(scope, id)
      const where = { collectionId: id, ...given({ version: after === undefined ? undefined : { lt: after } }) }
      rows = await scope.prisma(models =>
        models.collectionVersion.findMany({ where, orderBy: { version: 'desc' }, take }),
      )
      return rows
    },
    ({ version }) => version,
  )
  const snapshots = rows.map(readSnapshot)
  const data = entries.flatMap(({ version, at, actor, note }, index) => {
    const snapshot = snapshots[index]
    if (!snapshot) return []
    return {
      version,
      at: at.toISOString(),
      actor,
      ...(note !== null && { note }),
      ...(query.mode !== 'diff' ? { collection: snapshot } : { changes: differences(snapshots[index + 1], snapshot) }),
    }
  })
  return { data, ...page }
}
