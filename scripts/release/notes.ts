/**
 * Writes the release notes: the argument is the file. Before `changeset version` they come from the changesets, after it
 * from the changelogs. Versions are not changed.
 */
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { notesOfVersion, type Plan, releaseNotes } from './release-notes.ts'

const root = join(import.meta.dirname, '../..')
const [file = 'packs/release-notes.md'] = process.argv.slice(2)
const changesets = globSync('.changeset/*.md', { cwd: root })
writeFileSync(join(root, file), changesets.length > 0 ? releaseNotes(plan()) : ofChangelogs())
process.stdout.write(`${file}: ${changesets.length > 0 ? `${changesets.length} changesets` : 'the changelogs'}\n`)

function plan(): Plan {
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-release-'))
  try {
    const path = join(folder, 'plan.json')
    const status = ['exec', 'changeset', 'status', '--output', relative(root, path)]
    const { status: code, stdout, stderr } = spawnSync('pnpm', status, { cwd: root, encoding: 'utf8' })
    if (code !== 0) throw new Error(`changeset status failed:\n${stdout}${stderr}`)
    return JSON.parse(readFileSync(path, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function ofChangelogs(): string {
  const paths = globSync('{server,packages/*,packages/adapters/*}/CHANGELOG.md', { cwd: root })
  const packages = paths.map(path => {
    const manifest: { name: string; version: string } = JSON.parse(
      readFileSync(join(root, dirname(path), 'package.json'), 'utf8'),
    )
    return { ...manifest, changelog: readFileSync(join(root, path), 'utf8') }
  })
  const [first] = packages
  if (!first) throw new Error('No package has a changelog. Write them: pnpm changeset version')
  return notesOfVersion(first.version, new Map(packages.map(({ name, changelog }) => [name, changelog])))
}
