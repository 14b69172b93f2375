import type { Handlers } from '../../../contract/handlers.ts'
import type { Deployment } from '../deployment.ts'
import { openAlerts } from './alerts.ts'
import { measure } from './measure.ts'
import { alertToWire, backlogToWire, DEFAULT_HOURS, metricToWire } from './report.ts'
import { statisticsOf } from './statistics.ts'
import { thresholdsFor } from './thresholds.ts'

type MonitoringHandlers = Pick<Handlers, 'getWebhookMetrics' | 'getWebhookStatistics'>

export const createMonitoringHandlers = (deployment: Deployment): MonitoringHandlers => ({
  async getWebhookMetrics({ query: { hours = DEFAULT_HOURS }, call }) {
    const { deliveries, values, backlogs } = await measure(call.scope, hours)
    const alerts = (await openAlerts(call.scope)).map(alertToWire)
    const metrics = thresholdsFor(deployment.latency_target_ms).map(threshold =>
      metricToWire(threshold, values[threshold.name], deliveries),
    )
    return {
      status: 200,
      body: {
        success: true,
        data: { hours, deployment, deliveries, backlog: backlogToWire(backlogs), metrics, alerts },
      },
    }
  },

  async getWebhookStatistics({ query: { hours = DEFAULT_HOURS, ...filter }, call }) {
    return { status: 200, body: { success: true, data: await statisticsOf(call.scope, filter, hours) } }
  },
})
