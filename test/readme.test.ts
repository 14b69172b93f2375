import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BARE } from './support/bare-environment.ts'

const ROOT = join(import.meta.dirname, '..')
const PATIENCE_MS = 180_000

let folder: string
let environment: Record<string, string | undefined>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keepsake-readme-'))
  environment = {
    ...BARE,
    HOME: folder,
    NO_COLOR: '1',
    KEEPSAKE_DATA_DIR: join(folder, 'data'),
    KEEPSAKE_ENV_FILE: join(folder, '.env'),
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: environment,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('the quickstart', () => {
  it(
    'prints the extracted values with their evidence, the recalled memories, and where the key is stored',
    async () => {
      const { status, stdout } = run('examples/quickstart/quickstart.ts')
      expect(status).toBe(0)
      expect(stdout).toContain('Budget = 180000')
      expect(stdout).toContain('“')
      // a question about another meeting is no fact about the decision
      expect(stdout).not.toMatch(/Thursday the 29th|2026-10-29/)
      expect(stdout).toMatch(/\d+ less sure ones are suggestions, and not stored\./)
      const [, answer = ''] = /^answer +(.*?)^confidence/ms.exec(stdout) ?? []
      expect(answer.replaceAll(/\s+/g, ' ')).toContain(
        'We have to decide by 15 December 2026. Helena signs in the first week of December.',
      )
      // a sentence that has only a word or two in common with the question is no part of the answer
      expect(answer).not.toContain('suggest')
      expect(stdout).toContain('# harborpine.example')
      expect(stdout).toContain(`KEEPSAKE_API_KEY in ${join(folder, '.env')}`)
      expect(await readFile(join(folder, '.env'), 'utf8')).toMatch(/^KEEPSAKE_API_KEY=sk_live_/m)
    },
    PATIENCE_MS,
  )

  it(
    'uses the account of an earlier run, and stores nothing twice',
    () => {
      const { status, stdout } = run('examples/quickstart/quickstart.ts')
      expect(status).toBe(0)
      expect(stdout).toContain('key of an earlier run')
      expect(stdout).toContain('already stored by an earlier run')
    },
    PATIENCE_MS,
  )
})
