import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

/** Compiles PGlite. The result can be sent to other threads. */
export async function compilePglite(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const compiled = await WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
  keepParserUnoptimized(compiled)
  return compiled
}

/** What PostgreSQL's parser calls first. It ends an instance that has nothing in its memory with an error. */
const SCANNER = 'scanner_init'
const PARSER = 'raw_parser'
/** No function of its own has this number, so none that is compiled meanwhile counts how often it runs. */
const NO_FUNCTION = 0
const ALL_FUNCTIONS = -1
/** PGlite's limits of its memory, in pages. Only what is written takes memory of the machine. */
const MEMORY = { initial: 2_048, maximum: 32_768 }

/**
 * Keeps the parser from V8's optimizing compiler, which takes 600 MB and seconds of CPU time for this one function of
 * 105 kB, as soon as it is called often, and some 40 MB for any other. V8 compiles a function when it is first called, and
 * decides then whether it can be optimized later. The code belongs to the module, so the instance can be left.
 */
function keepParserUnoptimized(compiled: WebAssembly.Module): void {
  const names = new Set(WebAssembly.Module.exports(compiled).map(({ name }) => name))
  // another version of PGlite can have none, and works with more memory
  if (!names.has(SCANNER) || !names.has(PARSER)) return
  const instance = new WebAssembly.Instance(compiled, emptyImports(compiled))
  // otherwise what the parser calls is compiled with it
  callInVain(instance, SCANNER)
  setFlagsFromString(`--wasm-tier-up-filter=${NO_FUNCTION}`)
  callInVain(instance, PARSER)
  setFlagsFromString(`--wasm-tier-up-filter=${ALL_FUNCTIONS}`)
}

function emptyImports(compiled: WebAssembly.Module): WebAssembly.Imports {
  const imports: WebAssembly.Imports = {}
  for (const { module, name, kind } of WebAssembly.Module.imports(compiled)) {
    imports[module] ??= {}
    imports[module][name] = kind === 'memory' ? new WebAssembly.Memory(MEMORY) : () => 0
  }
  return imports
}

function callInVain({ exports }: WebAssembly.Instance, name: string): void {
  try {
    const called = exports[name]
    if (typeof called === 'function') called(0, 0)
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error
  }
}
