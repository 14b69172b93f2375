import { newId } from '../../../../platform/ids.ts'
import type { EntityRow } from '../sql/records.ts'
import type { Identity } from './identity.ts'

/**
 * The entities among identities, as a statement takes them, and which one each identity is.
 * @param identities equal or apart: those that only share a key, see `sharedNames`, belong in different statements
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

export const toRow = ({ recordId, keys, type, newType }: Identity, e = 0): EntityRow => ({
  e,
  record_id: recordId ?? null,
  new_id: newId('rec'),
  type: type ?? null,
  new_type: newType,
  typed: false,
  keys,
})

/** Equal for identities that name the same entity in the same way. */
export const entityName = ({ recordId, keys, type, newType }: Identity): string =>
  JSON.stringify([recordId, type, newType, ...keys.map(({ name, value }) => [name, value])])

/**
 * What an identity goes by. Two identities with one of these in common may be one record, or become one: that depends on
 * what is stored. Without a type a key means the record of any type, and a new one would get the usual type.
 */
export function sharedNames({ recordId, keys, type, newType }: Identity): string[] {
  const types = type === undefined ? ['', newType] : [type]
  const byKey = keys.flatMap(({ name, value }) => types.map(each => JSON.stringify([each, name, value])))
  return recordId === undefined ? byKey : [recordId, ...byKey]
}
