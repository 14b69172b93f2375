import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** The folder of the console's package. */
export const CONSOLE = join(root, 'packages/console')
/** In a build: the hash of the sources that it was made from. */
export const STAMP = '.sources'
const SOURCES = [
  'packages/console/{src/**/,}*.{ts,tsx,css,svg,html,json}',
  'packages/sdk/src/**/*.ts',
  'pnpm-lock.yaml',
]

/** The same for the same sources. */
export function hashOfSources(): string {
  const hash = createHash('sha256')
  const names = globSync(SOURCES, { cwd: root, exclude: name => /node_modules|dist/.test(name) })
  for (const name of [...new Set(names)].sort()) hash.update(`\n${name}\n`).update(readFileSync(join(root, name)))
  return hash.digest('hex')
}

/** Whether the build is that of these sources. */
export function isBuiltFrom(sources: string): boolean {
  const stamp = join(CONSOLE, 'dist', STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources
}
