import ts from 'typescript'

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  strict: true,
  exactOptionalPropertyTypes: true,
  types: [],
  noEmit: true,
}

/** The compiler's own libraries, read once. */
const libraries = new Map<string, ts.SourceFile>()

export interface CompiledSurfaces {
  checker: ts.TypeChecker
  before: Map<string, ts.Symbol>
  after: Map<string, ts.Symbol>
}

/**
 * Compiles two reports together, each with its exports by name; exports of a namespace are prefixed with its name.
 * @throws Error if a report is not self-contained, since an unresolved type would be assignable to anything
 */
export function compiledSurfaces(before: string, after: string): CompiledSurfaces {
  const files = new Map([
    ['before.d.ts', before],
    ['after.d.ts', after],
  ])
  const host = ts.createCompilerHost(OPTIONS)
  const ofDisk = host.getSourceFile
  host.getSourceFile = (name, version) => {
    const text = files.get(name)
    if (text !== undefined) return ts.createSourceFile(name, text, version, true)
    const file = libraries.get(name) ?? ofDisk(name, version)
    if (file) libraries.set(name, file)
    return file
  }
  const program = ts.createProgram([...files.keys()], OPTIONS, host)
  const checker = program.getTypeChecker()
  const exportsOf = (name: string): Map<string, ts.Symbol> => {
    const file = program.getSourceFile(name)
    const [problem] = file ? program.getSemanticDiagnostics(file) : []
    const module = file && checker.getSymbolAtLocation(file)
    if (problem || !module) throw new Error(`${name}: ${problem ? said(problem) : 'it exports nothing.'}`)
    return new Map(checker.getExportsOfModule(module).flatMap(symbol => named(symbol, '', checker)))
  }
  return { checker, before: exportsOf('before.d.ts'), after: exportsOf('after.d.ts') }
}

function named(symbol: ts.Symbol, prefix: string, checker: ts.TypeChecker): [string, ts.Symbol][] {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const name = `${prefix}${symbol.name}`
  if (!(target.flags & ts.SymbolFlags.NamespaceModule)) return [[name, target]]
  return checker.getExportsOfModule(target).flatMap(each => named(each, `${name}.`, checker))
}

function said({ messageText, start, file }: ts.Diagnostic): string {
  const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : '?'
  return `line ${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
}
