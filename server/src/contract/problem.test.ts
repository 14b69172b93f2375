import { describe, expect, it } from 'vitest'
import { ApiError, type ErrorDetail } from '../platform/values/errors.ts'
import { lookUp, OPERATIONS, type Operation } from './operations.ts'
import { validateBody, validateParameters } from './validator.ts'

type Schema = Record<string, unknown>

/** How validators talk about requests. */
const VALIDATOR_WORDS =
  /must NOT|must match|schema|anyOf|oneOf|allOf|\bkeyword\b|additional propert|property name must|allowed values|must be equal|items ##|[<>]=|\^|\\/

function resolved(schema: unknown): Schema {
  const { $ref, ...own }: Schema = Object(schema)
  return typeof $ref === 'string' ? { ...resolved(lookUp($ref)), ...own } : own
}

const SCALARS: unknown[] = [null, true, -1, 0, 0.5, 1e30, '', ' ', '!?', 'ends with ☃', 'x'.repeat(300), '2026-02-30']

/** Values that break every rule of a schema; some are valid. */
function wrongValues(given: unknown, depth = 0): unknown[] {
  const { properties, items, maxItems, maxLength, maxProperties, minProperties } = resolved(given)
  const fields = Object.entries(Object(properties))
  const many = typeof maxItems === 'number' && maxItems <= 1_000 ? [Array(maxItems + 1).fill('x')] : []
  const long = typeof maxLength === 'number' && maxLength <= 20_000 ? ['x'.repeat(maxLength + 1)] : []
  const wide =
    typeof (maxProperties ?? minProperties) === 'number'
      ? [Object.fromEntries(Array.from({ length: Number(maxProperties ?? 0) + 1 }, (_, n) => [`f${n}`, n]))]
      : []
  if (depth > 5) return SCALARS
  return [
    ...SCALARS,
    ...many,
    ...long,
    ...wide,
    [],
    {},
    ['x', 'x'],
    { unknown: 1, '': 2 },
    ...fields.flatMap(([name, field]) => wrongValues(field, depth + 1).map(value => ({ [name]: value }))),
    ...(items === undefined ? [] : wrongValues(items, depth + 1).map(value => [value])),
  ]
}

function detailsOf(work: () => unknown): ErrorDetail[] {
  try {
    work()
    return []
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const details = error.details ?? []
    expect(error.message).toBe(details.map(({ path, message }) => `${path} ${message}`).join('; '))
    return details
  }
}

const bodyOf = ({ pointer }: Operation): unknown => lookUp(`${pointer}/requestBody/content/application~1json/schema`)

describe.each(OPERATIONS.map(operation => [operation.id, operation] as const))('%s', (_id, operation) => {
  it('reports problems in the words of the API', () => {
    const { parameters, hasBody } = operation
    const bodies = hasBody ? wrongValues(bodyOf(operation)) : []
    const details = [
      ...bodies.flatMap(body => detailsOf(() => validateBody(operation, structuredClone(body)))),
      ...(['path', 'query'] as const).flatMap(place =>
        ['', ' ', '!?', '-1', '0.5', '1e30', 'x'.repeat(600)].flatMap(value =>
          parameters
            .filter(parameter => parameter.in === place)
            .flatMap(({ name }) => detailsOf(() => validateParameters(operation, place, { [name]: value, other: '' }))),
        ),
      ),
    ]
    const messages = new Set(details.map(({ message }) => message))
    // a value or a field of the API may be such a word
    const own = [...messages].filter(message => !/^(must be one of|body\.schema) /.test(message))
    expect(own.filter(message => VALIDATOR_WORDS.test(message))).toEqual([])
    expect([...messages].filter(message => message.endsWith('is not valid'))).toEqual([])
  })
})

it('names the values of a field that is true, false or a word', () => {
  const memorize = OPERATIONS.find(({ id }) => id === 'memorize')
  const refusals = ['now', 3, null, ['later']].map(extract => {
    try {
      if (memorize) validateBody(memorize, { content: 'Tea.', email: 'dana@northwind.example', extract })
      return 'accepted'
    } catch (error) {
      return Object(error).message
    }
  })
  expect(new Set(refusals)).toEqual(new Set(['body.extract must be one of true, false, later']))
})
