import type { EventType } from '../../platform/events/domain-events.ts'
import type { SourceMemories } from './sources/accept.ts'

export interface WebhooksPorts {
  /** The domain events of all areas. */
  events: readonly EventType[]
  /** Stores the events of sources. */
  memories: SourceMemories
}
