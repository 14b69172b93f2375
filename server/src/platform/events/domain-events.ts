export interface FieldSchema {
  /** Absent for any value. */
  type?: 'string' | 'integer' | 'number' | 'object'
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

/** A field, with the value that it has in the example. Without one it is not there. */
interface Field extends FieldSchema {
  example?: unknown
}

export const text = (description: string, example?: string): Field => ({ type: 'string', description, example })
/** Texts by name. */
export const texts = (description: string, example?: Record<string, string>): Field => ({
  type: 'object',
  additionalProperties: { type: 'string' },
  description,
  example,
})
/** Any JSON. */
export const anything = (description: string): Field => ({ description })
export const number = (description: string, example?: number): Field => ({ type: 'number', description, example })
export const integer = (description: string, example?: number): Field => ({ type: 'integer', description, example })
/** A field with another example. */
export const such = (field: Field, example: unknown): Field => ({ ...field, example })

/**
 * Defines a domain event for the SQL that writes it, the webhook catalog and the docs.
 * @param fields that it always has
 * @param previous an example of the previous values
 */
export const defineEvent = <Name extends string>(
  type: string,
  description: string,
  fields: Record<Name, Field>,
  { optional = {}, previous }: { optional?: Record<string, Field>; previous?: Record<string, unknown> } = {},
): EventType<Name> => {
  const all = Object.entries<Field>({ ...fields, ...optional })
  return {
    type,
    description,
    schema: {
      type: 'object',
      additionalProperties: false,
      // the keys of an object literal have its key type
      required: Object.keys(fields) as Name[],
      properties: Object.fromEntries(all.map(([name, { example: _, ...schema }]) => [name, schema])),
    },
    example: {
      object: Object.fromEntries(
        all.flatMap(([name, { example }]) => (example === undefined ? [] : [[name, example]])),
      ),
      ...(previous && { previous_attributes: previous }),
    },
  }
}

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
