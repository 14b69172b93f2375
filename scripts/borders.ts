/**
 * Checks the import rules of the server, the CLI, the SDK and the private packages: each folder may import the folders in
 * its rule and nothing else, at every depth, and a few files only where they are listed. The first rule whose folder contains a file applies to it. In no folder do two
 * files or folders import each other in a circle. Tests may import anything. With `--summary`, prints the structure of
 * each folder instead: its units (files and folders), their levels, the imports between them, and those against the order.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type FolderSummary, type Import, summarize } from './borders/summary.ts'

const repository = join(import.meta.dirname, '..')

const PLATFORM = ['platform']
const BELOW_AREAS = ['contract', 'documents', 'models', 'platform', 'search']
const ENGINE = '@keepsake/offline-engine'
const ENGLISH = '@keepsake/english'
const MEMORY = 'areas/memory'
const WEBHOOKS = 'areas/webhooks'
const WEBHOOKS_GROUND = [`${WEBHOOKS}/{settings,limits,events,require-active,sql/retention}.ts`, ...BELOW_AREAS]
const GROUND = [`${MEMORY}/{definitions,text-format,typed-value,events,prices}.ts`]

function webhooks(...rooms: readonly string[]): readonly string[] {
  return [...rooms.map(room => `${WEBHOOKS}/${room}`), ...WEBHOOKS_GROUND]
}

function memories(...rooms: readonly string[]): readonly string[] {
  return [
    ...rooms.map(room => `${MEMORY}/memories/${room}`),
    `${MEMORY}/{properties,records}`,
    ...GROUND,
    ...BELOW_AREAS,
  ]
}

/** From the top layer to the bottom. */
type Rooms = readonly (readonly [room: string, mayImport: readonly string[]])[]

const SERVER: Rooms = [
  ['main.ts', ['boot']],
  ['index.ts', ['boot']],
  ['boot', ['areas.ts', 'area-facts{.gen,}.ts', 'areas/*/settings.ts', 'http', ...BELOW_AREAS]],
  ['areas.ts', ['area-facts.ts', 'areas/*/area.ts', 'areas/*/settings.ts', ...BELOW_AREAS]],
  ['area-facts{.gen,}.ts', ['area-facts.gen.ts', 'areas/*/facts.ts', ...BELOW_AREAS]],
  ['http', ['contract', 'platform']],
  [`${MEMORY}/portability`, [`${MEMORY}/{memories,properties,records}`, ...GROUND, ...BELOW_AREAS]],
  // the way of a memory: its caller reads the request, stores it and reads what is in it
  [`${MEMORY}/memories/callers`, memories('request', 'store', 'extraction', 'sql', 'wire.ts')],
  [`${MEMORY}/memories/{store,extraction}`, memories('request', 'sql')],
  [`${MEMORY}/memories/{request,sql}`, memories()],
  [`${MEMORY}/memories`, [`${MEMORY}/{properties,records}`, ...GROUND, ...BELOW_AREAS]],
  [`${MEMORY}/properties`, [`${MEMORY}/records`, ...GROUND, ...BELOW_AREAS]],
  [`${MEMORY}/records`, [...GROUND, ...BELOW_AREAS]],
  [`${WEBHOOKS}/background`, webhooks('metrics.ts', 'sources', 'queue', 'monitoring', 'portal', 'engine', 'attempt')],
  [`${WEBHOOKS}/portal`, webhooks('dead-letters', 'subscriptions', 'customers')],
  // readers of what the engine writes, and what feeds it
  [`${WEBHOOKS}/destinations`, webhooks('deliveries', 'subscriptions', 'attempt')],
  [`${WEBHOOKS}/history`, webhooks('publishing', 'engine', 'subscriptions', 'event-types', 'attempt')],
  [`${WEBHOOKS}/dead-letters`, webhooks('publishing', 'engine', 'subscriptions', 'attempt')],
  [`${WEBHOOKS}/monitoring`, webhooks('engine', 'subscriptions', 'direction', 'attempt')],
  [`${WEBHOOKS}/queue`, webhooks('engine')],
  [`${WEBHOOKS}/deliveries`, webhooks('engine', 'subscriptions', 'attempt')],
  [`${WEBHOOKS}/streams`, webhooks('engine', 'subscriptions', 'event-types', 'attempt')],
  [`${WEBHOOKS}/sources`, webhooks('history', 'engine', 'subscriptions', 'direction', 'attempt')],
  [`${WEBHOOKS}/publishing`, webhooks('engine', 'subscriptions', 'direction', 'event-types', 'customers', 'attempt')],
  [`${WEBHOOKS}/engine`, webhooks('subscriptions', 'event-types', 'attempt')],
  [`${WEBHOOKS}/subscriptions`, webhooks('direction', 'event-types', 'customers', 'attempt')],
  [`${WEBHOOKS}/direction`, webhooks('event-types')],
  [`${WEBHOOKS}/customers`, webhooks()],
  [`${WEBHOOKS}/event-types`, webhooks()],
  [`${WEBHOOKS}/attempt`, webhooks()],
  ['areas/guidelines', BELOW_AREAS],
  ['areas/*', BELOW_AREAS],
  ['search', ['models', 'platform', ENGLISH]],
  ['models', [...PLATFORM, ENGINE, ENGLISH]],
  ['contract', PLATFORM],
  ['documents', [...PLATFORM, ENGLISH]],
  ['platform', []],
]

const CLI: Rooms = [
  ['main.ts', ['program', 'terminal']],
  ['program', ['commands', 'call', 'generated', 'output', 'table', 'terminal']],
  // adds the entry that `keepsake mcp config` adds to one host to all that it finds
  ['commands/init', ['commands/mcp', 'call', 'files', 'output', 'table', 'terminal']],
  ['commands/*', ['call', 'files', 'output', 'table', 'terminal']],
  ['call', ['generated', 'output', 'table', 'terminal']],
  ['generated', ['table']],
  ['files', ['terminal']],
  ['table', ['output', 'terminal']],
  ['output', ['terminal']],
  ['terminal', []],
]

const SDK: Rooms = [
  ['index.ts', ['client.ts', 'bulk', 'registration', 'resources', 'core', 'streams', 'errors', 'spec']],
  ['examples.gen.ts', ['client.ts']],
  ['testing', ['client.ts', 'generated', 'core', 'errors', 'spec']],
  ['client.ts', ['bulk', 'registration', 'resources', 'generated', 'core', 'streams']],
  ['bulk', ['generated', 'core', 'errors', 'spec']],
  ['registration', ['core', 'credentials', 'errors', 'spec']],
  ['resources', ['generated', 'spec', 'core', 'streams', 'credentials', 'errors']],
  ['generated', ['core', 'streams', 'spec']],
  ['streams', ['core', 'errors', 'spec']],
  ['core', ['credentials', 'errors', 'spec']],
  ['credentials', ['errors']],
  ['errors', ['spec']],
  ['spec', []],
]

/** Files of the server that only these others may import. */
const RECEIVERS: Readonly<Record<string, readonly string[]>> = {
  'models/extractor.ts': ['models', 'areas.ts', `${MEMORY}/memories/extraction/extract.ts`],
}

const TREES: readonly (readonly [folder: string, rooms: Rooms])[] = [
  ['server/src', SERVER],
  ['packages/cli/src', CLI],
  ['packages/sdk/src', SDK],
  ['packages/english/src', [['*', ['*']]]],
  ['packages/offline-engine/src', [['*', ['*', ENGLISH]]]],
]

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.{1,2}\/|@keepsake\/(?:english|offline-engine))[^']*)'/g

/** The folder that a pattern names for a file, with its `*` filled in; undefined if it does not match. */
function roomIn(pattern: string, file: string): string | undefined {
  const depth = pattern.split('/').length
  const folder = file.split('/').slice(0, depth).join('/')
  return posix.matchesGlob(folder, pattern) ? folder : undefined
}

function roomOf(rooms: Rooms, file: string): { room: string; mayImport: readonly string[] } | undefined {
  for (const [pattern, mayImport] of rooms) {
    const room = roomIn(pattern, file)
    if (room !== undefined) return { room, mayImport }
  }
  return undefined
}

const importsOf = (folder: string, file: string): string[] =>
  [...readFileSync(join(repository, folder, file), 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => specifier)

function problemsIn(folder: string, rooms: Rooms, file: string): string[] {
  const own = roomOf(rooms, file)
  if (!own) return [`${folder}/${file} stands in no room. Give its folder a line in scripts/borders.ts.`]
  return importsOf(folder, file).flatMap(specifier => {
    const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier
    const isAllowed = [own.room, '../package.json', ...own.mayImport].some(
      pattern => roomIn(pattern, target) !== undefined,
    )
    const receivers = folder === 'server/src' ? RECEIVERS[target] : undefined
    if (receivers && !receivers.some(pattern => roomIn(pattern, file) !== undefined))
      return [`${folder}/${file} may not import ${specifier}: only ${receivers.join(', ')} may.`]
    const rule = `${own.room} imports ${own.mayImport.join(', ') || 'nothing'}`
    return isAllowed ? [] : [`${folder}/${file} may not import ${specifier}: ${rule}.`]
  })
}

const trees = TREES.map(([folder, rooms]) => {
  const files = globSync('**/*.ts', { cwd: join(repository, folder) })
  return { folder, rooms, files: files.filter(file => !/\.test\.ts$|(^|\/)(prisma|testing)\//.test(file)).sort() }
})

function summaries(): (readonly [folder: string, FolderSummary])[] {
  const paths = trees.flatMap(({ folder, files }) => files.map(file => `${folder}/${file}`))
  const imports: Import[] = trees.flatMap(({ folder, files }) =>
    files.flatMap(file =>
      importsOf(folder, file)
        .filter(specifier => specifier.startsWith('.'))
        .map(specifier => ({ from: `${folder}/${file}`, to: posix.join(folder, posix.dirname(file), specifier) })),
    ),
  )
  const folders = new Set(paths.flatMap(path => parentsOf(path)))
  return [...folders].sort().flatMap(folder => {
    const summary = summarize(folder, paths, imports)
    return summary ? [[folder, summary] as const] : []
  })
}

function printSummary(): void {
  const rows = summaries().map(([folder, { units, levels, imports, against }]) =>
    [folder, units, levels, imports, against.length].join('\t'),
  )
  process.stdout.write(`${['folder\tunits\tlevels\timports\tagainst', ...rows].join('\n')}\n`)
}

/** The folders of a path inside its tree, from the outermost. */
function parentsOf(path: string): string[] {
  const root = trees.find(({ folder }) => path.startsWith(`${folder}/`))?.folder ?? ''
  const inside = path
    .slice(root.length + 1)
    .split('/')
    .slice(0, -1)
  return [root, ...inside.map((_, depth) => [root, ...inside.slice(0, depth + 1)].join('/'))]
}

function check(): void {
  const circles = summaries().flatMap(([folder, { against }]) =>
    against.map(({ from, to }) => `${from} imports ${to}: a circle in ${folder}. Move what both need below them.`),
  )
  const borders = trees.flatMap(({ folder, rooms, files }) => files.flatMap(file => problemsIn(folder, rooms, file)))
  const problems = [...borders, ...circles]
  for (const problem of problems) console.error(problem)
  const count = trees.reduce((sum, { files }) => sum + files.length, 0)
  console.error(`${count} files, ${borders.length} imports across a border, ${circles.length} in a circle.`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

if (process.argv.includes('--summary')) printSummary()
else check()
