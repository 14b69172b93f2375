import type { components } from '../../contract/openapi.gen.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import type { Collection } from './collection.ts'
import type { PropertyValues } from './values.ts'

type Warning = components['schemas']['Warning']

/** Says that stored memories were not read for properties that are new or defined differently now, if there are any. */
export async function earlierMemories(
  scope: TenantScope,
  values: PropertyValues,
  { id, entityType, properties }: Collection,
): Promise<{ warnings?: [Warning] }> {
  if (properties.length === 0 || !(await values.hasMemories(scope, entityType))) return {}
  const message = `Memories that are already stored were not read for this. POST /api/v1/collections/reextract with {"collectionIds": ["${id}"], "estimate": true} returns what that costs (keepsake collections reextract --collection-ids ${id} --estimate), and without estimate reads them.`
  return { warnings: [{ code: 'earlier_memories', message }] }
}
