import type { Database } from './database/database.ts'
import { newId } from './ids.ts'
import type { JsonObject } from './json.ts'

/** Something that an owner or the operator must be able to look up later: who did what to what. */
export interface AuditEvent {
  /** Absent where the operator acts on the server as a whole. */
  organizationId?: string
  /** `key:<id>`, `member:<id>`, `internal` or `operator`. */
  actor: string
  /** `<resource>.<past tense verb>`, e.g. `key.revoked`. */
  action: string
  /** Id of what it was done to. */
  target: string
  /** Never a secret or a value of somebody's data. */
  details?: JsonObject
  requestId?: string
}

const INSERT = `INSERT INTO audit_entries (id, organization_id, actor, action, target, details, request_id)
  VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7)`

/** Writes to the audit log, in the transaction of the change when there is one. */
export async function audit(database: Database, event: AuditEvent): Promise<void> {
  const { organizationId = null, actor, action, target, details = {}, requestId = null } = event
  await database.query(INSERT, [
    newId('aud'),
    organizationId,
    actor,
    action,
    target,
    JSON.stringify(details),
    requestId,
  ])
}
