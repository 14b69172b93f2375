import { invalid } from '../../../platform/values/errors.ts'
import { isObject } from '../../../platform/values/json.ts'
import { innerSchemas, mapInner, type Schema } from './schema-cost.ts'

/** Parts that references may add to a schema. */
export const MAX_PARTS = 500
/** Deeper schemas are refused for another reason. */
const DEEPEST = 1_000

/** Keywords that check nothing. Next to a reference they need no part of their own. */
const ANNOTATIONS = new Set(
  '$schema $comment $defs definitions title description default examples deprecated readOnly writeOnly'.split(' '),
)

/**
 * A schema without `$ref`, `nullable` and definitions: each reference is replaced by the part that it refers to.
 * @param levels references inside of as many others accept anything
 * @returns undefined if it has too many parts
 * @throws ApiError `validation_error` at `body.schema` for a reference to nothing or to another document
 */
export function withoutReferences(schema: Schema, levels = Number.POSITIVE_INFINITY): unknown {
  let parts = 0
  let cuts = 0

  function resolve(part: unknown, trail: readonly string[]): unknown {
    if (trail.length > 0) parts++
    if (parts > MAX_PARTS || !isObject(part)) return part
    const { $ref: reference, $defs: _, definitions: __, $schema: ___, nullable, ...own } = part
    const read = reference === undefined ? inside(own, trail) : referring(textOf(reference), own, trail)
    return nullable === true ? orNull(read) : read
  }

  function referring(reference: string, own: Schema, trail: readonly string[]): unknown {
    const isCut = trail.length >= levels
    if (isCut) cuts++
    const target = isCut || resolve(partAt(schema, reference), [...trail, reference])
    if (Object.keys(own).every(keyword => ANNOTATIONS.has(keyword))) return target
    const read = inside(own, trail)
    return { ...read, allOf: [...listOf(read.allOf), target] }
  }

  /** What is cut accepts anything, so nothing may demand that it refuses data. */
  function inside({ not, oneOf, ...own }: Schema, trail: readonly string[]): Schema {
    const read = mapInner(own, each => resolve(each, trail))
    const before = cuts
    const inverse = not === undefined ? {} : { not: resolve(not, trail) }
    const isCut = cuts > before
    const choices = mapInner({ oneOf }, each => resolve(each, trail)).oneOf
    if (oneOf === undefined) return { ...read, ...(!isCut && inverse) }
    return cuts === before
      ? { ...read, ...inverse, oneOf: choices }
      : { ...read, ...(!isCut && inverse), allOf: [...listOf(read.allOf), { anyOf: choices }] }
  }

  const whole = resolve(schema, [])
  return parts > MAX_PARTS ? undefined : whole
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** `nullable` of OpenAPI 3.0. */
function orNull(schema: unknown): unknown {
  if (!isObject(schema)) return schema === false ? { type: 'null' } : schema
  const { type, enum: options } = schema
  const isPlain = type !== undefined && !['const', 'allOf', 'anyOf', 'oneOf', 'not'].some(keyword => keyword in schema)
  if (!isPlain) return { anyOf: [{ type: 'null' }, schema] }
  const values = Array.isArray(options) && !options.includes(null) ? { enum: [...options, null] } : {}
  return { ...schema, ...values, type: [...new Set([type, 'null'].flat())] }
}

/**
 * Whether following the references of a schema comes to no end.
 * @throws ApiError as `withoutReferences`, also if a value would have to match a part to match the same part
 */
export function isCircular(schema: Schema): boolean {
  const followed = new Set<string>()
  let isFound = false
  /** @param trail the references that led here @param here those of them for the same value of the data */
  function visit(part: unknown, trail: readonly string[], here: readonly string[], depth: number): void {
    if (!isObject(part) || depth > DEEPEST) return
    const { $ref, allOf, anyOf, oneOf, not, ...below } = part
    if ($ref !== undefined) {
      const reference = textOf($ref)
      if (here.includes(reference))
        throw refuse(
          `has references in a circle: ${[...here.slice(here.indexOf(reference)), reference].join(' → ')}. Refer to a part of the value, below properties or items.`,
        )
      if (trail.includes(reference)) isFound = true
      else if (!followed.has(reference)) {
        followed.add(reference)
        visit(partAt(schema, reference), [...trail, reference], [...here, reference], depth + 1)
      }
    }
    for (const same of [allOf, anyOf, oneOf, not].flat()) visit(same, trail, here, depth + 1)
    for (const inner of innerSchemas(below)) visit(inner, trail, [], depth + 1)
  }
  visit(schema, [], [], 0)
  return isFound
}

function textOf(reference: unknown): string {
  if (typeof reference !== 'string') throw refuse('must have a text as $ref.')
  return reference
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
