import { invalid } from '../../../platform/values/errors.ts'
import { isObject } from '../../../platform/values/json.ts'
import { mapInner, type Schema } from './schema-cost.ts'

/** Parts that references add to a schema. */
const MAX_PARTS = 500

/** Keywords that check nothing, and so need no part of their own beside a reference. */
const ANNOTATIONS = new Set(
  '$schema $comment $defs definitions title description default examples deprecated readOnly writeOnly'.split(' '),
)

/**
 * A schema without `$ref` and definitions: each reference is replaced by the part that it refers to.
 * @throws ApiError `validation_error` at `body.schema` for a reference to nothing or to another document, for references
 * in a circle, and for a result with too many parts
 */
export function withoutReferences(schema: Schema): unknown {
  let parts = 0
  function resolve(part: unknown, trail: readonly string[]): unknown {
    if (trail.length > 0) parts++
    if (parts > MAX_PARTS)
      throw refuse(`refers to more than ${MAX_PARTS} parts, counting each as often as it is referred to. Refer less.`)
    if (!isObject(part)) return part
    const { $ref: reference, $defs: _, definitions: __, $schema: ___, ...own } = part
    if (reference === undefined) return mapInner(own, inner => resolve(inner, trail))
    if (typeof reference !== 'string') throw refuse('must have a text as $ref.')
    if (trail.includes(reference))
      throw refuse(
        `has references in a circle: ${[...trail.slice(trail.indexOf(reference)), reference].join(' → ')}. Write out the levels that you need.`,
      )
    const target = resolve(partAt(schema, reference), [...trail, reference])
    if (Object.keys(own).every(keyword => ANNOTATIONS.has(keyword))) return target
    const all = Array.isArray(own.allOf) ? own.allOf : []
    return {
      ...mapInner(own, inner => resolve(inner, trail)),
      allOf: [...all.map(each => resolve(each, trail)), target],
    }
  }
  return resolve(schema, [])
}

function partAt(schema: Schema, reference: string): unknown {
  if (!reference.startsWith('#/') && reference !== '#')
    throw refuse(`refers to ${reference}. A reference is to a part of the same schema, such as #/$defs/money.`)
  const names = decoded(reference).split('/').slice(1)
  const found = names.reduce<unknown>((part, name) => {
    const key = name.replaceAll('~1', '/').replaceAll('~0', '~')
    return (isObject(part) || Array.isArray(part)) && Object.hasOwn(part, key) ? Reflect.get(part, key) : undefined
  }, schema)
  if (found === undefined) throw refuse(`refers to ${reference}, which it does not have.`)
  return found
}

function decoded(reference: string): string {
  try {
    return decodeURIComponent(reference.slice(1))
  } catch {
    throw refuse(`has the reference ${reference}, whose percent encoding is not valid.`)
  }
}

const refuse = (reason: string) => invalid('body.schema', `body.schema ${reason}`)
