/**
 * Node's built-in modules, if there are any. Loaded at run time instead of imported, so that a bundle for a browser or
 * an edge runtime neither contains nor requires them.
 */
export const nodeBuiltins = () => {
  const load = globalThis.process?.getBuiltinModule
  return load && { fs: load('node:fs'), os: load('node:os'), path: load('node:path'), util: load('node:util') }
}

/**
 * The environment, read name by name; empty if there is none. A variable that the runtime does not allow to be read
 * (Deno without permission) counts as unset.
 */
export const environment = (): Record<string, string | undefined> =>
  new Proxy({}, { get: (_, name) => (typeof name === 'string' ? variable(name) : undefined) })

function variable(name: string): string | undefined {
  try {
    return globalThis.process?.env?.[name]
  } catch {
    return undefined
  }
}
