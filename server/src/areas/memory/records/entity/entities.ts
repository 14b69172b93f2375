import { newId } from '../../../../platform/values/ids.ts'
import type { Identity } from '../identity.ts'
import type { EntityRow } from '../sql/records.ts'

/**
 * Groups identities into entities in the form that a statement expects, and returns each identity's entity.
 * @param identities equal or distinct: those that only share a key (see `sharedNames`) belong in different statements
 */
export function groupByEntity(identities: readonly (Identity & { typed: boolean })[]): {
  entities: EntityRow[]
  entityOf: number[]
} {
  const byName = new Map<string, EntityRow>()
  const entityOf = identities.map(identity => {
    const name = entityName(identity)
    const entity = byName.get(name) ?? toRow(identity, byName.size)
    byName.set(name, entity)
    entity.typed ||= identity.typed
    return entity.e
  })
  return { entities: [...byName.values()], entityOf }
}

export const toRow = ({ recordId, keys, type, usualType, newType }: Identity, e = 0): EntityRow => ({
  e,
  record_id: recordId ?? null,
  new_id: newId('rec'),
  type: type ?? null,
  usual_type: usualType ?? null,
  new_type: newType,
  typed: false,
  keys,
})

/** Equal for identities that name the same entity in the same way. */
export const entityName = ({ recordId, keys, type, newType }: Identity): string =>
  JSON.stringify([recordId, type, newType, ...keys.map(({ name, value }) => [name, value])])

/**
 * The names of an identity. Two identities that share one may be, or become, one record, depending on what is stored.
 * Without a type a key matches a record of any type, and a new record would get the usual type.
 */
export function sharedNames({ recordId, keys, type, newType }: Identity): string[] {
  const types = type === undefined ? ['', newType] : [type]
  const byKey = keys.flatMap(({ name, value }) => types.map(each => JSON.stringify([each, name, value])))
  return recordId === undefined ? byKey : [recordId, ...byKey]
}
