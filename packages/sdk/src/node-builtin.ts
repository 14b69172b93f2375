/**
 * Node's own modules where there are any. Asked for at run time instead of imported, so that a bundle for a browser or
 * an edge runtime neither contains nor misses them.
 */
export const nodeBuiltins = () => {
  const load = globalThis.process?.getBuiltinModule
  return load && { fs: load('node:fs'), os: load('node:os'), path: load('node:path'), util: load('node:util') }
}

/** The environment, empty where there is none. */
export const environment = (): Record<string, string | undefined> => globalThis.process?.env ?? {}
