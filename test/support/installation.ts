import pg from 'pg'
import { type NatsServer, natsServer, startNatsServer } from '../../server/test/support/nats-server.ts'
import { type PostgresqlCluster, postgresqlBinaries, startPostgresql } from './postgresql-cluster.ts'
import { type Process, type ServerProcess, startServer, startWorker } from './server-process.ts'

const OPERATOR = 'operator-key-of-the-fault-tests'

const CALL_MS = 20_000
const LAST_LINES = 20

/** Why a test cannot have its own installation; undefined if it can. */
export const missing =
  'reason' in postgresqlBinaries ? postgresqlBinaries.reason : 'reason' in natsServer ? natsServer.reason : undefined

/** A PostgreSQL, a NATS, a server and workers, each in a separate process that a test can stop and start. */
export interface Installation {
  postgresql: PostgresqlCluster
  nats: NatsServer
  /** The server that is running now. */
  readonly server: ServerProcess
  readonly workers: readonly Process[]
  /** Kills it as a power cut would, and starts another one. */
  killServer(): Promise<void>
  killWorker(n: number): Promise<void>
  /** @throws Error if the response is not a success */
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses that others check against the spec
  call(method: string, path: string, body?: object, key?: string): Promise<any>
  query<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>
  /** A test key of a new organization: receivers without TLS are allowed only for test data. */
  testKey(): Promise<string>
  /** What its processes have written last, for people to read. */
  lastWords(): string
  remove(): Promise<void>
}

/** @param workers how many, in addition to the server, which also does background work unless `settings` disable it */
export async function startInstallation({
  dispatch,
  workers: count,
  settings = {},
}: {
  dispatch: 'postgres' | 'nats'
  workers: number
  settings?: Record<string, string>
}): Promise<Installation> {
  const [postgresql, nats] = await Promise.all([startPostgresql(), startNatsServer()])
  const environment = {
    DATABASE_URL: postgresql.url,
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    SIGNUP: 'open',
    DEFAULT_PLAN: 'unlimited',
    INTERNAL_API_KEY: OPERATOR,
    OUTBOUND_ALLOW: '127.0.0.1',
    DISPATCH: dispatch,
    NATS_URL: nats.url,
    ...settings,
  }
  let server = await startServer(environment)
  const workers = await Promise.all(Array.from({ length: count }, () => startWorker(environment)))

  const call: Installation['call'] = async (method, path, body, key) => {
    const response = await fetch(server.url + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(key ? { Authorization: `Bearer ${key}` } : { 'X-Internal-API-Key': OPERATOR }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_MS),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }

  return {
    postgresql,
    nats,
    get server() {
      return server
    },
    workers,
    async killServer() {
      await server.kill()
      server = await startServer(environment)
    },
    async killWorker(n) {
      await workers[n]?.kill()
      workers[n] = await startWorker(environment)
    },
    call,
    async query(statement, values = []) {
      const client = new pg.Client(postgresql.url)
      await client.connect()
      try {
        return (await client.query(statement, values)).rows
      } finally {
        await client.end()
      }
    },
    async testKey() {
      const { data } = await call('POST', '/auth/agent', { name: 'agent' })
      const path = `/api/v1/admin/organizations/${data.agent.organization_id}/keys`
      return (await call('POST', path, { name: 'faults', role: 'owner', livemode: false })).data.apiKey
    },
    lastWords: () => [server, ...workers].map(({ lines }) => lines.slice(-LAST_LINES).join('\n')).join('\n---\n'),
    async remove() {
      await Promise.all([server.kill(), ...workers.map(worker => worker.kill())])
      await Promise.all([postgresql.remove(), nats.remove()])
    },
  }
}
