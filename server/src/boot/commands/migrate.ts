import { createMetrics } from '../../platform/telemetry/metrics.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { openStores } from '../stores.ts'

/** Applies the migrations of this version, for a deployment that does so before it replaces servers. */
export async function migrate(environment: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(environment)
  const stores = await openStores(config, { log: createLog(config), metrics: createMetrics({ withProcess: false }) })
  await stores.close()
  process.stdout.write('The database has the tables of this version.\n')
}
