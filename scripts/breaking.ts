/** Compares the document with that of the last release, and fails on what breaks clients unless a major version is on its way. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { breakingChanges } from './breaking-changes.ts'

const DOCUMENT = 'server/src/contract/openapi.json'
const root = join(import.meta.dirname, '..')
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout.trim() : undefined
}

const release = git('describe', '--tags', '--abbrev=0', '--match', '@keepsake/server@*')
const released = release && git('show', `${release}:${DOCUMENT}`)
if (!released) say('There is no release yet to compare the document with.')
else {
  const changes = breakingChanges(JSON.parse(released), JSON.parse(readFileSync(join(root, DOCUMENT), 'utf8')))
  say(
    changes.length === 0
      ? `Nothing that ${release} promised has changed.`
      : `Since ${release}:\n  ${changes.join('\n  ')}`,
  )
  if (changes.length > 0 && !majorIsComing()) {
    console.error('This breaks clients. Take it back, or add a changeset with a major version for @keepsake/server.')
    process.exitCode = 1
  }
}

function majorIsComing(): boolean {
  const directory = join(root, '.changeset')
  const texts = readdirSync(directory).map(name => readFileSync(join(directory, name), 'utf8'))
  return texts.some(text => /^'@keepsake\/server': major$/m.test(text))
}
