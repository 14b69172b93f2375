import { adoptStore } from '../../platform/attachments/file-place.ts'
import { createMetrics } from '../../platform/telemetry/metrics.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { openStores } from '../stores.ts'
import { UsageError } from './usage.ts'

/** `files adopt`: makes the folder or bucket of this process the one of the database, and lists the files it lacks. */
export async function files(args: string[], environment: Record<string, string | undefined>): Promise<void> {
  if (args.join(' ') !== 'adopt') throw new UsageError('The only command for files is: files adopt')
  const config = readConfig(environment)
  const stores = await openStores(config, { log: createLog(config), metrics: createMetrics({ withProcess: false }) })
  try {
    let missing = 0
    for await (const { table, key } of adoptStore(stores.database, stores.attachments)) {
      missing += 1
      process.stdout.write(`missing: ${key} (${table})\n`)
    }
    const result =
      missing === 0 ? 'No file is missing.' : `${missing} ${missing === 1 ? 'file is' : 'files are'} missing.`
    process.stdout.write(
      `The files of the database are now in ${stores.attachments.place}. ${result} Restart servers and workers.\n`,
    )
  } finally {
    await stores.close()
  }
}
