/** Writes the release notes from the changesets: the argument is the file. Versions are not changed. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type Plan, releaseNotes } from './release-notes.ts'

const root = join(import.meta.dirname, '../..')
const [file = 'packs/release-notes.md'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'keepsake-release-'))
try {
  const path = join(folder, 'plan.json')
  const status = ['exec', 'changeset', 'status', '--output', relative(root, path)]
  const { status: code, stdout, stderr } = spawnSync('pnpm', status, { cwd: root, encoding: 'utf8' })
  if (code !== 0) throw new Error(`changeset status failed:\n${stdout}${stderr}`)
  const plan: Plan = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(join(root, file), releaseNotes(plan))
  process.stdout.write(`${file}: ${plan.changesets.length} changesets\n`)
} finally {
  rmSync(folder, { recursive: true })
}
