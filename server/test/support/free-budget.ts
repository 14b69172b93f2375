import { pino } from 'pino'
import type { ModelBudget } from '../../src/models/budget/budget.ts'
import { createMetrics } from '../../src/platform/telemetry/metrics.ts'

/** A budget without a ceiling that counts nothing, for tests of models without a database. */
export const FREE_BUDGET: ModelBudget = {
  begin: async () => async () => {},
  require: async () => {},
  today: async () => undefined,
}

/** Somebody who pays. */
export const PAYER = { tenantId: 1 }

/** What readers do wrong is not told. */
export const noMonitoring = () => ({
  log: pino({ level: 'silent' }),
  metrics: createMetrics({ withProcess: false }),
})
