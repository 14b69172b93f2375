import type { Area } from '../../contract/area.ts'
import { createCollectionsHandlers } from './handlers.ts'
import type { CollectionsPorts } from './ports.ts'

export { createDefinitions } from './definitions.ts'
export { createPropertyEditor } from './property-editor.ts'
export { starterOfNewTenant } from './starter.ts'

/** Collections, which define what to extract from memories, and record types. */
export const createCollectionsArea = (ports: CollectionsPorts): Area<'collections'> => ({
  name: 'collections',
  handlers: createCollectionsHandlers(ports),
})
