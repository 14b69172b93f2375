/**
 * Runs all checks other than the tests: lint, types, generated files, the spec, package contents. Continues after a
 * failed check, and ends with a list. `--only <name>` runs one.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

interface Check {
  name: string
  command: string[]
  /** Relative to the root of the workspace. */
  directory?: string
}

/** The packages that are published; nobody installs a private one by name. */
const published = ['packages/sdk', 'packages/cli', 'packages/mcp', 'packages/webhooks', 'server'].filter(directory => {
  const manifest = join(root, directory, 'package.json')
  return existsSync(manifest) && !JSON.parse(readFileSync(manifest, 'utf8')).private
})

const node = process.execPath
const checks: Check[] = [
  { name: 'lint', command: ['pnpm', 'exec', 'biome', 'ci', '--diagnostic-level=warn', '.'] },
  { name: 'borders', command: [node, 'scripts/borders.ts'] },
  { name: 'types', command: ['pnpm', 'exec', 'tsc', '--noEmit'] },
  { name: 'generated', command: [node, 'scripts/generate.ts', '--check'] },
  { name: 'document', command: ['pnpm', 'exec', 'redocly', 'lint', 'openapi.yaml'] },
  { name: 'breaking', command: [node, 'scripts/breaking.ts'] },
  { name: 'unused', command: ['pnpm', 'exec', 'knip'] },
  { name: 'build', command: ['pnpm', '-r', '--sort', 'run', 'build'] },
  ...published.map(directory => ({
    name: `publint ${directory}`,
    command: ['pnpm', 'exec', 'publint', '--strict', directory],
  })),
  ...published.filter(hasTypes).map(directory => ({
    name: `packed-types ${directory}`,
    command: [node, 'scripts/packed-types.ts', directory],
  })),
  ...published
    .filter(hasSizeLimit)
    .map(directory => ({ name: `size ${directory}`, command: ['pnpm', 'run', 'size'], directory })),
]

function hasTypes(directory: string): boolean {
  return readFileSync(join(root, directory, 'package.json'), 'utf8').includes('"types"')
}

function hasSizeLimit(directory: string): boolean {
  return readdirSync(join(root, directory)).includes('.size-limit.json')
}

const only = process.argv[2] === '--only' ? process.argv[3] : undefined
const results = checks
  .filter(({ name }) => only === undefined || name.split(' ')[0] === only)
  .map(({ name, command: [program = '', ...args], directory = '.' }) => {
    process.stdout.write(`\n── ${name}\n`)
    const started = performance.now()
    const { status, error } = spawnSync(program, args, { cwd: join(root, directory), stdio: 'inherit' })
    if (error) console.error(error.message)
    return { name, passed: status === 0, seconds: (performance.now() - started) / 1000 }
  })

const lines = results.map(
  ({ name, passed, seconds }) => `${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`,
)
process.stdout.write(`\n${lines.join('\n')}\n`)
if (results.length === 0)
  console.error(`There is no check ${only}. The checks: ${checks.map(({ name }) => name).join(', ')}`)
process.exitCode = results.length > 0 && results.every(({ passed }) => passed) ? 0 : 1
