import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../server/test/support/free-port.ts'
import { postgresqlBinaries } from './postgresql-cluster.ts'
import { findProgram } from './programs.ts'

export interface Pooler {
  pid: number
  /** The URL of a database behind it. */
  behind(url: string): string
  close(): Promise<void>
}

const START_MS = 20_000
const FIRST_WITH_STATEMENTS = '1.21'

const path = findProgram('pgbouncer')
const printed = path === undefined ? '' : spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout

/** The version that is installed, `1.18.0`. Empty if there is none. */
export const PGBOUNCER_VERSION = /^PgBouncer (\S+)/.exec(printed ?? '')?.[1] ?? ''

/** Whether the installed version can keep prepared statements. */
export const canKeepStatements = PGBOUNCER_VERSION.localeCompare(FIRST_WITH_STATEMENTS, 'en', { numeric: true }) >= 0

// what the docs set for the role, which other runs share
const LIMITS = 'SET jit = off; SET max_parallel_workers_per_gather = 0; SET statement_timeout = 30000'

/**
 * Starts PgBouncer in transaction mode in front of a PostgreSQL, for anybody, with its other settings as they come.
 * @param options `limited`: with the limits that the docs set for the role. `keepsStatements`: whether it keeps prepared
 * statements, if it can.
 */
export async function startPgbouncer(
  target: string,
  { connections = 10, limited = false, keepsStatements = true } = {},
): Promise<Pooler> {
  const directory = await mkdtemp(join(tmpdir(), 'keepsake-pgbouncer-'))
  const { hostname, port: targetPort, username, password } = new URL(target)
  const port = await freePort()
  const limits = limited ? ` connect_query='${LIMITS}'` : ''
  const file = join(directory, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
* = user=${username}${password && ` password=${password}`} host=${hostname} port=${targetPort || 5432}${limits}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
server_idle_timeout = 5
max_db_connections = ${connections}
${canKeepStatements ? `max_prepared_statements = ${keepsStatements ? 200 : 0}` : ''}
`,
  )
  // it refuses to run as root, as PostgreSQL does
  const owner = 'owner' in postgresqlBinaries ? postgresqlBinaries.owner : undefined
  await chmod(directory, 0o755)
  if (owner) await chown(directory, owner.uid, owner.gid)
  const child: ChildProcess = spawn(path ?? '', [file], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...owner,
  })
  let said = ''
  child.stderr?.on('data', part => {
    said = `${said}${part}`.slice(-5_000)
  })
  const exited = once(child, 'exit')
  process.once('exit', () => child.kill('SIGKILL'))
  const behind = (url: string): string => {
    const other = new URL(url)
    other.host = `127.0.0.1:${port}`
    return other.href
  }
  const deadline = performance.now() + START_MS
  while (!(await answers(behind(target)))) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`PgBouncer did not start:\n${said}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return {
    // it has answered, so it was started
    pid: child.pid ?? 0,
    behind,
    async close() {
      child.kill('SIGKILL')
      await exited
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
