import { AREAS } from './area-facts.gen.ts'
import type { AreaFacts } from './contract/area.ts'
import type { EncryptedColumn } from './platform/encryption/reencrypt.ts'
import type { EventType } from './platform/events/domain-events.ts'
import { IDEMPOTENCY_COLUMNS } from './platform/idempotency/idempotency.ts'

// Separate from areas.ts, which loads all code: the database needs the settings first and starts during that load.

const facts: readonly AreaFacts[] = Object.values(AREAS)

export const EVENT_TYPES: readonly EventType[] = facts.flatMap(({ events = [] }) => events)

export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  ...IDEMPOTENCY_COLUMNS,
  ...facts.flatMap(({ encryptedColumns = [] }) => encryptedColumns),
]
