import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './child.ts'
import { say } from './progress.ts'

/**
 * The path of a package's built file; builds the package if the file is older than its sources.
 * @param path below `packages`, e.g. `cli/dist/keepsake.cjs`
 */
export function builtFile(path: string): string {
  const [name = ''] = path.split('/')
  const directory = join(ROOT, 'packages', name)
  const file = join(ROOT, 'packages', path)
  if (modified(file) > newestIn(join(directory, 'src'))) return file
  say(`  building packages/${name}`)
  const { status, stderr } = spawnSync('pnpm', ['run', 'build'], { cwd: directory, encoding: 'utf8' })
  if (status !== 0) throw new Error(`packages/${name} could not be built: run pnpm build.\n${stderr}`)
  return file
}

const modified = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

const newestIn = (directory: string): number =>
  Math.max(
    ...readdirSync(directory, { recursive: true, encoding: 'utf8' }).map(name => modified(join(directory, name))),
  )
