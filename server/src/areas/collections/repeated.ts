import type { Editor } from '../../contract/handlers.ts'
import type { components } from '../../contract/openapi.gen.ts'
import { actorOf } from '../../platform/access/principal.ts'
import { conflict } from '../../platform/values/errors.ts'
import type { Collection, PropertyDefinition } from './collection.ts'
import { changeCollection, readDefinitions } from './sql/collections.ts'
import type { PropertyValues } from './values.ts'

type Warning = components['schemas']['Warning']

/** Values that one call moves: they are moved in its transaction. */
const MAX_TAKEN = 20_000

/** A property of an earlier collection, and the one of a later collection that has its name and is for the same records. */
interface Repeated {
  collection: Collection
  property: PropertyDefinition
  by: PropertyDefinition
}

function repeatedBy({ id, entityType, properties }: Collection, all: readonly Collection[]): Repeated[] {
  const fitting = all.filter(
    other =>
      other.id !== id &&
      (entityType === undefined || other.entityType === undefined || other.entityType === entityType),
  )
  return fitting.flatMap(collection =>
    collection.properties.flatMap(property => {
      const by = properties.find(
        ({ name, systemName }) =>
          systemName === property.systemName || name.toLowerCase() === property.name.toLowerCase(),
      )
      return by ? [{ collection, property, by }] : []
    }),
  )
}

/** Says which properties of a collection other collections have too. */
export async function repeatedNames({ scope }: Pick<Editor, 'scope'>, collection: Collection): Promise<Warning[]> {
  const repeated = repeatedBy(collection, await readDefinitions(scope))
  if (repeated.length === 0) return []
  const names = repeated.map(({ property, collection: { id, name } }) => `${property.name} (${name}, ${id})`).join(', ')
  const message = `Other collections for these records have properties of the same name: ${names}. A record then has a value for each, and an update must name its collectionId. To have one, remove the property from one of the collections, or create the collection with takeValues.`
  return [{ code: 'repeated_property', message }]
}

/**
 * Moves the properties that a new collection repeats to it, with their values. The definition stays where it also applies
 * to other records. Call it in the transaction that creates the collection.
 * @throws ApiError `conflict_error` if there are too many values
 */
export async function takeProperties(
  { scope, principal, requestId }: Editor,
  values: PropertyValues,
  collection: Collection,
): Promise<void> {
  const repeated = repeatedBy(collection, await readDefinitions(scope))
  if (repeated.length === 0) return
  const byCollection = Map.groupBy(repeated, one => one.collection.id)
  const actor = actorOf(principal)
  let held = 0
  for (const [id, own] of byCollection) {
    await scope.lock('collections', id, { columns: 'version' })
    const names = own.map(({ property }) => property.systemName)
    held += (await values.contentsOf(scope, id, names)).values
    const [other] = own.map(one => one.collection)
    if (!other || (collection.entityType !== undefined && other.entityType !== collection.entityType)) continue
    const properties = other.properties.filter(({ systemName }) => !names.includes(systemName))
    const note = `Moved to ${collection.id}: ${names.join(', ')}.`
    await changeCollection(scope, id, { ...other, properties }, { actor, requestId, details: { removed: names }, note })
  }
  if (held > MAX_TAKEN)
    throw conflict(
      `${held} values would move; one call moves up to ${MAX_TAKEN}. Create the collection without takeValues, and read the memories again with POST /api/v1/collections/reextract.`,
    )
  const taken = repeated.map(({ collection: { id }, property, by }) => ({
    collectionId: id,
    systemName: property.systemName,
    takenAs: by.systemName,
  }))
  await values.take(scope, collection.id, taken, collection.entityType)
  const changed = repeated.map(({ by }) => by)
  const caller = { keyId: principal.key?.id ?? null, requestId }
  await values.follow(scope, { collectionId: collection.id, changed, optionsChanged: [], deleted: [] }, caller)
}
