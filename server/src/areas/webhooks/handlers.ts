import type { HandlersOf } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import type { QueueLimits } from '../../platform/jobs/queue-limit.ts'
import type { Keyring } from './attempt/keyring.ts'
import { createCustomerHandlers } from './customers/handlers.ts'
import { createDeadLetterHandlers } from './dead-letters/handlers.ts'
import { createDeliveryHandlers } from './deliveries/handlers.ts'
import { createDestinationHandlers } from './destinations/handlers.ts'
import type { Deployment } from './direction/deployment.ts'
import type { Catalogue } from './event-types/catalogue.ts'
import type { PublishedTypes } from './event-types/published-types.ts'
import { createHistoryHandlers } from './history/handlers.ts'
import { createMonitoringHandlers } from './monitoring/handlers.ts'
import { createPortalHandlers } from './portal/handlers.ts'
import { limitedToCustomers } from './portal/limits.ts'
import { createPublishingHandlers } from './publishing/handlers.ts'
import { createSourceHandlers, type SourcesDependencies } from './sources/handlers.ts'
import { createStreamHandlers } from './streams/handlers.ts'
import type { StreamDependencies } from './streams/stream.ts'
import { createSubscriptionHandlers } from './subscriptions/handlers.ts'
import type { Subscriptions } from './subscriptions/service.ts'

export interface WebhooksDependencies extends Pick<Platform, 'database' | 'traces'> {
  subscriptions: Subscriptions
  keyring: Keyring
  fetchUrlOf(id: string): string
  /** The URL of the portal with a code. */
  linkOf(code: string): string
  deployment: Deployment
  types: PublishedTypes
  catalogue: Catalogue
  queue: QueueLimits
  sources: Pick<SourcesDependencies, 'vault' | 'memories' | 'replays' | 'urlOf' | 'onRepeatedBody'>
  streams: StreamDependencies
}

export const createWebhooksHandlers = (dependencies: WebhooksDependencies): HandlersOf<'webhooks'> =>
  limitedToCustomers({
    ...createSubscriptionHandlers(dependencies),
    ...createDestinationHandlers(dependencies),
    ...createSourceHandlers({ ...dependencies, ...dependencies.sources }),
    ...createPublishingHandlers(dependencies),
    ...createCustomerHandlers(dependencies),
    ...createPortalHandlers(dependencies),
    ...createDeliveryHandlers(dependencies),
    ...createHistoryHandlers(dependencies),
    ...createDeadLetterHandlers(dependencies),
    ...createMonitoringHandlers(dependencies),
    ...createStreamHandlers(dependencies.streams),
  })
