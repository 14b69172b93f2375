/**
 * Does everything of a release except publishing: builds and packs, checks the packages, writes bills of materials and
 * release notes beside them in `packs`, and runs the suite `release` on the packed files. Continues after a failed step,
 * and ends with a list.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const PACKS = 'packs'

interface Step {
  name: string
  command: readonly string[]
  env?: Record<string, string>
}

const check = (name: string): Step => ({ name, command: ['pnpm', 'check', '--only', name] })
const STEPS: readonly Step[] = [
  { name: 'packs', command: ['pnpm', 'packs'] },
  ...['publint', 'packed-types', 'size', 'breaking'].map(check),
  { name: 'sbom', command: [process.execPath, 'scripts/release/sbom.ts', `${PACKS}/sbom`] },
  { name: 'notes', command: [process.execPath, 'scripts/release/notes.ts', `${PACKS}/release-notes.md`] },
  { name: 'suite', command: ['pnpm', 'prove', 'release'], env: { KEEPSAKE_PACKS: join(root, PACKS) } },
]

rmSync(join(root, PACKS), { recursive: true, force: true })
const lines = STEPS.map(({ name, command: [program = '', ...args], env }) => {
  process.stdout.write(`\n── ${name}\n`)
  const started = performance.now()
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exitCode = 1
  return `${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - started) / 1000).toFixed(0)} s)`
})
process.stdout.write(`\n${lines.join('\n')}\n`)
