import { ok } from '../../contract/answers.ts'
import type { HandlersOf } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import type { Database } from '../../platform/database/database.ts'
import { VERSION } from '../../platform/settings/version.ts'
import { ApiError } from '../../platform/values/errors.ts'
import type { HealthPorts } from './ports.ts'

const LOOK_AT: Record<Database['kind'], string> = {
  embedded: 'Check the log, and whether the disk of KEEPSAKE_DATA_DIR is full.',
  postgresql: 'Check DATABASE_URL and the database itself.',
}

const unavailable = (message: string, cause?: unknown): ApiError =>
  new ApiError('server_error', message, { status: 503, headers: { 'Retry-After': '5' }, cause })

export const createHealthHandlers = (
  { database, isStopping }: Platform,
  { notReady }: HealthPorts,
): HandlersOf<'health'> => ({
  getHealth: async () => ok({ status: 'ok', version: VERSION, uptimeSeconds: Math.floor(process.uptime()) }),
  async getReadiness() {
    if (isStopping()) throw unavailable('The server is stopping.')
    try {
      await database.ping()
    } catch (error) {
      throw unavailable(`The database does not answer. ${LOOK_AT[database.kind]}`, error)
    }
    const reason = await notReady()
    if (reason !== undefined) throw unavailable(reason)
    return ok({ status: 'ready', database: database.kind })
  },
})
