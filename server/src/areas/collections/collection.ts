import { z } from 'zod'

const PropertyDefinition = z.strictObject({
  /** The display name, e.g. `Annual revenue`. */
  name: z.string(),
  /** The name for programs, e.g. `annual_revenue`; unique in its collection. */
  systemName: z.string(),
  type: z.enum(['text', 'number', 'boolean', 'date', 'options', 'array', 'object']),
  /** The allowed values; present exactly if the type is `options`. */
  options: z.array(z.string()).exactOptional(),
  /** The meaning of the property; extraction uses it. */
  description: z.string().exactOptional(),
  /** Whether a new value replaces the old one or is appended to a list. */
  mode: z.enum(['replace', 'append']),
  unit: z.string().exactOptional(),
  /** Other names of the property in texts. */
  aliases: z.array(z.string()).exactOptional(),
  /** Which extracted values become suggestions; absent is the same as `unsure`. */
  review: z.enum(['always', 'unsure', 'never']).exactOptional(),
  /** Whether its value is the name of the record. */
  isName: z.boolean().exactOptional(),
})

export type PropertyDefinition = z.output<typeof PropertyDefinition>

export interface Collection {
  id: string
  name: string
  slug: string
  description?: string
  /** Absent if the collection applies to all entity types. */
  entityType?: string
  kind: 'properties' | 'workspace'
  /** In the order of definition. */
  properties: PropertyDefinition[]
  version: number
  createdAt: Date
  updatedAt: Date
}

/** The columns that `readCollection` expects. */
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

export function readCollection(row: unknown): Collection {
  const { description, entityType, ...rest } = Row.parse(row)
  return { ...rest, ...(description !== null && { description }), ...(entityType !== null && { entityType }) }
}

const SnapshotRow = Row.pick({ name: true, slug: true, description: true, entityType: true, properties: true })

export function readSnapshot(
  row: unknown,
): Pick<Collection, 'name' | 'slug' | 'description' | 'entityType' | 'properties'> {
  const { description, entityType, ...rest } = SnapshotRow.parse(row)
  return { ...rest, ...(description !== null && { description }), ...(entityType !== null && { entityType }) }
}
