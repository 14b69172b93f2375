import { type ASTNode, Environment, serialize } from '@marcbachmann/cel-js'

const MAX_LIST_LENGTH = 100
const MAX_NODES = 200
const DEEPEST = 20

/** Reads what a caller wrote. */
const written = new Environment({
  limits: {
    maxAstNodes: MAX_NODES,
    maxDepth: DEEPEST,
    maxListElements: MAX_LIST_LENGTH,
    maxMapEntries: 0,
    maxCallArguments: 3,
  },
}).registerVariable('event', 'map')

/**
 * Evaluates an expression in which each number is a double. Payloads are JSON, which has one type of number, so an
 * amount of 1250 and the literal 100 can be divided, and the result is exact.
 */
const evaluated = new Environment()
  .registerVariable('event', 'map')
  .registerOperator('double % double: double', (a: number, b: number) => a % b)
  .registerFunction('quotient(double, double): double', (a: number, b: number) => {
    if (b === 0) throw new Error('division by zero')
    return a / b
  })

/** Functions that return a whole number in CEL. */
const COUNTING = new Set(['size', 'int'])

const isNode = (value: unknown): value is ASTNode => typeof value === 'object' && value !== null && 'op' in value

interface PlainNode {
  op: string
  args: unknown
}

/** The expression with a double for each number. */
function withDoubles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDoubles)
  if (!isNode(value)) return value
  if (value.op === 'value') return literal(value)
  const node: PlainNode = { op: value.op, args: withDoubles(value.args) }
  if (value.op === '/') return { op: 'call', args: ['quotient', node.args] }
  const counts = (value.op === 'call' || value.op === 'rcall') && COUNTING.has(value.args[0])
  return counts ? { op: 'call', args: ['double', [node]] } : node
}

/** A number as it was written: the library would round it. */
function literal({ args, input, start, end }: Extract<ASTNode, { op: 'value' }>): PlainNode {
  if (typeof args === 'bigint') return { op: 'id', args: `${args}.0` }
  if (typeof args === 'number') return { op: 'id', args: input.slice(start, end) }
  return { op: 'value', args }
}

/** @throws Error if it is not an expression, or has too many parts */
export const parse = (text: string): ASTNode => written.parse(text).ast

const toDoubles = (node: ASTNode): string => serialize(withDoubles(node) as ASTNode)

/** The type of an expression, or what is wrong with it. */
export function typeOf(node: ASTNode): { type: string } | { problem: string } {
  try {
    const { valid, type, error } = evaluated.check(toDoubles(node))
    return valid ? { type: String(type) } : { problem: firstLine(error) }
  } catch (error) {
    return { problem: firstLine(error) }
  }
}

/** The library shows the place in further lines. */
export const firstLine = (error: unknown): string => `${error instanceof Error ? error.message.split('\n')[0] : error}.`

/** @returns what evaluates the expression; it throws an error if, for example, a field is missing */
export function evaluator(node: ASTNode): (event: Readonly<Record<string, unknown>>) => unknown {
  const evaluate = evaluated.parse(toDoubles(node))
  return event => evaluate({ event })
}

/** The nodes directly inside of a node. */
export const childrenOf = (args: unknown): ASTNode[] => {
  if (isNode(args)) return [args]
  return Array.isArray(args) ? args.flatMap(childrenOf) : []
}

/** The names of a field below `event`, such as `['data', 'object', 'id']`. Undefined if it is not such a field. */
export function pathOf(node: ASTNode): string[] | undefined {
  if (node.op === 'id') return node.args === 'event' ? [] : undefined
  const name = nameOf(node)
  const parent = name === undefined ? undefined : pathOf((node.args as [ASTNode, unknown])[0])
  return parent && name !== undefined ? [...parent, name] : undefined
}

function nameOf(node: ASTNode): string | undefined {
  if (node.op === '.') return node.args[1]
  if (node.op !== '[]') return undefined
  const [, index] = node.args
  return index.op === 'value' && typeof index.args === 'string' ? index.args : undefined
}

/** The fields of the event that an expression names, each once, the longest path of each place. */
export function fieldsIn(node: ASTNode): string[][] {
  const found = new Map<string, string[]>()
  const visit = (each: ASTNode): void => {
    const path = pathOf(each)
    if (path && path.length > 0) found.set(path.join('\n'), path)
    else for (const child of childrenOf(each.args)) visit(child)
  }
  visit(node)
  return [...found.values()]
}
