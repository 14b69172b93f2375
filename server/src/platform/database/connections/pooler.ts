import pg from 'pg'
import type { StopListening } from './listen.ts'

const CONNECT_TIMEOUT_MS = 30_000
const SESSION = 'SELECT pg_backend_pid() AS pid'
const PROBE = 'keepsake_named'
/** Finds its own name in its session. */
const NAMED = {
  name: PROBE,
  text: `SELECT name FROM pg_prepared_statements WHERE statement LIKE 'SELECT name FROM pg_prepared_statements%'`,
}

/** How often to poll when LISTEN is not available. Most news comes from this process anyway. */
const POLL_MS = 500

/** A pooler between this process and PostgreSQL, such as PgBouncer. */
export interface Pooler {
  /** Whether it prepares a named statement on each session that runs it, as PgBouncer can since 1.21. */
  keepsStatements: boolean
}

/**
 * Looks for a pooler: the process that greets a client is then not the one that runs its statements. In transaction
 * mode, sessions change with each transaction, so nothing can be left in one: no lock, no setting and no LISTEN, and no
 * named statement unless the pooler keeps it. A pooler in session mode looks the same, and is used in the same way.
 */
export async function findPooler(url: string): Promise<Pooler | undefined> {
  const client = connectTo(url)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(SESSION)
    // the types of the driver leave it out
    if (rows[0]?.pid === Reflect.get(client, 'processID')) return undefined
    return { keepsStatements: await keepsStatements(client) }
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * A pooler that keeps statements gives them names of its own, since its clients may use one name for different
 * statements. Any other leaves the name of the client in the session that it happens to use, for whoever is next.
 */
async function keepsStatements(client: pg.Client): Promise<boolean> {
  // a transaction has its session to itself
  await client.query('BEGIN')
  const { rows } = await client.query<{ name: string }>(NAMED)
  const isOurs = rows.some(({ name }) => name === PROBE)
  if (isOurs) await client.query(`DEALLOCATE ${PROBE}`)
  await client.query('COMMIT')
  return !isOurs
}

function connectTo(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'keepsake',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  })
  // the statement that is under way fails too
  client.on('error', () => {})
  return client
}

/** Stands in for LISTEN behind a pooler: calls `onNews` whether or not there are any. */
export function pollFor(onNews: () => void): StopListening {
  const timer = setInterval(onNews, POLL_MS)
  return async () => clearInterval(timer)
}
