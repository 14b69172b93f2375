import { newId } from '../platform/ids.ts'
import type { Identity } from './identity.ts'
import type { EntityRow } from './statements/records.ts'

/**
 * The distinct entities among identities, and which one each identity is.
 * Identities that share a key are one entity: when it has no record yet, one is made and not two.
 */
export function groupByEntity(identities: readonly (Identity & { typed: boolean })[]): {
  entities: EntityRow[]
  entityOf: number[]
} {
  const owner = new Map<string, number>()
  const parent = identities.map((_, index) => index)
  const root = (index: number): number => {
    let top = index
    while (parent[top] !== undefined && parent[top] !== top) top = parent[top] ?? top
    return top
  }
  for (const [index, identity] of identities.entries()) {
    for (const label of labelsOf(identity)) {
      const other = owner.get(label)
      if (other === undefined) owner.set(label, index)
      else parent[root(index)] = root(other)
    }
  }
  const numbers = new Map<number, number>()
  const entities: EntityRow[] = []
  const entityOf = identities.map((identity, index) => {
    const group = root(index)
    const known = numbers.get(group)
    const e = known ?? entities.length
    if (known === undefined) {
      numbers.set(group, e)
      const { newType, typed } = identity
      entities.push({ e, record_id: null, new_id: newId('rec'), type: null, new_type: newType, typed, keys: [] })
    }
    const entity = entities[e]
    if (entity) join(entity, identity)
    return e
  })
  return { entities, entityOf }
}

function labelsOf({ recordId, keys, type }: Identity): string[] {
  const own = keys.map(({ name, value }) => `${type ?? ''}\n${name}\n${value}`)
  return recordId === undefined ? own : [recordId, ...own]
}

function join(entity: EntityRow, { recordId, keys, type, newType, typed }: Identity & { typed: boolean }): void {
  entity.typed ||= typed
  entity.record_id ??= recordId ?? null
  if (type !== undefined) {
    entity.type = type
    entity.new_type = newType
  }
  for (const key of keys) {
    if (!entity.keys.some(({ name, value }) => name === key.name && value === key.value)) entity.keys.push(key)
  }
}
