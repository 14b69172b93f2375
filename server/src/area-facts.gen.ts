// Generated from the folders of server/src/areas by pnpm generate; do not edit.
import { COLLECTIONS_FACTS } from './areas/collections/facts.ts'
import { EVENTS_FACTS } from './areas/events/facts.ts'
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

/** What is known about the areas without a running service. */
export const AREAS = {
  memory: MEMORY_FACTS,
  collections: COLLECTIONS_FACTS,
  guidelines: GUIDELINES_FACTS,
  multimodal: MULTIMODAL_FACTS,
  orchestration: ORCHESTRATION_FACTS,
  retrieval: RETRIEVAL_FACTS,
  events: EVENTS_FACTS,
  webhooks: WEBHOOKS_FACTS,
  notifications: NOTIFICATIONS_FACTS,
  gateway: GATEWAY_FACTS,
  'mcp-servers': MCP_SERVERS_FACTS,
  organizations: ORGANIZATIONS_FACTS,
}

export const AREA_SETTINGS = {
  ...GATEWAY_FACTS.settings,
  ...MEMORY_FACTS.settings,
  ...NOTIFICATIONS_FACTS.settings,
  ...ORCHESTRATION_FACTS.settings,
  ...ORGANIZATIONS_FACTS.settings,
  ...WEBHOOKS_FACTS.settings,
}
