import { EVENT_TYPES } from './area-facts.ts'
import { createAnalyticsArea } from './areas/analytics/area.ts'
import { createCollectionsArea, createDefinitions } from './areas/collections/area.ts'
import { createEventsArea } from './areas/events/area.ts'
import { createGuidelinesArea } from './areas/guidelines/area.ts'
import { createHealthArea } from './areas/health/area.ts'
import { createMemorizer, createMemoryArea, createValueMigrator, UNCANCELLABLE } from './areas/memory/area.ts'
import type { MemorySettings } from './areas/memory/settings.ts'
import { createOrganizationsArea } from './areas/organizations/area.ts'
import type { OrganizationsSettings } from './areas/organizations/settings.ts'
import { createWebhooksArea } from './areas/webhooks/area.ts'
import type { WebhooksSettings } from './areas/webhooks/settings.ts'
import type { Area, AreaName } from './contract/area.ts'
import type { Models } from './models/port.ts'
import type { EmbedQuery } from './models/query-embedding.ts'
import type { Platform } from './platform/platform.ts'
import type { PlatformSettings } from './platform/settings.ts'

export interface AreaDependencies {
  models: Models
  embedQuery: EmbedQuery
  /** Why the process cannot serve requests now; undefined if it can. */
  notReady(): Promise<string | undefined>
}

export type Areas = { readonly [Name in AreaName]: Area<Name> }

/** Creates the areas: first the ports that areas offer to each other, then each area with the ports it needs. */
export function createAreas(
  platform: Platform<PlatformSettings & MemorySettings & OrganizationsSettings & WebhooksSettings>,
  { models, embedQuery, notReady }: AreaDependencies,
): Areas {
  const { definitionsOf } = createDefinitions()
  const minConfidence = platform.config.EXTRACTION_MIN_CONFIDENCE
  const memorizer = createMemorizer({ definitionsOf, models, minConfidence, keepAnswers: platform.idempotency.keep })
  const values = createValueMigrator(platform)
  return {
    memory: createMemoryArea(platform, { models, embedQuery, definitionsOf, minConfidence, memorizer, values }),
    collections: createCollectionsArea({ values }),
    guidelines: createGuidelinesArea(),
    events: createEventsArea(platform, { uncancellable: UNCANCELLABLE }),
    webhooks: createWebhooksArea(platform, { events: EVENT_TYPES }),
    organizations: createOrganizationsArea(platform),
    analytics: createAnalyticsArea(),
    health: createHealthArea(platform, { notReady }),
  }
}
