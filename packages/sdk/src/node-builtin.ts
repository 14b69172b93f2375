/**
 * Node's own modules where there are any. Asked for at run time instead of imported, so that a bundle for a browser or
 * an edge runtime neither contains nor misses them.
 */
export const nodeBuiltins = () => {
  const load = globalThis.process?.getBuiltinModule
  return load && { fs: load('node:fs'), os: load('node:os'), path: load('node:path'), util: load('node:util') }
}

/**
 * The environment to be read name by name, empty where there is none. What a runtime does not let be read, as Deno does
 * without leave, counts as not set.
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
