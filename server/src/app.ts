import { createAreas } from './areas.ts'
import { startBackground } from './background.ts'
import { type Config, LOOPBACK } from './config.ts'
import type { Answer } from './contract/answer.ts'
import type { Operation } from './contract/operations.ts'
import { createRouter } from './contract/router.ts'
import { createLog } from './log.ts'
import { createAdmission } from './platform/access/admission.ts'
import { writeDownCalls } from './platform/access/monthly-calls.ts'
import type { Database, DatabaseOptions } from './platform/database/database.ts'
import type { Resolve } from './platform/guarded-fetch/destination.ts'
import { createGuardedFetch } from './platform/guarded-fetch/guarded-fetch.ts'
import { createIdempotency } from './platform/idempotency.ts'
import type { Runner } from './platform/jobs/runner.ts'
import type { Logger } from './platform/log.ts'
import { createMetrics, type Metrics } from './platform/metrics.ts'
import { openStores, type Stores } from './stores.ts'
import { callerAddress, type Peer, SELF } from './web/address.ts'
import { mountDocumentation } from './web/documentation.ts'
import { mountMcp } from './web/mcp.ts'
import { mountMetrics } from './web/metrics.ts'
import { createWeb } from './web/web.ts'

export interface AppOptions {
  log?: Logger
  metrics?: Metrics
  /** Told of every answer of an operation, with its body. */
  onAnswer?: (operation: Operation, answer: Answer) => void
  /** Told of each round trip to the database. */
  onRoundTrip?: NonNullable<DatabaseOptions['onRoundTrip']>
  /** Resolves the names of outbound calls; the system's resolver when absent. */
  resolve?: Resolve
}

/** The whole service, without a port. */
export interface App {
  /** Answers a request; without a peer it counts as one from this machine. */
  fetch(request: Request, peer?: Peer): Promise<Response>
  readonly database: Database
  /** Background work; undefined where `WORKERS` is off. */
  readonly runner: Runner | undefined
  /** Says in `/readyz` that it takes no new work. */
  drain(): void
  /** Ends background work and closes everything; requests still running fail. */
  stop(): Promise<void>
}

/**
 * Opens what the service stores, composes it and starts its background work.
 * @throws Error that says what to do where it cannot start
 */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const log = options.log ?? createLog(config)
  const metrics = options.metrics ?? createMetrics({ withProcess: false })
  const stores = await openStores(config, { log, metrics, ...options })
  return composeApp(config, stores, { ...options, log, metrics })
}

/** The same on stores that are open; they are the app's from now on, and closed where it cannot start. */
export async function composeApp(
  config: Config,
  stores: Stores,
  options: AppOptions & Required<Pick<AppOptions, 'log' | 'metrics'>>,
): Promise<App> {
  try {
    return await compose(config, stores, options)
  } catch (error) {
    await stores.close()
    throw error
  }
}

async function compose(
  config: Config,
  { database, vault, close }: Stores,
  { log, metrics, onAnswer, resolve }: AppOptions & Required<Pick<AppOptions, 'log' | 'metrics'>>,
): Promise<App> {
  let stopping = false
  const idempotency = createIdempotency(database, vault)
  const outbound = createGuardedFetch({ allow: config.OUTBOUND_ALLOW, ...(resolve && { resolve }) })
  const { handlers, jobs, periodic, consumers, webhooks } = createAreas({
    config,
    database,
    vault,
    outbound,
    log,
    metrics,
    isStopping: () => stopping,
  })
  const router = createRouter(handlers, {
    database,
    admission: createAdmission(database),
    idempotency,
    log,
    internalApiKey: config.INTERNAL_API_KEY,
    addressOf: context => callerAddress(context.req.raw.headers, context.env, config.TRUST_PROXY),
    onAnswer(operation, answer, seconds) {
      metrics.request(operation.id, answer.status, seconds)
      onAnswer?.(operation, answer)
    },
  })
  const web = createWeb({ log, corsOrigins: config.CORS_ORIGINS })
  const fetch: App['fetch'] = async (request, peer = SELF) => web.fetch(request, peer)
  web.route('/', router)
  mountDocumentation(web)
  mountMetrics(web, metrics, config.INTERNAL_API_KEY)
  const closeMcp = mountMcp(web, { database, log, fetch, hostnames: hostnamesOf(config) })
  observe(metrics, database)
  const runner =
    config.WORKERS === 'on'
      ? await startBackground({
          database,
          idempotency,
          consumers,
          log,
          metrics,
          jobs,
          periodic,
          webhooks,
          upkeeps: webhooks.upkeeps,
        })
      : undefined
  const dispatcher = !runner && config.DISPATCH === 'inline' ? await webhooks.start() : undefined

  return {
    fetch,
    database,
    runner,
    drain() {
      stopping = true
    },
    async stop() {
      stopping = true
      await closeMcp()
      await runner?.stop()
      await dispatcher?.stop()
      await outbound.close()
      await writeDownCalls(database).catch(error => log.warn({ err: error }, 'The latest calls could not be counted'))
      await close()
    },
  }
}

/** On a loopback address only requests for it are meant for us: a web page may have bound its own name to it. */
function hostnamesOf({ HOST, CORS_ORIGINS }: Config): string[] | undefined {
  if (!LOOPBACK.has(HOST) || CORS_ORIGINS.includes('*')) return undefined
  const pages = CORS_ORIGINS.flatMap(origin => URL.parse(origin)?.hostname ?? [])
  return ['localhost', '127.0.0.1', '[::1]', ...pages]
}

function observe(metrics: Metrics, database: Database): void {
  const count = async (table: string): Promise<number> => {
    const [row] = await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`)
    return row?.n ?? 0
  }
  metrics.gauge('jobs_due', 'Background jobs whose time has come.', () =>
    count('runtime.jobs WHERE run_at <= app_now()'),
  )
  metrics.gauge('webhook_dead_letters_pending', 'Dead letters that were not sent again.', () =>
    count('runtime.webhook_dead_letters WHERE replayed_at IS NULL'),
  )
  metrics.gauge('webhook_circuits_open', 'Webhook subscriptions whose circuit is not closed.', () =>
    count(`webhook_subscriptions WHERE circuit_state <> 'closed' AND disabled_at IS NULL`),
  )
  metrics.gauge('webhook_retry_queue_depth', 'Deliveries that wait for a later attempt.', () =>
    count('runtime.webhook_deliveries WHERE priority = 1 AND due_at IS NOT NULL'),
  )
  metrics.gauge('embeddings_waiting', 'Memories that wait for their vectors.', () => count('search.unembedded'))
  metrics.gauge('outbox_depth', 'Domain events that nobody has taken yet.', () => count('runtime.outbox'))
}
