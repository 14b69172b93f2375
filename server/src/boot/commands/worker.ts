import { onlyProbes } from '../../http/probes.ts'
import { createMetrics } from '../../platform/telemetry/metrics.ts'
import { type App, createApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { type Listening, listen } from '../listen.ts'
import { createLog } from '../log.ts'
import { warnOfLittleMemory } from '../memory-needs.ts'
import { surviveLeftRejections } from '../process-failures.ts'
import { logStop, logStopped, untilStopped } from '../stop-signal.ts'

/** Runs background work until a stop signal. @throws Error if the database is embedded: one process alone can use it */
export async function worker(environment: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(environment)
  if (!config.DATABASE_URL)
    throw new Error(
      'A worker needs a PostgreSQL that it shares with the servers: set DATABASE_URL. On the embedded database the server does the background work itself.',
    )
  const log = createLog(config)
  const metrics = createMetrics({ withProcess: true })
  surviveLeftRejections({ log, metrics })
  warnOfLittleMemory(config, log)
  const app = await createApp({ ...config, WORKERS: 'on' }, { log, metrics })
  const server = await listenForProbes(app, config).catch(async error => {
    await app.stop()
    throw error
  })
  const stopped = untilStopped()
  log.info({ url: server?.url }, 'Waiting for background work')
  const stop = await stopped
  logStop(log, stop)
  app.drain()
  await server?.close(0)
  await app.stop()
  logStopped(log, stop)
}

/** Lets supervisors and Prometheus see this process. */
async function listenForProbes(
  { fetch }: App,
  { HOST: host, WORKER_PORT: port }: Config,
): Promise<Listening | undefined> {
  if (port === 'off') return undefined
  return listen({ fetch: onlyProbes(fetch) }, { host, port, setting: 'WORKER_PORT' })
}
