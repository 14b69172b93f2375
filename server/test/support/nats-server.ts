import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'

/** A NATS server for one test, on loopback, with its own directory. */
export interface NatsServer {
  url: string
  /** Stops it like a power failure. */
  kill(): Promise<void>
  /** Starts it again at the same address, with its stored data. */
  start(): Promise<void>
  /** Deletes its stored data. */
  forget(): Promise<void>
  /** Stops it and deletes its directory. */
  remove(): Promise<void>
}

const PLACES = ['/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin']

/** The path of nats-server, or why there is none. */
export const natsServer = findBinary()

function findBinary(): { path: string } | { reason: string } {
  const places = [...(process.env.PATH ?? '').split(delimiter), ...PLACES]
  const path = places.map(place => join(place, 'nats-server')).find(isExecutable)
  return path ? { path } : { reason: 'no nats-server in PATH: install it (Debian: apt-get install nats-server)' }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @throws Error with its output if it does not start */
export async function startNatsServer({
  jetstream = true,
  more = [],
}: {
  jetstream?: boolean
  more?: readonly string[]
} = {}): Promise<NatsServer> {
  if ('reason' in natsServer) throw new Error(natsServer.reason)
  const { path } = natsServer
  const directory = await mkdtemp(join(tmpdir(), 'keepsake-nats-'))
  const port = await freePort()
  const store = join(directory, 'store')
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const settings = ['-a', '127.0.0.1', '-p', String(port), ...(jetstream ? ['-js', '-sd', store] : []), ...more]
    const own = spawn(path, settings, { stdio: ['ignore', 'ignore', 'pipe'] })
    child = own
    let said = ''
    await new Promise<void>((resolve, reject) => {
      own.stderr.on('data', data => {
        said += data
        if (said.includes('Server is ready')) resolve()
      })
      own.on('error', reject)
      own.on('exit', code => reject(new Error(`nats-server ended with code ${code}:\n${said}`)))
    })
  }

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  process.once('exit', () => child?.kill('SIGKILL'))
  await start()
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    kill,
    forget: () => rm(store, { recursive: true, force: true }),
    async remove() {
      await kill()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
