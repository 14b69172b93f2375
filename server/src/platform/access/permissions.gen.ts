// Generated from openapi/*.yaml by pnpm generate; do not edit.
import type { PlanName } from './plan-names.ts'

/** The role with the fewest rights that has a permission. */
export const MIN_ROLES = {
  'memory:read': 'viewer',
  'memory:write': 'member',
  'collections:read': 'viewer',
  'collections:write': 'admin',
  'entity-types:read': 'viewer',
  'entity-types:write': 'admin',
  'guidelines:read': 'viewer',
  'guidelines:write': 'admin',
  'multimodal:read': 'viewer',
  'multimodal:write': 'member',
  'models:read': 'viewer',
  'prompts:run': 'member',
  'agents:read': 'viewer',
  'agents:write': 'admin',
  'retrieval:read': 'viewer',
  'retrieval:write': 'member',
  'retrieval:configure': 'admin',
  'events:read': 'viewer',
  'events:write': 'member',
  'webhooks:read': 'viewer',
  'webhooks:write': 'admin',
  'webhooks:publish': 'member',
  'notifications:read': 'viewer',
  'notifications:respond': 'viewer',
  'notifications:send': 'member',
  'notifications:broadcast': 'admin',
  'notifications:configure': 'admin',
  'gateway:read': 'member',
  'gateway:write': 'admin',
  'wallet:read': 'viewer',
  'mcps:read': 'viewer',
  'mcps:write': 'admin',
  'mcps:call': 'member',
  'account:read': 'viewer',
  'organizations:read': 'viewer',
  'organizations:write': 'admin',
  'members:read': 'viewer',
  'members:write': 'admin',
  'keys:read': 'admin',
  'keys:write': 'admin',
  'audit:read': 'admin',
  'analytics:read': 'viewer',
} as const

/** Permissions for what live and test data share. A test key must not reach live data, so it does not have them. */
export const LIVE_ONLY: readonly string[] = ['organizations:write', 'members:write', 'audit:read']

/** The smallest plan with each feature. A feature is an area, with all its operations; the others are in every plan. */
export const FEATURES: Readonly<Record<string, PlanName>> = {
  memory: 'free',
  collections: 'free',
  guidelines: 'pro',
  multimodal: 'pro',
  orchestration: 'pro',
  retrieval: 'pro',
  events: 'free',
  webhooks: 'pro',
  notifications: 'free',
  gateway: 'free',
  'mcp-servers': 'pro',
}
