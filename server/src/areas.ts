import { EVENT_TYPES } from './area-facts.ts'
import { createAnalyticsArea } from './areas/analytics/area.ts'
import {
  createCollectionsArea,
  createDefinitions,
  createPropertyEditor,
  starterOfNewTenant,
} from './areas/collections/area.ts'
import { createEventsArea } from './areas/events/area.ts'
import { createGatewayArea, profilesOf } from './areas/gateway/area.ts'
import type { GatewaySettings } from './areas/gateway/settings.ts'
import {
  createGuidelineReader,
  createGuidelinesArea,
  createSelector,
  createTextCache,
} from './areas/guidelines/area.ts'
import { createHealthArea } from './areas/health/area.ts'
import { createMcpServersArea, createMcpTools } from './areas/mcp-servers/area.ts'
import {
  countOpenSuggestions,
  countStored,
  createBatchMemorizer,
  createMemorizer,
  createMemoryArea,
  createReader,
  createRecordProperties,
  createRecordReader,
  createValueMigrator,
  RECORD_LINKS,
  UNCANCELLABLE,
} from './areas/memory/area.ts'
import type { MemorySettings } from './areas/memory/settings.ts'
import { createMediaOf, createMediaReader, createMultimodalArea, moveMedia } from './areas/multimodal/area.ts'
import { createNotificationsArea } from './areas/notifications/area.ts'
import type { NotificationsSettings } from './areas/notifications/settings.ts'
import { createOrchestrationArea } from './areas/orchestration/area.ts'
import type { OrchestrationSettings } from './areas/orchestration/settings.ts'
import { ACTIVE_MEMBERS, createFirstOrganization, createOrganizationsArea } from './areas/organizations/area.ts'
import { type OrganizationsSettings, registrationOf } from './areas/organizations/settings.ts'
import { createRetrievalArea } from './areas/retrieval/area.ts'
import { createConcerned, createWebhooksArea, receivedAbout, sentAbout } from './areas/webhooks/area.ts'
import type { WebhooksSettings } from './areas/webhooks/settings.ts'
import type { Area, AreaName } from './contract/area.ts'
import type { ModelBudget } from './models/budget/budget.ts'
import type { Extractor } from './models/extractor.ts'
import type { LanguageModels } from './models/language-models.ts'
import type { ConfiguredEmbedder, Models } from './models/port.ts'
import type { EmbedQuery } from './models/query-embedding.ts'
import type { Platform } from './platform/contribution/platform.ts'
import type { Database } from './platform/database/database.ts'
import type { PlatformSettings } from './platform/settings/settings.ts'

export { warmStore } from './areas/memory/area.ts'

export interface AreaDependencies {
  models: Models & Extractor
  languageModels: LanguageModels
  embedder: ConfiguredEmbedder | undefined
  embedQuery: EmbedQuery
  budget: ModelBudget
  /** Why the process cannot serve requests now; undefined if it can. */
  notReady(): Promise<string | undefined>
}

export type Areas = { readonly [Name in AreaName]: Area<Name> }

/** Creates the areas: first the ports that areas offer to each other, then each area with the ports it needs. */
export function createAreas(
  platform: Platform<
    PlatformSettings &
      GatewaySettings &
      MemorySettings &
      NotificationsSettings &
      OrchestrationSettings &
      OrganizationsSettings &
      WebhooksSettings
  >,
  { models, languageModels, embedder, embedQuery, budget, notReady }: AreaDependencies,
): Areas {
  const { definitionsOf } = createDefinitions()
  const minConfidence = platform.config.EXTRACTION_MIN_CONFIDENCE
  const reader = createReader(models)
  const memorizer = createMemorizer({ definitionsOf, reader, minConfidence, keepAnswers: platform.idempotency.keep })
  const values = createValueMigrator(platform)
  const collections = createPropertyEditor({ values })
  const records = createRecordProperties({ definitionsOf })
  const media = createMediaReader(platform, RECORD_LINKS)
  const readTexts = createTextCache()
  const selectGuidelines = createSelector({ models, embedQuery, readTexts })
  return {
    memory: createMemoryArea(platform, {
      models,
      reader,
      embedQuery,
      definitionsOf,
      minConfidence,
      memorizer,
      values,
      ...media,
      followers: [moveMedia],
      personParts: [createMediaOf(platform), profilesOf, sentAbout, receivedAbout],
    }),
    collections: createCollectionsArea({ values }),
    guidelines: createGuidelinesArea(platform, { models, embedQuery, selectGuidelines, collections }),
    multimodal: createMultimodalArea(platform, { models, embedQuery, records: RECORD_LINKS, ...media }),
    orchestration: createOrchestrationArea(platform, {
      languageModels,
      embedder,
      records: createRecordReader({ definitionsOf, embedQuery, ...media }),
      memorize: memorizer.memorize,
      guidelines: createGuidelineReader({ select: selectGuidelines, readTexts }),
      mcps: createMcpTools(platform),
    }),
    retrieval: createRetrievalArea(platform, { models, embedQuery }),
    events: createEventsArea(platform, { uncancellable: UNCANCELLABLE }),
    webhooks: createWebhooksArea(platform, {
      events: EVENT_TYPES,
      memories: {
        check: memorizer.check,
        queue: createBatchMemorizer({ memorizer, queue: platform.config }),
        setProperties: records.set,
      },
    }),
    notifications: createNotificationsArea(platform, {
      activeMembers: ACTIVE_MEMBERS,
      endpointsOf: createConcerned(platform.vault),
    }),
    gateway: createGatewayArea(platform, { records }),
    'mcp-servers': createMcpServersArea(platform),
    organizations: createOrganizationsArea(platform, { countOpenSuggestions, starterCollection: starterOfNewTenant }),
    analytics: createAnalyticsArea({ countStored, modelsToday: budget.today }),
    health: createHealthArea(platform, { notReady }),
  }
}

/** @returns the key of the owner of a new organization; undefined if the server has an organization already */
export async function createFirstKey(
  config: PlatformSettings & OrganizationsSettings,
  database: Database,
): Promise<string | undefined> {
  const settings = { ...registrationOf(config), starterCollection: starterOfNewTenant }
  return (await createFirstOrganization(database, settings))?.apiKey
}
