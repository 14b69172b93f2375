import type { Handlers } from '../contract/handlers.ts'
import type { Database } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors.ts'
import { VERSION } from '../platform/version.ts'

export interface ServiceDependencies {
  database: Database
  /** Whether the process takes no new work. */
  isStopping(): boolean
}

const LOOK_AT: Record<Database['kind'], string> = {
  embedded: 'Look at the log, and whether the disk of KEEPSAKE_DATA_DIR is full.',
  postgresql: 'Look at DATABASE_URL and at the database itself.',
}

const notReady = (message: string, cause?: unknown): ApiError =>
  new ApiError('server_error', message, { status: 503, headers: { 'Retry-After': '5' }, cause })

export function createServiceHandlers({
  database,
  isStopping,
}: ServiceDependencies): Pick<Handlers, 'getHealth' | 'getReadiness'> {
  return {
    getHealth: async () => ({
      status: 200,
      body: {
        success: true,
        data: { status: 'ok', version: VERSION, uptimeSeconds: Math.floor(process.uptime()) },
      },
    }),
    getReadiness: async () => {
      if (isStopping()) throw notReady('The server is stopping.')
      try {
        await database.query('SELECT 1')
      } catch (error) {
        throw notReady(`The database does not answer. ${LOOK_AT[database.kind]}`, error)
      }
      return { status: 200, body: { success: true, data: { status: 'ready', database: database.kind } } }
    },
  }
}
