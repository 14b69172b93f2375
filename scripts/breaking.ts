/**
 * Compares the last release with the current state, and fails on breaking changes unless a major version is being
 * released: the spec for API clients, the SDK's types for its users.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { breakingChanges } from './breaking-changes.ts'
import { surfaceChanges } from './surface/changes.ts'

interface Promised {
  /** The package whose releases count. */
  name: string
  file: string
  compare: (before: string, after: string) => string[]
}

const PROMISES: Promised[] = [
  {
    name: '@keepsake/server',
    file: 'server/src/contract/openapi.json',
    compare: (before, after) => breakingChanges(JSON.parse(before), JSON.parse(after)),
  },
  {
    name: '@keepsake/sdk',
    file: 'packages/sdk/surface.d.ts',
    compare: (before, after) => surfaceChanges(before, after).breaking,
  },
]

const root = join(import.meta.dirname, '..')
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout.trim() : undefined
}

for (const { name, file, compare } of PROMISES) {
  const release = git('describe', '--tags', '--abbrev=0', '--match', `${name}@*`)
  const released = release && git('show', `${release}:${file}`)
  if (!released) {
    say(`There is no release yet to compare ${file} with.`)
    continue
  }
  const changes = compare(released, readFileSync(join(root, file), 'utf8'))
  if (changes.length === 0) say(`Nothing that ${release} promised has changed.`)
  else say(`Since ${release}:\n  ${changes.join('\n  ')}`)
  if (changes.length > 0 && !majorIsComing(name)) {
    console.error(`This breaks clients. Take it back, or add a changeset with a major version for ${name}.`)
    process.exitCode = 1
  }
}

function majorIsComing(name: string): boolean {
  const directory = join(root, '.changeset')
  const texts = readdirSync(directory).map(file => readFileSync(join(directory, file), 'utf8'))
  return texts.some(text => text.split('\n').includes(`'${name}': major`))
}
