import type { EventType } from '../../../platform/events/domain-events.ts'

/** The events that the service itself publishes, from all areas. */
export interface Catalogue {
  readonly events: readonly EventType[]
  /** Whether a resource belongs to the service: callers may not publish events under its name. */
  ownsResource(resource: string): boolean
}

export function createCatalogue(events: readonly EventType[]): Catalogue {
  const resources = new Set(events.map(({ type }) => type.split('.')[0]))
  return { events, ownsResource: resource => resources.has(resource) }
}
