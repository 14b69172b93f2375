import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { toDetails } from '../../../contract/problem.ts'
import { type ErrorDetail, invalid } from '../../../platform/values/errors.ts'
import { isObject } from '../../../platform/values/json.ts'
import { type Budget, linearRegExp, patternProblem, TooManySteps, within } from './linear-patterns.ts'
import { withoutReferences } from './references.ts'
import { checksPerValue, innerSchemas, type Schema, TOO_MANY_CHECKS, valuesIn } from './schema-cost.ts'

/**
 * The keywords that a schema may use. Their time is proportional to the payload: `uniqueItems` would compare all pairs.
 * References are replaced first, and patterns run in linear time.
 */
const KEYWORDS = new Set(
  '$schema $ref $defs definitions $comment title description default examples deprecated readOnly writeOnly type format pattern properties required additionalProperties propertyNames items prefixItems enum const minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems maxItems minProperties maxProperties anyOf allOf oneOf not'.split(
    ' ',
  ),
)
const MAX_BYTES = 16 * 1024
const DEEPEST = 20
/** Entries of all `oneOf` of a schema. Their code is nested, and 1,300 are too deep for the stack. */
const MAX_ONE_OF = 1_000
const MAX_KEPT = 500

/** The formats that are checked. Others are a note for readers. */
export const CHECKED_FORMATS = [
  ...(['date-time', 'date', 'time', 'duration', 'email', 'hostname', 'ipv4', 'ipv6'] as const),
  ...(['uri', 'uri-reference', 'uuid', 'json-pointer', 'int32', 'int64'] as const),
]
/** Formats of other specifications that say how a value is written, not what it may be. */
const NOTES = ['float', 'double', 'byte', 'binary', 'password']

function newValidator(): Ajv2020 {
  // unoptimized code is compiled several times faster, and no slower to run
  const validator = new Ajv2020({
    strict: false,
    allErrors: false,
    verbose: true,
    code: { optimize: false, regExp: linearRegExp },
    // it would print all code of a schema that cannot be compiled, which is megabytes
    logger: false,
  })
  addFormats.default(validator, { formats: [...CHECKED_FORMATS] })
  return validator
}

let ajv = newValidator()
let compiled = 0

/** Compiled schemas by tenant, type, time of its declaration, and version. */
const schemas = new Map<string, ReadySchema>()

/** @throws ApiError `validation_error` at `body.schema` */
export function readSchema(schema: Schema): void {
  const refuse = (reason: string) => invalid('body.schema', `body.schema ${reason}`)
  if (Buffer.byteLength(JSON.stringify(schema)) > MAX_BYTES) throw refuse('must be at most 16 kB.')
  const problem = problemOf(schema)
  if (problem) throw refuse(problem)
  const { $schema: _, ...rest } = schema
  if (!ajv.validateSchema(rest)) throw refuse(`is not a JSON Schema: ${ajv.errorsText()}.`)
  const whole = withoutReferences(schema)
  const resolvedProblem = problemOf(whole) ?? alternativesProblem(whole) ?? patternProblem(whole)
  if (resolvedProblem) throw refuse(resolvedProblem)
  try {
    compile(whole)
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
  return [...innerSchemas(schema), ...definitionsIn(schema)]
    .map(inner => problemOf(inner, depth + 1))
    .find(problem => problem !== undefined)
}

/** Parts that references name. */
const definitionsIn = ({ $defs, definitions }: Schema): unknown[] =>
  [$defs, definitions].flatMap(each => (isObject(each) ? Object.values(each) : []))

/** A warning about formats that are not checked. */
export function formatWarning(schema: Schema): string | undefined {
  const unknown = [...new Set(formatsIn(schema))].filter(name => ![...CHECKED_FORMATS, ...NOTES].includes(name))
  if (unknown.length === 0) return undefined
  return `The format ${unknown.join(', ')} is not checked. Those that are: ${CHECKED_FORMATS.join(', ')}.`
}

function formatsIn(schema: unknown): string[] {
  if (!isObject(schema)) return []
  const own = typeof schema.format === 'string' ? [schema.format] : []
  return [...own, ...[...innerSchemas(schema), ...definitionsIn(schema)].flatMap(formatsIn)]
}

function alternativesProblem(schema: unknown): string | undefined {
  const alternatives = alternativesIn(schema)
  if (alternatives <= MAX_ONE_OF) return undefined
  return `must have at most ${MAX_ONE_OF} entries in oneOf, not ${alternatives}. Use enum or anyOf, or fewer.`
}

const alternativesIn = (schema: unknown): number =>
  isObject(schema)
    ? innerSchemas(schema).reduce<number>(
        (sum, inner) => sum + alternativesIn(inner),
        Array.isArray(schema.oneOf) ? schema.oneOf.length : 0,
      )
    : 0

function compile(schema: unknown): ValidateFunction {
  // it keeps the values of every schema that it has compiled
  if (compiled++ % MAX_KEPT === MAX_KEPT - 1) ajv = newValidator()
  return ajv.compile(isObject(schema) ? schema : schema === true)
}

/** A schema that is ready to check data. */
export interface ReadySchema {
  /** What is wrong with data, which is at a place of the request. @param budget of the call, which it uses */
  problemsOf(place: string, data: unknown, budget: Budget): ErrorDetail[]
}

export function readySchema(schema: Schema): ReadySchema {
  const whole = withoutReferences(schema)
  const validate = compile(whole)
  const checks = checksPerValue(whole)
  return {
    problemsOf(place, data, budget) {
      budget.checks -= checks * valuesIn(data)
      if (budget.checks < 0) return [{ path: place, message: TOO_MANY_CHECKS }]
      try {
        if (within(budget, () => validate(data))) return []
      } catch (error) {
        if (error instanceof TooManySteps) return [{ path: place, message: TOO_MANY_CHECKS }]
        throw error
      }
      return toDetails(place, (validate.errors ?? []).map(asDeclared))
    },
  }
}

/** A pattern of an account is shown as it is; those of this API are described. */
const asDeclared = (error: ErrorObject): ErrorObject =>
  error.keyword === 'pattern' ? { ...error, keyword: 'declaredPattern' } : error

/** The schema of a version of a type, if it is cached. */
export const cachedSchema = (key: string): ReadySchema | undefined => schemas.get(key)

export function cacheSchema(key: string, schema: Schema): void {
  if (schemas.size >= MAX_KEPT) schemas.clear()
  schemas.set(key, readySchema(schema))
}
