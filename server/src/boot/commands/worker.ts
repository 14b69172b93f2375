import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { untilStopped } from '../stop-signal.ts'

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
  const app = await createApp({ ...config, WORKERS: 'on' }, { log })
  const stopped = untilStopped()
  log.info('Waiting for background work')
  const signal = await stopped
  log.info({ signal }, 'Stopping: finishing what runs')
  await app.stop()
  log.info('Stopped')
}
