import { ConfigurationError } from '../errors/errors.gen.ts'
import { isRecord } from '../errors/is-record.ts'
import type { PromptOutput, PromptOutputInput } from '../spec/models.gen.ts'
import { OutputError } from './output-error.ts'
import type { StandardSchema } from './response-tools.ts'

/** A description may have a thousand characters. */
const MAX_DESCRIPTION = 1_000
const TYPES: Record<string, NonNullable<PromptOutputInput['type']>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  array: 'array',
}

type Json = Record<string, unknown>
const recordOf = (value: unknown): Json => (isRecord(value) ? value : {})

function jsonSchemaOf(schema: StandardSchema<unknown>): Json {
  const { jsonSchema } = schema['~standard']
  if (typeof jsonSchema?.input !== 'function')
    throw new ConfigurationError(
      'The schema in outputs has no JSON Schema (~standard.jsonSchema). Use a library that has one, such as Zod 4.2.',
    )
  const json = jsonSchema.input({ target: 'draft-2020-12' })
  if (json.type === 'object' && Object.keys(recordOf(json.properties)).length > 0) return json
  throw new ConfigurationError('The schema in outputs is no object with fields. Each field is one output.')
}

/** The schema of a field without a reference, and without null. */
function plain(field: unknown, root: Json): Json {
  const { $ref, anyOf, ...own } = recordOf(field)
  const named =
    typeof $ref === 'string'
      ? $ref
          .split('/')
          .slice(1)
          .reduce<unknown>((at, key) => recordOf(at)[key], root)
      : {}
  const [only, ...others] = Array.isArray(anyOf) ? anyOf.filter(each => recordOf(each).type !== 'null') : []
  const found = { ...recordOf(named), ...(others.length === 0 ? recordOf(only) : { anyOf }), ...own }
  const type = Array.isArray(found.type) ? found.type.find(each => each !== 'null') : found.type
  return { ...found, ...(type !== undefined && { type }) }
}

/** What the server is asked for: one output for each field. */
export function outputsOf(schema: StandardSchema<unknown>): PromptOutputInput[] {
  const root = jsonSchemaOf(schema)
  return Object.entries(recordOf(root.properties)).map(([name, field]) => {
    const { description, type, default: _default, ...rules } = plain(field, root)
    const detail = Object.keys(rules).length > 0 ? `JSON Schema: ${JSON.stringify({ type, ...rules })}` : ''
    const said = typeof description === 'string' ? description : ''
    const whole = [said, detail].filter(text => text !== '').join(' ')
    const text = whole.length <= MAX_DESCRIPTION ? whole : said.slice(0, MAX_DESCRIPTION)
    return {
      name,
      type: TYPES[String(type ?? (Array.isArray(rules.enum) ? 'string' : 'object'))] ?? 'object',
      ...(text !== '' && { description: text }),
    }
  })
}

/**
 * The outputs as the schema has them.
 * @throws OutputError if they do not fit
 */
export async function parsedOutputs<Output>(
  schema: StandardSchema<Output>,
  body: { outputs: readonly PromptOutput[] },
): Promise<Output> {
  const root = jsonSchemaOf(schema)
  const required = Array.isArray(root.required) ? root.required : []
  const values = body.outputs.flatMap(({ name, data }): [string, unknown][] => {
    // a model that has nothing to say about an optional field writes null
    if (data === null && !required.includes(name)) return []
    return [[name, typed(data, plain(recordOf(root.properties)[name], root), root)]]
  })
  const checked = await schema['~standard'].validate(Object.fromEntries(values))
  if (checked.issues) throw new OutputError(checked.issues, body)
  return checked.value
}

/** Items of a list arrive as texts. */
function typed(data: unknown, { type, items }: Json, root: Json): unknown {
  if (type !== 'array' || !Array.isArray(data)) return data
  const ofItems = plain(items, root).type
  if (ofItems === undefined || ofItems === 'string') return data
  return data.map((item: unknown) => {
    if (typeof item !== 'string') return item
    try {
      return JSON.parse(item)
    } catch {
      return item
    }
  })
}
