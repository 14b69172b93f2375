import { z } from 'zod'
import type { Schemas } from '../../../../contract/schemas.ts'
import { diffOf } from '../../diff.ts'

const PROPERTY_TYPES = ['text', 'number', 'boolean', 'date', 'options', 'array', 'object'] as const
export type PropertyType = (typeof PROPERTY_TYPES)[number]
export const isPropertyType = (name: string): name is PropertyType => PROPERTY_TYPES.some(type => type === name)

/** The definition of a property, as a plan adds it or changes it. */
const Property = z.strictObject({
  name: z.string(),
  systemName: z.string().exactOptional(),
  type: z.enum(PROPERTY_TYPES),
  options: z.array(z.string()).exactOptional(),
  description: z.string().exactOptional(),
})
export type PlannedProperty = z.output<typeof Property>

/** One change of a plan, as it is stored. */
const Item = z.strictObject({
  action: z.enum(['create', 'updateSection', 'appendSection', 'addProperty', 'updateProperty']),
  /** The guideline or collection; absent for one that is created. */
  id: z.string().exactOptional(),
  name: z.string(),
  slug: z.string().exactOptional(),
  title: z.string().exactOptional(),
  /** The hash of what is changed, as it was planned. */
  hash: z.string().exactOptional(),
  property: Property.exactOptional(),
  reason: z.string(),
  before: z.string(),
  after: z.string(),
  conflicts: z.array(z.string()),
  applied: z.boolean(),
  /** Why it was not applied. */
  skipped: z.string().exactOptional(),
})
export type PlanItem = z.output<typeof Item>
export type NewItem = Omit<PlanItem, 'applied' | 'skipped'>

export const readItems = (json: unknown): PlanItem[] => z.array(Item).parse(json)

export type PlanStatus = Schemas['SmartUpdateResponse']['status']

/** @param tried whether the items were to be applied */
export const statusOf = (items: readonly PlanItem[], tried: boolean): PlanStatus => {
  if (!tried || items.length === 0) return 'planned'
  return items.every(({ applied }) => applied) ? 'applied' : 'partial'
}

export const toWire = (item: PlanItem): Schemas['SmartUpdateItem'] => {
  const { action, id, name, slug, title, property, reason, before, after, conflicts, applied, skipped } = item
  const { diff } = diffOf({ name: 'before', value: endedText(before) }, { name: 'after', value: endedText(after) })
  return {
    action,
    target: {
      ...(id !== undefined && { id }),
      name,
      ...(slug !== undefined && { slug }),
      ...(title !== undefined && { title }),
      ...(property && { property: property.name }),
    },
    reason,
    preview: { before, after, diff },
    hasConflict: conflicts.length > 0,
    ...(conflicts.length > 0 && { conflicts }),
    applied,
    ...(skipped !== undefined && { skipped }),
  }
}

/** Texts of sections have no line break at their end, which a diff would mention. */
const endedText = (text: string): string => (text === '' ? '' : `${text}\n`)
