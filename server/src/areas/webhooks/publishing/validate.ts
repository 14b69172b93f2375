import type { TenantScope } from '../../../platform/database/database.ts'
import type { ErrorDetail } from '../../../platform/values/errors.ts'
import type { Declared } from '../engine/sql/fan-out.ts'
import { cachedSchema, cacheSchema } from '../event-types/schema.ts'
import { MAX_CHECKS, type Schema } from '../event-types/schema-cost.ts'

interface Published {
  type: string
  data: unknown
}

/**
 * What is wrong with events of declared types: the type is archived, or the data does not match its schema, or would take
 * too long to check. Queries only for schemas that this process has not seen yet.
 */
export async function schemaProblems(
  scope: TenantScope,
  events: readonly Published[],
  declared: readonly Declared[],
): Promise<ErrorDetail[]> {
  if (declared.length === 0) return []
  const keyOf = ({ type, version, declaredAt }: Pick<Declared, 'type' | 'version' | 'declaredAt'>): string =>
    `${scope.tenantId} ${type} ${declaredAt} ${version}`
  const unknown = declared.filter(each => !each.archived && !cachedSchema(keyOf(each)))
  if (unknown.length > 0) {
    const types = unknown.map(({ type }) => type)
    const rows = await scope.prisma(models => models.webhookEventType.findMany({ where: { type: { in: types } } }))
    // written by the operations on event types
    for (const row of rows) cacheSchema(keyOf({ ...row, declaredAt: row.createdAt.getTime() }), row.schema as Schema)
  }
  const byType = new Map(declared.map(each => [each.type, each]))
  const budget = { checks: MAX_CHECKS }
  return events.flatMap(({ type, data }, index): ErrorDetail[] => {
    const own = byType.get(type)
    if (!own) return []
    if (own.archived)
      return [{ path: `body.events.${index}.type`, message: 'is archived; restore the event type, or publish another' }]
    const schema = cachedSchema(keyOf(own))
    if (!schema) return []
    const path = `body.events.${index}.data`
    return schema.problemsOf(path, data, budget)
  })
}
