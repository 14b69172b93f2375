import { createAnalyticsHandlers } from './analytics/handlers.ts'
import { createDefinitions } from './collections/definitions.ts'
import { entityTypeHandlers } from './collections/entity-type-handlers.ts'
import { createCollectionsHandlers } from './collections/handlers.ts'
import type { Config } from './config.ts'
import type { Handlers } from './contract/handlers.ts'
import { createEmbedMemories, EMBED_MEMORIES } from './embed-memories.ts'
import { eventHandlers } from './events/handlers.ts'
import { createMoveJob } from './memory/deletion/move-job.ts'
import { MOVE_MEMORIES } from './memory/deletion/moving.ts'
import { createMemoryHandlers } from './memory/handlers.ts'
import { BATCH_MEMORIZE } from './memory/memorize/batch.ts'
import { createBatchJob } from './memory/memorize/batch-job.ts'
import { createMemorizer } from './memory/memorize/memorize.ts'
import { createValueFollower, FOLLOW_DEFINITIONS } from './memory/properties/follow-definitions.ts'
import { createUpkeepHandlers } from './memory/upkeep/handlers.ts'
import { createEmbedder } from './models/create-embedder.ts'
import { createModels } from './models/create-models.ts'
import { createReadMeaning } from './models/question-meaning.ts'
import { createOrganizationsHandlers } from './organizations/handlers.ts'
import type { RegistrationSettings } from './organizations/registration.ts'
import type { Vault } from './platform/crypto.ts'
import type { Database } from './platform/database/database.ts'
import type { GuardedFetch } from './platform/guarded-fetch/guarded-fetch.ts'
import type { JobKind } from './platform/jobs/runner.ts'
import type { Logger } from './platform/log.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Consumer } from './platform/outbox.ts'
import { createServiceHandlers } from './service/handlers.ts'
import { type Deployment, withoutSending } from './webhooks/deployment.ts'
import { createSend } from './webhooks/engine/send.ts'
import { createWebhooksConsumer } from './webhooks/events/consume.ts'
import { createPublishedTypes } from './webhooks/events/published-types.ts'
import { createWebhooksHandlers } from './webhooks/handlers.ts'
import type { Queue } from './webhooks/queue/queue.ts'
import { createKeyring } from './webhooks/subscriptions/sealed.ts'
import { createSubscriptions } from './webhooks/subscriptions/service.ts'
import { createWebhooks, type Webhooks } from './webhooks/webhooks.ts'

interface AreaDependencies {
  config: Config
  database: Database
  vault: Vault
  /** The way out to URLs that users chose. */
  outbound: GuardedFetch
  log: Logger
  metrics: Metrics
  /** Whether the process takes no new work. */
  isStopping(): boolean
}

/** Puts the areas together: what they need of each other they get here, as no area imports another. */
export function createAreas({ config, database, vault, outbound, log, metrics, isStopping }: AreaDependencies): {
  handlers: Handlers
  jobs: Record<string, JobKind>
  /** Jobs that run again and again. */
  periodic: Record<string, JobKind>
  /** Who acts on domain events. */
  consumers: Consumer[]
  webhooks: Webhooks
} {
  const models = createModels({
    provider: config.MODEL_PROVIDER,
    baseUrl: config.MODEL_BASE_URL,
    apiKey: config.MODEL_API_KEY,
    name: config.MODEL_NAME,
  })
  const embedder = createEmbedder({
    provider: config.EMBEDDING_PROVIDER,
    baseUrl: config.EMBEDDING_BASE_URL,
    apiKey: config.EMBEDDING_API_KEY,
    name: config.EMBEDDING_NAME,
    queryPrefix: config.EMBEDDING_QUERY_PREFIX,
    passagePrefix: config.EMBEDDING_PASSAGE_PREFIX,
  })
  const readMeaning = createReadMeaning({ embedder, log, onAsked: metrics.questionEmbedded })
  const { definitionsOf } = createDefinitions()
  const memorizer = createMemorizer({ definitionsOf, models })
  const values = createValueFollower({ database })
  const keyring = createKeyring(vault)
  const send = createSend(outbound)
  const deployment: Deployment = {
    direction: config.WEBHOOKS_DIRECTION,
    events: config.WEBHOOKS_EVENTS,
    volume_per_second: config.WEBHOOKS_VOLUME ?? null,
    latency_target_ms: config.WEBHOOKS_LATENCY_TARGET_MS,
    guarantee: config.WEBHOOKS_GUARANTEE,
    auth: config.WEBHOOKS_AUTH,
    dispatch: config.DISPATCH,
  }
  const fetchUrlOf = (id: string): string => new URL(`/api/v1/webhooks/events/${id}`, config.PUBLIC_URL).href
  const types = createPublishedTypes()
  const subscriptions = createSubscriptions({ database, outbound, send, keyring, deployment, types })
  const webhooks = createWebhooks({
    database,
    log,
    send,
    keyring,
    dispatch: config.DISPATCH,
    openQueue: () => openDeliveryQueue(config, { log, metrics }),
    concurrency: config.WEBHOOKS_CONCURRENCY,
    onAttempt: metrics.webhookAttempt,
  })
  const consumer = createWebhooksConsumer({
    database,
    log,
    fetchUrlOf,
    events: deployment.events,
    onRefused: metrics.webhookRefused,
  })
  const sends = deployment.direction !== 'inbound'
  return {
    handlers: {
      ...createServiceHandlers({ database, isStopping }),
      ...createMemoryHandlers({ database, models, readMeaning, definitionsOf, memorizer }),
      ...createCollectionsHandlers({ values }),
      ...createUpkeepHandlers({ database, definitionsOf }),
      ...entityTypeHandlers,
      ...eventHandlers,
      ...createOrganizationsHandlers({ database, registration: registrationOf(config) }),
      ...createAnalyticsHandlers(),
      ...createWebhooksHandlers({
        database,
        subscriptions,
        keyring,
        fetchUrlOf,
        deployment,
        types,
      }),
    },
    webhooks: sends ? webhooks : withoutSending(webhooks),
    consumers: sends ? [consumer] : [],
    jobs: {
      [BATCH_MEMORIZE]: createBatchJob({ database, memorizer }),
      [FOLLOW_DEFINITIONS]: values.job,
      [MOVE_MEMORIES]: createMoveJob({ database }),
    },
    periodic: embedder ? { [EMBED_MEMORIES]: createEmbedMemories({ database, embedder, log }) } : {},
  }
}

/** Read where it is needed alone: most installations have no NATS. */
async function openDeliveryQueue(
  { NATS_URL: url = '', NATS_CREDENTIALS: credentials, NATS_PREFIX: prefix }: Config,
  { log, metrics }: Pick<AreaDependencies, 'log' | 'metrics'>,
): Promise<Queue> {
  const [{ connectNats }, { openQueue }] = await Promise.all([
    import('./platform/nats.ts'),
    import('./webhooks/queue/queue.ts'),
  ])
  const queue = await openQueue(await connectNats({ url, credentials, log }), prefix, log)
  metrics.gauge('webhook_queue_connected', 'Whether this process is connected to NATS.', () =>
    Number(queue.isConnected()),
  )
  return queue
}

const registrationOf = (config: Config): RegistrationSettings => ({
  signup: config.SIGNUP,
  signupToken: config.SIGNUP_TOKEN,
  plan: config.DEFAULT_PLAN,
  credits: config.INITIAL_CREDITS,
  grantUsd: config.SIGNUP_GRANT_USD,
})
