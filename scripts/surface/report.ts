/** The public types of a package as one text, for review and for comparison; see {@link surfaceOf}. */
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** A module's part in the report. */
interface Module {
  declarations: Map<string, ts.Statement>
  /** Its exports: the name, and whether it is type-only. */
  exports: Map<string, { typeOnly: boolean }>
}

interface Export {
  name: string
  typeOnly: boolean
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  isolatedDeclarations: true,
  declaration: true,
  stripInternal: true,
}

/**
 * Everything that users of a package can name or reach through types, without comments and in alphabetical order, so
 * that each differing line is a change of the public API. Only public members of exports are shown; anything that no
 * export refers to is omitted.
 * @param entries the entry's name (`''` for the package itself) and its file; an entry with a name becomes a namespace
 * @param read returns a file's TypeScript
 * @throws Error if an export has no written type, or if two different declarations share a name
 */
export function surfaceOf(entries: Record<string, string>, read: (path: string) => string): string {
  const modules = new Map<string, Module>()
  const names = Object.entries(entries).map(([name, path]) => ({ name, exports: exportsOf(path, read, modules) }))
  const declarations = joined(modules)
  const values = new Set(names.flatMap(({ exports }) => exports.filter(each => !each.typeOnly)).map(({ name }) => name))
  const shown = new Map([...declarations].map(([name, node]) => [name, presented(name, node, values)]))
  const reached = reachable(
    names.flatMap(({ exports }) => exports.map(({ name }) => name)),
    shown,
  )
  const own = new Map(
    names.flatMap(({ name, exports }) => (name === '' ? exports.map(each => [each.name, each] as const) : [])),
  )
  // an exported declaration says so itself, but for a class of which only the type is exported
  const isMarked = (name: string): boolean => {
    const exported = own.get(name)
    const node = shown.get(name)
    return !!exported && !!node && (!exported.typeOnly || isType(node))
  }
  const statements = names.map(({ name, exports }) =>
    exportStatement({ name, exports: name === '' ? exports.filter(each => !isMarked(each.name)) : exports }),
  )
  const printed = [...reached].sort().map(name => `${isMarked(name) ? 'export ' : ''}${print(shown.get(name))}`)
  return `${[...statements, ...printed].join('\n\n')}\n`
}

function exportsOf(path: string, read: (path: string) => string, modules: Map<string, Module>): Export[] {
  const known = modules.get(path)
  const module = known ?? { declarations: new Map(), exports: new Map() }
  modules.set(path, module)
  if (!known) for (const statement of declarationsOf(path, read)) add(statement, module, path, read, modules)
  return [...module.exports].map(([name, { typeOnly }]) => ({ name, typeOnly }))
}

function declarationsOf(path: string, read: (path: string) => string): readonly ts.Statement[] {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(read(path), {
    fileName: path,
    compilerOptions: OPTIONS,
  })
  const [problem] = diagnostics
  if (problem) {
    const { file, start = 0, messageText } = problem
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : '?'
    throw new Error(`${path}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')} Write its type.`)
  }
  return ts.createSourceFile(path, outputText, ts.ScriptTarget.ES2022, true).statements
}

/** The file of an import if it is part of the package: its own files, and the package that is bundled in. */
const fileOf = (specifier: string, from: string): string | undefined =>
  specifier.startsWith('.') ? join(dirname(from), specifier) : BUNDLED[specifier]

const BUNDLED: Record<string, string> = {
  '@keepsake/webhooks': join(import.meta.dirname, '../../packages/webhooks/src/index.ts'),
}

const exportsOfFile = (
  file: string | undefined,
  read: (path: string) => string,
  modules: Map<string, Module>,
): Export[] => (file === undefined ? [] : exportsOf(file, read, modules))

function add(
  statement: ts.Statement,
  module: Module,
  path: string,
  read: (path: string) => string,
  modules: Map<string, Module>,
): void {
  const other = (specifier: ts.Expression): Export[] =>
    ts.isStringLiteral(specifier) ? exportsOfFile(fileOf(specifier.text, path), read, modules) : []
  if (ts.isImportDeclaration(statement)) other(statement.moduleSpecifier)
  else if (ts.isExportDeclaration(statement)) {
    const found = statement.moduleSpecifier ? other(statement.moduleSpecifier) : []
    const { exportClause } = statement
    const named = exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : undefined
    for (const { name, typeOnly } of found) {
      const element = named?.find(each => each.name.text === name)
      if (!named || element)
        module.exports.set(name, { typeOnly: typeOnly || statement.isTypeOnly || !!element?.isTypeOnly })
    }
  } else {
    for (const name of declaredNames(statement)) {
      module.declarations.set(name, statement)
      if (isExported(statement)) module.exports.set(name, { typeOnly: isType(statement) })
    }
  }
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  !!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
const isType = (node: ts.Node): boolean => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText(statement.getSourceFile()))
  const declared =
    ts.isClassDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  return declared && statement.name ? [statement.name.text] : []
}

function joined(modules: Map<string, Module>): Map<string, ts.Statement> {
  const all = new Map<string, ts.Statement>()
  for (const [path, { declarations }] of modules)
    for (const [name, statement] of declarations) {
      // a name that is not exported does not matter, and is shown only if an export refers to it
      const taken = all.get(name)
      if (taken && isExported(taken) && isExported(statement))
        throw new Error(`${path} declares ${name} a second time.`)
      if (!taken || isExported(statement)) all.set(name, statement)
    }
  return all
}

/** The declaration as a user sees it: without private members. */
function presented(name: string, statement: ts.Statement, values: Set<string>): ts.Node {
  const isHidden = (member: ts.Node): boolean => {
    if (ts.isConstructorDeclaration(member)) return !values.has(name)
    if (!ts.isClassElement(member)) return false
    if (member.name && ts.isPrivateIdentifier(member.name)) return true
    // TypeScript 5.9 declares a method such as `async *[Symbol.asyncIterator]()` as a property too
    if (ts.isPropertyDeclaration(member) && ts.isComputedPropertyName(member.name)) return true
    const modifiers = ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []) : []
    return modifiers.some(
      ({ kind }) => kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword,
    )
  }
  const { transformed } = ts.transform(statement, [
    context => root => {
      const visit = (node: ts.Node): ts.Node | undefined => {
        if (node.kind === ts.SyntaxKind.ExportKeyword || isHidden(node)) return undefined
        // a literal is printed by its position in the file, which does not apply to inlined nodes
        if (ts.isStringLiteral(node)) return ts.factory.createStringLiteral(node.text, true)
        if (ts.isNumericLiteral(node)) return ts.factory.createNumericLiteral(node.text)
        return ts.visitEachChild(node, visit, context)
      }
      return ts.visitEachChild(root, visit, context)
    },
  ])
  const [result] = transformed
  if (!result) throw new Error(`${name} was lost on its way.`)
  return result
}

function reachable(names: string[], shown: Map<string, ts.Node>): Set<string> {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) reach(node.text)
    ts.forEachChild(node, visit)
  }
  const reach = (name: string): void => {
    const node = shown.get(name)
    if (!node || found.has(name)) return
    found.add(name)
    visit(node)
  }
  names.forEach(reach)
  return found
}

function exportStatement({ name, exports }: { name: string; exports: Export[] }): string {
  const lines = exports.map(({ name, typeOnly }) => `${typeOnly ? 'type ' : ''}${name},`)
  const list = lines.sort((one, other) => (bare(one) < bare(other) ? -1 : 1))
  const block = (indent: string): string => list.map(line => `${indent}    ${line}\n`).join('')
  // without any list, a file of declarations would export all of them
  if (name === '') return list.length > 0 ? `export {\n${block('')}};` : 'export {};'
  return `export declare namespace ${name} {\n    export {\n${block('    ')}    };\n}`
}

const bare = (line: string): string => line.replace('type ', '')

const printer = ts.createPrinter({ removeComments: true })
const NO_FILE = ts.createSourceFile('', '', ts.ScriptTarget.ES2022)

function print(node: ts.Node | undefined): string {
  if (!node) return ''
  const text = printer.printNode(ts.EmitHint.Unspecified, node, ts.getOriginalNode(node).getSourceFile() ?? NO_FILE)
  return /^declare /.test(text) ? text : `declare ${text}`
}
