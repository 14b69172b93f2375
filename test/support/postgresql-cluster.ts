import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../server/test/support/free-port.ts'

/** A separate PostgreSQL for one test, which can stop and start it without affecting others. */
export interface PostgresqlCluster {
  url: string
  /** Stops it: `fast` shuts down cleanly, `immediate` acts like a crash. */
  stop(how: 'fast' | 'immediate'): Promise<void>
  /** Starts it again at the same address. */
  start(): Promise<void>
  /** Stops it, and removes its directory. */
  remove(): Promise<void>
}

interface Binaries {
  directory: string
  /** The user it runs as: it refuses to run as root. */
  owner: { uid: number; gid: number } | undefined
}

const DEBIAN = '/usr/lib/postgresql'
const PLACES = ['/opt/homebrew/opt/postgresql/bin', '/usr/local/pgsql/bin', '/usr/local/bin', '/usr/bin']
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const
const START_MS = 20_000
const CHECK_MS = 50

/** The binaries that create a cluster, or why tests cannot have one. */
export const postgresqlBinaries = findBinaries()

function findBinaries(): Binaries | { reason: string } {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const places = [...versions.map(version => join(DEBIAN, version, 'bin')), ...PLACES]
  const directory = places.find(place => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')))
  if (!directory)
    return { reason: 'no initdb and postgres found: install PostgreSQL (Debian: apt-get install postgresql)' }
  if (process.getuid?.() !== 0) return { directory, owner: undefined }
  const owner = idsOf('postgres') ?? idsOf('nobody')
  return owner ? { directory, owner } : { reason: 'PostgreSQL refuses to run as root, and there is no user postgres' }
}

function idsOf(user: string): Binaries['owner'] {
  try {
    const read = (flag: string): number =>
      Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: read('-u'), gid: read('-g') }
  } catch {
    return undefined
  }
}

/** @throws Error with its output if it does not start */
export async function startPostgresql(): Promise<PostgresqlCluster> {
  if ('reason' in postgresqlBinaries) throw new Error(postgresqlBinaries.reason)
  const { directory: binaries, owner } = postgresqlBinaries
  const directory = await mkdtemp(join(tmpdir(), 'keepsake-cluster-'))
  if (owner) await chown(directory, owner.uid, owner.gid)
  const data = join(directory, 'data')
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'keepsake', '--auth=trust', '--no-sync'], {
    cwd: directory,
    stdio: 'pipe',
    ...owner,
  })
  const port = await freePort()
  const url = `postgres://keepsake@127.0.0.1:${port}/postgres`
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    // without fsync, a killed process loses nothing; a crash of the machine is not tested
    const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: directory, fsync: 'off' }
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const own = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...options], {
      cwd: directory,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...owner,
    })
    child = own
    let said = ''
    own.stderr.on('data', part => {
      said = `${said}${part}`.slice(-10_000)
    })
    const deadline = performance.now() + START_MS
    while (!(await answers(url))) {
      if (own.exitCode !== null || performance.now() > deadline) throw new Error(`PostgreSQL did not start:\n${said}`)
      await sleep(CHECK_MS)
    }
  }

  async function stop(how: keyof typeof SIGNALS): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(SIGNALS[how])
    await exited
  }

  process.once('exit', () => child?.kill(SIGNALS.immediate))
  await start()
  return {
    url,
    start,
    stop,
    async remove() {
      await stop('immediate')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
