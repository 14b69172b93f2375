import type { ASTNode } from '@marcbachmann/cel-js'
import { isObject } from '../../../platform/values/json.ts'
import { childrenOf, pathOf } from './filter-syntax.ts'

/** The types of JSON, where an integer is a number. Undefined if a schema says nothing about them. */
type Types = readonly string[] | undefined

/** A comparison that a schema can decide: what the value of a field would have to be. */
export interface Expected {
  expression: string
  /** Below `event.data.object`. */
  path: string[]
  /** Any of these values, if it is known, or else of these types. */
  types: readonly string[]
  values?: readonly unknown[]
}

const COMPARISONS = new Set(['==', '<', '<=', '>', '>='])
/** The types of what a function is called on, or with. */
const TAKEN = new Map<string, readonly string[]>([
  ...['startsWith', 'endsWith', 'contains'].map(name => [name, ['string']] as const),
  ...['lowerAscii', 'upperAscii', 'trim', 'duration'].map(name => [name, ['string']] as const),
  ...['all', 'exists', 'exists_one', 'filter'].map(name => [name, ['array', 'object']] as const),
  ...['int', 'double', 'timestamp'].map(name => [name, ['string', 'number']] as const),
  ['bool', ['string', 'boolean']],
  ['size', ['string', 'array', 'object']],
])
/** Operators of numbers alone. */
const ARITHMETIC = new Set(['-', '*', '/', '%'])

/** What a filter expects of fields, wherever it compares them with values that are written out. */
export function expectedIn(node: ASTNode): Expected[] {
  const own = expected(node)
  return own ? [own] : childrenOf(node.args).flatMap(expectedIn)
}

function expected(node: ASTNode): Expected | undefined {
  const expression = node.input.slice(node.start, node.end)
  if (node.op === 'rcall' || node.op === 'call') {
    const [name, on] = node.args
    const types = TAKEN.get(name)
    const field = Array.isArray(on) ? on[0] : on
    return types && field && of(expression, field, { types })
  }
  if (node.op === 'in') {
    const [left, right] = node.args
    if (right.op !== 'list') return of(expression, right, { types: ['array', 'object'] })
    const values = right.args.map(literalOf)
    if (values.includes(undefined) || values.length === 0) return undefined
    return of(expression, left, { types: values.map(typeOf), values })
  }
  if (!COMPARISONS.has(node.op) && !ARITHMETIC.has(node.op)) return undefined
  const [left, right] = node.args as [ASTNode, ASTNode]
  if (ARITHMETIC.has(node.op)) return ofEither(expression, [left, right], ['number'])
  for (const [field, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const value = literalOf(other)
    if (value === undefined) continue
    const types = [typeOf(value)]
    return of(expression, field, { types, ...(node.op === '==' && { values: [value] }) })
  }
  return undefined
}

function of(expression: string, field: ASTNode, wanted: Pick<Expected, 'types' | 'values'>): Expected | undefined {
  const [data, object, ...path] = pathOf(field) ?? []
  return data === 'data' && object === 'object' && path.length > 0 ? { expression, path, ...wanted } : undefined
}

const ofEither = (expression: string, nodes: readonly ASTNode[], types: readonly string[]): Expected | undefined =>
  nodes.flatMap(node => of(expression, node, { types }) ?? [])[0]

/** The value of a literal, as JSON has it. Undefined for other expressions. */
function literalOf(node: ASTNode): unknown {
  if (node.op === '-_') {
    const value = literalOf(node.args)
    return typeof value === 'number' ? -value : undefined
  }
  if (node.op !== 'value') return undefined
  const value: unknown = node.args
  return typeof value === 'bigint' ? Number(value) : value
}

const typeOf = (value: unknown): string => (value === null ? 'null' : typeof value)

/** Whether no data that a schema allows has what is expected. */
export function isImpossible(schema: unknown, { path, types, values }: Expected): boolean {
  const field = fieldAt(schema, path)
  if (!isObject(field)) return false
  const options = optionsOf(field)
  if (options && values) return !values.some(value => options.includes(value))
  const allowed = typesOf(field)
  return allowed !== undefined && !types.some(type => allowed.includes(type))
}

/** What a schema says of a field, if no alternatives do. */
function fieldAt(schema: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined || !isObject(schema)) return schema
  const { properties } = schema
  return isObject(properties) && Object.hasOwn(properties, name) ? fieldAt(properties[name], rest) : undefined
}

/** The values that a schema lists. */
function optionsOf(schema: Record<string, unknown>): unknown[] | undefined {
  if ('const' in schema) return [schema.const]
  return Array.isArray(schema.enum) ? schema.enum : undefined
}

function typesOf(schema: unknown): Types {
  if (!isObject(schema)) return undefined
  const { type, allOf, anyOf, oneOf } = schema
  const all = [
    type === undefined ? undefined : [type].flat().map(each => (each === 'integer' ? 'number' : String(each))),
    optionsOf(schema)?.map(jsonType),
    ...(Array.isArray(allOf) ? allOf.map(typesOf) : []),
    ...[anyOf, oneOf].map(alternatives => (Array.isArray(alternatives) ? anyTypes(alternatives) : undefined)),
  ]
  return all.reduce((common, each) => (common && each ? common.filter(one => each.includes(one)) : (common ?? each)))
}

function anyTypes(alternatives: readonly unknown[]): Types {
  const all = alternatives.map(typesOf)
  return all.includes(undefined) ? undefined : all.flatMap(each => each ?? [])
}

const jsonType = (value: unknown): string => (Array.isArray(value) ? 'array' : typeOf(value))
