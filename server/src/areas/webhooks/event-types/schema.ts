import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { invalid } from '../../../platform/errors.ts'
import { isObject } from '../../../platform/json.ts'

/**
 * The keywords that a schema may use. Their time is proportional to the payload: `pattern` can take exponential time,
 * `uniqueItems` compares all pairs, and references can repeat a schema without end.
 */
const KEYWORDS = new Set(
  '$schema title description default examples deprecated type properties required additionalProperties items enum const minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength minItems maxItems minProperties maxProperties anyOf allOf oneOf not'.split(
    ' ',
  ),
)
const MOST_BYTES = 16 * 1024
const DEEPEST = 20
const MOST_KEPT = 500

const ajv = new Ajv2020({ strict: false, allErrors: false, verbose: true, validateFormats: false })

/** Compiled schemas by tenant, type and version. */
const validators = new Map<string, ValidateFunction>()

export type Schema = Record<string, unknown>

/** @throws ApiError `validation_error` at `body.schema` */
export function readSchema(schema: Schema): void {
  const refuse = (reason: string) => invalid('body.schema', `body.schema ${reason}`)
  if (Buffer.byteLength(JSON.stringify(schema)) > MOST_BYTES) throw refuse('must be at most 16 kB.')
  const problem = problemOf(schema)
  if (problem) throw refuse(problem)
  try {
    compile(schema)
  } catch (error) {
    throw refuse(`is not a JSON Schema: ${error instanceof Error ? error.message : error}.`)
  }
}

function problemOf(schema: unknown, depth = 0): string | undefined {
  if (typeof schema === 'boolean') return undefined
  if (!isObject(schema)) return 'is not a JSON Schema: a schema must be an object or a boolean.'
  if (depth > DEEPEST) return `must be nested at most ${DEEPEST} deep.`
  const unknown = Object.keys(schema).find(keyword => !KEYWORDS.has(keyword))
  if (unknown !== undefined) return `must not use the keyword ${unknown}. Available are ${[...KEYWORDS].join(', ')}.`
  return innerSchemas(schema)
    .map(inner => problemOf(inner, depth + 1))
    .find(problem => problem !== undefined)
}

const innerSchemas = (schema: Schema): unknown[] => {
  const { properties, additionalProperties, items, not, anyOf, allOf, oneOf } = schema
  return [
    ...(isObject(properties) ? Object.values(properties) : []),
    ...[additionalProperties, items, not].filter(inner => inner !== undefined),
    ...[anyOf, allOf, oneOf].flatMap(list => (Array.isArray(list) ? list : [])),
  ]
}

function compile(schema: Schema): ValidateFunction {
  const validate = ajv.compile(schema)
  // the library would keep every schema of every account
  ajv.removeSchema(schema)
  return validate
}

/** The errors of a payload; none if it is valid. */
export function errorsOf(schema: Schema, payload: unknown): readonly ErrorObject[] {
  const validate = compile(schema)
  return validate(payload) ? [] : (validate.errors ?? [])
}

/** The validator of a version of a type, if it is cached. */
export const cachedValidator = (key: string): ValidateFunction | undefined => validators.get(key)

export function cacheValidator(key: string, schema: Schema): ValidateFunction {
  if (validators.size >= MOST_KEPT) validators.clear()
  const validate = compile(schema)
  validators.set(key, validate)
  return validate
}
