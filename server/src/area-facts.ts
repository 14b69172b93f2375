import { COLLECTIONS_FACTS } from './areas/collections/facts.ts'
import { GATEWAY_FACTS } from './areas/gateway/facts.ts'
import { GUIDELINES_FACTS } from './areas/guidelines/facts.ts'
import { MCP_SERVERS_FACTS } from './areas/mcp-servers/facts.ts'
import { MEMORY_FACTS } from './areas/memory/facts.ts'
import { MULTIMODAL_FACTS } from './areas/multimodal/facts.ts'
import { NOTIFICATIONS_FACTS } from './areas/notifications/facts.ts'
import { ORCHESTRATION_FACTS } from './areas/orchestration/facts.ts'
import { ORGANIZATIONS_FACTS } from './areas/organizations/facts.ts'
import { RETRIEVAL_FACTS } from './areas/retrieval/facts.ts'
import { WEBHOOKS_FACTS } from './areas/webhooks/facts.ts'
import type { AreaFacts, AreaName } from './contract/area.ts'
import type { EventType } from './platform/domain-events.ts'
import { IDEMPOTENCY_COLUMNS } from './platform/idempotency.ts'
import type { EncryptedColumn } from './platform/reencrypt.ts'

// Separate from areas.ts, which loads all code: the database needs the settings first and starts during that load.

/** What is known about the areas without a running service. */
export const AREAS = {
  memory: MEMORY_FACTS,
  collections: COLLECTIONS_FACTS,
  gateway: GATEWAY_FACTS,
  guidelines: GUIDELINES_FACTS,
  multimodal: MULTIMODAL_FACTS,
  'mcp-servers': MCP_SERVERS_FACTS,
  notifications: NOTIFICATIONS_FACTS,
  orchestration: ORCHESTRATION_FACTS,
  organizations: ORGANIZATIONS_FACTS,
  retrieval: RETRIEVAL_FACTS,
  webhooks: WEBHOOKS_FACTS,
} satisfies { [Name in AreaName]?: AreaFacts }

export const AREA_SETTINGS = {
  ...AREAS.gateway.settings,
  ...AREAS.memory.settings,
  ...AREAS.notifications.settings,
  ...AREAS.organizations.settings,
  ...AREAS.webhooks.settings,
}

const facts: readonly AreaFacts[] = Object.values(AREAS)

/** The domain events of all areas. */
export const EVENT_TYPES: readonly EventType[] = facts.flatMap(({ events = [] }) => events)

/** Every column that holds encrypted values. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  ...IDEMPOTENCY_COLUMNS,
  ...facts.flatMap(({ encryptedColumns = [] }) => encryptedColumns),
]
