import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import { createHealthHandlers } from './handlers.ts'
import type { HealthPorts } from './ports.ts'

/** Liveness and readiness of the process. */
export const createHealthArea = (platform: Platform, ports: HealthPorts): Area<'health'> => ({
  name: 'health',
  handlers: createHealthHandlers(platform, ports),
})
