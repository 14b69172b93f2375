import { z } from 'zod'

/** One property that a collection defines. */
const PropertyDefinition = z.strictObject({
  /** What people call it, e.g. `Annual revenue`. */
  name: z.string(),
  /** What programs call it, e.g. `annual_revenue`; unique in its collection. */
  systemName: z.string(),
  type: z.enum(['text', 'number', 'boolean', 'date', 'options', 'array', 'object']),
  /** The values that it may have; present exactly when the type is `options`. */
  options: z.array(z.string()).exactOptional(),
  /** What it means; extraction reads it. */
  description: z.string().exactOptional(),
  /** Whether a new value replaces the old one or is added to a list. */
  mode: z.enum(['replace', 'append']),
  unit: z.string().exactOptional(),
})

export type PropertyDefinition = z.output<typeof PropertyDefinition>

export interface Collection {
  id: string
  name: string
  slug: string
  description?: string
  /** Absent when it is for entities of every type. */
  entityType?: string
  kind: 'properties' | 'workspace'
  /** In the order in which they were defined. */
  properties: PropertyDefinition[]
  version: number
  createdAt: Date
  updatedAt: Date
}

/** What a statement selects for `readCollection`. */
export const COLLECTION_COLUMNS = `id, name, slug, description, entity_type AS "entityType", kind, properties, version,
  created_at AS "createdAt", updated_at AS "updatedAt"`

const Row = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  entityType: z.string().nullable(),
  kind: z.enum(['properties', 'workspace']),
  properties: z.array(PropertyDefinition),
  version: z.number(),
  createdAt: z.date(),
  updatedAt: z.date(),
})

/** Reads a stored row, whose properties are JSON. */
export function readCollection(row: unknown): Collection {
  const { description, entityType, ...rest } = Row.parse(row)
  return { ...rest, ...(description !== null && { description }), ...(entityType !== null && { entityType }) }
}

const SnapshotRow = Row.pick({ name: true, slug: true, description: true, entityType: true, properties: true })

/** What a stored version says. */
export function readSnapshot(
  row: unknown,
): Pick<Collection, 'name' | 'slug' | 'description' | 'entityType' | 'properties'> {
  const { description, entityType, ...rest } = SnapshotRow.parse(row)
  return { ...rest, ...(description !== null && { description }), ...(entityType !== null && { entityType }) }
}
