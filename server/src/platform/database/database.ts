import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { createKeyedLimiter } from '../keyed-limiter.ts'
import { type EmbeddedServer, startEmbedded } from './embedded.ts'
import { listenOn, type StopListening } from './listen.ts'
import { migrate } from './migrations.ts'
import { createOutage } from './outage.ts'
import { createPingPool, createPool, type Greeting, longestWait, type Pool } from './pool.ts'
import { PrismaClient } from './prisma/client.ts'
import { ROW_TYPES } from './row-types.ts'
import { CUSTOM_PLAN, type Scope, type SqlValue } from './scope.ts'
import { publishSql } from './sent-sql.ts'
import { retried } from './sql-errors.ts'
import { currentTenant, type ModelsInTransaction, withTenants } from './tenant-models.ts'
import { createTransactionSessions, type TransactionSession } from './transaction-sessions.ts'
import { createTransactions } from './transactions.ts'

const STATEMENT_TIMEOUT_MS = 30_000
/** A migration takes the longer the more is stored, and other servers that start wait for it. */
const LONGEST_MIGRATION_MS = 24 * 3_600_000
/** What still runs when the database is closed may take so long. */
const CLOSE_GRACE_MS = 5_000
const POOL_SIZE = 10
const MOST_STATEMENTS = 1_000
/** The share of the pool that writes of one tenant may hold: they wait for each other, and other calls must not. */
const SHARE_OF_ONE_TENANT = 1 / 3

export interface DatabaseOptions {
  /** PostgreSQL's address; embedded when absent. */
  url?: string | undefined
  /** Where the embedded database lives. */
  directory: string
  /** Connections to PostgreSQL; the embedded database has one. */
  poolSize?: number
  /** Told of each round trip to the database, BEGIN and COMMIT included. */
  onRoundTrip?: () => void
  /** Told how long each hand-written statement took, in seconds. */
  onStatement?: (seconds: number) => void
  /** A statement that takes longer is ended. [30000] */
  statementTimeoutMs?: number
  /** Called when the database becomes unavailable and while it stays so, once a minute at most. */
  onUnavailable?: (error: Error, seconds: number) => void
  /** Called when it is available again, with how long it was not. */
  onAvailable?: (seconds: number) => void
}

export interface Database {
  readonly kind: 'embedded' | 'postgresql'
  /** Prisma, unscoped, in the current transaction when there is one: for `platform` and the operator's own work. */
  prisma<T>(work: (models: ModelsInTransaction) => Promise<T>): Promise<T>
  /** One statement, unscoped, in the current transaction when there is one. */
  query<R extends object>(statement: string, values?: readonly SqlValue[]): Promise<R[]>
  /** Runs `work` in a transaction that the async context carries. SQL only; inside one, it joins that one. */
  transaction<T>(work: () => Promise<T>): Promise<T>
  /** The moment by the clock of the database, which tests can move. */
  now(): Promise<Date>
  /** Calls `callback` once the current transaction has committed; at once where there is none. */
  afterCommit(callback: () => void): void
  scope(tenant: { tenantId: number; livemode: boolean }): TenantScope
  /** Checks that the database answers, on a connection of its own where it has several: a busy pool does not delay it. */
  ping(): Promise<void>
  /** Calls `tell` when a statement of this process, or the transaction that it was in, has written domain events. */
  onEmitted(tell: () => void): void
  /** Calls `onNews` for each notice on a channel (`pg_notify`), whichever process gave it. */
  listen(channel: string, onNews: () => void): Promise<StopListening>
  /** Resolves when the database is available, which is at once where no outage is known, or at the abort. */
  available(signal: AbortSignal): Promise<void>
  /** What runs gets a few seconds to end; what has not ended by then fails. */
  close(): Promise<void>
}

export type TenantScope = Scope

/** Opens the database and brings it up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, directory, poolSize: size = POOL_SIZE, onRoundTrip } = options
  const { statementTimeoutMs = STATEMENT_TIMEOUT_MS } = options
  const embedded = url ? undefined : await startEmbedded({ directory })
  const greetings = new Set<Greeting>()
  try {
    await bringUpToDate(
      createPool({ url, size: 1, statementTimeoutMs: LONGEST_MIGRATION_MS, onRoundTrip }, embedded, greetings),
    )
  } catch (error) {
    await embedded?.close()
    throw error
  }
  const pool = createPool({ url, size, statementTimeoutMs, onRoundTrip }, embedded, greetings)
  return createDatabase(pool, { ...options, statementTimeoutMs }, embedded, greetings)
}

async function bringUpToDate(pool: Pool): Promise<void> {
  try {
    const client = await pool.connect()
    try {
      await migrate(client)
    } finally {
      client.release()
    }
  } finally {
    await pool.close(CLOSE_GRACE_MS)
  }
}

function createDatabase(
  pool: Pool,
  options: DatabaseOptions & { statementTimeoutMs: number },
  embedded: EmbeddedServer | undefined,
  greetings: Set<Greeting>,
): Database {
  const { statementTimeoutMs } = options
  const pingPool = embedded ? pool : createPingPool({ url: options.url, onRoundTrip: options.onRoundTrip })
  const nameOf = statementNames()
  const sessions = createTransactionSessions(pool)
  const adapter = new PrismaPg(sessions.pool, {
    statementNameGenerator({ sql, args }) {
      publishSql(sql, args, currentTenant.getStore())
      return nameOf(sql)
    },
  })
  const root = new PrismaClient({
    adapter,
    transactionOptions: { maxWait: longestWait(statementTimeoutMs), timeout: statementTimeoutMs },
  })
  const models = withTenants(root)
  const transactions = createTransactions<OpenTransaction>(work =>
    sessions.run(session => models.$transaction(tx => work({ models: tx, session }))),
  )
  const poolSize = embedded ? 1 : (options.poolSize ?? POOL_SIZE)
  const limited = createKeyedLimiter<number>(Math.max(1, Math.floor(poolSize * SHARE_OF_ONE_TENANT)))
  let emitted = (): void => {}
  const outage = createOutage({ ...options, probe: () => pool.query('SELECT 1') })
  // a connection that breaks while idle is replaced; unheard, its error would end the process
  pool.on('error', outage.failed)
  if (pingPool !== pool) pingPool.on('error', outage.failed)

  async function observed<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      outage.answered()
      return result
    } catch (error) {
      outage.failed(error)
      throw error
    }
  }

  let closed: Promise<void> | undefined
  async function close(): Promise<void> {
    outage.close()
    await Promise.all([...new Set([pool, pingPool])].map(each => each.close(CLOSE_GRACE_MS)))
    await root.$disconnect()
    await embedded?.close()
  }
  // of the scope that sends a statement, which is read before anything is awaited
  let sendingTenant: number | undefined
  const notifyEmitted = (): void => emitted()
  const transaction: Database['transaction'] = work => observed(() => transactions.run(work))
  const currentModels = (): ModelsInTransaction => transactions.current()?.models ?? models

  const database: Database = {
    kind: embedded ? 'embedded' : 'postgresql',
    // Prisma starts a query when it is awaited, so it is awaited in here
    prisma: work => observed(async () => await work(currentModels())),
    query: async <R extends object>(statement: string, values: readonly SqlValue[] = []) => {
      // a scope has bound the tenant to $1
      publishSql(statement, values.slice(0, 1), sendingTenant)
      const started = performance.now()
      try {
        const open = transactions.current()
        const client = open ? open.session.client : pool
        // Prisma has ended the transaction, and says so
        if (!client) return await observed(() => currentModels().$queryRawUnsafe<R[]>(statement, ...values))
        const query = { name: nameOf(statement), text: statement, values: [...values], types: ROW_TYPES }
        const { rows } = await observed(() => client.query<R>(query))
        if (writesEvents(statement)) transactions.afterCommit(notifyEmitted)
        return rows
      } finally {
        options.onStatement?.((performance.now() - started) / 1000)
      }
    },
    transaction,
    async now() {
      const [clock] = await database.query<{ now: Date }>('SELECT app_now() AS now')
      if (!clock) throw new Error('The database gave no time.')
      return clock.now
    },
    afterCommit: transactions.afterCommit,
    onEmitted: tell => {
      emitted = tell
    },
    scope: ({ tenantId, livemode }) => ({
      tenantId,
      livemode,
      query: (statement, values = []) => {
        requireTenant(statement)
        sendingTenant = tenantId
        try {
          return database.query(statement, [tenantId, ...values])
        } finally {
          sendingTenant = undefined
        }
      },
      // between two attempts it has no place, and no connection
      retried: work => (transactions.current() ? work() : retried(() => limited(tenantId, work))),
      transaction,
      afterCommit: transactions.afterCommit,
      explaining: transactions.explaining,
      prisma: work => currentTenant.run(tenantId, () => database.prisma(work)),
      now: () => database.now(),
    }),
    listen: async (channel, onNews) => {
      if (options.url) return listenOn({ url: options.url, channel, onNews, outage })
      // the embedded database has one session, and its notices come in on it; one that is made anew has to be asked again
      const hear = (notice: pg.Notification): void => {
        if (notice.channel === channel) onNews()
      }
      let heard: pg.ClientBase | undefined
      const ask: Greeting = async client => {
        heard = client.on('notification', hear)
        await client.query(`LISTEN ${channel}`)
      }
      const greeting: Greeting = async client => {
        await ask(client)
        onNews()
      }
      const client = await pool.connect()
      try {
        await ask(client)
      } finally {
        client.release()
      }
      greetings.add(greeting)
      return async () => {
        greetings.delete(greeting)
        heard?.off('notification', hear)
      }
    },
    available: outage.over,
    ping: async () => void (await pingPool.query('SELECT 1')),
    close: () => {
      closed ??= close()
      return closed
    },
  }
  return database
}

interface OpenTransaction {
  models: ModelsInTransaction
  session: TransactionSession
}

/** Whether a statement is one of those that `platform/outbox.ts` makes. */
const writesEvents = (statement: string): boolean => statement.includes('INTO runtime.outbox')

const withTenant = new Set<string>()

function requireTenant(statement: string): void {
  if (withTenant.has(statement)) return
  if (!/\btenant_id\b/.test(statement) || !statement.includes('$1'))
    throw new Error(`A statement of a tenant names tenant_id and $1: ${statement.slice(0, 120)}`)
  if (withTenant.size < MOST_STATEMENTS) withTenant.add(statement)
}

/** A name a statement, so that the database plans it once a connection. */
function statementNames(): (sql: string) => string {
  const names = new Map<string, string>()
  return sql => {
    if (sql.endsWith(CUSTOM_PLAN)) return ''
    const name = names.get(sql) ?? `s${names.size}`
    // statements are constants of the code; the bound is for lists whose length Prisma puts into the text
    if (names.size < MOST_STATEMENTS) names.set(sql, name)
    return names.has(sql) ? name : ''
  }
}
