import type { Area } from '../../contract/area.ts'
import { createCollectionsHandlers } from './handlers.ts'
import type { PropertyValues } from './values.ts'

export { createDefinitions } from './definitions.ts'

export interface CollectionsPorts {
  /** The stored values of properties. */
  values: PropertyValues
}

/** What to extract from memories, and the types of records. */
export const createCollectionsArea = (ports: CollectionsPorts): Area<'collections'> => ({
  name: 'collections',
  handlers: createCollectionsHandlers(ports),
})
