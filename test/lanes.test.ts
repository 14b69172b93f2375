import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { CONTRACT, ON_POSTGRESQL, SLOW, SUITES } from './support/lanes.ts'

const root = join(import.meta.dirname, '..')

test.each([...SLOW, ...CONTRACT])('%s names tests', pattern => {
  expect(globSync(pattern, { cwd: root })).not.toEqual([])
})

test('every test is in one suite at most, beside those of all databases', () => {
  const suites = Object.entries(SUITES).filter(([name]) => !ON_POSTGRESQL.has(name))
  for (const file of globSync('test/**/*.test.ts', { cwd: root })) {
    const inside = suites.filter(([, { files }]) => files.some(pattern => matchesGlob(file, pattern)))
    expect(inside.map(([name]) => name).slice(1), file).toEqual([])
  }
})

test('docs/proof.md has every suite', () => {
  const page = readFileSync(join(root, 'docs/proof.md'), 'utf8')
  for (const name of Object.keys(SUITES)) expect(page).toMatch(new RegExp(`^\\| ${name} \\| [A-Z]`, 'm'))
})
