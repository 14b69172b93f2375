/**
 * Compares the last release with the current state, and fails on breaking changes unless the version that is being
 * released may have them: the spec for API clients, the SDK's types for its users. The last release is the last tag, or
 * the last commit that is named `Release x.y.z` if none is tagged.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { bundleDocument } from '../packages/codegen/src/bundle.ts'
import { breakingChanges } from './breaking-changes.ts'
import { surfaceChanges } from './surface/changes.ts'

interface Promised {
  /** The package whose releases count. */
  name: string
  manifest: string
  /** The files that promise something. */
  files: string[]
  /** Of two folders with those files. */
  compare: (before: string, after: string) => string[] | Promise<string[]>
}

const SURFACE = 'packages/sdk/surface.d.ts'
const specIn = (folder: string) => bundleDocument(join(folder, 'openapi.yaml'))
const surfaceIn = (folder: string): string => readFileSync(join(folder, SURFACE), 'utf8')

const PROMISES: Promised[] = [
  {
    name: '@keepsake/server',
    manifest: 'server/package.json',
    files: ['openapi.yaml', 'openapi'],
    compare: async (before, after) => breakingChanges(await specIn(before), await specIn(after)),
  },
  {
    name: '@keepsake/sdk',
    manifest: 'packages/sdk/package.json',
    files: [SURFACE],
    compare: (before, after) => surfaceChanges(surfaceIn(before), surfaceIn(after)).breaking,
  },
]

const root = join(import.meta.dirname, '..')
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout.trim() : undefined
}

for (const { name, manifest, files, compare } of PROMISES) {
  const release = git('describe', '--tags', '--abbrev=0', '--match', `${name}@*`) || releaseCommit()
  if (!release || !git('ls-tree', '-r', '--name-only', release, '--', ...files)) {
    say(`There is no release yet to compare ${files[0]} with.`)
    continue
  }
  const changes = await sinceRelease(release, files, compare)
  if (changes.length === 0) say(`Nothing that ${release} promised has changed.`)
  else say(`Since ${release}:\n  ${changes.join('\n  ')}`)
  const { version } = JSON.parse(git('show', `${release}:${manifest}`) ?? '{}')
  // before 1.0.0, a minor version may break clients
  const bump = /^0\./.test(version) ? 'minor' : 'major'
  if (changes.length > 0 && !isComing(bump, name)) {
    console.error(`This breaks clients. Take it back, or add a changeset with a ${bump} version for ${name}.`)
    process.exitCode = 1
  }
}

async function sinceRelease(release: string, files: string[], compare: Promised['compare']): Promise<string[]> {
  const released = mkdtempSync(join(tmpdir(), 'keepsake-released-'))
  try {
    const names = git('ls-tree', '-r', '--name-only', release, '--', ...files) ?? ''
    for (const name of names.split('\n')) {
      mkdirSync(dirname(join(released, name)), { recursive: true })
      writeFileSync(join(released, name), git('show', `${release}:${name}`) ?? '')
    }
    return await compare(released, root)
  } finally {
    rmSync(released, { recursive: true })
  }
}

function releaseCommit(): string | undefined {
  return git('log', '-1', '--format=%h', '--extended-regexp', '--grep=^Release [0-9]+\\.[0-9]+\\.[0-9]+$')
}

function isComing(bump: 'minor' | 'major', name: string): boolean {
  const directory = join(root, '.changeset')
  const texts = readdirSync(directory).map(file => readFileSync(join(directory, file), 'utf8'))
  const bumps = bump === 'minor' ? 'minor|major' : bump
  return texts.some(text => new RegExp(`^['"]${name}['"]: (${bumps})$`, 'm').test(text))
}
