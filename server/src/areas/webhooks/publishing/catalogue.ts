import type { EventType } from '../../../platform/domain-events.ts'

/** The events that the service itself sends, whichever area writes them. */
export interface Catalogue {
  readonly events: readonly EventType[]
  /** Whether the events of a resource are the service's own: nobody else may publish under its name. */
  ownsResource(resource: string): boolean
}

export function createCatalogue(events: readonly EventType[]): Catalogue {
  const resources = new Set(events.map(({ type }) => type.split('.')[0]))
  return { events, ownsResource: resource => resources.has(resource) }
}
