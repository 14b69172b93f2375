import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/platform.ts'
import { createHealthHandlers } from './handlers.ts'

export interface HealthPorts {
  /** Why the process cannot serve requests now; undefined when it can. */
  notReady(): Promise<string | undefined>
}

/** Whether the process is alive and ready. */
export const createHealthArea = (platform: Platform, ports: HealthPorts): Area<'health'> => ({
  name: 'health',
  handlers: createHealthHandlers(platform, ports),
})
