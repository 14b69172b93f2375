import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FIXTURE } from '../test/fixture.ts'
import { inputHash, isCurrent, writeStamp } from './stamp.ts'

const MADE = 'server/src/contract/openapi.json'
const GENERATOR = 'packages/codegen/node_modules/openapi-typescript/package.json'

let root: string
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keepsake-stamp-'))
  cpSync(FIXTURE, root, { recursive: true })
  for (const name of ['@redocly/openapi-core', 'gpt-tokenizer', 'openapi-typescript'])
    write(`packages/codegen/node_modules/${name}/package.json`, '{"version":"1.0.0"}')
  write('packages/codegen/src/emit/contract.ts', '// an emitter')
  write('packages/codegen/src/emit/contract.test.ts', '// its test')
  write(MADE, '{}')
  writeStamp(root, inputHash(root), [MADE])
})
afterEach(() => rmSync(root, { recursive: true }))

it('is current until something that it was generated from changes', () => {
  expect(isCurrent(root)).toBe(true)
  write('packages/codegen/src/emit/contract.test.ts', '// another test')
  expect(isCurrent(root)).toBe(true)
})

it.each([
  ['the spec', () => appendFileSync(join(root, 'openapi.yaml'), '# more')],
  ['an area', () => appendFileSync(join(root, 'openapi/notes.yaml'), '# more')],
  ['a new area', () => write('openapi/colors.yaml', 'tags: []')],
  ['an emitter', () => write('packages/codegen/src/emit/contract.ts', '// another emitter')],
  ['a version', () => write(GENERATOR, '{"version":"1.0.1"}')],
  ['a missing file', () => rmSync(join(root, MADE))],
])('is not current after a change of %s', (_, change) => {
  change()
  expect(isCurrent(root)).toBe(false)
})

it('is not current before the first time', () => {
  rmSync(join(root, 'server/src/contract/generated.stamp'))
  expect(isCurrent(root)).toBe(false)
})
