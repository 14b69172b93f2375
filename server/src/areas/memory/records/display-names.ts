import type { TenantCall } from '../../../contract/handlers.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import { isObject } from '../../../platform/values/json.ts'
import { nameFrom } from './identity.ts'
import { type LabelRow, recordLabels } from './sql/labels.ts'

/**
 * Where the responses of operations have records, each of which gets a `displayName` beside its ID. Operations that store
 * many records are not among them: their callers have just named these records.
 */
const RECORDS_IN: Readonly<Record<string, readonly string[]>> = {
  listSuggestions: ['data'],
  listRecords: ['data'],
  listDeletions: ['data'],
  listKeys: ['data'],
  updateKeys: ['data'],
  updateKeysBatch: ['data'],
  deleteKeys: ['data'],
  getProperties: ['data'],
  getMemory: ['data'],
  filterByProperty: ['data'],
  queryProperties: ['data'],
  search: ['data'],
  similar: ['data'],
  segment: ['data.segments.records'],
  smartRecallUnified: ['records'],
}

/** What a person calls a record: its name, else the key that names it, else its ID. */
export const displayNameOf = ({ recordId, name, keys }: LabelRow): string => name ?? nameFrom(keys) ?? recordId

type AnyHandler = (input: { call: TenantCall }) => Promise<{ body?: unknown }>

/** The handlers with the display name of each record in their responses. */
export function withDisplayNames<Handlers extends object>(handlers: Handlers): Handlers {
  const named = Object.entries(RECORDS_IN).map(([id, paths]): [string, AnyHandler] => {
    // types are checked where handlers are written, here they are looked up by name
    const handle = Reflect.get(handlers, id) as AnyHandler
    return [
      id,
      async input => {
        const answer = await handle(input)
        await nameRecords(
          input.call.scope,
          paths.flatMap(path => recordsAt(answer.body, path.split('.'))),
        )
        return answer
      },
    ]
  })
  return { ...handlers, ...Object.fromEntries(named) }
}

function recordsAt(value: unknown, [part, ...rest]: readonly string[]): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(each => recordsAt(each, part === undefined ? [] : [part, ...rest]))
  if (!isObject(value)) return []
  return part === undefined ? [value] : recordsAt(value[part], rest)
}

async function nameRecords(scope: Scope, records: readonly Record<string, unknown>[]): Promise<void> {
  const nameless = records.filter(
    ({ recordId, displayName }) => typeof recordId === 'string' && displayName === undefined,
  )
  const ids = [...new Set(nameless.map(({ recordId }) => String(recordId)))]
  if (ids.length === 0) return
  const names = new Map((await recordLabels(scope, ids)).map(label => [label.recordId, displayNameOf(label)]))
  for (const record of nameless) {
    const name = names.get(String(record.recordId))
    if (name !== undefined) record.displayName = name
  }
}
