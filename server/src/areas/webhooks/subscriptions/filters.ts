import type { ASTNode } from '@marcbachmann/cel-js'
import type { Schemas } from '../../../contract/schemas.ts'
import { invalid } from '../../../platform/values/errors.ts'
import { isObject, type Json, type JsonObject } from '../../../platform/values/json.ts'
import type { EventParts } from '../attempt/envelope.ts'
import { childrenOf, evaluator, fieldsIn, firstLine, parse, typeOf } from './filter-syntax.ts'

/** An event as a filter sees it, with its data parsed. */
export type FilteredEvent = Pick<EventParts, 'id' | 'type' | 'createdAt'> & { data: Json }

/** Whether an event passes. */
type Filter = (event: FilteredEvent) => boolean

const MAX_KEPT = 2_000

/** Functions that take time in proportion to their arguments. `matches` is absent: a pattern can take exponential time. */
const FUNCTIONS = new Set(
  'has size startsWith endsWith contains lowerAscii upperAscii trim int double string bool timestamp duration'.split(
    ' ',
  ),
)
/** Macros that evaluate their last argument for each element of a list. */
const MACROS = new Set(['all', 'exists', 'exists_one', 'filter'])

const filters = new Map<string, Filter>()

/**
 * Compiles a filter in the Common Expression Language (CEL). Its time is at most proportional to its length times that
 * of the event: a macro sees only the element, so macros cannot be nested and an element is not compared with the whole
 * event.
 * @param path of the filter in the request
 * @throws ApiError `validation_error` at the path
 */
export function readFilter(text: string, path = 'body.filter'): ASTNode {
  const refuse = (reason: string) => invalid(path, `${path} is not a valid filter: ${reason}`)
  const node = parsed(text, refuse)
  const problem = problemOf(node)
  if (problem) throw refuse(problem)
  const checked = typeOf(node)
  if ('problem' in checked) throw refuse(checked.problem)
  const { type } = checked
  if (type !== 'bool' && type !== 'dyn') throw refuse(`it must return a bool, and returns ${type}.`)
  return node
}

function parsed(text: string, refuse: (reason: string) => Error): ASTNode {
  try {
    return parse(text)
  } catch (error) {
    throw refuse(firstLine(error))
  }
}

/** @param element the variable of the macro around the node */
function problemOf(node: ASTNode, element?: string): string | undefined {
  if (node.op === 'id' && element !== undefined && node.args !== element)
    return `inside a macro, only its variable ${element} can be used.`
  if (node.op === 'call' || node.op === 'rcall') {
    const [name] = node.args
    if (MACROS.has(name)) return node.op === 'rcall' ? problemOfMacro(node.args, element) : `${name} needs a list.`
    if (!FUNCTIONS.has(name))
      return `the function ${name} is not available. Available are ${[...FUNCTIONS, ...MACROS].join(', ')}.`
  }
  return childrenOf(node.args)
    .map(child => problemOf(child, element))
    .find(problem => problem !== undefined)
}

function problemOfMacro([name, list, args]: [string, ASTNode, ASTNode[]], outer?: string): string | undefined {
  if (outer !== undefined) return 'macros cannot be nested.'
  const [variable, predicate] = args
  if (variable?.op !== 'id' || !predicate || args.length !== 2) return `${name} needs a variable and a condition.`
  return problemOf(list) ?? problemOf(predicate, variable.args)
}

/** Whether an event passes a stored filter. An expression that fails, e.g. on a missing field, does not pass. */
export function passes(text: string, event: FilteredEvent): boolean {
  const filter = filters.get(text) ?? compile(text)
  if (filters.size >= MAX_KEPT) filters.clear()
  filters.set(text, filter)
  return filter(event)
}

const seen = ({ id, type, createdAt, data }: FilteredEvent): JsonObject => ({
  id,
  type,
  created_at: createdAt.toISOString(),
  data,
})

function compile(text: string): Filter {
  const evaluate = evaluator(parse(text))
  return event => {
    try {
      return evaluate(seen(event)) === true
    } catch {
      return false
    }
  }
}

/** One condition of a filter, and what it came to. */
export type Condition = Schemas['WebhookFilterCondition']

type Shown = string | number | boolean | null
const MAX_SHOWN = 200

/** Evaluates a filter, and each of the conditions that `&&` and `||` join in it. */
export function explain(node: ASTNode, event: FilteredEvent): { matches: boolean; conditions: Condition[] } {
  const visible = seen(event)
  return {
    matches: outcomeOf(node, visible).result === true,
    conditions: conditionsIn(node).map(each => ({
      expression: each.input.slice(each.start, each.end),
      ...outcomeOf(each, visible),
      values: valuesOf(each, visible),
    })),
  }
}

function outcomeOf(node: ASTNode, event: JsonObject): Pick<Condition, 'result' | 'error'> {
  try {
    const result = evaluator(node)(event)
    if (typeof result === 'boolean') return { result, error: null }
    return { result: null, error: 'It returns no bool for this event.' }
  } catch (error) {
    return { result: null, error: firstLine(error) }
  }
}

const conditionsIn = (node: ASTNode): ASTNode[] =>
  node.op === '&&' || node.op === '||' ? node.args.flatMap(conditionsIn) : [node]

const valuesOf = (node: ASTNode, event: JsonObject): Record<string, Shown> =>
  Object.fromEntries(
    fieldsIn(node).flatMap(path => {
      const value = valueAt(event, path)
      return value === undefined ? [] : [[`event.${path.join('.')}`, shown(value)]]
    }),
  )

function valueAt(value: Json | undefined, [name, ...rest]: readonly string[]): Json | undefined {
  if (name === undefined) return value
  return value !== undefined && isObject(value) && Object.hasOwn(value, name) ? valueAt(value[name], rest) : undefined
}

function shown(value: Json): Shown {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (isObject(value)) return `an object with ${Object.keys(value).length} fields`
  return typeof value === 'string' && value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value
}
