import type { Database } from '../../../platform/database/database.ts'
import type { Logger } from '../../../platform/log.ts'
import { watchedTenants } from '../engine/sql/watched-tenants.ts'
import { settleAlerts } from './alerts.ts'
import { measure } from './measure.ts'

/** Alerts consider only the last hour, so that they clear soon after a recovery. */
const ALERT_HOURS = 1

/** Raises and clears the alerts of every tenant that sends webhooks. */
export async function watchWebhooks(database: Database, log: Logger): Promise<void> {
  for (const { organizationId, ...tenant } of await watchedTenants(database)) {
    const scope = database.scope(tenant)
    const { values } = await measure(scope, ALERT_HOURS)
    for (const alert of await settleAlerts(scope, values))
      log.warn({ organization: organizationId, livemode: tenant.livemode, ...alert }, 'An alert of webhook delivery')
  }
}
