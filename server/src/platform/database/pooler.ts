import pg from 'pg'
import type { StopListening } from './listen.ts'

const CONNECT_TIMEOUT_MS = 30_000
/** How often what would be heard from others is looked for. Most of it is written by the process itself. */
const POLL_MS = 500

/**
 * Whether a pooler is between this process and PostgreSQL, such as PgBouncer. The process that greets a client is then
 * not the one that runs its statements. In transaction mode, these change with each transaction, so nothing can be left
 * in a session: no named statement, no lock, no setting and no LISTEN. A pooler in session mode looks the same, and is
 * used in the same way.
 */
export async function isBehindPooler(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'keepsake',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  })
  // the statement that is under way fails too
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    // the types of the driver leave it out
    return rows[0]?.pid !== Reflect.get(client, 'processID')
  } finally {
    await client.end().catch(() => {})
  }
}

/** Stands in for LISTEN behind a pooler: calls `onNews` whether or not there are any. */
export function pollFor(onNews: () => void): StopListening {
  const timer = setInterval(onNews, POLL_MS)
  return async () => clearInterval(timer)
}
