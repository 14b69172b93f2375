import type { Context } from 'hono'
import { ENCRYPTED_COLUMNS } from '../area-facts.ts'
import { createAreas } from '../areas.ts'
import type { Answer } from '../contract/answer.ts'
import type { AreaName } from '../contract/area.ts'
import type { Handlers } from '../contract/handlers.ts'
import { OPERATIONS, type Operation } from '../contract/operations.ts'
import { createRouter } from '../contract/router.ts'
import { callerAddress, type Peer, SELF } from '../http/address.ts'
import { mountConsole } from '../http/console.ts'
import { mountSession } from '../http/console-session.ts'
import { mountDocumentation } from '../http/documentation.ts'
import { mountInvitation } from '../http/invitation.ts'
import { mountMcp } from '../http/mcp.ts'
import { mountMetrics } from '../http/metrics.ts'
import { prefixOf } from '../http/prefix.ts'
import { createWeb } from '../http/web.ts'
import { createModelBudget } from '../models/budget/budget.ts'
import { createEmbedder } from '../models/create-embedder.ts'
import { createLanguageModels } from '../models/create-language-models.ts'
import { createModels } from '../models/create-models.ts'
import { createTranscriber } from '../models/create-transcriber.ts'
import { createEmbedQuery } from '../models/query-embedding.ts'
import { embeddingSettings, speechSettings } from '../models/settings.ts'
import { createAuthenticator } from '../platform/access/authenticate.ts'
import { createKeyWatch } from '../platform/access/key-watch.ts'
import { writeDownCalls } from '../platform/access/monthly-calls.ts'
import { createFiles } from '../platform/attachments/files.ts'
import type { Contribution } from '../platform/contribution/contribution.ts'
import type { Platform } from '../platform/contribution/platform.ts'
import { createPlatformContribution } from '../platform/contribution/platform-contribution.ts'
import type { Database, DatabaseOptions } from '../platform/database/database.ts'
import { logFailure } from '../platform/database/retry.ts'
import { claimKeys } from '../platform/encryption/kept-keys.ts'
import { createIdempotency } from '../platform/idempotency/idempotency.ts'
import type { Runner } from '../platform/jobs/runner.ts'
import type { Logger } from '../platform/log/log.ts'
import { createMailer } from '../platform/mail/mailer.ts'
import type { Resolve } from '../platform/outbound-http/destination.ts'
import { createOutboundFetch } from '../platform/outbound-http/outbound-http.ts'
import { parseProxy } from '../platform/outbound-http/proxy.ts'
import { LOOPBACK, publicUrlOf } from '../platform/settings/settings.ts'
import { createMetrics, type Metrics } from '../platform/telemetry/metrics.ts'
import { openTraces } from '../platform/telemetry/open-traces.ts'
import { createCallCounts } from '../platform/usage/call-counts.ts'
import { createSearch } from '../search/search.ts'
import { startBackground } from './background.ts'
import type { Config } from './config.ts'
import { createLog } from './log.ts'
import { openStores, type Stores } from './stores.ts'

export interface AppOptions {
  log?: Logger
  metrics?: Metrics
  /** Called with each operation's response, including its body. */
  onAnswer?: (operation: Operation, answer: Answer) => void
  onRoundTrip?: NonNullable<DatabaseOptions['onRoundTrip']>
  /** The areas to serve. All if absent. */
  areas?: readonly AreaName[]
  /** Resolves host names of outbound calls. The system's resolver if absent. */
  resolve?: Resolve
}

/** How long background work may take to stop when the process stops. */
const STOP_GRACE_MS = 5_000

/** The server without a port. */
export interface App {
  /** Handles a request. Without `peer`, it counts as a request from this machine. */
  fetch(request: Request, peer?: Peer): Promise<Response>
  readonly database: Database
  /** Background work. Undefined if `WORKERS` is off. */
  readonly runner: Runner | undefined
  /** Makes `/readyz` report that the server is stopping. */
  drain(): void
  /** Stops background work and closes everything. Requests that are still running fail. */
  stop(): Promise<void>
}

/** Opens the stores, creates the app and starts its background work. @throws Error with the fix if it cannot start */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const log = options.log ?? createLog(config)
  const metrics = options.metrics ?? createMetrics({ withProcess: false })
  const stores = await openStores(config, { log, metrics, ...options })
  return composeApp(config, stores, { ...options, log, metrics })
}

/** Like `createApp`, with open stores. The app owns the stores from then on, and closes them if it cannot start. */
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
  { database, keys, vault, attachments, close }: Stores,
  { log, metrics, onAnswer, resolve, areas: names }: AppOptions & Required<Pick<AppOptions, 'log' | 'metrics'>>,
): Promise<App> {
  let stopping = false
  await claimKeys(database, keys, ENCRYPTED_COLUMNS)
  const idempotency = createIdempotency(database, vault, log)
  // only one process uses an embedded database, so a key that is still claimed belongs to a call that crashed
  if (database.kind === 'embedded') await idempotency.abandon()
  const files = createFiles(database, attachments)
  await files.check()
  const outbound = createOutboundFetch({
    allow: config.OUTBOUND_ALLOW,
    ...(resolve && { resolve }),
    ...(config.OUTBOUND_PROXY !== undefined && { proxy: parseProxy(config.OUTBOUND_PROXY) }),
  })
  const mail = createMailer(config, log)
  const traces = await openTraces(config, log)
  const platform: Platform<Config> = {
    config,
    database,
    vault,
    files,
    idempotency,
    outbound,
    mail,
    log,
    metrics,
    traces,
    isStopping: () => stopping,
  }
  const budget = createModelBudget({
    database,
    log,
    metrics,
    ceiling: { calls: config.MAX_MODEL_CALLS_PER_DAY, tokens: config.MAX_MODEL_TOKENS_PER_DAY },
  })
  const languageModels = createLanguageModels(config.languageModels, { budget })
  const models = createModels(languageModels, {
    log,
    metrics,
    vision: config.VISION_MODEL,
    answerTokens: config.MODEL_ANSWER_TOKENS,
    transcribe: createTranscriber(speechSettings(config), { budget }),
  })
  const embedder = await createEmbedder(embeddingSettings(config), {
    dataDirectory: config.KEEPSAKE_DATA_DIR,
    log,
    budget,
  })
  const embedQuery = createEmbedQuery({ embedder, log, metrics })
  const notReady = () => firstReason(contributions)
  const composed = createAreas(platform, { models, languageModels, embedder, embedQuery, budget, notReady })
  const areas = Object.values(composed).filter(({ name }) => names?.includes(name) ?? true)
  const callCounts = createCallCounts(database)
  const contributions: Contribution[] = [
    createPlatformContribution(platform, { consumers: areas.flatMap(({ consumers = [] }) => consumers), callCounts }),
    createSearch(platform, { embedder, sources: areas.flatMap(({ searchSources = [] }) => searchSources) }),
    ...areas,
  ]
  const handlers: Partial<Handlers> = Object.assign({}, ...areas.map(area => area.handlers))
  const operations = OPERATIONS.filter(({ area }) => areas.some(({ name }) => name === area))
  const addressOf = (context: Context): string =>
    callerAddress(context.req.raw.headers, context.env, config.TRUST_PROXY)
  const router = createRouter(operations, handlers, {
    database,
    authenticator: createAuthenticator(database),
    keyWatch: createKeyWatch(database),
    idempotency,
    callCounts,
    log,
    traces,
    internalApiKey: config.INTERNAL_API_KEY,
    addressOf,
    onAnswer(operation, answer, seconds) {
      metrics.request(operation.id, answer.status, seconds)
      onAnswer?.(operation, answer)
    },
  })
  const publicUrl = publicUrlOf(config)
  const web = createWeb({
    log,
    isLoopback: LOOPBACK.has(config.HOST),
    publicUrl,
    corsOrigins: config.CORS_ORIGINS,
    operations,
  })
  const fetch: App['fetch'] = async (request, peer = SELF) => web.fetch(request, peer)
  web.route('/', router)
  if (config.CONSOLE === 'on') {
    mountSession(web, { database, log, mail, publicUrl, addressOf })
    mountConsole(web, { portalFrameAncestors: config.PORTAL_FRAME_ANCESTORS, prefix: prefixOf(publicUrl) })
  }
  mountDocumentation(web, { hasConsole: config.CONSOLE === 'on', publicUrl: config.PUBLIC_URL && publicUrl })
  mountInvitation(web)
  mountMetrics(web, metrics, config.INTERNAL_API_KEY)
  const closeMcp = mountMcp(web, { database, log, fetch })
  const workers = config.WORKERS === 'on'
  const background = await startBackground({ database, log, metrics, contributions, workers })

  return {
    fetch,
    database,
    runner: background.runner,
    drain() {
      stopping = true
    },
    async stop() {
      stopping = true
      // calls that wait for a database that does not respond end when its connections close
      const late = setTimeout(() => void database.close(), STOP_GRACE_MS)
      await closeMcp()
      await background.stop()
      await models.close()
      await embedder?.close()
      await outbound.close()
      mail?.close()
      await traces?.close()
      idempotency.stop()
      await writeDownCalls(database).catch(error => logFailure(log, error, 'The latest calls could not be counted'))
      clearTimeout(late)
      await close()
    },
  }
}

async function firstReason(contributions: readonly Contribution[]): Promise<string | undefined> {
  for (const { notReady } of contributions) {
    const reason = await notReady?.()
    if (reason !== undefined) return reason
  }
  return undefined
}
