import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../server/test/support/test-app.ts'
import { BARE } from './support/bare-environment.ts'
import { TASK_OUTPUT, TOOL_LOOP_OUTPUT } from './support/task-examples.ts'

const run = promisify(execFile)
const TASKS = join(import.meta.dirname, '../examples/tasks')

let app: TestApp
let baseUrl: string
let home: string
beforeAll(async () => {
  app = await createTestApp({ settings: { OUTBOUND_ALLOW: '127.0.0.1' } })
  baseUrl = await app.listen()
  home = await mkdtemp(join(tmpdir(), 'keepsake-examples-'))
})
afterAll(async () => {
  await app.stop()
  await rm(home, { recursive: true, force: true })
})

it('tool-loop runs a model with tools, without a key', { timeout: 120_000 }, async () => {
  const file = join(TASKS, '../tool-loop/tool-loop.ts')
  const { stdout } = await run(process.execPath, [file], { cwd: home, env: { ...BARE, HOME: home } })
  const lines = stdout.trimEnd().split('\n').slice(1)
  expect(lines).toEqual(TOOL_LOOP_OUTPUT)
})

it('gateway imports, searches, matches and enriches, as its README shows', { timeout: 120_000 }, async () => {
  const folder = join(TASKS, '../gateway')
  const { stdout } = await run(process.execPath, [join(folder, 'enrich.ts')], {
    cwd: home,
    env: { ...BARE, HOME: home },
  })
  const [, printed = ''] = /prints:\n\n```\n(.*?)```/s.exec(await readFile(join(folder, 'README.md'), 'utf8')) ?? []
  expect(stdout.split('\n').slice(1).join('\n')).toBe(printed)
})

describe('the examples', () => {
  it('are all listed here', async () => {
    expect((await readdir(TASKS)).sort()).toEqual(Object.keys(TASK_OUTPUT))
  })

  it.each(Object.entries(TASK_OUTPUT))('%s runs, and runs again', async (file, printed) => {
    // for test data, because a receiver on this machine has no https
    const key = await (await app.organization()).keyFor({ livemode: false })
    const env = { ...BARE, HOME: home, KEEPSAKE_BASE_URL: baseUrl, KEEPSAKE_API_KEY: key }
    for (const _ of ['first', 'again'] as const) {
      const { stdout } = await run(process.execPath, [join(TASKS, file)], { cwd: home, env })
      expect(stdout).toMatch(printed)
    }
  })
})
