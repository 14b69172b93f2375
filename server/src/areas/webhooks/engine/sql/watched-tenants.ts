import type { Database } from '../../../../platform/database/database.ts'

const WATCHED = `
  SELECT t.id AS "tenantId", t.livemode, t.organization_id AS "organizationId" FROM tenants t
  WHERE EXISTS (SELECT FROM webhook_subscriptions s WHERE s.tenant_id = t.id)
     OR EXISTS (SELECT FROM runtime.webhook_alerts a WHERE a.tenant_id = t.id AND a.cleared_at IS NULL)`

/**
 * The tenants whose deliveries are monitored: those with subscriptions, and those with an alert to clear. SQL: alerts
 * are outside the Prisma schema.
 */
export const watchedTenants = (
  database: Database,
): Promise<{ tenantId: number; livemode: boolean; organizationId: string }[]> => database.query(WATCHED)
