import { readConfig } from '../config.ts'
import { checkClock, checkWorkers, type Looked, lookAtDatabase } from '../doctor/database.ts'
import { type Finding, look } from '../doctor/finding.ts'
import { checkDisk, checkMemory } from '../doctor/machine.ts'
import { checkMail, checkMeaning, checkModels } from '../doctor/services.ts'
import { checkFiles, checkKey } from '../doctor/stored.ts'
import { createLog } from '../log.ts'
import { UsageError } from './usage.ts'

/**
 * Checks what a server needs, and prints a line for each part. It changes nothing, and a server can run meanwhile.
 * @throws Error with the number of faults, if there are any
 */
export async function doctor(args: string[], environment: Record<string, string | undefined>): Promise<void> {
  if (args.length > 0) throw new UsageError('doctor takes no arguments: it reads the settings of the server.')
  const config = readConfig(environment)
  // what a check would log is in its line
  const log = createLog({ ...config, LOG_LEVEL: 'silent' })
  let looked: Looked | undefined
  const database = await look(async () => {
    looked = await lookAtDatabase(config, log)
    return looked.finding
  })
  const found: Looked = looked ?? { finding: database, close: async () => {} }
  try {
    const parts: Record<string, Promise<Finding>> = {
      database: Promise.resolve(database),
      key: look(() => checkKey(found, config)),
      files: look(() => checkFiles(found, config)),
      workers: look(() => checkWorkers(found, config)),
      clock: look(() => checkClock(found, config)),
      disk: look(() => checkDisk(config)),
      memory: look(() => checkMemory(config)),
      mail: look(() => checkMail(config, log)),
      models: look(() => checkModels(config)),
      meaning: look(() => checkMeaning(config, log)),
    }
    let faults = 0
    for (const [name, part] of Object.entries(parts)) {
      const { state, text } = await part
      if (state === 'fault') faults += 1
      // one line each, also for an error whose message has several
      process.stdout.write(`${state.padEnd(5)}  ${name.padEnd(8)}  ${text.replaceAll(/(?<!\s)\s*\n\s*/g, ' ')}\n`)
    }
    if (faults > 0)
      throw new Error(`${faults === 1 ? '1 fault. Its line has' : `${faults} faults. Their lines have`} the fix.`)
  } finally {
    await found.close()
  }
}
