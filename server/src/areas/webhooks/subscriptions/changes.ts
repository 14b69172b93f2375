import type { StoredUrl } from '../../../platform/encryption/stored-url.ts'
import type { JsonObject } from '../../../platform/values/json.ts'
import type { Settings } from './store.ts'

/** Names of the settings in the audit log. */
const NAMES: Partial<Record<keyof Settings, string>> = {
  url: 'url',
  name: 'name',
  description: 'description',
  events: 'events',
  uid: 'uid',
  metadata: 'metadata',
  filter: 'filter',
  ordered: 'ordered',
  rateLimit: 'rate_limit',
  maxEventAgeSeconds: 'max_event_age_seconds',
  guarantee: 'guarantee',
  timeoutMs: 'timeout_ms',
  authType: 'auth',
  headers: 'headers',
  format: 'format',
  signature: 'signature',
  privateKeyCurrent: 'ed25519',
  enabled: 'enabled',
}

/**
 * What the audit log says about a change: the names of the settings, and the new values of those that are neither
 * secret nor the users' own words. A URL may contain a secret, so only its origin is kept.
 */
export function changesOf(settings: Partial<Settings>, urls: StoredUrl): JsonObject {
  const changed = Object.entries(NAMES).flatMap(([column, name]) => (Object.hasOwn(settings, column) ? [name] : []))
  if (changed.length === 0) return {}
  const { url: stored, events, enabled, authType } = settings
  const url = stored === undefined ? undefined : urls.decrypt(stored)
  return {
    changed,
    ...(url !== undefined && { origin: URL.canParse(url) ? new URL(url).origin : '' }),
    ...(events && { events }),
    ...(enabled !== undefined && { enabled }),
    ...(authType !== undefined && { auth: authType }),
  }
}
