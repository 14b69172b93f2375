import type { Database } from '../../../../platform/database/database.ts'
import type { Subscriber } from '../../engine/fan-out.ts'
import { WHY_DISABLED } from '../../engine/sql/fan-out.ts'
import type { NewSource } from '../store.ts'

/** A source, and what its organization may do now. */
export type CalledSource = Omit<NewSource, 'name' | 'description'> & {
  secretPrevious: string | null
  tenantId: number
  livemode: boolean
  credits: bigint
  definitionsVersion: number
  plan: string
  suspended: boolean
  now: Date
  /** The destinations of its forward routes. */
  forwards: Subscriber[]
}

// who calls is not known yet: the source says whose data it is
const FIND = `
  SELECT source.id, source.tenant_id AS "tenantId", source.scheme, source.signature, source.types, source.mapping,
    source.routes, source.split, source.tolerance_seconds AS "toleranceSeconds", source.verify_token AS "verifyToken", source.dedupe, source.enabled, source.secret_current AS "secretCurrent",
    CASE WHEN source.secret_grace_ends_at > now THEN source.secret_previous END AS "secretPrevious",
    t.livemode, t.credits, t.definitions_version AS "definitionsVersion", o.plan, o.suspended_at IS NOT NULL AS suspended, now,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'tenantId', s.tenant_id, 'customer', s.customer, 'events', s.events,
      'filter', s.filter, 'ordered', s.ordered, 'disabled', ${WHY_DISABLED}) ORDER BY s.id), '[]')
     FROM webhook_subscriptions s WHERE s.tenant_id = source.tenant_id AND s.source_id = source.id) AS forwards
  FROM webhook_sources source JOIN tenants t ON t.id = source.tenant_id JOIN organizations o ON o.id = t.organization_id
    CROSS JOIN (SELECT app_now() AS now) AS clock
  WHERE source.id = $1`

/** SQL: the source, its tenant and its organization in one round trip for each delivery. */
export const findCalledSource = (database: Database, id: string): Promise<CalledSource | undefined> =>
  database.first<CalledSource>(FIND, [id])

const FORGET_SECRETS = `
  UPDATE webhook_sources SET secret_previous = NULL
  WHERE id = ANY(ARRAY(
    SELECT id FROM webhook_sources WHERE secret_previous IS NOT NULL AND secret_grace_ends_at <= app_now()
    ORDER BY id FOR UPDATE SKIP LOCKED
  ))`

/** SQL: rows that other processes change are skipped. Deletes secrets whose grace period has ended. */
export async function forgetSecrets(database: Database): Promise<void> {
  await database.query(FORGET_SECRETS)
}
