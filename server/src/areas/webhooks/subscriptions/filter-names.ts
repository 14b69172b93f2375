import type { ASTNode } from '@marcbachmann/cel-js'
import { invalid } from '../../../platform/values/errors.ts'
import { isObject, type Json, type JsonObject } from '../../../platform/values/json.ts'
import { matches } from '../event-types/patterns.ts'
import { wholeOf } from '../event-types/schema.ts'
import type { Schema } from '../event-types/schema-cost.ts'
import { fieldsIn } from './filter-syntax.ts'
import { expectedIn, isImpossible } from './filter-values.ts'

/** A type of event whose `data.object` has a schema. */
export interface TypeWithSchema {
  type: string
  schema: Schema
}

/** The fields of each event, and of its data. */
const OF_EVENT = ['id', 'type', 'created_at', 'data']
const OF_DATA = ['object', 'previous_attributes', 'fetch_url']

/**
 * Checks the fields of a filter against the schemas of the events that a subscription receives.
 * @param patterns of the events
 * @param sent data of an event of this kind, whose fields are no mistake
 * @returns a warning about names that no schema declares, and about comparisons that no schema allows
 * @throws ApiError `validation_error` if a name cannot exist in any of the events, or no event can pass a comparison
 */
export function checkNames(
  filter: ASTNode,
  patterns: readonly string[],
  types: readonly TypeWithSchema[],
  sent?: JsonObject,
): string | undefined {
  const path = 'body.filter'
  const fields = fieldsIn(filter)
  const received = types.filter(({ type }) => matches(patterns, type))
  const areAllKnown = patterns.every(pattern => received.some(({ type }) => type === pattern))
  const undeclared: string[] = []
  for (const field of fields) {
    const name = `event.${field.join('.')}`
    const [first = '', second, ...rest] = field
    if (!OF_EVENT.includes(first)) throw invalid(path, `${path} names ${name}. An event has ${OF_EVENT.join(', ')}.`)
    if (first !== 'data' || second === undefined) continue
    if (!OF_DATA.includes(second))
      throw invalid(path, `${path} names ${name}. event.data has ${OF_DATA.join(', ')}; your fields are in object.`)
    if (second !== 'object' || rest.length === 0) continue
    const answers = received.map(({ schema }) => canHave(schema, rest))
    if (answers.includes('declared')) continue
    if (areAllKnown && answers.every(answer => answer === 'impossible'))
      throw invalid(
        path,
        `${path} names ${name}, which the schema of ${patterns.join(', ')} does not allow. Correct the name, or add it to the schema.`,
      )
    if (!answers.includes('unreadable') && !(sent && has(sent, field.slice(1)))) undeclared.push(name)
  }
  const schemas = received.map(({ schema }) => wholeOf(schema))
  const never = expectedIn(filter).filter(
    each => schemas.length > 0 && schemas.every(whole => isImpossible(whole, each)),
  )
  const [first] = never
  if (first && areAllKnown)
    throw invalid(
      path,
      `${path} has ${first.expression}, which the schema of ${patterns.join(', ')} makes impossible. Compare event.data.object.${first.path.join('.')} with a value that it can have.`,
    )
  const impossible = never.map(
    ({ expression }) => `No event that is known so far can pass ${expression}: its schema does not allow such a value.`,
  )
  return [...impossible, undeclaredWarning(undeclared) ?? []].flat().join(' ') || undefined
}

function undeclaredWarning(undeclared: readonly string[]): string | undefined {
  if (undeclared.length === 0) return undefined
  return `No schema declares ${undeclared.join(', ')}. If no event has it, the filter matches nothing: try it with POST /api/v1/webhooks/filters/test (webhooks filters test).`
}

const has = (value: Json | undefined, [name, ...rest]: readonly string[]): boolean =>
  name === undefined || (value !== undefined && isObject(value) && Object.hasOwn(value, name) && has(value[name], rest))

/** What a schema says of a field: `unreadable` is one that alternatives or references may declare. */
function canHave(
  schema: unknown,
  [name, ...rest]: readonly string[],
): 'declared' | 'open' | 'unreadable' | 'impossible' {
  if (name === undefined) return 'declared'
  if (schema === false) return 'impossible'
  if (!isObject(schema)) return 'open'
  const { properties, additionalProperties, type } = schema
  if (isObject(properties) && Object.hasOwn(properties, name)) return canHave(properties[name], rest)
  if (['$ref', 'anyOf', 'allOf', 'oneOf'].some(keyword => keyword in schema)) return 'unreadable'
  if (type !== undefined && ![type].flat().includes('object')) return 'impossible'
  if (isObject(additionalProperties)) return canHave(additionalProperties, rest)
  return additionalProperties === false ? 'impossible' : 'open'
}
