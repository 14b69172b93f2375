import ts from 'typescript'

export interface UnheardPromise {
  file: string
  line: number
  problem: string
}

/** Tests start work and act while it runs. A rejection that nobody hears fails their run. */
const TEST = /\.test\.ts$|\/(test|testing)\//

/**
 * The promises of a program that can reject unheard, in three forms:
 * - a list, an object or arguments start a promise and then await another one before they are complete;
 * - a variable holds a promise, and the code awaits something else before it first uses the variable;
 * - a variable holds several promises, which are awaited one after the other.
 */
export function unheardPromises(program: ts.Program): UnheardPromise[] {
  const checker = program.getTypeChecker()
  const found: UnheardPromise[] = []
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile || program.isSourceFileFromExternalLibrary(source)) continue
    if (TEST.test(source.fileName)) continue
    const note = (node: ts.Node, problem: string): void => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push({ file: source.fileName, line: line + 1, problem })
    }
    const visit = (node: ts.Node): void => {
      const late = lateAwait(node, checker)
      if (late) note(late, 'A promise before this await is already running. Await first, then start the others.')
      const problem = ts.isVariableDeclaration(node) ? problemOf(node, checker) : undefined
      if (problem !== undefined) note(node, problem)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found
}

/** The await in a list, an object or arguments that comes after a promise was started there. */
function lateAwait(node: ts.Node, checker: ts.TypeChecker): ts.Node | undefined {
  const parts = partsOf(node)
  const last = parts.findLastIndex(part => awaitIn(part) !== undefined)
  const started = last > 0 && parts.slice(0, last).some(part => starts(part, checker))
  return started ? parts[last] && awaitIn(parts[last]) : undefined
}

/** The expressions that are evaluated one after the other to make a value. */
function partsOf(node: ts.Node): readonly ts.Expression[] {
  if (ts.isArrayLiteralExpression(node)) return node.elements
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return node.arguments ?? []
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap(property =>
      ts.isPropertyAssignment(property)
        ? [property.initializer]
        : ts.isSpreadAssignment(property)
          ? [property.expression]
          : [],
    )
  return []
}

/** Whether evaluating the expression starts a promise and does not await it. */
function starts(node: ts.Expression, checker: ts.TypeChecker): boolean {
  if (!callIn(node)) return false
  return holdsPromise(checker.getTypeAtLocation(node), checker) !== undefined && !isHandled(node)
}

const isFunction = (node: ts.Node): boolean => ts.isFunctionLike(node) || ts.isClassLike(node)

/** The first descendant, in the same function, for which the test holds. */
function within(node: ts.Node, test: (node: ts.Node) => boolean): ts.Node | undefined {
  if (isFunction(node)) return undefined
  return test(node) ? node : ts.forEachChild(node, child => within(child, test))
}

const isAwait = (node: ts.Node): boolean =>
  ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier !== undefined)
const awaitIn = (node: ts.Node): ts.Node | undefined => within(node, isAwait)
const callIn = (node: ts.Node): ts.Node | undefined => within(node, ts.isCallExpression)

/** Whether the type is a promise (`one`) or a list of them (`list`). */
function holdsPromise(type: ts.Type, checker: ts.TypeChecker): 'one' | 'list' | undefined {
  const kinds = (type.isUnion() ? type.types : [type]).map(part => {
    if (part.symbol?.name === 'Promise') return 'one'
    const [element] = checker.isArrayType(part) ? checker.getTypeArguments(part as ts.TypeReference) : []
    return element && element.symbol?.name === 'Promise' ? 'list' : undefined
  })
  return kinds.find(kind => kind !== undefined)
}

/** Whether a rejection of the promise is heard where it is made: `….catch(…)`, `allSettled`, `then` with two functions. */
function isHandled(node: ts.Expression): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { name } = node.expression
  return name.text === 'catch' || name.text === 'allSettled' || (name.text === 'then' && node.arguments.length === 2)
}

/** Types are computed last, and only where the order of awaits leaves a question: that takes most of the time. */
function problemOf(declaration: ts.VariableDeclaration, checker: ts.TypeChecker): string | undefined {
  const { name, initializer, parent } = declaration
  if (!initializer || !ts.isIdentifier(name) || !callIn(initializer) || isHandled(initializer)) return undefined
  const statement = parent.parent
  if (!ts.isVariableStatement(statement)) return undefined
  const block = statement.parent
  if (!ts.isBlock(block) && !ts.isSourceFile(block) && !ts.isCaseClause(block)) return undefined
  const rest = block.statements.slice(block.statements.indexOf(statement) + 1)
  if (!rest.some(awaitIn)) return undefined
  const kind = holdsPromise(checker.getTypeAtLocation(name), checker)
  if (kind === undefined) return undefined
  const symbol = checker.getSymbolAtLocation(name)
  const isUse = (node: ts.Node): boolean =>
    ts.isIdentifier(node) && node.text === name.text && checker.getSymbolAtLocation(node) === symbol
  return firstProblem(name.text, kind, rest, isUse)
}

/** What comes first after a variable that holds a promise or a list of them: another await, or its use. */
function firstProblem(
  name: string,
  kind: 'one' | 'list',
  statements: readonly ts.Statement[],
  isUse: (node: ts.Node) => boolean,
): string | undefined {
  for (const next of statements) {
    const use = anywhere(next, isUse)
    const wait = awaitIn(next)
    if (use && kind === 'list' && ts.isForOfStatement(next) && next.expression === use && wait)
      return `The promises of ${name} are awaited one after the other. Await them together with Promise.all.`
    if (wait && (!use || evaluatedAt(wait) < evaluatedAt(use)))
      return `${name} is a promise that is running while something else is awaited. Await it where it starts, or both in one Promise.all.`
    if (use) return undefined
  }
  return undefined
}

/** An await counts from its end, since its operand is evaluated first. */
const evaluatedAt = (node: ts.Node): number => (ts.isAwaitExpression(node) ? node.getEnd() : node.getStart())

function anywhere(node: ts.Node, test: (node: ts.Node) => boolean): ts.Node | undefined {
  return test(node) ? node : ts.forEachChild(node, child => anywhere(child, test))
}
