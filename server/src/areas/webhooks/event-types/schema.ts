import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { invalid } from '../../../platform/values/errors.ts'
import { isObject } from '../../../platform/values/json.ts'
import { checksPerValue, innerSchemas, type Schema } from './schema-cost.ts'

/**
 * The keywords that a schema may use. Their time is proportional to the payload: `pattern` can take exponential time,
 * `uniqueItems` compares all pairs, and references can repeat a schema without end.
 */
const KEYWORDS = new Set(
  '$schema title description default examples deprecated type properties required additionalProperties items enum const minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength minItems maxItems minProperties maxProperties anyOf allOf oneOf not'.split(
    ' ',
  ),
)
const MAX_BYTES = 16 * 1024
const DEEPEST = 20
/** Entries of all `oneOf` of a schema. Their code is nested, and 1,300 are too deep for the stack. */
const MAX_ONE_OF = 1_000
const MAX_KEPT = 500

// unoptimized code is compiled several times faster, and no slower to run
const ajv = new Ajv2020({
  strict: false,
  allErrors: false,
  verbose: true,
  validateFormats: false,
  code: { optimize: false },
  // it would print all code of a schema that cannot be compiled, which is megabytes
  logger: false,
})

/** Compiled schemas by tenant, type, time of its declaration, and version. */
const schemas = new Map<string, ReadySchema>()

/** @throws ApiError `validation_error` at `body.schema` */
export function readSchema(schema: Schema): void {
  const refuse = (reason: string) => invalid('body.schema', `body.schema ${reason}`)
  if (Buffer.byteLength(JSON.stringify(schema)) > MAX_BYTES) throw refuse('must be at most 16 kB.')
  const problem = problemOf(schema)
  if (problem) throw refuse(problem)
  const alternatives = alternativesIn(schema)
  if (alternatives > MAX_ONE_OF)
    throw refuse(`must have at most ${MAX_ONE_OF} entries in oneOf, not ${alternatives}. Use enum or anyOf, or fewer.`)
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

const alternativesIn = (schema: unknown): number =>
  isObject(schema)
    ? innerSchemas(schema).reduce<number>(
        (sum, inner) => sum + alternativesIn(inner),
        Array.isArray(schema.oneOf) ? schema.oneOf.length : 0,
      )
    : 0

function compile(schema: Schema): ValidateFunction {
  const validate = ajv.compile(schema)
  // the library would keep every schema of every account
  ajv.removeSchema(schema)
  return validate
}

/** A schema that is ready to check data. */
export interface ReadySchema {
  /** How often it checks one value at most. */
  checksPerValue: number
  /** None if the data is valid. */
  errorsOf(data: unknown): readonly ErrorObject[]
}

export function readySchema(schema: Schema): ReadySchema {
  const validate = compile(schema)
  return {
    checksPerValue: checksPerValue(schema),
    errorsOf: data => (validate(data) ? [] : (validate.errors ?? [])),
  }
}

/** The schema of a version of a type, if it is cached. */
export const cachedSchema = (key: string): ReadySchema | undefined => schemas.get(key)

export function cacheSchema(key: string, schema: Schema): void {
  if (schemas.size >= MAX_KEPT) schemas.clear()
  schemas.set(key, readySchema(schema))
}
