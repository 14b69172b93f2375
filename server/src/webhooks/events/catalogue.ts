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
  type: 'string' | 'integer' | 'number'
  description: string
}

/** @param optional fields that may be absent */
const fields = (
  properties: Record<string, FieldSchema>,
  optional: Record<string, FieldSchema> = {},
): EventDescription['schema'] => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
})
const text = (description: string): FieldSchema => ({ type: 'string', description })
const number = (description: string): FieldSchema => ({ type: 'number', description })
const integer = (description: string): FieldSchema => ({ type: 'integer', description })

const COLLECTION = {
  collectionId: text('Id of the collection.'),
  name: text('Its name.'),
  slug: text('Its slug.'),
}
const A_COLLECTION = { collectionId: 'col_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', name: 'Sales', slug: 'sales' }

const A_KEY = { recordId: 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', name: 'crmId' }
const KEY = {
  recordId: text('Id of the record that has it, or had it.'),
  name: text('Name of the key, such as `crmId`.'),
}

const DELETION = {
  deletionId: text('Id of the deletion, for cancel-deletion.'),
  memories: integer('How many memories.'),
}
const A_DELETION = { deletionId: 'del_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', memories: 12 }
const OF_RECORD = { ...DELETION, recordId: text('Id of the record.') }
const A_RECORD_DELETION = { ...A_DELETION, recordId: 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ' }

const ENTITY_TYPE = fields({
  entityTypeId: text('Id of the entity type.'),
  name: text('Its name.'),
  slug: text('Its slug.'),
})
const AN_ENTITY_TYPE = { object: { entityTypeId: 'typ_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', name: 'Deal', slug: 'deal' } }
const LAST_FAILURE = {
  last_event_id: text('Id of the event whose delivery failed last: fetch it with webhooks event.'),
  last_event_type: text('Its type.'),
  last_error: text('What was wrong.'),
}
const A_LAST_FAILURE = {
  last_event_id: 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
  last_event_type: 'order.paid',
  last_error: 'The receiver answered 500.',
}
const CIRCUIT = {
  opened: 'opened: nothing is sent to it for half an hour',
  half_opened: 'half opened: a test event is sent to see whether its receiver is well again',
  closed: 'closed: what has waited is sent',
}
const STATES = {
  opened: { before: 'closed', now: 'open', reason: '5 failures in a row' },
  half_opened: { before: 'open', now: 'half_open', reason: 'time' },
  closed: { before: 'half_open', now: 'closed', reason: 'test events succeeded' },
}

/** Every event of the service: ids and names, never values or identity keys. */
export const CATALOGUE: readonly EventDescription[] = [
  {
    type: 'record.created',
    description: 'A person, company or other entity was stored for the first time.',
    schema: fields({ id: text('Id of the record.'), type: text('Its entity type.') }),
    example: { object: { id: 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', type: 'Contact' } },
  },
  {
    type: 'record.deleted',
    description: 'A record was deleted with all that belongs to it; it can be restored for 30 days.',
    schema: fields(OF_RECORD),
    example: { object: A_RECORD_DELETION },
  },
  {
    type: 'record.restored',
    description: 'A deleted record is back.',
    schema: fields(OF_RECORD),
    example: { object: A_RECORD_DELETION },
  },
  {
    type: 'record.merged',
    description: 'A record went up in another one, and is no more.',
    schema: fields({
      ...DELETION,
      memories: integer('How many memories both had.'),
      recordId: text('Id of the record that is no more.'),
    }),
    example: { object: A_RECORD_DELETION },
  },
  {
    type: 'memory.stored',
    description: 'A memory was stored.',
    schema: fields({ id: text('Id of the memory.'), recordId: text('Id of its record.') }),
    example: { object: { id: 'mem_01KAK7F3V7B8C9D0E1F2G3H4J5', recordId: 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ' } },
  },
  {
    type: 'memory.deleted',
    description: 'Memories were deleted; they can be restored for 30 days.',
    schema: fields(DELETION),
    example: { object: A_DELETION },
  },
  {
    type: 'memory.restored',
    description: 'Deleted memories are back.',
    schema: fields(DELETION),
    example: { object: A_DELETION },
  },
  {
    type: 'property.changed',
    description: 'A property has a new value, or none any more.',
    schema: fields({
      recordId: text('Id of the record.'),
      collectionId: text('Id of the collection that defines it; empty when none does.'),
      property: text('Its name.'),
      version: integer('The version that the change gave it.'),
    }),
    example: {
      object: {
        recordId: 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
        collectionId: 'col_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
        property: 'Budget',
        version: 2,
      },
    },
  },
  {
    type: 'key.added',
    description: 'A record got an identity key.',
    schema: fields(KEY),
    example: { object: A_KEY },
  },
  {
    type: 'key.moved',
    description: 'An identity key went over to another record.',
    schema: fields(KEY),
    example: { object: A_KEY },
  },
  {
    type: 'key.deleted',
    description: 'A record lost an identity key.',
    schema: fields(KEY),
    example: { object: A_KEY },
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
    type: 'collection.deleted',
    description: 'A collection was deleted, and its values with it where there were any.',
    schema: fields(COLLECTION),
    example: { object: A_COLLECTION },
  },
  {
    type: 'entity_type.created',
    description: 'An entity type was created, or made with its first record.',
    schema: ENTITY_TYPE,
    example: AN_ENTITY_TYPE,
  },
  {
    type: 'entity_type.updated',
    description: 'What is known of an entity type was changed.',
    schema: ENTITY_TYPE,
    example: AN_ENTITY_TYPE,
  },
  {
    type: 'entity_type.archived',
    description: 'An entity type was archived and takes no new records.',
    schema: ENTITY_TYPE,
    example: AN_ENTITY_TYPE,
  },
  {
    type: 'entity_type.unarchived',
    description: 'An entity type takes new records again.',
    schema: ENTITY_TYPE,
    example: AN_ENTITY_TYPE,
  },
  ...(['opened', 'half_opened', 'closed'] as const).map(state => ({
    type: `webhook.circuit_${state}`,
    description: `The circuit of a subscription ${CIRCUIT[state]}.`,
    schema: fields(
      {
        subscription_id: text('Id of the subscription.'),
        circuit_state: text('Its state now: open, half_open or closed.'),
        reason: text('Why it changed.'),
      },
      state === 'closed' ? {} : LAST_FAILURE,
    ),
    example: {
      object: {
        subscription_id: 'whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
        circuit_state: STATES[state].now,
        reason: STATES[state].reason,
        ...(state !== 'closed' && A_LAST_FAILURE),
      },
      previous_attributes: { circuit_state: STATES[state].before },
    },
  })),
  {
    type: 'webhook.disabled',
    description: 'A subscription was disabled: its receiver answered 410, or its circuit was open for 72 hours.',
    schema: fields(
      { subscription_id: text('Id of the subscription.'), reason: text('gone or circuit_open.') },
      LAST_FAILURE,
    ),
    example: {
      object: { subscription_id: 'whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', reason: 'circuit_open', ...A_LAST_FAILURE },
    },
  },
  {
    type: 'webhook.alert_raised',
    description: 'Deliveries go worse than they may: a metric is beyond its threshold.',
    schema: fields({
      metric: text('Its name, as in the metrics.'),
      priority: integer('1 is the most urgent.'),
      value: number('What it is.'),
      threshold: number('What it is beyond.'),
    }),
    example: { object: { metric: 'delivery_success_rate', priority: 1, value: 0.91, threshold: 0.95 } },
  },
  {
    type: 'webhook.alert_cleared',
    description: 'A metric is within its threshold again.',
    schema: fields({ metric: text('Its name, as in the metrics.') }),
    example: { object: { metric: 'delivery_success_rate' } },
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
