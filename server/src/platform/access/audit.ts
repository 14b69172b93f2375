import type { Database } from '../database/database.ts'
import type { Scope } from '../database/scope.ts'
import { newId } from '../values/ids.ts'
import type { JsonObject } from '../values/json.ts'
import { actorOf, type Principal } from './principal.ts'

/** An action that an owner or the operator must be able to look up later: who did what to what. */
export interface AuditEvent {
  /** Absent if the operator changes the server itself. */
  organizationId?: string
  /** `key:<id>`, `member:<id>`, `internal`, `operator` or `system`. */
  actor: string
  /** `<resource>.<past tense verb>`, e.g. `key.revoked`. */
  action: string
  /** Id of the object that was changed. */
  target: string
  /** Must not contain secrets or users' data. */
  details?: JsonObject
  requestId?: string
}

/** Writes to the audit log, in the current transaction if there is one. */
export async function audit(database: Database, event: AuditEvent): Promise<void> {
  await database.prisma(models => models.auditEntry.create({ data: { id: newId('aud'), ...event } }))
}

/** The same, of what a caller does in their organization. */
export const auditBy = (
  database: Database,
  { principal, requestId }: { principal: Principal; requestId: string },
  event: Omit<AuditEvent, 'organizationId' | 'actor' | 'requestId'>,
): Promise<void> =>
  audit(database, { organizationId: principal.organization.id, actor: actorOf(principal), requestId, ...event })

/** Who changes something of a tenant, and in which request. */
interface Changer {
  scope: Pick<Scope, 'transaction'>
  principal: Principal
  requestId: string
}

/** Writes changes of a kind of object to the audit log, with whether they concern live data. */
export function auditedChanges(database: Database, kindOf: (id: string) => string) {
  const noted = (action: string, caller: Changer, target: string, others: JsonObject = {}): Promise<void> =>
    auditBy(database, caller, {
      action: `${kindOf(target)}.${action}`,
      target,
      details: { livemode: caller.principal.livemode, ...others },
    })
  /** Makes a change and its audit entry in one transaction. */
  const changing = <T>(
    action: string,
    caller: Changer,
    target: string,
    work: () => Promise<T>,
    details?: JsonObject,
  ): Promise<T> =>
    caller.scope.transaction(async () => {
      const result = await work()
      await noted(action, caller, target, details)
      return result
    })
  return { noted, changing }
}

/**
 * Common table expression `audit_entry` that writes to the audit log of the tenant `$1`, in the statement of the
 * change.
 * @param entries SQL of a select with `id`, `actor`, `action`, `target`, `details` (jsonb) and `request_id`
 */
export const audited = (entries: string): string => `audit_entry AS (
  INSERT INTO audit_entries (id, organization_id, actor, action, target, details, request_id)
  SELECT a.id, (SELECT organization_id FROM tenants WHERE id = $1), a.actor, a.action, a.target, a.details, a.request_id
  FROM (${entries}) AS a
)`
