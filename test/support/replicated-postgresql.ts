import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../server/test/support/free-port.ts'
import { postgresqlBinaries } from './postgresql-cluster.ts'
import { findProgram } from './programs.ts'

/** A primary with a synchronous standby, and HAProxy in front that sends connections to the primary. */
export interface ReplicatedPostgresql {
  /** The address of HAProxy. */
  url: string
  /** Kills the primary with SIGKILL, and promotes the standby. @returns when it was promoted */
  failOver(): Promise<number>
  /** Makes a new synchronous standby of the place of the killed primary. */
  rebuildStandby(): Promise<void>
  remove(): Promise<void>
}

interface Node {
  data: string
  port: number
  child?: ChildProcess
  check: Server
  checkPort: number
}

const CHECK_MS = 100
const START_MS = 30_000

export async function startReplicatedPostgresql(): Promise<ReplicatedPostgresql> {
  if ('reason' in postgresqlBinaries) throw new Error(postgresqlBinaries.reason)
  const { directory: binaries, owner } = postgresqlBinaries
  const directory = await mkdtemp(join(tmpdir(), 'keepsake-replicated-'))
  if (owner) await chown(directory, owner.uid, owner.gid)
  const run = (program: string, ...args: string[]): void =>
    void execFileSync(join(binaries, program), args, { cwd: directory, stdio: 'pipe', ...owner })
  const nodes = await Promise.all(['a', 'b'].map(name => nodeIn(join(directory, name))))
  let [primary, standby] = nodes as [Node, Node]

  async function start(node: Node): Promise<void> {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: directory,
      fsync: 'off',
      wal_keep_size: '1GB',
    }
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    node.child = spawn(join(binaries, 'postgres'), ['-D', node.data, '-p', String(node.port), ...options], {
      cwd: directory,
      stdio: 'ignore',
      ...owner,
    })
    await until(() => ask(node.port, 'SELECT 1'))
  }

  /** Copies the primary, and waits until it commits nothing that the copy does not have. */
  async function follow(): Promise<void> {
    await rm(standby.data, { recursive: true, force: true })
    run(
      'pg_basebackup',
      '-h',
      '127.0.0.1',
      '-p',
      String(primary.port),
      '-U',
      'keepsake',
      '-D',
      standby.data,
      '-R',
      '-X',
      'stream',
      '--checkpoint=fast',
    )
    await start(standby)
    await ask(primary.port, "ALTER SYSTEM SET synchronous_standby_names = '*'")
    await ask(primary.port, 'SELECT pg_reload_conf()')
    await until(async () => {
      const [row] = await ask(
        primary.port,
        "SELECT count(*)::int AS n FROM pg_stat_replication WHERE sync_state = 'sync'",
      )
      return row?.n === 1
    })
  }

  run('initdb', '-D', primary.data, '-U', 'keepsake', '--auth=trust', '--no-sync')
  await start(primary)
  await follow()

  const port = await freePort()
  const file = join(directory, 'haproxy.cfg')
  // the checks are those of Patroni's address /primary, which the docs use
  await writeFile(
    file,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node, n) => `  server node${n} 127.0.0.1:${node.port} check port ${node.checkPort}`).join('\n')}
`,
  )
  const proxy = spawn(findProgram('haproxy') ?? '', ['-db', '-f', file], { stdio: 'ignore' })
  process.once('exit', () => {
    proxy.kill('SIGKILL')
    for (const { child } of nodes) child?.kill('SIGKILL')
  })
  await until(() => ask(port, 'SELECT 1'))

  return {
    url: `postgres://keepsake@127.0.0.1:${port}/postgres`,
    async failOver() {
      const exited = primary.child && once(primary.child, 'exit')
      primary.child?.kill('SIGKILL')
      await exited
      // the new primary has no standby yet, so it must not wait for one
      await ask(standby.port, "ALTER SYSTEM SET synchronous_standby_names = ''").catch(() => {})
      await ask(standby.port, 'SELECT pg_promote(true, 30)')
      const promoted = performance.now()
      ;[primary, standby] = [standby, primary]
      return promoted
    },
    rebuildStandby: follow,
    async remove() {
      proxy.kill('SIGKILL')
      for (const node of nodes) {
        if (node.child && node.child.exitCode === null && node.child.signalCode === null) {
          const exited = once(node.child, 'exit')
          node.child.kill('SIGQUIT')
          await exited
        }
        node.check.close()
      }
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** A place for a database, with an address that says whether it is the primary. */
async function nodeIn(data: string): Promise<Node> {
  const port = await freePort()
  const checkPort = await freePort()
  const check = createServer(async (_, response) => {
    const rows = await ask(port, 'SELECT NOT pg_is_in_recovery() AS primary').catch(() => [])
    response.writeHead(rows[0]?.primary ? 200 : 503).end()
  })
  check.listen(checkPort, '127.0.0.1')
  await once(check, 'listening')
  return { data, port, check, checkPort }
}

async function ask(port: number, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    connectionString: `postgres://keepsake@127.0.0.1:${port}/postgres`,
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

async function until(holds: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + START_MS
  while (!(await holds().catch(() => false))) {
    if (performance.now() > deadline) throw new Error('PostgreSQL or HAProxy did not get ready in time.')
    await sleep(CHECK_MS)
  }
}
