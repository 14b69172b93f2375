/** A type of event that the service itself sends. */
export interface EventDescription {
  type: string
  description: string
  /** JSON Schema of `data.object`. */
  schema: { type: 'object'; additionalProperties: false; required: string[]; properties: Record<string, FieldSchema> }
  /** A `data` as it is sent. */
  example: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> }
}

interface FieldSchema {
  type: 'string' | 'integer'
  description: string
}

const fields = (properties: Record<string, FieldSchema>): EventDescription['schema'] => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
})
const text = (description: string): FieldSchema => ({ type: 'string', description })
const integer = (description: string): FieldSchema => ({ type: 'integer', description })

const COLLECTION = {
  collectionId: text('Id of the collection.'),
  name: text('Its name.'),
  slug: text('Its slug.'),
}
const A_COLLECTION = { collectionId: 'col_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', name: 'Sales', slug: 'sales' }

/** Every event of the service: ids and names, never values or identity keys. */
export const CATALOGUE: readonly EventDescription[] = [
  {
    type: 'record.created',
    description: 'A person, company or other entity was stored for the first time.',
    schema: fields({ id: text('Id of the record.'), type: text('Its entity type.') }),
    example: { object: { id: 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', type: 'Contact' } },
  },
  {
    type: 'collection.created',
    description: 'A collection was created.',
    schema: fields(COLLECTION),
    example: { object: A_COLLECTION },
  },
  {
    type: 'collection.updated',
    description: 'A collection was changed; stored values follow.',
    schema: fields({ ...COLLECTION, version: integer('Its version now.') }),
    example: { object: { ...A_COLLECTION, version: 2 } },
  },
  {
    type: 'webhook.tested',
    description: 'A test of one subscription. It goes to that subscription alone, whatever its patterns.',
    schema: fields({ subscription_id: text('Id of the subscription.') }),
    example: { object: { subscription_id: 'whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ' } },
  },
]

/** Resources whose events are the service's own: nobody else may publish under their names. */
export const OWN_RESOURCES: ReadonlySet<string> = new Set(CATALOGUE.map(({ type }) => type.split('.')[0] ?? type))
