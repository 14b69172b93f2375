import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { toDetails } from '../../../contract/problem.ts'
import { ApiError, type ErrorDetail, invalid } from '../../../platform/values/errors.ts'
import { isObject } from '../../../platform/values/json.ts'
import { type Budget, linearRegExp, patternProblem, TooManySteps, within } from './linear-patterns.ts'
import { isCircular, MAX_PARTS, withoutReferences } from './references.ts'
import { checksPerValue, innerSchemas, type Schema, TOO_MANY_CHECKS, valuesIn } from './schema-cost.ts'
import { uniqueItems } from './unique-items.ts'

/**
 * The keywords that a schema may use. Their time is proportional to the payload. References and `nullable` are replaced
 * first, and patterns run in linear time.
 */
const KEYWORDS = new Set(
  '$schema $ref $defs definitions $comment title description default examples deprecated readOnly writeOnly type format pattern properties required additionalProperties propertyNames items prefixItems enum const minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems maxItems uniqueItems nullable minProperties maxProperties anyOf allOf oneOf not'.split(
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
  return validator.removeKeyword('uniqueItems').addKeyword(uniqueItems)
}

let ajv = newValidator()
let compiled = 0

/** Compiled schemas by tenant, type, time of its declaration, and version. */
const schemas = new Map<string, ReadySchema>()

/** @throws ApiError `validation_error` at `body.schema` */
export function readSchema(schema: Schema): void {
  if (Buffer.byteLength(JSON.stringify(schema)) > MAX_BYTES) throw refuse('must be at most 16 kB.')
  const problem = problemOf(schema)
  if (problem) throw refuse(problem)
  const { $schema: _, ...rest } = schema
  if (!ajv.validateSchema(rest)) throw refuse(`is not a JSON Schema: ${ajv.errorsText()}.`)
  try {
    compile(resolved(schema).whole)
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw refuse(`is not a JSON Schema: ${error instanceof Error ? error.message : error}.`)
  }
}

const refuse = (reason: string) => invalid('body.schema', `body.schema ${reason}`)

/** How many references inside of each other are followed if they form a circle: as many as fit in the limits. */
const LEVELS = [6, 4, 3, 2, 1, 0]

/**
 * A schema without references, as far as it is checked.
 * @returns also the levels of references that are followed, if the schema refers to itself
 * @throws ApiError `validation_error` at `body.schema`
 */
function resolved(schema: Schema): { whole: unknown; levels?: number } {
  const problemIn = (whole: unknown): string | undefined =>
    whole === undefined ? TOO_MANY_PARTS : (problemOf(whole) ?? alternativesProblem(whole) ?? patternProblem(whole))
  if (isCircular(schema))
    for (const levels of LEVELS) {
      const whole = withoutReferences(schema, levels)
      if (problemIn(whole) === undefined) return { whole, levels }
    }
  const whole = withoutReferences(schema, isCircular(schema) ? 0 : undefined)
  const problem = problemIn(whole)
  if (problem !== undefined) throw refuse(problem)
  return { whole }
}

const TOO_MANY_PARTS = `refers to more than ${MAX_PARTS} parts, counting each as often as it is referred to. Refer less.`

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

/** A warning about what is not checked: formats, and what a schema that refers to itself says of deep data. */
export function uncheckedWarning(schema: Schema): string | undefined {
  const unknown = [...new Set(formatsIn(schema))].filter(name => ![...CHECKED_FORMATS, ...NOTES].includes(name))
  const { levels } = resolved(schema)
  const warnings = [
    unknown.length === 0
      ? []
      : `The format ${unknown.join(', ')} is not checked. Those that are: ${CHECKED_FORMATS.join(', ')}.`,
    levels === undefined
      ? []
      : `The schema refers to itself. References are followed ${levels} levels deep, and data below is not checked.`,
  ]
  return warnings.flat().join(' ') || undefined
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

/** A stored schema without references, as far as it is checked. */
export const wholeOf = (schema: Schema): unknown =>
  isCircular(schema) ? resolved(schema).whole : withoutReferences(schema)

export interface ReadySchema {
  /** What is wrong with data, which is at a place of the request. @param budget of the call, which it uses */
  problemsOf(place: string, data: unknown, budget: Budget): ErrorDetail[]
}

export function readySchema(schema: Schema): ReadySchema {
  const whole = wholeOf(schema)
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
