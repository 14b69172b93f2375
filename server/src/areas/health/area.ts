import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/platform.ts'
import { createHealthHandlers } from './handlers.ts'

export interface HealthPorts {
  /** Why the process cannot serve requests now; undefined if it can. */
  notReady(): Promise<string | undefined>
}

/** Liveness and readiness of the process. */
export const createHealthArea = (platform: Platform, ports: HealthPorts): Area<'health'> => ({
  name: 'health',
  handlers: createHealthHandlers(platform, ports),
})
