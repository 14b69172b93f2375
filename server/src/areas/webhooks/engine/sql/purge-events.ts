import type { Database } from '../../../../platform/database/database.ts'
import { OVER, type Retention, valuesOf } from '../../sql/retention.ts'

const AT_ONCE = 500

interface Place {
  tenantId: number
  createdAt: Date
  id: string
}

/** An event that is locked, and the time before which its last delivery must have ended. */
interface Locked extends Place {
  before: Date
}

// From tenant to tenant in the order of their ids, after the place `$3` to `$5`. A replay locks the events that it sends,
// so those that are locked here get no new deliveries.
const lockNext = (where: string): string => `
  SELECT tenant.id AS "tenantId", e.created_at AS "createdAt", e.id, tenant.before
  FROM ${OVER} CROSS JOIN LATERAL (
    SELECT created_at, id FROM runtime.webhook_events
    WHERE tenant_id = tenant.id AND created_at < tenant.before AND ${where}
      AND (created_at, id) > (CASE WHEN tenant.id = $3 THEN $4::timestamptz ELSE '-infinity' END,
        CASE WHEN tenant.id = $3 THEN $5 ELSE '' END)
    ORDER BY created_at, id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
  ) AS e
  WHERE tenant.id >= $3 LIMIT ${AT_ONCE}`

// Deliveries have the creation time of their event, so that the index by time finds them: of each moment once, because
// events that were published together share one.
const PAGE = `
  page AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS p("tenantId" int, "createdAt" timestamptz, id text, before timestamptz)
  ),
  delivery AS MATERIALIZED (
    SELECT d.*, moment.before FROM (SELECT DISTINCT "tenantId", "createdAt", before FROM page) AS moment
    CROSS JOIN LATERAL (
      SELECT tenant_id, event_id, id FROM runtime.webhook_deliveries
      WHERE tenant_id = moment."tenantId" AND created_at = moment."createdAt" OFFSET 0) AS d
  )`

// An event is kept as long as any of its deliveries.
const DELETE = `
  WITH ${PAGE}
  DELETE FROM runtime.webhook_events e USING page p
  WHERE e.tenant_id = p."tenantId" AND e.id = p.id
    AND NOT EXISTS (SELECT FROM delivery d WHERE d.tenant_id = p."tenantId" AND d.event_id = p.id)`

// A payload is kept as long as a delivery waits, or has ended recently. A retry locks its delivery, which then either waits
// here, or says that the payload is gone.
const ERASE = `
  WITH ${PAGE},
  ended AS MATERIALIZED (
    SELECT d.id FROM runtime.webhook_deliveries d JOIN delivery ON delivery.id = d.id
    WHERE d.id = ANY (ARRAY(SELECT id FROM delivery)) AND d.finished_at < delivery.before FOR UPDATE OF d SKIP LOCKED
  ),
  needed AS MATERIALIZED (SELECT tenant_id, event_id FROM delivery WHERE id NOT IN (SELECT id FROM ended)),
  erased AS (
    UPDATE runtime.webhook_events e SET data = 'null', whole = NULL, payload_deleted_at = app_now() FROM page p
    WHERE e.tenant_id = p."tenantId" AND e.id = p.id
      AND NOT EXISTS (SELECT FROM needed n WHERE n.tenant_id = p."tenantId" AND n.event_id = p.id)
    RETURNING e.tenant_id, e.id
  )
  UPDATE runtime.webhook_deliveries SET response_body_preview = NULL, payload_deleted_at = app_now()
  WHERE id = ANY (ARRAY(SELECT d.id FROM delivery d JOIN erased e ON e.tenant_id = d.tenant_id AND e.id = d.event_id))`

const WITH_PAYLOAD = lockNext('payload_deleted_at IS NULL')
const ANY = lockNext('true')

/** Deletes the events of tenants that are over. SQL: a batch, locked before its deliveries are looked at. */
export const purgeEvents = (database: Database, tenants: readonly Retention[]): Promise<void> =>
  walk(database, valuesOf(tenants, 'metadataBefore'), { lock: ANY, change: DELETE })

/** Deletes the payloads of tenants that are over before their metadata. SQL: as `purgeEvents`. */
export const purgePayloads = (database: Database, tenants: readonly Retention[]): Promise<void> =>
  walk(
    database,
    valuesOf(
      tenants.filter(({ payloadBefore, metadataBefore }) => payloadBefore > metadataBefore),
      'payloadBefore',
    ),
    { lock: WITH_PAYLOAD, change: ERASE },
  )

async function walk(
  database: Database,
  over: ReturnType<typeof valuesOf>,
  { lock, change }: { lock: string; change: string },
): Promise<void> {
  let last: Place | undefined = { tenantId: 0, createdAt: new Date(0), id: '' }
  while (last && over[0].length > 0) {
    const { tenantId, createdAt, id }: Place = last
    last = await database.transaction(async (): Promise<Place | undefined> => {
      const page = await database.query<Locked>(lock, [...over, tenantId, createdAt, id])
      if (page.length > 0) await database.query(change, [JSON.stringify(page)])
      return page.at(-1)
    })
  }
}
