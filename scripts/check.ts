/**
 * Runs all checks other than the tests: lint, types, generated files, the spec, package contents; as many at once as
 * there are processors, those of the packages when the one build is done. Continues after a failed check, and ends with a
 * list. `--only <name>` runs one.
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

interface Check {
  name: string
  command: string[]
  /** Relative to the root of the workspace. */
  directory?: string
  /** Whether it reads what `build` writes. */
  afterBuild?: boolean
}

/** The packages that are published; nobody installs a private one by name. */
const published = [
  'packages/sdk',
  'packages/cli',
  'packages/mcp',
  'packages/webhooks',
  ...readdirSync(join(root, 'packages/adapters')).map(name => `packages/adapters/${name}`),
  'server',
].filter(directory => {
  const manifest = join(root, directory, 'package.json')
  return existsSync(manifest) && !JSON.parse(readFileSync(manifest, 'utf8')).private
})

const node = process.execPath
/** What the last check of types has found: only changed files are checked again. */
const TYPES = 'node_modules/.cache/types.tsbuildinfo'
/** The longest first, so that no processor waits for one at the end. */
const checks: Check[] = [
  // begins with what the Dockerfile builds and nothing more, which shows on a clean checkout what that leaves out
  { name: 'build', command: ['pnpm', 'run', 'build'] },
  // one checker: several would each compute the types that files share, while other checks wait for a processor
  {
    name: 'types',
    command: ['pnpm', 'exec', 'tsc', '--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', TYPES],
  },
  { name: 'unheard', command: [node, 'scripts/unheard-promises.ts'] },
  { name: 'generated', command: [node, 'scripts/generate.ts', '--check'] },
  { name: 'lint', command: ['pnpm', 'exec', 'biome', 'ci', '--diagnostic-level=warn', '.'] },
  { name: 'unused', command: ['pnpm', 'exec', 'knip'] },
  // fails on a dead link
  { name: 'site', command: ['pnpm', '--filter', '@keepsake/site', 'run', 'build'] },
  { name: 'document', command: ['pnpm', 'exec', 'redocly', 'lint', 'openapi.yaml'] },
  { name: 'breaking', command: [node, 'scripts/breaking.ts'] },
  { name: 'migrations', command: ['pnpm', 'exec', 'squawk', 'server/prisma/migrations/*/migration.sql'] },
  { name: 'borders', command: [node, 'scripts/borders.ts'] },
  // says "not run" without a registry that answers
  { name: 'vulnerabilities', command: [node, 'scripts/vulnerabilities.ts'] },
  ...published.map(directory => ({
    name: `publint ${directory}`,
    command: ['pnpm', 'exec', 'publint', '--strict', directory],
    afterBuild: true,
  })),
  ...published.filter(hasTypes).map(directory => ({
    name: `packed-types ${directory}`,
    command: [node, 'scripts/packed-types.ts', directory],
    afterBuild: true,
  })),
  ...published
    .filter(hasSizeLimit)
    .map(directory => ({ name: `size ${directory}`, command: ['pnpm', 'run', 'size'], directory, afterBuild: true })),
]

function hasTypes(directory: string): boolean {
  return readFileSync(join(root, directory, 'package.json'), 'utf8').includes('"types"')
}

function hasSizeLimit(directory: string): boolean {
  return readdirSync(join(root, directory)).includes('.size-limit.json')
}

const only = process.argv[2] === '--only' ? process.argv[3] : undefined
const wanted = checks.filter(({ name }) => only === undefined || name.split(' ')[0] === only)
const results = await runAll(wanted)

interface Result {
  name: string
  passed: boolean
  seconds: number
}

/** Runs checks, as many at once as there are processors. @returns their results in the same order */
async function runAll(each: readonly Check[]): Promise<Result[]> {
  const done: Result[] = []
  const waiting = [...each.entries()]
  const { promise: built, resolve: isBuilt } = Promise.withResolvers<void>()
  if (!each.some(({ name }) => name === 'build')) isBuilt()
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, check] = next
      if (check.afterBuild) await built
      done[place] = await run(check)
      if (check.name === 'build') isBuilt()
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  return done
}

/** The output is printed at the end, so that two checks do not mix theirs. */
async function run({ name, command: [program = '', ...args], directory = '.' }: Check): Promise<Result> {
  const started = performance.now()
  const child = spawn(program, args, { cwd: join(root, directory), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => (output += piece))
  const code = await new Promise<number | null>(resolve => {
    child.on('error', error => {
      output += `${error.message}\n`
      resolve(null)
    })
    child.on('close', resolve)
  })
  process.stdout.write(`\n── ${name}\n${output}`)
  return { name, passed: code === 0, seconds: (performance.now() - started) / 1000 }
}

const lines = results.map(
  ({ name, passed, seconds }) => `${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`,
)
process.stdout.write(`\n${lines.join('\n')}\n`)
if (results.length === 0)
  console.error(`There is no check ${only}. The checks: ${checks.map(({ name }) => name).join(', ')}`)
process.exitCode = results.length > 0 && results.every(({ passed }) => passed) ? 0 : 1
