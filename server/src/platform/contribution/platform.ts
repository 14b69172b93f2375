import type { Files } from '../attachments/files.ts'
import type { Database } from '../database/database.ts'
import type { Vault } from '../encryption/crypto.ts'
import type { Idempotency } from '../idempotency/idempotency.ts'
import type { Logger } from '../log/log.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { OutboundFetch } from '../outbound-http/outbound-http.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import type { Traces } from '../telemetry/traces.ts'

/** What every part of the server depends on. `Config` is the settings that the part reads. */
export interface Platform<Config = unknown> {
  readonly config: Config
  readonly database: Database
  /** Encrypts and decrypts secrets at rest. */
  readonly vault: Vault
  /** The files of rows. */
  readonly files: Files
  readonly idempotency: Idempotency
  /** Calls URLs that users chose. */
  readonly outbound: OutboundFetch
  /** Sends mail. Undefined if `SMTP_URL` is not set. */
  readonly mail: Mailer | undefined
  readonly log: Logger
  /** Where each part registers its metrics. */
  readonly metrics: Metrics
  /** Where spans go. Undefined if `OTEL_EXPORTER_OTLP_ENDPOINT` is not set. */
  readonly traces: Traces | undefined
  /** Whether the process is stopping and accepts no new work. */
  isStopping(): boolean
}
