import type { Schemas } from '../../contract/schemas.ts'
import type { UsageEntry } from '../../platform/database/prisma/client.ts'
import type { Scope } from '../../platform/database/scope.ts'
import type { Page } from '../../platform/lists/cursor.ts'
import { createdCursor, olderThan, readByCreation } from '../../platform/lists/list.ts'
import { given } from '../../platform/values/given.ts'
import { readRange } from './range.ts'

export type ChargesRequest = Schemas['ChargeListRequest']

const cursors = createdCursor('charges', 'body.cursor')

/** One page of what was charged, newest first. @throws ApiError `validation_error` */
export async function listCharges(
  scope: Scope,
  { from, to, filters: { operations, keyIds, collectionIds, models } = {}, ...query }: ChargesRequest,
): Promise<Page<Schemas['Charge']>> {
  const bounds = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  const range = readRange(bounds, await scope.now())
  const { entries, ...page } = await readByCreation(query, cursors, async ({ after, take }) => {
    const rows = await scope.prisma(prisma =>
      prisma.usageEntry.findMany({
        where: {
          createdAt: { gte: from ?? range.from, lt: to ?? range.to },
          ...given({
            operation: anyOf(operations),
            keyId: anyOf(keyIds),
            collectionId: anyOf(collectionIds),
            model: anyOf(models),
          }),
          ...olderThan(after),
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take,
      }),
    )
    return rows
  })
  return { entries: entries.map(toWire), ...page }
}

const anyOf = (values: readonly string[] | undefined) => values && { in: [...values] }

type Row = Omit<UsageEntry, 'tenantId' | 'isTotalled'>

const toWire = (row: Row): Schemas['Charge'] => ({
  id: row.id,
  at: row.createdAt.toISOString(),
  operation: row.operation,
  credits: Number(row.credits),
  keyId: row.keyId,
  collectionId: row.collectionId,
  model: row.model,
  inputTokens: row.inputTokens,
  outputTokens: row.outputTokens,
  requestId: row.requestId,
})
