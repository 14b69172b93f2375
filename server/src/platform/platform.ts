import type { Vault } from './crypto.ts'
import type { Database } from './database/database.ts'
import type { Idempotency } from './idempotency.ts'
import type { Logger } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { OutboundFetch } from './outbound-http/outbound-http.ts'

/** What every part of the service builds on. `Config` is what the part reads of the settings. */
export interface Platform<Config = unknown> {
  readonly config: Config
  readonly database: Database
  /** Encrypts and decrypts secrets at rest. */
  readonly vault: Vault
  readonly idempotency: Idempotency
  /** The way out to URLs that users chose. */
  readonly outbound: OutboundFetch
  readonly log: Logger
  /** Whoever measures something registers it here. */
  readonly metrics: Metrics
  /** Whether the process takes no new work. */
  isStopping(): boolean
}
