import type { Area } from '../../contract/area.ts'
import { analyticsHandlers } from './handlers.ts'

/** What was used, and what is left of the plan. */
export const createAnalyticsArea = (): Area<'analytics'> => ({ name: 'analytics', handlers: analyticsHandlers })
