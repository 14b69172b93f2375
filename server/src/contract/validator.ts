import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { ApiError, type ErrorDetail, pathOf } from '../platform/errors.ts'
import { boundErrors } from './bounded-keywords.ts'
import { isMoment } from './moment.ts'
import { document, lookUp, type Operation } from './operations.ts'

const MOST_DETAILS = 20

// Not strict, since OpenAPI has keywords outside JSON Schema. All errors, so that clients can fix them together.
const options = { strict: false, allErrors: true, useDefaults: true, validateSchema: false } as const

function withDocument(ajv: Ajv2020): Ajv2020 {
  addFormats.default(ajv)
  ajv.addFormat('date-time', isMoment)
  return boundErrors(ajv).addSchema(document, 'spec')
}

const bodies = withDocument(new Ajv2020(options))
// paths and queries are text, so `limit=20` has to be converted to a number before it is checked
const parameters = withDocument(new Ajv2020({ ...options, coerceTypes: 'array' }))

// compiled on first use, so that operations nobody calls do not slow down the start
const compiled = new Map<string, ValidateFunction>()

function validatorFor(name: string, compile: () => ValidateFunction): ValidateFunction {
  const known = compiled.get(name)
  if (known) return known
  const validate = compile()
  compiled.set(name, validate)
  return validate
}

/**
 * Validates a parsed body against the spec and fills in defaults.
 * @throws ApiError `validation_error` with a detail for each problem
 */
export function validateBody(operation: Operation, body: unknown): void {
  const schema = `spec${operation.pointer}/requestBody/content/application~1json/schema`
  const validate = validatorFor(schema, () => bodies.compile({ $ref: schema }))
  if (!validate(body)) throw invalidRequest('body', validate.errors ?? [])
}

/**
 * Validates path or query parameters, converts them to the types in the spec and fills in defaults.
 * @returns the typed values
 */
export function validateParameters(
  operation: Operation,
  place: 'path' | 'query',
  given: Record<string, string | string[]>,
): Record<string, unknown> {
  const validate = validatorFor(`${operation.id} ${place}`, () => {
    const wanted = operation.parameters.filter(parameter => parameter.in === place)
    return parameters.compile({
      type: 'object',
      properties: Object.fromEntries(wanted.map(({ name, pointer }) => [name, { $ref: `spec${pointer}` }])),
      required: wanted.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    })
  })
  const values: Record<string, unknown> = { ...given }
  if (!validate(values)) throw invalidRequest(place, validate.errors ?? [])
  return values
}

/**
 * Returns how a response violates the spec, for tests. Undefined if it is valid.
 * @param type its media type. For a stream, `body` is one line
 */
export function responseProblem(
  operation: Operation,
  status: number,
  body: unknown,
  type = 'application/json',
): string | undefined {
  if (!operation.statuses.includes(status)) return `${operation.id} answers ${status}, which the document does not name`
  const pointer = responsePointer(operation, status, type)
  if (lookUp(pointer.slice('spec'.length)) === undefined) return `${operation.id} ${status} is not to be ${type}`
  const validate = validatorFor(pointer, () => bodies.compile({ $ref: pointer }))
  if (validate(structuredClone(body))) return undefined
  return `${operation.id} ${status}: ${toDetails('body', validate.errors ?? []).map(({ path, message }) => `${path} ${message}`)}`
}

function responsePointer(operation: Operation, status: number, type: string): string {
  const path = `${operation.pointer}/responses/${status}`
  const response = lookUp(path)
  const isReference = typeof response === 'object' && response !== null && '$ref' in response
  return `spec${isReference ? response.$ref : path}/content/${type.replaceAll('/', '~1')}/schema`
}

function invalidRequest(place: string, errors: ErrorObject[]): ApiError {
  const details = toDetails(place, errors)
  const [first] = details
  const more = details.length > 1 ? `, and ${details.length - 1} more; see details` : ''
  return new ApiError(
    'validation_error',
    first ? `${first.path} ${first.message}${more}` : 'The request is not valid.',
    {
      details,
    },
  )
}

const toDetails = (place: string, errors: ErrorObject[]): ErrorDetail[] =>
  errors
    .filter(error => !isBlank(error) || !isEmpty(error, errors))
    .slice(0, MOST_DETAILS)
    .map(error => ({ path: placeOf(place, error), message: messageOf(error) }))

/** A text that is not blank. */
const NOT_BLANK = '\\S'
const isBlank = ({ keyword, params }: ErrorObject): boolean => keyword === 'pattern' && params.pattern === NOT_BLANK

/** An empty text is also blank. Report one error instead of two. */
const isEmpty = ({ instancePath }: ErrorObject, errors: readonly ErrorObject[]): boolean =>
  errors.some(other => other.instancePath === instancePath && other.keyword === 'minLength')

function placeOf(place: string, { instancePath, keyword, params }: ErrorObject): string {
  const field: unknown = keyword === 'required' ? params.missingProperty : params.additionalProperty
  const parts = instancePath.split('/').map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  return pathOf([place, ...parts.slice(1), ...(typeof field === 'string' ? [field] : [])])
}

const MESSAGES: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => 'is missing',
  additionalProperties: () => 'is not a field of this operation',
  enum: ({ allowedValues }) => `must be one of ${[allowedValues].flat().join(', ')}`,
  type: ({ type }) => `must be of type ${[type].flat().join(' or ')}`,
  format: ({ format }) =>
    format === 'date-time'
      ? 'must be a date and a time with its zone, such as 2026-11-20T15:04:05Z'
      : `must be a valid ${format}`,
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have ${limit} characters or more`),
  maxLength: ({ limit }) => `must have ${limit} characters or fewer`,
  pattern: ({ pattern }) => (pattern === NOT_BLANK ? 'must have more in it than white space' : `must match ${pattern}`),
}

const messageOf = ({ keyword, params, message }: ErrorObject): string =>
  MESSAGES[keyword]?.(params) ?? message ?? 'is not valid'
