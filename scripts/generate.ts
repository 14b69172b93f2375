/** Generates all files, or with `--check` lists those that are out of date. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const generators = [
  'scripts/compose-spec.ts',
  'packages/codegen/src/main.ts',
  'scripts/operation-names.ts',
  'scripts/webhook-events.ts',
  'scripts/permissions.ts',
  'scripts/limits.ts',
  'scripts/sdk-surface.ts',
  'packages/english/scripts/dictionary.ts',
  'packages/english/scripts/related-words.ts',
  'packages/english/scripts/verb-tense.ts',
]
const statuses = generators.map(
  script => spawnSync(process.execPath, [script, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' }).status,
)
process.exitCode = statuses.every(status => status === 0) ? 0 : 1

// a merge with an older branch brings them back
const { stdout } = spawnSync('git', ['ls-files', '-ci', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
if (stdout) {
  process.stderr.write(`These files are committed, and .gitignore excludes them; run git rm --cached:\n${stdout}`)
  process.exitCode = 1
}
