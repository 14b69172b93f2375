/**
 * Checks the import rules of the server: each folder may import the folders in its rule and nothing else, at every
 * depth. The first rule whose folder contains a file applies to it. The offline engine is separate from the server: it
 * has two entry points, and imports nothing of the server. Tests may import anything.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const root = join(import.meta.dirname, '../server/src')
const engine = join(import.meta.dirname, '../packages/offline-engine')

const PLATFORM = ['platform']
const BELOW_AREAS = ['contract', 'models', 'platform', 'search']
const ENGINE = '@keepsake/offline-engine'
const LANGUAGE = `${ENGINE}/language`
const MEMORY = 'areas/memory'
const GROUND = [`${MEMORY}/{definitions,billing,text-format,typed-value,events}.ts`]

/** From the top layer to the bottom. */
const ROOMS: readonly (readonly [room: string, mayImport: readonly string[]])[] = [
  ['main.ts', ['boot']],
  ['index.ts', ['boot']],
  ['boot', ['areas.ts', 'area-facts.ts', 'areas/*/settings.ts', 'http', ...BELOW_AREAS]],
  ['areas.ts', ['area-facts.ts', 'areas/*/area.ts', 'areas/*/settings.ts', ...BELOW_AREAS]],
  ['area-facts.ts', ['areas/*/facts.ts', ...BELOW_AREAS]],
  ['http', ['contract', 'platform']],
  [`${MEMORY}/portability`, [`${MEMORY}/{memories,properties,records}`, ...GROUND, ...BELOW_AREAS]],
  [`${MEMORY}/memories`, [`${MEMORY}/{properties,records}`, ...GROUND, ...BELOW_AREAS, LANGUAGE]],
  [`${MEMORY}/properties`, [`${MEMORY}/records`, ...GROUND, ...BELOW_AREAS]],
  [`${MEMORY}/records`, [...GROUND, ...BELOW_AREAS]],
  ['areas/*', BELOW_AREAS],
  ['search', ['models', 'platform', LANGUAGE]],
  ['models', [...PLATFORM, ENGINE]],
  ['contract', PLATFORM],
  ['platform', []],
]

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.{1,2}\/|@keepsake\/offline-engine)[^']*)'/g

/** The folder that a pattern names for a file, with its `*` filled in; undefined if it does not match. */
function roomIn(pattern: string, file: string): string | undefined {
  const depth = pattern.split('/').length
  const folder = file.split('/').slice(0, depth).join('/')
  return posix.matchesGlob(folder, pattern) ? folder : undefined
}

function roomOf(file: string): { room: string; mayImport: readonly string[] } | undefined {
  for (const [pattern, mayImport] of ROOMS) {
    const room = roomIn(pattern, file)
    if (room !== undefined) return { room, mayImport }
  }
  return undefined
}

const files = globSync('**/*.ts', { cwd: root }).filter(file => !/\.test\.ts$|(^|\/)prisma\//.test(file))
const problems = files.flatMap(file => {
  const own = roomOf(file)
  if (!own) return [`${file} stands in no room. Give its folder a line in scripts/borders.ts.`]
  return [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier
    const isAllowed =
      roomIn(own.room, target) !== undefined || own.mayImport.some(pattern => roomIn(pattern, target) !== undefined)
    return isAllowed
      ? []
      : [`${file} may not import ${specifier}: ${own.room} imports ${own.mayImport.join(', ') || 'nothing'}.`]
  })
})

for (const file of globSync('{src,training}/**/*.ts', { cwd: engine })) {
  for (const [, specifier = ''] of readFileSync(join(engine, file), 'utf8').matchAll(IMPORT)) {
    if (!posix.join(posix.dirname(file), specifier).startsWith('..')) continue
    problems.push(`packages/offline-engine/${file} may not import ${specifier}: the engine imports nothing around it.`)
  }
}

for (const problem of problems) console.error(problem)
console.error(`${files.length} files, ${problems.length} imports across a border.`)
process.exitCode = problems.length > 0 ? 1 : 0
