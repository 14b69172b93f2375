import { ok } from '../../../contract/answers.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { mayUse } from '../../../platform/access/permissions.ts'
import type { Keyring } from '../attempt/keyring.ts'
import type { Deployment } from '../direction/deployment.ts'
import { shownUrl } from '../subscriptions/subscription.ts'
import { failsInRow } from './failing.ts'
import { measure } from './measure.ts'
import { openAlerts } from './open-alerts.ts'
import { backlogToWire, DEFAULT_HOURS, metricToWire, ratesToWire } from './report.ts'
import { selectLatencies } from './sql/measure.ts'
import { statisticsOf } from './statistics.ts'
import { thresholdsFor } from './thresholds.ts'

interface MonitoringDependencies {
  deployment: Deployment
  keyring: Keyring
}

export const createMonitoringHandlers = ({ deployment, keyring }: MonitoringDependencies) =>
  ({
    async getWebhookMetrics({ query: { hours = DEFAULT_HOURS }, call }) {
      const measured = await measure(call.scope, hours)
      const { deliveries, backlogs, whole } = measured
      const latencies = await selectLatencies(call.scope, hours)
      const latency = latencies.find(({ subscriptionId, type }) => subscriptionId === null && type === null)
      const values = { ...measured.values, p50_latency_ms: latency?.p50 ?? null, p99_latency_ms: latency?.p99 ?? null }
      const mayWrite = mayUse(call.principal, 'webhooks:write')
      const alerts = await openAlerts(call.scope, row => shownUrl(row, keyring, mayWrite))
      const metrics = thresholdsFor(deployment.latency_target_ms).map(threshold =>
        metricToWire(threshold, values[threshold.name], whole, failsInRow(threshold, measured)),
      )
      return ok({
        ...{ hours, deployment, deliveries, backlog: backlogToWire(backlogs), metrics, alerts },
        ...ratesToWire(measured, latencies),
      })
    },

    getWebhookStatistics: async ({ query: { hours = DEFAULT_HOURS, ...filter }, call }) =>
      ok(await statisticsOf(call.scope, filter, hours)),
  }) satisfies Partial<Handlers>
