import { channel } from 'node:diagnostics_channel'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { ApiError, invalid } from '../platform/values/errors.ts'
import { findBadText } from '../platform/values/unicode.ts'
import { boundErrors } from './bounded-keywords.ts'
import { isMoment } from './moment.ts'
import { FILE_FIELD, type Form } from './multipart.ts'
import { document, lookUp, type Operation } from './operations.ts'
import { toDetails } from './problem.ts'

// Not strict, since OpenAPI has keywords outside JSON Schema. All errors, so that clients can fix them together. Verbose
// errors contain their schema, which has the names of the fields.
const options = { strict: false, allErrors: true, verbose: true, useDefaults: true, validateSchema: false } as const

/** An email address in any script. */
const EMAIL =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

function withDocument(ajv: Ajv2020): Ajv2020 {
  addFormats.default(ajv)
  ajv.addFormat('idn-email', EMAIL)
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

/** A valid part of a request, as the client sent it. */
export interface ValidPart {
  operation: Operation
  /** `path`, `query`, or the media type of the body. */
  part: string
  values: unknown
}

/** Node diagnostics channel of what is valid: tests record which properties of the spec they send. */
export const VALID_PART = 'keepsake:valid-part'

const valid = channel(VALID_PART)

/** Fills in defaults. */
function isValid(validate: ValidateFunction, { operation, part, values }: ValidPart): boolean {
  const sent = valid.hasSubscribers ? structuredClone(values) : undefined
  const passes = validate(values)
  if (passes && valid.hasSubscribers) valid.publish({ operation, part, values: sent } satisfies ValidPart)
  return passes
}

/** Validates a body against the spec and fills in defaults. @throws ApiError `validation_error` with all problems */
export function validateBody(operation: Operation, body: unknown): void {
  const schema = `spec${operation.pointer}/requestBody/content/application~1json/schema`
  const validate = validatorFor(schema, () => bodies.compile({ $ref: schema }))
  if (!isValid(validate, { operation, part: 'application/json', values: body }))
    throw invalidRequest('body', validate.errors ?? [])
  requireOrder('body', Object(body))
}

/**
 * Validates the fields of a form against the spec, converts them to its types and fills in defaults.
 * @returns the typed values, without the file
 * @throws ApiError `validation_error` with a detail for each problem
 */
export function validateForm(operation: Operation, { fields, file }: Form): Record<string, unknown> {
  const schema = `spec${operation.pointer}/requestBody/content/multipart~1form-data/schema`
  const validate = validatorFor(schema, () => parameters.compile({ $ref: schema }))
  // its size was limited while it was read
  const values: Record<string, unknown> = { ...fields, ...(file && { [FILE_FIELD]: '' }) }
  if (!isValid(validate, { operation, part: 'multipart/form-data', values }))
    throw invalidRequest('body', validate.errors ?? [])
  const { [FILE_FIELD]: _, ...typed } = values
  return typed
}

/** Validates path or query parameters, converts them to the types in the spec and fills in defaults. */
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
  const bad = findBadText(given)
  if (bad) throw invalid(`${place}.${bad.path}`, `${place}.${bad.path} ${bad.problem}.`)
  const values: Record<string, unknown> = { ...given }
  if (!isValid(validate, { operation, part: place, values })) {
    const problem = invalidRequest(place, validate.errors ?? [])
    // a name in a path that is not one of its names is a path that does not exist
    const isUnknownName = place === 'path' && validate.errors?.some(({ keyword }) => keyword === 'enum')
    throw isUnknownName ? new ApiError('not_found_error', problem.message, { details: problem.details ?? [] }) : problem
  }
  requireOrder(place, values)
  return values
}

/** A period that ends before it starts would silently match nothing. JSON Schema cannot compare two fields. */
function requireOrder(place: string, { since, until }: Record<string, unknown>): void {
  if (typeof since === 'string' && typeof until === 'string' && Date.parse(since) > Date.parse(until))
    throw invalid(`${place}.since`, `${place}.since must not be later than ${place}.until.`)
}

/** The only status without a body. */
const NOT_MODIFIED = 304

const NO_CONTENT = 204

/**
 * Returns how a response violates the spec. Undefined if it is valid.
 * @param body undefined if there is none
 * @param type its media type. For a stream, `body` is one line
 */
export function responseProblem(
  operation: Operation,
  status: number,
  body: unknown,
  type = 'application/json',
): string | undefined {
  if (!operation.statuses.includes(status)) return `${operation.id} answers ${status}, which the document does not name`
  if (body === undefined && (status === NOT_MODIFIED || status === NO_CONTENT)) return undefined
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
  const problems = details.map(({ path, message }) => `${path} ${message}`).join('; ')
  return new ApiError('validation_error', problems || 'The request is not valid.', { details })
}
