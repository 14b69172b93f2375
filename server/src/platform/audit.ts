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

/** Writes to the audit log, in the transaction of the change when there is one. */
export async function audit(database: Database, event: AuditEvent): Promise<void> {
  await database.prisma(models => models.auditEntry.create({ data: { id: newId('aud'), ...event } }))
}

/**
 * Common table expression `audit_entry` that writes to the audit log of the tenant `$1`, in the statement of the change.
 * @param entries SQL of a select that gives `id`, `actor`, `action`, `target`, `details` (jsonb) and `request_id`
 */
export const audited = (entries: string): string => `audit_entry AS (
  INSERT INTO audit_entries (id, organization_id, actor, action, target, details, request_id)
  SELECT a.id, (SELECT organization_id FROM tenants WHERE id = $1), a.actor, a.action, a.target, a.details, a.request_id
  FROM (${entries}) AS a
)`
