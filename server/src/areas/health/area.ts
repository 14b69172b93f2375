import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/platform.ts'
import { createHealthHandlers, type HealthPorts } from './handlers.ts'

/** Liveness and readiness of the process. */
export const createHealthArea = (platform: Platform, ports: HealthPorts): Area<'health'> => ({
  name: 'health',
  handlers: createHealthHandlers(platform, ports),
})
