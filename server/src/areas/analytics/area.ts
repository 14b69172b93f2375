import type { Area } from '../../contract/area.ts'
import { analyticsHandlers } from './handlers.ts'

/** Current usage and remaining plan limits. */
export const createAnalyticsArea = (): Area<'analytics'> => ({ name: 'analytics', handlers: analyticsHandlers })
