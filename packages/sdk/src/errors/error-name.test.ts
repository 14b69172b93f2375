import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'tsup'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const SDK = join(import.meta.dirname, '../index.ts')
const PROGRAM = `
import { BodyTooLargeError, ConfigurationError, KeepsakeError, NotFoundError } from '${SDK}'
import { inspect } from 'node:util'
const facts = { code: 'some_error' }
const errors = [
  new KeepsakeError('It broke.', facts),
  new NotFoundError('It broke.', facts),
  new BodyTooLargeError('It broke.', facts),
  new ConfigurationError('It broke.'),
]
console.log(JSON.stringify(errors.map(error => [error.name, error.stack.split('\\n')[0], inspect(error)])))
`
const NAMES = ['KeepsakeError', 'NotFoundError', 'BodyTooLargeError', 'ConfigurationError']

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'keepsake-error-name-'))
  writeFileSync(join(directory, 'program.ts'), PROGRAM)
})
afterAll(() => rmSync(directory, { recursive: true }))

describe.each([{ minify: false }, { minify: true }])('errors in a bundle with %j', ({ minify }) => {
  it('show their class in name, stack and console', async () => {
    const entry = { [`program-${minify}`]: join(directory, 'program.ts') }
    const file = join(directory, `program-${minify}.mjs`)
    const outExtension = () => ({ js: '.mjs' })
    await build({
      entry,
      outDir: directory,
      format: 'esm',
      minify,
      outExtension,
      noExternal: [/./],
      silent: true,
      config: false,
    })
    const shown: string[][] = JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' }))
    for (const [index, name] of NAMES.entries()) {
      const [own, stack, printed] = shown[index] ?? []
      expect([own, stack]).toEqual([name, `${name}: It broke.`])
      expect(printed).toMatch(minify ? new RegExp(`^\\w+ \\[${name}\\]: It broke`) : new RegExp(`^${name}: It broke`))
    }
  })
})
