import { createHash } from 'node:crypto'
import type { Schemas } from '../../../../contract/schemas.ts'
import type { Principal } from '../../../../platform/access/principal.ts'
import type { TenantScope } from '../../../../platform/database/database.ts'
import { invalid } from '../../../../platform/values/errors.ts'
import { isPropertyType, type NewItem, type PlannedProperty, type PropertyType } from './items.ts'

/** What plans need of a collection. */
export interface PlannedCollection {
  id: string
  name: string
  properties: readonly (PlannedProperty & { systemName: string })[]
}

/** The collections: what plans need from their area. */
type Warning = Schemas['Warning']

export interface CollectionsPort {
  /** All collections of the tenant, oldest first, or those with these ids. */
  read(scope: TenantScope, ids?: readonly string[]): Promise<PlannedCollection[]>
  /**
   * Adds a property to a collection, or changes the one with its system name.
   * @returns what the caller should know of it
   */
  putProperty(
    editor: { scope: TenantScope; principal: Principal; requestId: string },
    id: string,
    property: PlannedProperty,
    note: string,
  ): Promise<readonly Warning[]>
}

/** The definition as the preview shows it. */
const definitionText = ({ name, type, options, description }: PlannedProperty): string =>
  [
    `name: ${name}`,
    `type: ${type}`,
    ...(options ? [`options: ${options.join(', ')}`] : []),
    ...(description === undefined ? [] : [`description: ${description}`]),
  ].join('\n')

export const definitionHash = (property: PlannedProperty): string =>
  createHash('sha256').update(definitionText(property)).digest('hex').slice(0, 16)

/** A property that the material defines. */
export interface DefinedProperty {
  name: string
  /** Undefined if the material does not say. */
  type?: PropertyType
  options?: string[]
  description?: string
}

const SYNONYMS: Readonly<Record<string, PropertyType>> = {
  string: 'text',
  integer: 'number',
  amount: 'number',
  bool: 'boolean',
  'yes/no': 'boolean',
  day: 'date',
  enum: 'options',
  'one of': 'options',
  list: 'array',
}
const MAX_LINE_LENGTH = 4_000
const MAX_OPTIONS = 100
const MAX_DESCRIPTION_LENGTH = 1_000
/** `Name (type: options): description`, also as a list item; without one of the two, the other is enough. */
const LINE = /^[-*+]?\s*(?<name>[^():]{1,100}?)\s*(?:\((?<type>[^()]{1,2000})\)\s*)?(?<rest>:.*)?$/u

/** Reads lines such as `Budget (number): what they can spend`. Other lines are not definitions. */
export function definitionsIn(material: string): { defined: DefinedProperty[]; unread: string[] } {
  const defined: DefinedProperty[] = []
  const unread: string[] = []
  for (const line of material.split(/\r\n?|\n/)) {
    const text = line.trim().replaceAll(/\*\*|`/g, '')
    if (text === '' || text.startsWith('#')) continue
    const { name = '', type, rest } = (text.length <= MAX_LINE_LENGTH && LINE.exec(text)?.groups) || {}
    const read = type === undefined ? {} : readType(type)
    if (name === '' || !read || (type ?? rest) === undefined) unread.push(line.trim())
    else {
      const description = rest?.slice(1).trim().slice(0, MAX_DESCRIPTION_LENGTH)
      defined.push({ name, ...read, ...(description && { description }) })
    }
  }
  return { defined, unread }
}

function readType(text: string): Pick<DefinedProperty, 'type' | 'options'> | undefined {
  const [head = '', ...rest] = text.split(':')
  const word = head.trim().toLowerCase()
  const type = isPropertyType(word) ? word : SYNONYMS[word]
  if (type !== 'options') return type && { type }
  const options = [
    ...new Set(
      rest
        .join(':')
        .split(/[,|]/)
        .flatMap(option => option.trim() || []),
    ),
  ]
  return options.length > 0 && options.length <= MAX_OPTIONS ? { type, options } : undefined
}

/** The collections to change: those of `targetIds`, the ones that the instruction names, or the only one. */
export function collectionTargets(
  collections: readonly PlannedCollection[],
  instruction: string,
  targetIds: readonly string[] | undefined,
): PlannedCollection[] {
  if (targetIds) return [...collections]
  const text = instruction.toLowerCase()
  const named = collections.filter(({ name }) => text.includes(name.toLowerCase()))
  const targets = named.length > 0 ? named : collections.length === 1 ? [...collections] : []
  if (targets.length > 0) return targets
  throw invalid(
    'body.targetIds',
    'body.targetIds is missing, and body.instruction names no collection. Name a collection in one of them',
  )
}

/** The item that adds a property to a collection or changes it; none if the definition is the same. */
export function itemFor(collection: PlannedCollection, wanted: DefinedProperty, reason: string): NewItem[] {
  const { id, name } = collection
  const current = collection.properties.find(each => each.name.toLowerCase() === wanted.name.toLowerCase())
  if (!current) {
    const property: PlannedProperty = { ...wanted, type: wanted.type ?? 'text' }
    const after = definitionText(property)
    return [{ action: 'addProperty', id, name, property, reason, before: '', after, conflicts: [] }]
  }
  const { options: _, ...kept } = current
  const type = wanted.type ?? current.type
  const options = wanted.options ?? (type === current.type ? current.options : undefined)
  const description = wanted.description ?? current.description
  const property: PlannedProperty = {
    name: kept.name,
    systemName: kept.systemName,
    type,
    ...(options && { options }),
    ...(description !== undefined && { description }),
  }
  const [before, after] = [definitionText(current), definitionText(property)]
  if (before === after) return []
  const removed = (current.options ?? []).filter(option => !options?.includes(option))
  const conflicts = [
    ...(type === current.type ? [] : [`changes the type ${current.type}`]),
    ...(removed.length > 0 ? [`removes the option ${removed.join(', ')}`] : []),
  ]
  return [
    { action: 'updateProperty', id, name, property, hash: definitionHash(current), reason, before, after, conflicts },
  ]
}

/** Plans changes of collections without a model. */
export function planCollectionsOffline(
  material: string,
  targets: readonly PlannedCollection[],
): { items: NewItem[]; unplaced: string[] } {
  const { defined, unread } = definitionsIn(material)
  const items = defined.flatMap(wanted => {
    const has = ({ properties }: PlannedCollection): boolean =>
      properties.some(({ name }) => name.toLowerCase() === wanted.name.toLowerCase())
    const collection = targets.find(has) ?? targets[0]
    return collection ? itemFor(collection, wanted, 'The material defines this property.') : []
  })
  return { items: withoutRepetitions(items), unplaced: unread }
}

/** One item for each property: the last one. */
export function withoutRepetitions(items: readonly NewItem[]): NewItem[] {
  const nameOf = ({ id, property }: NewItem): string => `${id} ${property?.name.toLowerCase()}`
  return [...new Map(items.map(item => [nameOf(item), item])).values()]
}
