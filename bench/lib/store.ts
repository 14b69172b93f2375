import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createDatabase,
  dropDatabase,
  findPostgresql,
  hasDatabase,
  onSameServer,
} from '../../server/test/support/postgresql.ts'
import { onEnd } from './cleanup.ts'
import type { Kept } from './kept.ts'
import { options } from './options.ts'
import { say } from './progress.ts'

export type DatabaseName = 'PGlite' | 'PostgreSQL'

/** A new empty database, which a server sets up when it starts. */
export interface Store {
  name: DatabaseName
  directory: string
  /** PostgreSQL's address; undefined if embedded. */
  url: string | undefined
  /** Settings of a server that uses it. */
  environment: Record<string, string>
  remove(): Promise<void>
}

const found = await findPostgresql(process.env.DATABASE_URL)
if ('reason' in found) say(`PostgreSQL: ${found.reason}. Only the embedded database is measured.`)

const there: readonly DatabaseName[] = 'url' in found ? ['PGlite', 'PostgreSQL'] : ['PGlite']

/** The databases to measure: all available ones, or the one requested. */
export const DATABASES: readonly DatabaseName[] = there.filter(
  name => options.database === undefined || options.database === name,
)
if (DATABASES.length === 0) throw new Error(`--database ${options.database} is not there. There: ${there.join(', ')}.`)

/** The models that the environment configures. */
const modelSettings = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      /^(?:MODEL|EMBEDDING)_/.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  )

interface StoreOptions {
  /** Whether a server has the models of the environment; the default is true. */
  models?: boolean
  /** Where the data stays after the run. */
  kept?: Kept | undefined
}

const stays = async (): Promise<void> => {}

export async function createStore(name: DatabaseName, { models = true, kept }: StoreOptions = {}): Promise<Store> {
  const directory = kept?.directory ?? (await mkdtemp(join(tmpdir(), 'keepsake-bench-')))
  const removeDirectory = kept ? stays : onEnd(() => rm(directory, { recursive: true, force: true }))
  const shared = {
    KEEPSAKE_DATA_DIR: directory,
    DEFAULT_PLAN: 'unlimited',
    INITIAL_CREDITS: '1000000000',
    LOG_LEVEL: 'warn',
    ...(models && modelSettings()),
  }
  if (name === 'PGlite') return { name, directory, url: undefined, environment: shared, remove: removeDirectory }
  if (!('url' in found)) throw new Error(found.reason)
  const server = found.url
  const database = kept?.database ?? `keepsake_bench_${randomBytes(6).toString('hex')}`
  const url = onSameServer(server, database)
  if (!kept || !(await hasDatabase(server, database))) await createDatabase(server, database)
  const drop = kept ? stays : onEnd(() => dropDatabase(server, database))
  const encryptionKey = kept?.notes.encryptionKey ?? randomBytes(32).toString('base64')
  return {
    name,
    directory,
    url,
    environment: { ...shared, DATABASE_URL: url, ENCRYPTION_KEY: encryptionKey },
    async remove() {
      await drop()
      await removeDirectory()
    },
  }
}
