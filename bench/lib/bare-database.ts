import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../server/src/platform/database/embedded/embedded.ts'
import { onEnd } from './cleanup.ts'
import { createStore, type DatabaseName } from './store.ts'

const CONNECTIONS = 10

/** A table in a database of the same kind, over the same driver, without our code. */
export interface BareDatabase {
  /** Inserts one row. */
  insert(content: string): Promise<unknown>
  /** Inserts several rows with one statement. */
  insertAll(contents: readonly string[]): Promise<unknown>
  end(): Promise<void>
}

const TABLE =
  'CREATE TABLE floor (id bigserial PRIMARY KEY, content text NOT NULL, created_at timestamptz NOT NULL DEFAULT now())'
const INSERT = { name: 'insert', text: 'INSERT INTO floor (content) VALUES ($1)' }
const INSERT_ALL = { name: 'insert-all', text: 'INSERT INTO floor (content) SELECT unnest($1::text[])' }

export async function openBareDatabase(name: DatabaseName): Promise<BareDatabase> {
  const store = await createStore(name)
  const embedded =
    store.url === undefined ? await startEmbedded({ directory: join(store.directory, 'postgres') }) : undefined
  const pool = new pg.Pool(
    embedded
      ? { max: 1, user: 'postgres', database: 'postgres', stream: () => embedded.connect(30_000), idleTimeoutMillis: 0 }
      : { max: CONNECTIONS, connectionString: store.url },
  )
  // the database is dropped while the last connection is still closing
  pool.on('error', () => undefined)
  const close = onEnd(async () => {
    await pool.end()
    await embedded?.close()
  })
  await pool.query(TABLE)
  return {
    insert: content => pool.query({ ...INSERT, values: [content] }),
    insertAll: contents => pool.query({ ...INSERT_ALL, values: [contents] }),
    async end() {
      await close()
      await store.remove()
    },
  }
}
