import pg from 'pg'
import type { StopListening } from './listen.ts'
import { sqlStateOf } from './sql-errors.ts'

const CONNECT_TIMEOUT_MS = 30_000
const TIMED_OUT = /Query read timeout/
/** PostgreSQL's code for a named statement that the session does not have. */
const NO_SUCH_STATEMENT = '26000'
const ATTEMPTS = 10
const SESSION = { text: 'SELECT pg_backend_pid() AS pid' }
const NAMED = { ...SESSION, name: 'keepsake_probe', query_timeout: 5_000 }

/** How often what would be heard from others is looked for. Most of it is written by the process itself. */
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
  const first = connectTo(url)
  const other = connectTo(url)
  try {
    await first.connect()
    const { rows } = await first.query<{ pid: number }>(SESSION)
    // the types of the driver leave it out
    if (rows[0]?.pid === Reflect.get(first, 'processID')) return undefined
    await other.connect()
    return { keepsStatements: await keepsStatements(first, other) }
  } finally {
    await Promise.allSettled([first.end(), other.end()])
  }
}

/** Sends the same named statement until two sessions have run it, or one did not know it. */
async function keepsStatements(first: pg.Client, other: pg.Client): Promise<boolean> {
  const sessions = new Set<number | undefined>()
  try {
    for (let attempt = 0; attempt < ATTEMPTS && sessions.size < 2; attempt++) {
      const { rows } = await first.query<{ pid: number }>(NAMED)
      sessions.add(rows[0]?.pid)
      // a transaction has its session to itself: it takes the one that was used last, so the next is another
      await other.query('ROLLBACK')
      await other.query('BEGIN')
    }
  } catch (error) {
    // it waits in vain if the pool has a single session, which the transaction has
    if (sqlStateOf(error) !== NO_SUCH_STATEMENT && !TIMED_OUT.test(String(error))) throw error
    return false
  }
  // a pooler in session mode does not change it
  return sessions.size > 1
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
