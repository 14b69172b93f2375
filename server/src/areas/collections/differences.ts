import { isDeepStrictEqual } from 'node:util'
import type { Schemas } from '../../contract/schemas.ts'
import type { Collection, PropertyDefinition } from './collection.ts'

export type CollectionChanges = Schemas['CollectionChanges']

export type Snapshot = Pick<Collection, 'name' | 'slug' | 'description' | 'entityType' | 'properties'>

const FIELDS = ['name', 'slug', 'description', 'entityType'] as const
/** Excludes the name: a renamed property is reported separately and is still the same property. */
const PROPERTY_FIELDS = ['type', 'options', 'description', 'mode', 'unit', 'aliases', 'review', 'isName'] as const

/** The changes from one version to the next; in a first version everything is added. */
export function differences(before: Snapshot | undefined, after: Snapshot): CollectionChanges {
  const old = new Map(before?.properties.map(property => [property.systemName, property]))
  const now = new Map(after.properties.map(property => [property.systemName, property]))
  const stayed = after.properties.flatMap(property => {
    const was = old.get(property.systemName)
    return was ? [{ was, property }] : []
  })
  return {
    fields: fieldChanges(FIELDS, before, after),
    added: after.properties.filter(({ systemName }) => !old.has(systemName)),
    removed: [...old.values()].filter(({ systemName }) => !now.has(systemName)),
    renamed: stayed.flatMap(({ was, property: { systemName, name } }) =>
      was.name === name ? [] : [{ systemName, from: was.name, to: name }],
    ),
    changed: stayed.flatMap(({ was, property }) => {
      const fields = fieldChanges(PROPERTY_FIELDS, was, property)
      return fields.length === 0 ? [] : [{ systemName: property.systemName, name: property.name, fields }]
    }),
    reordered: !isDeepStrictEqual(
      namesOf([...old.values()].filter(({ systemName }) => now.has(systemName))),
      namesOf(stayed.map(({ property }) => property)),
    ),
  }
}

export const isUnchanged = ({ reordered, ...lists }: CollectionChanges): boolean =>
  !reordered && Object.values(lists).every(list => list.length === 0)

const namesOf = (properties: readonly PropertyDefinition[]): string[] => properties.map(({ systemName }) => systemName)

const fieldChanges = <Field extends string>(
  fields: readonly Field[],
  before: { [F in Field]?: unknown } | undefined,
  after: { [F in Field]?: unknown },
): Schemas['FieldChange'][] =>
  fields.flatMap(field => {
    const [from, to] = [before?.[field], after[field]]
    if (isDeepStrictEqual(from, to)) return []
    return [{ field, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }]
  })
