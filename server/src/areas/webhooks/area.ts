import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import { type PlatformSettings, publicUrlOf } from '../../platform/settings/settings.ts'
import { createKeyring } from './attempt/keyring.ts'
import { createSend } from './attempt/send.ts'
import { commonSchedules } from './background/schedules.ts'
import { createSending } from './background/sending.ts'
import { deploymentOf } from './direction/deployment.ts'
import { NOT_RECEIVING, NOT_SENDING } from './direction/refusals.ts'
import { createCatalogue } from './event-types/catalogue.ts'
import { createPublishedTypes } from './event-types/published-types.ts'
import { createWebhooksHandlers } from './handlers.ts'
import { createReplayJob, REPLAY_JOB } from './history/replay.ts'
import { createWebhookMetrics } from './metrics.ts'
import type { WebhooksPorts } from './ports.ts'
import { createWebhooksConsumer } from './publishing/consume.ts'
import type { WebhooksSettings } from './settings.ts'
import { createReplays } from './sources/replay.ts'
import { createStreamListener } from './streams/stream-listener.ts'
import { createSubscriptions } from './subscriptions/service.ts'

export { createConcerned } from './monitoring/concerned.ts'
export { receivedAbout, sentAbout } from './publishing/sql/about-person.ts'

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
  const fetchUrlOf = (id: string): string => `${publicUrl}/api/v1/webhooks/events/${id}`
  const urlOf = (id: string): string => `${publicUrl}/api/v1/webhooks/inbound/${id}`
  const linkOf = (code: string): string => `${publicUrl}/portal#code=${code}`
  const types = createPublishedTypes()
  const replays = createReplays({ database, memories, log })
  const subscriptions = createSubscriptions({ database, outbound, send, keyring, deployment, types, catalogue })
  const handlers = createWebhooksHandlers({
    database,
    subscriptions,
    keyring,
    fetchUrlOf,
    linkOf,
    deployment,
    types,
    catalogue,
    traces,
    queue: config,
    sources: { vault, memories, replays, urlOf, onRepeatedBody: metrics.repeatedBody },
    streams: {
      log,
      news: createStreamListener(database),
      isStopping: platform.isStopping,
    },
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
  const schedules = commonSchedules({ database, log, config, keyring }, replays)
  if (deployment.direction === 'inbound')
    return { name: 'webhooks', handlers: { ...handlers, ...NOT_SENDING }, schedules }
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
    start: sending.start,
    jobs: { [REPLAY_JOB]: createReplayJob({ database }) },
    schedules: { ...sending.schedules, ...schedules },
  }
}
