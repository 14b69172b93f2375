import type { Database } from '../../../platform/database/database.ts'
import type { Logger } from '../../../platform/log/log.ts'
import { settleAlerts } from './alerts.ts'
import { measure } from './measure.ts'

/** Alerts consider only the last hour, so that they clear soon after a recovery. */
const ALERT_HOURS = 1

/** Tenants with subscriptions or sources, and those with an alert to clear. */
const WATCHED = {
  OR: [{ webhooks: { some: {} } }, { webhookSources: { some: {} } }, { webhookAlerts: { some: { clearedAt: null } } }],
}

/** Raises and clears the alerts of every tenant that sends webhooks. */
export async function watchWebhooks(database: Database, log: Logger): Promise<void> {
  const select = { id: true, livemode: true, organizationId: true }
  const tenants = await database.prisma(models => models.tenant.findMany({ where: WATCHED, select }))
  for (const { id: tenantId, livemode, organizationId } of tenants) {
    const scope = database.scope({ tenantId, livemode })
    const measured = await measure(scope, ALERT_HOURS)
    for (const alert of await settleAlerts(scope, measured))
      log.warn({ organization: organizationId, livemode, ...alert }, 'An alert of webhook delivery')
  }
}
