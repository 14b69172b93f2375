import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { dueMigrations } from '../../platform/database/migrations/migrations.ts'
import { MAX_UNCLAIMED_SECONDS, unclaimedSeconds } from '../../platform/jobs/idle-watch.ts'
import { hasSchedules } from '../../platform/jobs/schedules.ts'
import type { Logger } from '../../platform/log/log.ts'
import { createMetrics } from '../../platform/telemetry/metrics.ts'
import type { Config } from '../config.ts'
import { type DataDirectory, DirectoryInUse, openDataDirectory } from '../data-directory.ts'
import { EMBEDDED_POSTGRES_MAJOR } from '../embedded-store.ts'
import { openDatabaseOf } from '../stores.ts'
import { type Finding, fault, none, ok } from './finding.ts'

const OLDEST_POSTGRESQL = 15
const MAX_CLOCK_SECONDS = 5
const ANSWER_MS = 5_000

/** The database of the settings, as far as it can be read. */
export interface Looked {
  finding: Finding
  /** With the tables of this version. Undefined if it cannot be read, or a server has the directory. */
  database?: Database
  close(): Promise<void>
}

const closeNothing = async (): Promise<void> => {}

/** Opens the database without changing it: migrations are left to the servers. */
export async function lookAtDatabase(config: Config, log: Logger): Promise<Looked> {
  const path = resolve(config.KEEPSAKE_DATA_DIR)
  if (config.DATABASE_URL) return readDatabase(config, log)
  const isThere = await stat(path).catch(() => undefined)
  if (!isThere) return { finding: none(`${path} is not there yet: the first start creates it.`), close: closeNothing }
  let directory: DataDirectory
  try {
    directory = await openDataDirectory(path, EMBEDDED_POSTGRES_MAJOR)
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
    return { finding: await askServer(config, `${path}, in use by ${error.owner}`), close: closeNothing }
  }
  const created = await stat(directory.databasePath).catch(() => undefined)
  if (!created) {
    await directory.close()
    return { finding: none(`${path} has no database yet: the first start creates it.`), close: closeNothing }
  }
  const looked = await readDatabase(config, log, directory).catch(async error => {
    await directory.close()
    throw error
  })
  return {
    ...looked,
    async close() {
      await looked.close()
      await directory.close()
    },
  }
}

async function readDatabase(config: Config, log: Logger, directory?: DataDirectory): Promise<Looked> {
  const database = await openDatabaseOf(config, directory, {
    log,
    metrics: createMetrics({ withProcess: false }),
    migrates: false,
  })
  try {
    const [row] = await database.query<{ version: string; major: number }>(
      "SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int / 10000 AS major",
    )
    const { version = '', major = 0 } = row ?? {}
    const { host = '', pathname = '' } = URL.parse(config.DATABASE_URL ?? '') ?? {}
    const place = directory ? directory.path : `PostgreSQL ${version} at ${host}${pathname}`
    if (major < OLDEST_POSTGRESQL)
      return {
        finding: fault(`${place} is too old. Upgrade it to PostgreSQL ${OLDEST_POSTGRESQL} or newer.`),
        close: database.close,
      }
    const due = await dueMigrations(statement => database.query(statement))
    if (due > 0)
      return {
        finding: ok(`${place}. ${due} migrations are due: the next start applies them, or keepsake-server migrate.`),
        close: database.close,
      }
    return { finding: ok(`${place}, with the tables of this version`), database, close: database.close }
  } catch (error) {
    await database.close()
    throw error
  }
}

const Readiness = z.object({ success: z.boolean(), message: z.string().optional() })

/** Asks the server that has the embedded database. */
async function askServer({ HOST, PORT }: Config, place: string): Promise<Finding> {
  const address = `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) })
    const { success, message } = Readiness.parse(await response.json())
    return success ? ok(`${place}, which is ready at ${address}`) : fault(`${place}, which is not ready: ${message}`)
  } catch {
    return none(`${place}, which does not answer at ${address}: run this with the PORT and HOST of that server.`)
  }
}

/** Signatures and times of several machines are compared. */
export async function checkClock({ database }: Looked, config: Config): Promise<Finding> {
  if (!config.DATABASE_URL) return ok('The database is on this machine, with the same clock.')
  if (!database) return none('Unknown while the database is not readable by this version.')
  const before = Date.now()
  const [row] = await database.query<{ ms: number }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms',
  )
  const there = row?.ms ?? before
  // the database read its clock at some time of the call, which other checks can make long
  const seconds = Math.max(before - there, there - (Date.now() + 1), 0) / 1_000
  if (seconds === 0) return ok('This clock agrees with that of the database.')
  const text = `${seconds.toFixed(1)} s ${there > before ? 'behind' : 'ahead of'} that of the database`
  return seconds <= MAX_CLOCK_SECONDS
    ? ok(`This clock is ${text}.`)
    : fault(`This clock is ${text}. Synchronize the clocks of all machines (NTP).`)
}

/** Whether somebody does the background work. */
export async function checkWorkers({ database }: Looked, config: Config): Promise<Finding> {
  if (!config.DATABASE_URL) return ok('The server does the background work itself.')
  if (!database) return none('Unknown while the database is not readable by this version.')
  if (!(await hasSchedules(database))) return none('No server or worker has used this database yet.')
  const seconds = Math.floor(await unclaimedSeconds(database))
  return seconds < MAX_UNCLAIMED_SECONDS
    ? ok('Background work is done.')
    : fault(
        `Nobody has claimed background work for ${seconds} s. Start keepsake-server worker, or a server with WORKERS=on.`,
      )
}
