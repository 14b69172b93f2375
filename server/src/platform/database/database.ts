import { AsyncLocalStorage } from 'node:async_hooks'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type EmbeddedServer, startEmbedded } from './embedded.ts'
import { listenOn, type StopListening } from './listen.ts'
import { migrate } from './migrations.ts'
import { PrismaClient } from './prisma/client.ts'
import { ROW_TYPES } from './row-types.ts'
import { PLANNED_EACH_TIME, type Scope, type SqlValue } from './scope.ts'
import { retried } from './sql-errors.ts'
import { currentTenant, type ModelsInTransaction, withTenants } from './tenant-models.ts'

const STATEMENT_TIMEOUT_MS = 30_000
const MOST_STATEMENTS = 1_000

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
  onError?: (error: Error) => void
}

export interface Database {
  readonly kind: 'embedded' | 'postgresql'
  /** All tables, unscoped: for `platform` and the operator's own work, never for an area. */
  readonly prisma: ModelsInTransaction
  /** One statement, unscoped, in the current transaction when there is one. */
  query<R extends object>(statement: string, values?: readonly SqlValue[]): Promise<R[]>
  /** Runs `work` in a transaction that the async context carries. SQL only; inside one, it joins that one. */
  transaction<T>(work: () => Promise<T>): Promise<T>
  scope(tenant: { tenantId: number; livemode: boolean }): TenantScope
  /** Calls `tell` when a statement of this process, or the transaction that it was in, has written domain events. */
  onEmitted(tell: () => void): void
  /** Calls `onNews` for each notice on a channel (`pg_notify`), whichever process gave it. */
  listen(channel: string, onNews: () => void): Promise<StopListening>
  close(): Promise<void>
}

export interface TenantScope extends Scope {
  /** Prisma, for this tenant's rows only. */
  prisma<T>(work: (models: ModelsInTransaction) => Promise<T>): Promise<T>
}

/** Opens the database and brings it up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const embedded = options.url ? undefined : await startEmbedded(options.directory)
  const greetings = new Set<Greeting>()
  const pool = createPool(options, embedded, greetings)
  try {
    const client = await pool.connect()
    try {
      await migrate(client)
    } finally {
      client.release()
    }
  } catch (error) {
    await pool.end()
    await embedded?.close()
    throw error
  }
  return createDatabase(pool, options, embedded, greetings)
}

/** Done on the one session of the embedded database whenever it is made anew. */
type Greeting = (client: pg.ClientBase) => Promise<void>

function createPool(
  options: DatabaseOptions,
  embedded: EmbeddedServer | undefined,
  greetings: ReadonlySet<Greeting>,
): pg.Pool {
  const pool = new pg.Pool(
    embedded
      ? {
          max: 1,
          user: 'postgres',
          database: 'postgres',
          stream: () => embedded.connect(),
          idleTimeoutMillis: 0,
          query_timeout: STATEMENT_TIMEOUT_MS,
          async onConnect(client) {
            await startAfresh(client)
            for (const greet of greetings) await greet(client)
          },
        }
      : {
          max: options.poolSize ?? 10,
          connectionString: options.url,
          statement_timeout: STATEMENT_TIMEOUT_MS,
          idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
          application_name: 'keepsake',
          onConnect: tune,
        },
  )
  // a connection that breaks while idle is replaced; unheard, its error would end the process
  pool.on('error', error => options.onError?.(error))
  if (options.onRoundTrip) countRoundTrips(pool, options.onRoundTrip)
  return pool
}

// PGlite's one session outlives a connection that broke: what that one had open or prepared must not reach the next
async function startAfresh(client: pg.ClientBase): Promise<void> {
  await client.query('ROLLBACK')
  await client.query('DISCARD ALL')
  await tune(client)
}

// A statement is planned when it is first used, often on empty tables, and the plan is kept: reading a whole table, which
// is right then, is wrong for as long as the connection lives. Every hot statement has an index. Compiling never pays here.
async function tune(client: pg.ClientBase): Promise<void> {
  await client.query('SET enable_seqscan = off; SET jit = off')
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

function createDatabase(
  pool: pg.Pool,
  options: DatabaseOptions,
  embedded: EmbeddedServer | undefined,
  greetings: Set<Greeting>,
): Database {
  const nameOf = statementNames()
  const adapter = new PrismaPg(pool, { statementNameGenerator: ({ sql }) => nameOf(sql) })
  const root = new PrismaClient({ adapter, transactionOptions: { maxWait: 30_000, timeout: STATEMENT_TIMEOUT_MS } })
  const models = withTenants(root)
  const transaction = new AsyncLocalStorage<ModelsInTransaction>()
  const emittedIn = new WeakSet<ModelsInTransaction>()
  let emitted = (): void => {}

  const database: Database = {
    kind: embedded ? 'embedded' : 'postgresql',
    get prisma() {
      return transaction.getStore() ?? models
    },
    query: async <R extends object>(statement: string, values: readonly SqlValue[] = []) => {
      const started = performance.now()
      try {
        const current = transaction.getStore()
        if (current) {
          if (writesEvents(statement)) emittedIn.add(current)
          return await current.$queryRawUnsafe<R[]>(statement, ...values)
        }
        // outside a transaction the driver itself: half the work of going through Prisma, which adds nothing here
        const query = { name: nameOf(statement), text: statement, values: [...values], types: ROW_TYPES }
        const { rows } = await pool.query<R>(query)
        if (writesEvents(statement)) emitted()
        return rows
      } finally {
        options.onStatement?.((performance.now() - started) / 1000)
      }
    },
    transaction: async work => {
      if (transaction.getStore()) return work()
      let used: ModelsInTransaction | undefined
      const result = await models.$transaction(tx => {
        used = tx
        return transaction.run(tx, work)
      })
      if (used && emittedIn.has(used)) emitted()
      return result
    },
    onEmitted: tell => {
      emitted = tell
    },
    scope: ({ tenantId, livemode }) => ({
      tenantId,
      livemode,
      query: (statement, values = []) => {
        requireTenant(statement)
        return database.query(statement, [tenantId, ...values])
      },
      retried: work => (transaction.getStore() ? work() : retried(work)),
      transaction: work => database.transaction(work),
      // Prisma starts a query when it is awaited, so it is awaited in here, where the tenant is known
      prisma: work => currentTenant.run(tenantId, async () => await work(database.prisma)),
    }),
    listen: async (channel, onNews) => {
      if (options.url) return listenOn(options.url, channel, onNews, error => options.onError?.(error))
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
      await ask(client)
      client.release()
      greetings.add(greeting)
      return async () => {
        greetings.delete(greeting)
        heard?.off('notification', hear)
      }
    },
    close: async () => {
      await root.$disconnect()
      await pool.end()
      await embedded?.close()
    },
  }
  return database
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
    if (sql.endsWith(PLANNED_EACH_TIME)) return ''
    const name = names.get(sql) ?? `s${names.size}`
    // statements are constants of the code; the bound is for lists whose length Prisma puts into the text
    if (names.size < MOST_STATEMENTS) names.set(sql, name)
    return names.has(sql) ? name : ''
  }
}
