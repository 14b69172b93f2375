import type { Schemas } from '../../../../contract/schemas.ts'
import type { BillingContext } from '../../../../platform/credits/credits.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { notFound } from '../../../../platform/values/errors.ts'
import type { Json } from '../../../../platform/values/json.ts'
import type { CollectionDefinition, DefinitionsOf } from '../../definitions.ts'
import { nameOf, noteOf } from '../../properties/updates/history.ts'
import { deletedMemory, type StatedRow, valuesStatedBy } from '../sql/details.ts'
import { memoriesByIds } from '../sql/read.ts'
import { toMemory } from '../wire.ts'

type Details = Schemas['MemoryDetails']

/** Edits and values that are returned. */
const MAX_RETURNED = 200

/** Returns a memory with its edits, the values that it stated, and what they replaced. Free. */
export const createMemoryGetter =
  ({ definitionsOf }: { definitionsOf: DefinitionsOf }) =>
  async ({ scope, principal }: BillingContext, id: string): Promise<Details> => {
    const [row] = await memoriesByIds(scope, [id])
    const deleted = row ? undefined : await deletedMemory(scope, id)
    const recordId = row?.recordId ?? deleted?.recordId
    if (recordId === undefined) throw notFound('memory', id)
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const stated = await valuesStatedBy(scope, { id, recordId }, MAX_RETURNED)
    return {
      memoryId: id,
      recordId,
      ...(row && { memory: toMemory(row) }),
      edits: await editsOf(scope, id),
      values: stated.map(change => toStated(change, collections)),
      supersedes: stated.flatMap(change => toSuperseded(change, collections)),
      ...(deleted && {
        deletion: {
          deletionId: deleted.deletionId,
          deletedAt: deleted.deletedAt.toISOString(),
          recoverableUntil: deleted.recoverableUntil.toISOString(),
        },
      }),
    }
  }

async function editsOf(scope: Scope, memoryId: string): Promise<Details['edits']> {
  const rows = await scope.prisma(models =>
    models.memoryChange.findMany({
      where: { memoryId },
      orderBy: [{ version: 'desc' }, { field: 'desc' }],
      take: MAX_RETURNED,
    }),
  )
  return rows.map(({ version, field, from, to, actor, reason, at }) => ({
    version,
    // written by `editMemory`
    field: field as Details['edits'][number]['field'],
    from,
    to,
    actor,
    ...(reason !== null && { reason }),
    at: at.toISOString(),
  }))
}

const toStated = (change: StatedRow, collections: readonly CollectionDefinition[]): Details['values'][number] => {
  const { to, version, current, confidence, at } = change
  const { evidence } = noteOf(change)
  return {
    ...nameOf(change, collections),
    value: to,
    version,
    current,
    confidence,
    ...(evidence && { evidence }),
    at: at.toISOString(),
  }
}

/** What a change replaced. A list that grew replaced nothing. */
function toSuperseded(change: StatedRow, collections: readonly CollectionDefinition[]): Details['supersedes'] {
  const { from, to, earlierMemoryId, earlierAt } = change
  if (from === null || to === null || earlierAt === null || includes(to, from)) return []
  const { propertyName } = nameOf(change, collections)
  return [
    {
      propertyName,
      said: to,
      value: from,
      ...(earlierMemoryId !== null && { memoryId: earlierMemoryId }),
      timestamp: earlierAt.toISOString(),
    },
  ]
}

const includes = (list: Json, part: Json): boolean => {
  if (!Array.isArray(list) || !Array.isArray(part)) return false
  const items = new Set(list.map(item => JSON.stringify(item)))
  return part.every(item => items.has(JSON.stringify(item)))
}
