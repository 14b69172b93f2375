import type { Area } from '../../contract/area.ts'
import { createKeyCheck } from '../../platform/access/authenticate.ts'
import type { EventType } from '../../platform/domain-events.ts'
import type { Platform } from '../../platform/platform.ts'
import { type PlatformSettings, publicUrlOf } from '../../platform/settings.ts'
import { deploymentOf, NOT_RECEIVING, NOT_SENDING } from './deployment.ts'
import { createSend } from './engine/send.ts'
import { createWebhooksHandlers } from './handlers.ts'
import { createWebhookMetrics } from './metrics.ts'
import { createCatalogue } from './publishing/catalogue.ts'
import { createWebhooksConsumer } from './publishing/consume.ts'
import { createPublishedTypes } from './publishing/published-types.ts'
import { createSending, purgeSchedule } from './sending.ts'
import type { WebhooksSettings } from './settings.ts'
import type { SourceMemories } from './sources/accept.ts'
import { createNews } from './streams/news.ts'
import { createKeyring } from './subscriptions/encrypted-secrets.ts'
import { createSubscriptions } from './subscriptions/service.ts'

export interface WebhooksPorts {
  /** The domain events of all areas. */
  events: readonly EventType[]
  /** Stores the events of sources. */
  memories: SourceMemories
}

/**
 * Delivers events to user-defined URLs: signed, with retries and dead letters. Receives the events of other services,
 * which become memories.
 */
export function createWebhooksArea(
  platform: Platform<PlatformSettings & WebhooksSettings>,
  { events, memories }: WebhooksPorts,
): Area<'webhooks'> {
  const { config, database, vault, outbound, log, traces } = platform
  const metrics = createWebhookMetrics(platform.metrics, database)
  const catalogue = createCatalogue(events)
  const keyring = createKeyring(vault)
  const send = createSend(outbound)
  const deployment = deploymentOf(config)
  const publicUrl = publicUrlOf(config)
  const fetchUrlOf = (id: string): string => new URL(`/api/v1/webhooks/events/${id}`, publicUrl).href
  const urlOf = (id: string): string => new URL(`/api/v1/webhooks/inbound/${id}`, publicUrl).href
  const types = createPublishedTypes()
  const subscriptions = createSubscriptions({ database, outbound, send, keyring, deployment, types, catalogue })
  const handlers = createWebhooksHandlers({
    database,
    subscriptions,
    keyring,
    fetchUrlOf,
    deployment,
    types,
    catalogue,
    traces,
    sources: { vault, memories, urlOf },
    streams: { log, checkKey: createKeyCheck(database), news: createNews(database), isStopping: platform.isStopping },
  })
  const sending = createSending({
    config,
    database,
    log,
    send,
    keyring,
    metrics,
    traces,
    dispatch: deployment.dispatch,
  })
  // a deployment that only receives sends nothing, but old data is still purged
  if (deployment.direction === 'inbound')
    return { name: 'webhooks', handlers: { ...handlers, ...NOT_SENDING }, schedules: purgeSchedule(database) }
  return {
    name: 'webhooks',
    handlers: deployment.direction === 'outbound' ? { ...handlers, ...NOT_RECEIVING } : handlers,
    consumers: [
      createWebhooksConsumer({
        database,
        log,
        traces,
        fetchUrlOf,
        events: deployment.events,
        onRefused: metrics.refused,
      }),
    ],
    ...sending,
  }
}
