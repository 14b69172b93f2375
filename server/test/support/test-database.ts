import { randomBytes } from 'node:crypto'
import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { DELIVERIES_CHANNEL } from '../../src/areas/webhooks/engine/sql/deliveries.ts'
import { STREAMS_CHANNEL } from '../../src/areas/webhooks/engine/sql/streams.ts'
import { type Database, type DatabaseOptions, openDatabase } from '../../src/platform/database/database.ts'
import type { EmbeddedServer } from '../../src/platform/database/embedded/embedded.ts'
import { JOBS_CHANNEL } from '../../src/platform/jobs/jobs.ts'
import { copyTemplate } from './embedded-template.ts'
import { openKept } from './kept-databases.ts'
import { createDatabase, dropDatabase, onSameServer } from './postgresql.ts'
import './provided.ts'

const SLEEPERS = [JOBS_CHANNEL, DELIVERIES_CHANNEL, STREAMS_CHANNEL]

/** A new, migrated, empty database of the project's kind, not opened yet. */
export interface Store {
  kind: 'embedded' | 'postgresql'
  /** Its own data directory. PGlite's files are in the subdirectory `postgres`. */
  directory: string
  /** URL of PostgreSQL. Undefined if embedded. */
  url: string | undefined
  /** The same without a pooler, for programs that change settings of a session. */
  directUrl: string | undefined
  remove(): Promise<void>
}

/** Close the store before you call `remove`. */
export async function createStore(): Promise<Store> {
  const from = inject('database')
  const name = randomBytes(5).toString('hex')
  const directory = join(from.directory, name)
  const removeDirectory = (): Promise<void> => rm(directory, { recursive: true, force: true })
  if (from.kind === 'embedded') {
    copyTemplate(from.template, directory)
    return embeddedStore(directory)
  }
  await mkdir(directory)
  const database = `${from.prefix}_${name}`
  const directUrl = await createDatabase(from.server, database, from.template)
  const url = from.pooler === undefined ? directUrl : onSameServer(from.pooler, database)
  return {
    kind: from.kind,
    directory,
    url,
    directUrl,
    async remove() {
      await dropDatabase(from.server, database)
      await removeDirectory()
    },
  }
}

const embeddedStore = (directory: string): Store => ({
  kind: 'embedded',
  directory,
  url: undefined,
  directUrl: undefined,
  remove: () => rm(directory, { recursive: true, force: true }),
})

/** A store whose embedded database is open already. Only the server that is given `embedded` can use it. */
export async function createOpenStore(): Promise<{ store: Store; embedded?: EmbeddedServer }> {
  const from = inject('database')
  if (from.kind !== 'embedded') return { store: await createStore() }
  const embedded = await openKept(from)
  const store = embeddedStore(join(from.directory, randomBytes(5).toString('hex')))
  await mkdir(store.directory)
  await symlink(embedded.files, join(store.directory, 'postgres'))
  return { store, embedded }
}

export interface TestDatabase {
  database: Database
  store: Store
  close(): Promise<void>
}

/** Opens a new database, for tests of the layers below the app. */
export async function openTestDatabase(
  options: Pick<DatabaseOptions, 'poolSize' | 'onRoundTrip' | 'onStatement' | 'statementTimeoutMs' | 'isTraced'> = {},
): Promise<TestDatabase> {
  const { store, embedded } = await createOpenStore()
  const database = await openDatabase({
    ...options,
    url: store.url,
    directory: join(store.directory, 'postgres'),
    embedded: embedded && Promise.resolve(embedded),
  })
  return {
    database,
    store,
    async close() {
      await database.close()
      await store.remove()
    },
  }
}

/**
 * Advances the clock of every process on this database, e.g. `advanceClock(database, '72 hours')`, and wakes what sleeps
 * until work is due.
 */
export async function advanceClock(database: Database, by: string): Promise<void> {
  await database.query('UPDATE runtime.clock SET ahead = ahead + $1::interval', [by])
  await database.query("SELECT pg_notify(channel, '')::text FROM unnest($1::text[]) AS channel", [SLEEPERS])
}
