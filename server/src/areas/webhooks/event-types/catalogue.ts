import type { EventType } from '../../../platform/events/domain-events.ts'

/** The events that the service itself publishes, from all areas. */
export interface Catalogue {
  readonly events: readonly EventType[]
  /** Whether a type belongs to the service: callers may not publish it. Other types of its resources are free. */
  owns(type: string): boolean
}

export function createCatalogue(events: readonly EventType[]): Catalogue {
  const types = new Set(events.map(({ type }) => type))
  return { events, owns: type => types.has(type) }
}
