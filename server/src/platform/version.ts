import { createRequire } from 'node:module'

/** This package's version. Read, not imported: the compiled file lies as deep below the manifest as this one. */
export const VERSION = String(createRequire(import.meta.url)('../../package.json').version)
