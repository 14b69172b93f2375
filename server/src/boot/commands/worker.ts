import { createMetrics } from '../../platform/telemetry/metrics.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { surviveLeftRejections } from '../process-failures.ts'
import { logStop, logStopped, untilStopped } from '../stop-signal.ts'

/**
 * Runs background work until the process receives a stop signal.
 * @throws Error if the database is embedded, since only one process can use it
 */
export async function worker(environment: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(environment)
  if (!config.DATABASE_URL)
    throw new Error(
      'A worker needs a PostgreSQL that it shares with the servers: set DATABASE_URL. On the embedded database the server does the background work itself.',
    )
  const log = createLog(config)
  const metrics = createMetrics({ withProcess: true })
  surviveLeftRejections({ log, metrics })
  const app = await createApp({ ...config, WORKERS: 'on' }, { log, metrics })
  const stopped = untilStopped()
  log.info('Waiting for background work')
  const stop = await stopped
  logStop(log, stop)
  await app.stop()
  logStopped(log, stop)
}
