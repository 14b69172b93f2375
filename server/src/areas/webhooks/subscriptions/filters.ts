import { type ASTNode, Environment } from '@marcbachmann/cel-js'
import { invalid } from '../../../platform/values/errors.ts'
import type { EventParts } from '../attempt/envelope.ts'

/** Whether an event passes. */
type Filter = (event: Pick<EventParts, 'id' | 'type' | 'createdAt'> & { data: unknown }) => boolean

const MAX_LIST_LENGTH = 100
const MAX_NODES = 200
const DEEPEST = 20
const MAX_KEPT = 2_000

const environment = new Environment({
  limits: {
    maxAstNodes: MAX_NODES,
    maxDepth: DEEPEST,
    maxListElements: MAX_LIST_LENGTH,
    maxMapEntries: 0,
    maxCallArguments: 3,
  },
}).registerVariable('event', 'map')

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
 * @throws ApiError `validation_error` at `body.filter`
 */
export function readFilter(text: string): void {
  const refuse = (reason: string) => invalid('body.filter', `body.filter is not a valid filter: ${reason}`)
  const { valid, type, error } = check(text)
  if (!valid) throw refuse(firstLine(error))
  if (type !== 'bool' && type !== 'dyn') throw refuse(`it must return a bool, and returns ${type}.`)
  const problem = problemOf(environment.parse(text).ast)
  if (problem) throw refuse(problem)
}

function check(text: string): { valid: boolean; type?: string; error?: unknown } {
  try {
    const { valid, type, error } = environment.check(text)
    return { valid, ...(type !== undefined && { type: String(type) }), error }
  } catch (error) {
    return { valid: false, error }
  }
}

/** The library shows the place in further lines. */
const firstLine = (error: unknown): string => `${error instanceof Error ? error.message.split('\n')[0] : error}.`

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

const isNode = (value: unknown): value is ASTNode => typeof value === 'object' && value !== null && 'op' in value

const childrenOf = (args: unknown): ASTNode[] => {
  if (isNode(args)) return [args]
  return Array.isArray(args) ? args.flatMap(childrenOf) : []
}

/**
 * Whether an event passes a stored filter. An expression that fails, for example because it names a missing field, does
 * not pass.
 * @param data of the event, parsed
 */
export function passes(text: string, event: Parameters<Filter>[0]): boolean {
  const filter = filters.get(text) ?? compile(text)
  if (filters.size >= MAX_KEPT) filters.clear()
  filters.set(text, filter)
  return filter(event)
}

function compile(text: string): Filter {
  const evaluate = environment.parse(text)
  return ({ id, type, createdAt, data }) => {
    try {
      return evaluate({ event: { id, type, created_at: createdAt.toISOString(), data } }) === true
    } catch {
      return false
    }
  }
}
