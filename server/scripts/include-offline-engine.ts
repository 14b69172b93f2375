import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Part of the build. The offline engine is a separate, private package, so the published package contains it in
 * `dist`, compiled with the same settings, with its data. Imports of it become relative, in types too.
 */
const NAME = '@keepsake/offline-engine'
const engine = join(import.meta.dirname, '../../packages/offline-engine')
const dist = join(import.meta.dirname, '../dist')

const { status } = spawnSync('tsc', ['-p', join(engine, 'tsconfig.build.json')], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
cpSync(join(engine, 'data'), join(dist, 'offline-engine/data'), { recursive: true })

interface Manifest {
  exports: Record<string, string>
  dependencies: Record<string, string>
}
const manifestIn = (directory: string): Manifest => JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
const { exports, dependencies } = manifestIn(engine)
const shipped = manifestIn(join(import.meta.dirname, '..')).dependencies
for (const [name, version] of Object.entries(dependencies))
  if (shipped[name] !== version)
    throw new Error(`server/package.json needs the dependency "${name}": "${version}" of the offline engine.`)

const doors = Object.entries(exports).map(([door, source]) => ({
  specifier: `'${join(NAME, door)}'`,
  target: join(dist, 'offline-engine', source.replace(/\.ts$/, '.js')),
}))
for (const file of globSync('**/*.{js,d.ts}', { cwd: dist, exclude: ['offline-engine'] })) {
  const path = join(dist, file)
  const text = readFileSync(path, 'utf8')
  const bundled = doors.reduce(
    (all, { specifier, target }) => all.replaceAll(specifier, `'${asSpecifier(relative(dirname(path), target))}'`),
    text,
  )
  if (bundled.includes(`'${NAME}`)) throw new Error(`dist/${file} imports a part of ${NAME} that its exports lack.`)
  if (bundled !== text) writeFileSync(path, bundled)
}

function asSpecifier(path: string): string {
  return path.startsWith('.') ? path : `./${path}`
}
