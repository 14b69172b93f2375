import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, dropDatabase, findPostgresql } from '../../server/test/support/postgresql.ts'
import { onEnd } from './cleanup.ts'
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

/** @param models whether a server has the models of the environment */
export async function createStore(name: DatabaseName, { models = true } = {}): Promise<Store> {
  const directory = await mkdtemp(join(tmpdir(), 'keepsake-bench-'))
  const removeDirectory = onEnd(() => rm(directory, { recursive: true, force: true }))
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
  const database = `keepsake_bench_${randomBytes(6).toString('hex')}`
  const url = await createDatabase(server, database)
  const drop = onEnd(() => dropDatabase(server, database))
  return {
    name,
    directory,
    url,
    environment: { ...shared, DATABASE_URL: url, ENCRYPTION_KEY: randomBytes(32).toString('base64') },
    async remove() {
      await drop()
      await removeDirectory()
    },
  }
}
