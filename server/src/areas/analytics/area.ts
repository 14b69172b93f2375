import type { Area } from '../../contract/area.ts'
import { createAnalyticsHandlers } from './handlers.ts'
import type { AnalyticsPorts } from './ports.ts'

/** Current usage and remaining plan limits. */
export const createAnalyticsArea = (ports: AnalyticsPorts): Area<'analytics'> => ({
  name: 'analytics',
  handlers: createAnalyticsHandlers(ports),
})
