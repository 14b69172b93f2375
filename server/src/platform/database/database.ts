import { PrismaPg } from '@prisma/adapter-pg'
import { createKeyedLimiter } from '../concurrency/keyed-limiter.ts'
import { DAY_MS } from '../values/durations.ts'
import { listenEmbedded, listenOn, type StopListening } from './connections/listen.ts'
import { createOutage } from './connections/outage.ts'
import { type ConnectionHook, createPingPool, createPool, longestWait, type Pool } from './connections/pool.ts'
import { findPooler, type Pooler, pollFor } from './connections/pooler.ts'
import { ROW_TYPES } from './connections/row-types.ts'
import { type EmbeddedServer, startEmbedded } from './embedded/embedded.ts'
import { withCustomPlan } from './generic-plan.ts'
import { migrate } from './migrations/migrations.ts'
import { PrismaClient } from './prisma/client.ts'
import { CUSTOM_PLAN, type Scope, type SqlValue } from './scope.ts'
import { retried } from './sql-errors.ts'
import { currentTenant, type ModelsInTransaction, withTenants } from './tenant-models.ts'
import { publishSql } from './tracing/sent-sql.ts'
import { traceStatements } from './tracing/statement-spans.ts'
import { rowLocks } from './transactions/row-locks.ts'
import { createTransactionSessions, type TransactionSession } from './transactions/transaction-sessions.ts'
import { createTransactions } from './transactions/transactions.ts'

const STATEMENT_TIMEOUT_MS = 30_000
/** A migration takes longer with more data, and other servers that start wait for it. */
const MAX_MIGRATION_MS = DAY_MS
/** How long running work may take to end when the database is closed. */
const CLOSE_GRACE_MS = 5_000
const POOL_SIZE = 10
const MAX_STATEMENTS = 1_000
/** Share of the pool for writes of one tenant: they wait for each other, and must not block other calls. */
const SHARE_OF_ONE_TENANT = 1 / 3

export interface DatabaseOptions {
  /** URL of PostgreSQL. The embedded database if absent. */
  url?: string | undefined
  /** Directory of the embedded database. */
  directory: string
  /** The embedded database, if it was started in advance. */
  embedded?: Promise<EmbeddedServer> | undefined
  /** Connections to PostgreSQL. The embedded database has one. */
  poolSize?: number
  /** Called for each round trip to the database, including BEGIN and COMMIT. */
  onRoundTrip?: () => void
  /** Called with the duration of each hand-written statement, in seconds. */
  onStatement?: (seconds: number) => void
  /** Whether statements are parts of the span of their request. [false] */
  isTraced?: boolean
  /** Whether the migrations of this version are applied. [true] */
  migrates?: boolean
  /** Statements that take longer are canceled. [30000] */
  statementTimeoutMs?: number
  /** Called when the database becomes unavailable, and at most once a minute while it is. */
  onUnavailable?: (error: Error, seconds: number) => void
  /** Called when it is available again, with the duration of the outage. */
  onAvailable?: (seconds: number) => void
}

export interface Database {
  readonly kind: 'embedded' | 'postgresql'
  /** Prisma, unscoped, in the current transaction if there is one: for `platform` and the operator's work. */
  prisma<T>(work: (models: ModelsInTransaction) => Promise<T>): Promise<T>
  /** Runs one statement, unscoped, in the current transaction if there is one. */
  query<R extends object>(statement: string, values?: readonly SqlValue[]): Promise<R[]>
  /** The first row of `query`. Undefined if there is none. */
  first<R extends object>(statement: string, values?: readonly SqlValue[]): Promise<R | undefined>
  /** Runs `work` in a transaction carried by the async context. SQL only. Nested calls join the outer transaction. */
  transaction<T>(work: () => Promise<T>): Promise<T>
  /** The same, and again after a conflict. */
  retriedTransaction<T>(work: () => Promise<T>): Promise<T>
  /** The current time of the database clock, which tests can change. */
  now(): Promise<Date>
  /** Calls `callback` after the current transaction commits, or at once if there is none. */
  afterCommit(callback: () => void): void
  scope(tenant: { tenantId: number; livemode: boolean }): TenantScope
  /** Checks that the database responds. On PostgreSQL, it has its own connection, so a busy pool does not delay it. */
  ping(): Promise<void>
  /** Calls `tell` when a statement of this process, or its transaction, has written domain events. */
  onEmitted(tell: () => void): void
  /** Calls `onNews` for each notification on a channel (`pg_notify`), from any process. */
  listen(channel: string, onNews: () => void): Promise<StopListening>
  /** Resolves when the database is available, at once if no outage is known, or when the signal aborts. */
  available(signal: AbortSignal): Promise<void>
  /**
   * Copies the files of the embedded database to a directory, as they are at one moment. Statements wait meanwhile.
   * Undefined on PostgreSQL.
   */
  copyFiles: ((directory: string) => Promise<void>) | undefined
  /** The connections of the pool now, and the callers that wait for one. Undefined for the embedded database, which has one. */
  connections: (() => { open: number; idle: number; waiting: number }) | undefined
  /** Running work gets a few seconds to end. After that it fails. */
  close(): Promise<void>
}

export type TenantScope = Scope

/** Opens the database, and applies migrations unless the options say otherwise. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, directory, poolSize: size = POOL_SIZE, onRoundTrip } = options
  const { statementTimeoutMs = STATEMENT_TIMEOUT_MS, migrates = true } = options
  const embedded = url ? undefined : await (options.embedded ?? startEmbedded({ directory }))
  const connectionHooks = new Set<ConnectionHook>()
  const pooler = url === undefined ? undefined : await findPooler(url)
  const isPooled = pooler !== undefined
  try {
    if (migrates)
      await bringUpToDate(
        createPool(
          { url, isPooled, size: 2, statementTimeoutMs: MAX_MIGRATION_MS, onRoundTrip },
          embedded,
          connectionHooks,
        ),
        embedded === undefined,
      )
  } catch (error) {
    await embedded?.close()
    throw error
  }
  const pool = createPool({ url, isPooled, size, statementTimeoutMs, onRoundTrip }, embedded, connectionHooks)
  if (options.isTraced) traceStatements(pool)
  return createDatabase(pool, { ...options, pooler, statementTimeoutMs }, embedded, connectionHooks)
}

async function bringUpToDate(pool: Pool, isShared: boolean): Promise<void> {
  try {
    const client = await pool.connect()
    try {
      await migrate(client, isShared ? pool : undefined)
    } finally {
      client.release()
    }
  } finally {
    await pool.close(CLOSE_GRACE_MS)
  }
}

function createDatabase(
  pool: Pool,
  options: DatabaseOptions & { pooler: Pooler | undefined; statementTimeoutMs: number },
  embedded: EmbeddedServer | undefined,
  connectionHooks: Set<ConnectionHook>,
): Database {
  const { pooler, statementTimeoutMs } = options
  const plansOnce = pooler?.keepsStatements ?? true
  const pingPool = embedded ? pool : createPingPool({ url: options.url, onRoundTrip: options.onRoundTrip })
  const nameOf = plansOnce ? statementNames() : () => ''
  const sessions = createTransactionSessions(pool)
  const adapter = new PrismaPg(sessions.pool, {
    statementNameGenerator({ sql, args }) {
      publishSql({ text: sql, values: args, tenantId: currentTenant.getStore(), isInTransaction: isInTransaction() })
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
  // the tenant of the scope that sends a statement; an async context would also reach the work that the statement wakes
  let sender: number | undefined
  const notifyEmitted = (): void => emitted()
  const transaction: Database['transaction'] = work => observed(() => transactions.run(work))
  const isInTransaction = (): boolean => transactions.current() !== undefined
  const currentModels = (): ModelsInTransaction => transactions.current()?.models ?? models

  const database: Database = {
    kind: embedded ? 'embedded' : 'postgresql',
    // Prisma starts a query when it is awaited, so it has to be awaited in here
    prisma: work => observed(async () => await work(currentModels())),
    query: async <R extends object>(statement: string, values: readonly SqlValue[] = []) => {
      // a scope has bound the tenant to $1
      publishSql({ text: statement, values: values.slice(0, 1), tenantId: sender, isInTransaction: isInTransaction() })
      const started = performance.now()
      try {
        const open = transactions.current()
        const client = open ? open.session.client : pool
        // Prisma has ended the transaction, and throws an error that says so
        if (!client) return await observed(() => currentModels().$queryRawUnsafe<R[]>(statement, ...values))
        const text = plansOnce ? statement : withCustomPlan(statement)
        const query = { name: nameOf(statement), text, values: [...values], types: ROW_TYPES }
        const { rows } = await observed(() => client.query<R>(query))
        if (writesEvents(statement)) transactions.afterCommit(notifyEmitted)
        return rows
      } finally {
        options.onStatement?.((performance.now() - started) / 1000)
      }
    },
    first: async <R extends object>(statement: string, values?: readonly SqlValue[]) =>
      (await database.query<R>(statement, values))[0],
    transaction,
    retriedTransaction: work => retried(() => transaction(work)),
    async now() {
      const clock = await database.first<{ now: Date }>('SELECT app_now() AS now')
      if (!clock) throw new Error('The database gave no time.')
      return clock.now
    },
    afterCommit: transactions.afterCommit,
    onEmitted: tell => {
      emitted = tell
    },
    scope({ tenantId, livemode }) {
      const query: Scope['query'] = (statement, values = []) => {
        requireTenant(statement)
        sender = tenantId
        try {
          return database.query(statement, [tenantId, ...values])
        } finally {
          sender = undefined
        }
      }
      // between two attempts it holds no slot and no connection
      const again: Scope['retried'] = work => (transactions.current() ? work() : retried(() => limited(tenantId, work)))
      return {
        tenantId,
        livemode,
        query,
        first: async <R extends object>(statement: string, values?: readonly SqlValue[]) =>
          (await query<R>(statement, values))[0],
        ...rowLocks(query),
        retried: again,
        transaction,
        retriedTransaction: work => again(() => transaction(work)),
        afterCommit: transactions.afterCommit,
        explaining: transactions.explaining,
        prisma: work => currentTenant.run(tenantId, () => database.prisma(work)),
        now: () => database.now(),
      }
    },
    listen: async (channel, onNews) => {
      if (pooler) return pollFor(onNews)
      if (options.url) return listenOn({ url: options.url, channel, onNews, outage })
      return listenEmbedded({ pool, hooks: connectionHooks, channel, onNews })
    },
    available: outage.over,
    copyFiles: embedded?.copy,
    connections: embedded
      ? undefined
      : () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
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

/** The SQL of `platform/events/outbox.ts`, its function, and those that call it. */
const WRITES_EVENTS = /INTO runtime\.outbox|runtime\.(?:emit|store_memories|upsert_records|change_values)_v/
const writesEvents = (statement: string): boolean => WRITES_EVENTS.test(statement)

const withTenant = new Set<string>()

function requireTenant(statement: string): void {
  if (withTenant.has(statement)) return
  if (!/\btenant_id\b/.test(statement) || !statement.includes('$1'))
    throw new Error(`A statement of a tenant names tenant_id and $1: ${statement.slice(0, 120)}`)
  if (withTenant.size < MAX_STATEMENTS) withTenant.add(statement)
}

/** Gives each statement a name, so that the database plans it once per connection. */
function statementNames(): (sql: string) => string {
  const names = new Map<string, string>()
  return sql => {
    if (sql.endsWith(CUSTOM_PLAN)) return ''
    const name = names.get(sql) ?? `s${names.size}`
    // statements are constants, but Prisma adds lists of any length to the text, so the number of names is limited
    if (names.size < MAX_STATEMENTS) names.set(sql, name)
    return names.has(sql) ? name : ''
  }
}
