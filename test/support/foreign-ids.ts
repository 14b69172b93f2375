import { lookUp } from '../../server/src/contract/operations.ts'
import { analytics } from './foreign-ids/analytics.ts'
import { collections } from './foreign-ids/collections.ts'
import { events } from './foreign-ids/events.ts'
import { gateway } from './foreign-ids/gateway.ts'
import { guidelines } from './foreign-ids/guidelines.ts'
import { health } from './foreign-ids/health.ts'
import { mcpServers } from './foreign-ids/mcp-servers.ts'
import { memory } from './foreign-ids/memory.ts'
import { multimodal } from './foreign-ids/multimodal.ts'
import { notifications } from './foreign-ids/notifications.ts'
import { orchestration } from './foreign-ids/orchestration.ts'
import { organizations } from './foreign-ids/organizations.ts'
import type { Pointing } from './foreign-ids/pointing.ts'
import { retrieval } from './foreign-ids/retrieval.ts'
import { webhooks } from './foreign-ids/webhooks.ts'
import { bodySchemaOf, type Operation, resolved } from './requests.ts'

/** Fields that look like ids but do not name stored data: they are the caller's own labels. */
export const LABELS = new Set([
  'sessionId',
  'actionId',
  'id',
  'tool_call_id',
  'uid',
  'documentIds',
  'client_id',
  'clientId',
])

/** Every operation by its id. Add a new operation to the table of its area. */
export const POINTINGS: Record<string, Pointing> = {
  ...analytics,
  ...collections,
  ...events,
  ...gateway,
  ...guidelines,
  ...health,
  ...mcpServers,
  ...memory,
  ...multimodal,
  ...notifications,
  ...orchestration,
  ...organizations,
  ...retrieval,
  ...webhooks,
}

/** Names of the fields of a schema, including nested ones, that look like ids. */
export function idFieldsOf(schema: unknown, seen = new Set<unknown>()): string[] {
  const node = Object(resolved(schema))
  if (seen.has(node)) return []
  seen.add(node)
  const fields = Object.entries<unknown>(Object(node.properties))
  const parts: unknown[] = [node.items, ...[node.allOf, node.oneOf, node.anyOf].flatMap(list => list ?? [])]
  return [
    ...fields.flatMap(([name, field]) => [
      ...(/^(?:id|mcps)$|(?:Id|_id)s?$/.test(name) ? [name] : []),
      ...idFieldsOf(field, seen),
    ]),
    ...parts.flatMap(part => (part === undefined ? [] : idFieldsOf(part, seen))),
  ]
}

/** Every field of an operation's body and query with which a caller names stored data. Callers choose ids of traces. */
export function namesOf(one: Operation): string[] {
  const parameters = Object(lookUp(one.pointer)).parameters ?? []
  const query = parameters.map((each: unknown) => Object(resolved(each)))
  return [
    ...idFieldsOf(bodySchemaOf(one)),
    ...query.flatMap((each: { in?: string; name?: string }) =>
      each.in === 'query' && /(?<!trace_?)id$/i.test(each.name ?? '') ? [each.name ?? ''] : [],
    ),
  ].filter(name => !LABELS.has(name))
}
