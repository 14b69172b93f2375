import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Part of the build. English and the offline engine are separate, private packages, so the published package contains
 * them in `dist`, compiled with the same settings, with their data. Imports of them become relative, in types too. The
 * web console is built before, and its files are copied.
 */
const PACKAGES = ['english', 'offline-engine']
const server = join(import.meta.dirname, '..')
const dist = join(server, 'dist')

interface Manifest {
  name: string
  exports: Record<string, string>
  dependencies: Record<string, string>
}
const manifestIn = (directory: string): Manifest => JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
const shipped = manifestIn(server).dependencies

/** What `'@keepsake/name'` and `'@keepsake/name/file'` stand for in `dist`. */
interface Included {
  name: string
  fileOf(specifier: string): string | undefined
}

function include(folder: string): Included {
  const source = join(server, '../packages', folder)
  const { status } = spawnSync('tsc', ['-p', join(source, 'tsconfig.build.json')], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  cpSync(join(source, 'data'), join(dist, folder, 'data'), { recursive: true })

  const { name, exports, dependencies } = manifestIn(source)
  for (const [dependency, version] of Object.entries(dependencies))
    if (!version.startsWith('workspace:') && shipped[dependency] !== version)
      throw new Error(`server/package.json needs the dependency "${dependency}": "${version}" of ${name}.`)
  return {
    name,
    fileOf(specifier) {
      const door = `.${specifier.slice(name.length)}`
      const file = exports[door] ?? exports['./*']?.replace('*', door.slice(2))
      return file && join(dist, folder, file.replace(/\.ts$/, '.js'))
    },
  }
}

const included = PACKAGES.map(include)
cpSync(join(server, '../packages/console/dist'), join(dist, 'console'), { recursive: true })
for (const file of globSync('**/*.{js,d.ts}', { cwd: dist })) {
  const path = join(dist, file)
  const text = readFileSync(path, 'utf8')
  const bundled = included.reduce(
    (all, { name, fileOf }) =>
      all.replaceAll(new RegExp(`'(${name}(?:/[^']+)?)'`, 'g'), (_, specifier: string) => {
        const target = fileOf(specifier)
        if (target === undefined) throw new Error(`dist/${file} imports ${specifier}, which ${name} does not export.`)
        return `'${asSpecifier(relative(dirname(path), target))}'`
      }),
    text,
  )
  if (bundled !== text) writeFileSync(path, bundled)
}

function asSpecifier(path: string): string {
  return path.startsWith('.') ? path : `./${path}`
}
