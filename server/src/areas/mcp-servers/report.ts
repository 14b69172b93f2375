import type { Editor } from '../../contract/handlers.ts'
import { auditBy } from '../../platform/access/audit.ts'
import type { Database } from '../../platform/database/database.ts'
import type { EventType } from '../../platform/events/domain-events.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { JsonObject } from '../../platform/values/json.ts'
import { TOOLS_CHANGED } from './events.ts'
import type { StoredServer } from './store.ts'
import type { Difference } from './tools/compare.ts'

/** Writes a change to the audit log and as an event, in its transaction. */
export async function reportChange(
  database: Database,
  editor: Editor,
  { type }: EventType,
  { id, name, version }: Pick<StoredServer, 'id' | 'name' | 'version'>,
  details: JsonObject = {},
): Promise<void> {
  const { scope } = editor
  await auditBy(database, editor, {
    action: type,
    target: id,
    details: { livemode: scope.livemode, version, ...details },
  })
  await emit(scope, { type, data: { mcpServerId: id, name, version } })
}

/** Writes the event about other tools, if there are any, in the transaction of the listing. */
export async function reportTools(
  { scope }: Pick<Editor, 'scope'>,
  { id, name }: Pick<StoredServer, 'id' | 'name'>,
  { added, removed, changed }: Difference,
): Promise<void> {
  if (added.length + removed.length + changed.length === 0) return
  const counts = { added: added.length, removed: removed.length, changed: changed.length }
  await emit(scope, { type: TOOLS_CHANGED.type, data: { mcpServerId: id, name, ...counts } })
}
