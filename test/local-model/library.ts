import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const source = join(import.meta.dirname, 'library')
const cache = join(import.meta.dirname, '../../node_modules/.cache')

/**
 * Installs the library (470 MB, without its install scripts), once for each version.
 * @returns the settings with which a server finds it, or why it is missing
 */
export async function installedLibrary(): Promise<{ settings: Record<string, string> } | { reason: string }> {
  const lock = readFileSync(join(source, 'package-lock.json'))
  const directory = join(cache, `local-model-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`)
  if (!existsSync(directory)) {
    mkdirSync(cache, { recursive: true })
    const incomplete = mkdtempSync(join(cache, 'incomplete-'))
    for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(source, name), join(incomplete, name))
    const options = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']
    try {
      await run('npm', options, { cwd: incomplete })
      renameSync(incomplete, directory)
    } catch (error) {
      rmSync(incomplete, { recursive: true })
      return { reason: `npm could not install it: ${String(error).split('\n')[0]}` }
    }
  }
  const hook = pathToFileURL(join(import.meta.dirname, 'resolve-library.ts'))
  return { settings: { NODE_OPTIONS: `--import ${hook}`, LIBRARY_DIRECTORY: directory } }
}
