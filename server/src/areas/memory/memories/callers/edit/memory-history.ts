import { z } from 'zod'
import type { Schemas } from '../../../../../contract/schemas.ts'
import type { BillingContext } from '../../../../../platform/credits/credits.ts'
import { createCursor, pageOf } from '../../../../../platform/lists/cursor.ts'
import { invalid, notFound } from '../../../../../platform/values/errors.ts'
import { readIdentity } from '../../../records/identity.ts'

const cursor = createCursor(
  'memory-history',
  z.strictObject({ version: z.int32().positive(), field: z.string() }),
  'body.cursor',
)

/** Returns what edits changed in a memory, one entry for each field, newest first. Free. */
export async function historyOfMemory(
  { scope }: BillingContext,
  request: Schemas['PropertyHistoryRequest'],
): Promise<Omit<Schemas['PropertyHistoryResponse'], 'success'>> {
  const { memoryId = '', at, propertyName, limit } = request
  if (readIdentity(request)) throw invalid('body.memoryId', 'Pass memoryId or a record, not both.')
  if (at !== undefined) throw invalid('body.at', 'at needs a record. For a memory, all changes are returned.')
  const after = cursor.decode(request.cursor)
  const memory = await scope.prisma(models =>
    models.memory.findUnique({ where: { id: memoryId }, select: { id: true } }),
  )
  if (!memory) throw notFound('memory', memoryId)
  const where = {
    memoryId,
    ...(propertyName !== undefined && { field: propertyName }),
    ...(after && {
      OR: [{ version: { lt: after.version } }, { version: after.version, field: { lt: after.field } }],
    }),
  }
  const rows = await scope.prisma(models =>
    models.memoryChange.findMany({ where, orderBy: [{ version: 'desc' }, { field: 'desc' }], take: limit + 1 }),
  )
  const { entries, nextCursor } = pageOf(rows, limit, cursor, ({ version, field }) => ({ version, field }))
  return {
    data: entries.map(({ field, version, from, to, actor, reason, at }) => ({
      propertyName: field,
      systemName: field,
      version,
      from,
      to,
      actor,
      ...(reason !== null && { reason }),
      source: 'caller',
      confidence: 1,
      at: at.toISOString(),
    })),
    ...(nextCursor !== undefined && { nextCursor }),
  }
}
