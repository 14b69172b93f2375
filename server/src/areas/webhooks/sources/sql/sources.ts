import type { Database } from '../../../../platform/database/database.ts'
import type { Source } from '../source.ts'

/** A source, and what its organization may do now. */
export type CalledSource = Pick<
  Source,
  'id' | 'scheme' | 'signature' | 'types' | 'mapping' | 'enabled' | 'secretCurrent' | 'secretPrevious'
> & {
  tenantId: number
  livemode: boolean
  credits: bigint
  definitionsVersion: number
  plan: string
  suspended: boolean
  now: Date
}

// who calls is not known yet: the source says whose data it is
const FIND = `
  SELECT s.id, s.tenant_id AS "tenantId", s.scheme, s.signature, s.types, s.mapping, s.enabled,
    s.secret_current AS "secretCurrent", CASE WHEN s.secret_grace_ends_at > now THEN s.secret_previous END AS "secretPrevious",
    t.livemode, t.credits, t.definitions_version AS "definitionsVersion", o.plan, o.suspended_at IS NOT NULL AS suspended, now
  FROM webhook_sources s JOIN tenants t ON t.id = s.tenant_id JOIN organizations o ON o.id = t.organization_id
    CROSS JOIN (SELECT app_now() AS now) AS clock
  WHERE s.id = $1`

/** SQL: the source, its tenant and its organization in one round trip for each delivery. */
export async function findCalledSource(database: Database, id: string): Promise<CalledSource | undefined> {
  const [row] = await database.query<CalledSource>(FIND, [id])
  return row
}

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
