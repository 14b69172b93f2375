import type { Editor } from '../../contract/handlers.ts'
import type { components } from '../../contract/openapi.gen.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import { invalid } from '../../platform/values/errors.ts'
import { type Collection, readCollection } from './collection.ts'
import { getCollection } from './service.ts'
import { type CollectionUpdate, updateCollection } from './update.ts'
import type { PropertyValues } from './values.ts'

/** Collections that are read at once. */
const MAX_READ = 200
/** The same as in the spec. */
const MAX_PROPERTIES = 200

type Warning = components['schemas']['Warning']
type PropertyChange = NonNullable<CollectionUpdate['properties']>[number]

/** Reads collections and changes single properties, for areas that plan such changes. */
export const createPropertyEditor = ({ values }: { values: PropertyValues }) => ({
  /** The oldest collections of the tenant, or those with these ids. */
  async read(scope: TenantScope, ids?: readonly string[]): Promise<Collection[]> {
    const where = ids ? { id: { in: [...ids] } } : {}
    const rows = await scope.prisma(models =>
      models.collection.findMany({ where, orderBy: { id: 'asc' }, take: MAX_READ }),
    )
    return rows.map(readCollection)
  },

  /**
   * Adds a property, or changes the one with its system name. Stored values are migrated.
   * @returns the warning that stored memories were not read for it
   * @throws ApiError `validation_error`, `not_found_error` or `conflict_error`
   */
  async putProperty(
    editor: Editor,
    collectionId: string,
    property: PropertyChange,
    note: string,
  ): Promise<readonly Warning[]> {
    const { properties, version } = await getCollection(editor.scope, collectionId)
    const isNew = property.systemName === undefined
    if (isNew && properties.length >= MAX_PROPERTIES)
      throw invalid('body.properties', `A collection has at most ${MAX_PROPERTIES} properties.`)
    const changes: PropertyChange[] = properties.map(({ systemName }) =>
      systemName === property.systemName ? property : { systemName },
    )
    const update = { properties: isNew ? [...changes, property] : changes, note, expectedVersion: version }
    const { warnings = [] } = await updateCollection(editor, values, collectionId, update)
    return warnings
  },
})
