import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isInBackground } from '../../concurrency/background.ts'
import { currentSpans } from '../../telemetry/current-span.ts'
import type { EmbeddedServer } from '../embedded/embedded.ts'
import { CallsFirst, type Turn } from './calls-first.ts'

type OnConnect = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: unknown) => void,
) => void

/** PostgreSQL's code for a database that is shutting down. */
const ADMIN_SHUTDOWN = '57P01'
const CHECK_MS = 20
const PING_TIMEOUT_MS = 5_000

/** pg's pool, with a close that ends running work. pg's own waits for it forever, and ignores waiting callers. */
export class Pool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>()
  readonly #waiting = new Set<(error: Error) => void>()
  readonly #turns: CallsFirst | undefined
  readonly #taken = new WeakMap<pg.PoolClient, Turn>()
  #isClosing = false

  /** @param turns of calls and background work, if they share one connection */
  constructor(config: pg.PoolConfig, turns?: CallsFirst) {
    super(config)
    this.#turns = turns
    // a connection that fails while idle is replaced, but without a listener its error ends the process
    this.on('error', () => {})
    this.on('connect', client => this.#clients.add(client))
    this.on('remove', client => this.#clients.delete(client))
    this.on('release', (error, client) => {
      this.#taken.get(client)?.end()
      // a rollback without a response: no other caller may use that transaction or wait for it
      if (!error && client.getTransactionStatus() !== 'I') void client.end()
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | undefined {
    if (!callback)
      return new Promise((resolve, reject) =>
        this.connect((error, client) => (client ? resolve(client) : reject(error))),
      )
    const turns = this.#turns
    if (turns && isInBackground()) this.#connect(callback, turns.background())
    else this.#connect(callback, turns?.call())
    return undefined
  }

  #connect(callback: OnConnect, turn?: Turn | Promise<Turn>): void {
    // a caller that waits is called by the one that gives its connection back, whose span its statements would be part of
    const answer = currentSpans() ? AsyncLocalStorage.bind(callback) : callback
    const reject = (error: Error): void => answer(error, undefined, () => {})
    // a caller that waits for its turn is refused too when the pool closes: the one before it may never get an answer
    if (this.#isClosing) reject(closing())
    else this.#waiting.add(reject)
    if (turn instanceof Promise) void turn.then(own => this.#take(answer, reject, own))
    else this.#take(answer, reject, turn)
  }

  #take(answer: OnConnect, reject: (error: Error) => void, turn: Turn | undefined): void {
    if (!this.#waiting.has(reject)) {
      turn?.end()
      return
    }
    super.connect((error, client, release) => {
      if (!client) turn?.end()
      else if (turn) {
        this.#taken.set(client, turn)
        turn.begin()
      }
      if (this.#waiting.delete(reject)) answer(error, client, release)
      // a wait that ended with an error has no connection to give back
      else if (!error) release()
    })
  }

  /** Accepts no new work, lets running and waiting work complete, and ends the rest after `graceMs`. */
  async close(graceMs: number): Promise<void> {
    this.#isClosing = true
    const deadline = performance.now() + graceMs
    while (this.#waiting.size > 0 && performance.now() < deadline) await sleep(CHECK_MS)
    for (const reject of this.#waiting) reject(closing())
    this.#waiting.clear()
    void this.end()
    while (!this.ended && performance.now() < deadline) await sleep(CHECK_MS)
    // callers that hold a connection get an error from the running or the next statement
    for (const client of this.#clients) void client.end()
  }
}

const closing = (): Error =>
  Object.assign(new Error('The database is closed: the server is stopping.'), { code: ADMIN_SHUTDOWN })

/** Runs on the single session of the embedded database whenever it starts. */
export type ConnectionHook = (client: pg.ClientBase) => Promise<void>

export interface PoolOptions {
  /** URL of PostgreSQL. Undefined if the database is embedded. */
  url: string | undefined
  /** Whether connections go through a pooler, which keeps no settings of a session. */
  isPooled: boolean
  size: number
  statementTimeoutMs: number
  onRoundTrip: (() => void) | undefined
}

/** Timeout for getting a connection, in milliseconds. Callers behind a statement that times out still get one. */
export const longestWait = (statementTimeoutMs: number): number => statementTimeoutMs + 15_000

export function createPool(
  { url, isPooled, size, statementTimeoutMs, onRoundTrip }: PoolOptions,
  embedded: EmbeddedServer | undefined,
  connectionHooks: ReadonlySet<ConnectionHook>,
): Pool {
  const limits = {
    // in case the network loses everything: normally the database cancels a statement earlier
    query_timeout: statementTimeoutMs + 5_000,
    connectionTimeoutMillis: longestWait(statementTimeoutMs),
  }
  const pool = new Pool(
    embedded
      ? {
          ...limits,
          max: 1,
          user: 'postgres',
          database: 'postgres',
          stream: () => embedded.connect(statementTimeoutMs),
          idleTimeoutMillis: 0,
          async onConnect(client) {
            await startAfresh(client)
            for (const greet of connectionHooks) await greet(client)
          },
        }
      : {
          ...limits,
          max: size,
          connectionString: url,
          keepAlive: true,
          application_name: 'keepsake',
          ...(!isPooled && {
            statement_timeout: statementTimeoutMs,
            idle_in_transaction_session_timeout: statementTimeoutMs,
            onConnect: tune,
          }),
        },
    embedded && new CallsFirst(),
  )
  if (onRoundTrip) countRoundTrips(pool, onRoundTrip)
  return pool
}

/** Its own connection for the readiness check, which must not wait for other work. */
export function createPingPool({ url, onRoundTrip }: Pick<PoolOptions, 'url' | 'onRoundTrip'>): Pool {
  const pool = new Pool({
    max: 1,
    connectionString: url,
    connectionTimeoutMillis: PING_TIMEOUT_MS,
    query_timeout: PING_TIMEOUT_MS,
    application_name: 'keepsake ping',
  })
  if (onRoundTrip) countRoundTrips(pool, onRoundTrip)
  return pool
}

// PGlite's session outlives a broken connection, whose open transaction or statements must not reach the next one
async function startAfresh(client: pg.ClientBase): Promise<void> {
  await client.query('ROLLBACK')
  await client.query('DISCARD ALL')
  await tune(client)
  // a sample of 3,000 rows: one of 30,000, as PostgreSQL takes by itself, holds up all calls for a second
  await client.query('SET default_statistics_target = 10')
}

// compiling a statement, or starting processes for it, takes longer than running it
async function tune(client: pg.ClientBase): Promise<void> {
  await client.query('SET jit = off; SET max_parallel_workers_per_gather = 0')
}

function countRoundTrips(pool: pg.Pool, tell: () => void): void {
  pool.on('connect', client => {
    const query: (...args: unknown[]) => unknown = client.query.bind(client)
    Object.assign(client, {
      query: (...args: unknown[]) => {
        tell()
        return query(...args)
      },
    })
  })
}
