import { createRequire } from 'node:module'

/**
 * This package's version. Read at run time, since the compiled file has the same depth below package.json as this one.
 */
export const VERSION = String(createRequire(import.meta.url)('../../../package.json').version)
