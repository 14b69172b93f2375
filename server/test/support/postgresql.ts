import { userInfo } from 'node:os'
import pg from 'pg'

const PREFIX = 'keepsake_test_'
const RUN_LENGTH = 12
const CONNECT_TIMEOUT_MS = 2_000

/** A PostgreSQL server on which tests can create databases, or why there is none. */
export type FoundPostgresql = { url: string } | { reason: string }

/**
 * Finds a PostgreSQL server: the given URL, or the default one on this machine.
 * @throws Error if a URL is given and cannot be used, since it was set on purpose
 */
export async function findPostgresql(given: string | undefined): Promise<FoundPostgresql> {
  if (given) {
    const problem = await problemWith(given)
    if (problem) throw new Error(`DATABASE_URL cannot be used for tests: ${problem}`)
    return { url: given }
  }
  const users = [...new Set([userInfo().username, 'postgres', 'root'])]
  const problems: string[] = []
  for (const user of users) {
    const url = `postgres://${encodeURIComponent(user)}@127.0.0.1:5432/postgres`
    const problem = await problemWith(url)
    if (!problem) return { url }
    problems.push(`as ${user}: ${problem}`)
  }
  return { reason: `none at 127.0.0.1:5432 (${problems.join('; ')}), and DATABASE_URL is not set` }
}

async function problemWith(url: string): Promise<string | undefined> {
  try {
    return await connected(url, async client => {
      const { rows } = await client.query<{ version: number; may: boolean }>(
        `SELECT current_setting('server_version_num')::int AS version, rolcreatedb OR rolsuper AS may
         FROM pg_roles WHERE rolname = current_user`,
      )
      const [row] = rows
      if (!row?.may) return 'this user may not create databases'
      return row.version < 150_000 ? 'it is older than PostgreSQL 15' : undefined
    })
  } catch (error) {
    return error instanceof AggregateError || error instanceof Error ? error.message || 'no connection' : String(error)
  }
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A pool of a test. Its connections are still closing when `end` returns, so removing the database can cut them off. */
export const openPool = (url: string | undefined): pg.Pool =>
  new pg.Pool({ connectionString: url }).on('error', () => {})

/** The URL of another database on the same server. */
export function onSameServer(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

/**
 * Marks a test run (12 hexadecimal characters) as alive while it holds this connection, and drops databases of runs
 * that are gone.
 * @returns the prefix of this run's database names, and a function to end the run
 */
export async function startRun(url: string, run: string): Promise<{ prefix: string; end(): Promise<void> }> {
  const prefix = `${PREFIX}${run}`
  const sign = new pg.Client({ connectionString: url, application_name: prefix })
  await sign.connect()
  // if the server stops during a run, the tests report it
  sign.on('error', () => {})
  const { rows } = await sign.query<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE starts_with(datname, $1)
     AND left(datname, ${PREFIX.length + RUN_LENGTH}) NOT IN (SELECT application_name FROM pg_stat_activity)`,
    [PREFIX],
  )
  for (const { datname } of rows) await drop(sign, datname)
  return {
    prefix,
    async end() {
      const { rows: own } = await sign.query<{ datname: string }>(
        'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
        [prefix],
      )
      for (const { datname } of own) await drop(sign, datname)
      await sign.end()
    },
  }
}

const drop = (client: pg.Client, database: string): Promise<unknown> =>
  client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(database)} WITH (FORCE)`)

/** Creates a database, as a copy of the template if there is one. */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  const copied = template ? ` TEMPLATE ${pg.escapeIdentifier(template)}` : ''
  await connected(url, client => client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}${copied}`))
  return onSameServer(url, name)
}

export const hasDatabase = (url: string, name: string): Promise<boolean> =>
  connected(url, async client => {
    const { rows } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    return rows.length > 0
  })

/** The size of a database on disk. @param url of the database */
export const databaseBytes = (url: string): Promise<number> =>
  connected(url, async client => {
    const { rows } = await client.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes')
    return Number(rows[0]?.bytes)
  })

export const dropDatabase = (url: string, name: string): Promise<unknown> =>
  connected(url, client => drop(client, name))
