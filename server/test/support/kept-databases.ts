import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedServer, startEmbedded } from '../../src/platform/database/embedded/embedded.ts'
import { copyTemplate } from './embedded-template.ts'
import { shapeOf, wash } from './washed-database.ts'

const STATEMENT_TIMEOUT_MS = 30_000
/** Its memory only grows. */
const MAX_USES = 60
/** How many are open beside those that are used. */
const MAX_IDLE = 2

interface Kept {
  server: EmbeddedServer
  home: string
  /** Of its tables and functions, when it was new. */
  shape: string | undefined
  uses: number
}

/** An embedded database that is open, and empty. `close` leaves it to the next test, if it can be emptied. */
export interface OpenedDatabase extends EmbeddedServer {
  /** Where its files are. */
  readonly files: string
}

// test files of one process share this module
const idle: Kept[] = []

/**
 * Opens an embedded database for a test. To start one takes half a second of CPU time, so each process starts few, and
 * empties them between tests. One that a test has changed in any other way than by rows is not used again.
 * @param from the template, and where its copies are
 */
export async function openKept(from: { template: string; directory: string }): Promise<OpenedDatabase> {
  const kept = idle.pop() ?? (await start(from))
  kept.uses++
  let closed: Promise<void> | undefined
  return {
    files: join(kept.home, 'postgres'),
    connect: statementTimeoutMs => kept.server.connect(statementTimeoutMs),
    copy: directory => kept.server.copy(directory),
    close() {
      closed ??= putBack(kept)
      return closed
    },
  }
}

async function start({ template, directory }: { template: string; directory: string }): Promise<Kept> {
  const home = join(directory, `kept-${randomBytes(5).toString('hex')}`)
  copyTemplate(template, home)
  const server = await startEmbedded({ directory: join(home, 'postgres') })
  return { server, home, shape: await withClient(server, shapeOf), uses: 0 }
}

async function putBack(kept: Kept): Promise<void> {
  if (kept.uses < MAX_USES && idle.length < MAX_IDLE && (await isEmptied(kept))) idle.push(kept)
  else await remove(kept)
}

/** Also false if a test has broken it. */
const isEmptied = ({ server, shape }: Kept): Promise<boolean> =>
  withClient(server, async client => {
    await wash(client)
    return (await shapeOf(client)) === shape
  }).catch(() => false)

async function remove({ server, home }: Kept): Promise<void> {
  await server.close()
  await rm(home, { recursive: true, force: true })
}

async function withClient<T>(server: EmbeddedServer, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    user: 'postgres',
    database: 'postgres',
    stream: () => server.connect(STATEMENT_TIMEOUT_MS),
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
