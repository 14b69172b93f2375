/** A field of a domain event. */
interface FieldSchema {
  type: 'string' | 'integer' | 'number' | 'object'
  description: string
  additionalProperties?: { type: 'string' }
}

/** A type of domain event: what it means, the JSON Schema of its `data`, and an example of a webhook payload. */
export interface EventType<Field extends string = string> {
  /** `<resource>.<past_tense_verb>`. */
  readonly type: string
  readonly description: string
  /** JSON Schema of `data.object`: ids and names, never values or identity keys. */
  readonly schema: {
    type: 'object'
    additionalProperties: false
    required: Field[]
    properties: Record<string, FieldSchema>
  }
  readonly example: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> }
}

interface EventDefinition<Field extends string> {
  type: string
  description: string
  fields: Record<Field, FieldSchema>
  /** Optional fields. */
  optional?: Record<string, FieldSchema>
  /** An example of `data.object`. */
  example: Record<string, unknown>
  /** An example of the previous values. */
  previous?: Record<string, unknown>
}

export const text = (description: string): FieldSchema => ({ type: 'string', description })
/** Texts by name. */
export const texts = (description: string): FieldSchema => ({
  type: 'object',
  additionalProperties: { type: 'string' },
  description,
})
export const number = (description: string): FieldSchema => ({ type: 'number', description })
export const integer = (description: string): FieldSchema => ({ type: 'integer', description })

/** Defines a domain event for the SQL that writes it, the webhook catalog and the docs. */
export const defineEvent = <Field extends string>({
  type,
  description,
  fields,
  optional = {},
  example,
  previous,
}: EventDefinition<Field>): EventType<Field> => ({
  type,
  description,
  schema: {
    type: 'object',
    additionalProperties: false,
    // the keys of an object literal have its key type
    required: Object.keys(fields) as Field[],
    properties: { ...fields, ...optional },
  },
  example: { object: example, ...(previous && { previous_attributes: previous }) },
})

/**
 * SQL select of events, for `emitted`. Join several with `UNION ALL`.
 * @param columns SQL of each field
 * @param from SQL of the rows, one event for each
 * @example `eventRows(RECORD_CREATED, { id: 'id', type: 'type' }, 'new_records')`
 */
export const eventRows = <Field extends string>(
  { type }: EventType<Field>,
  columns: Record<Field, string>,
  from: string,
): string => `SELECT '${type}' AS type, ${eventData(columns)} AS data FROM ${from}`

/** SQL of the `data` of an event whose type is known only when the statement runs. */
const eventData = (columns: Record<string, string>): string =>
  `jsonb_build_object(${Object.entries(columns)
    .map(([field, column]) => `'${field}', ${column}`)
    .join(', ')})`
