import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../server/test/support/test-app.ts'

const run = promisify(execFile)
const TASKS = join(import.meta.dirname, '../examples/tasks')

/** What each example prints, with its own account. */
const PRINTED: Record<string, RegExp> = {
  'ask-documents.ts': /^completed: 2 documents, 0 failed\n.*25 days of paid leave.*\nleave\.md, Leave, 9 to 51\n$/,
  'handle-failures.ts': /^not_found_error 404 req_\n$/,
  'import-a-list.ts': /^completed 2\n$/,
  'read-everything.ts': /^0 memories\nthe export is whole\n$/,
  'read-properties.ts': /^northwind\.example\n$/,
  'receive-events.ts': /^first delivery: accepted\nsecond delivery: duplicate\nTicket: The export stops at 50%\n$/,
  'remember-and-ask.ts': /^(\d\.\d\d Dana prefers calls before noon\..*\n)+$/,
  'review-tools.ts': /^orders failed\n$/,
  'send-events.ts':
    /^receivers of each event: 1, 0\norder\.shipped ord_4711\nbody\.events\.0\.data\.amount_cents is missing\n$/,
  'store-a-picture.ts': /^whiteboard\.png: Whiteboard with the launch plan\n$/,
}

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
  const { stdout } = await run(process.execPath, [file], { cwd: home, env: { PATH: process.env.PATH, HOME: home } })
  const lines = stdout.trimEnd().split('\n').slice(1)
  expect(lines).toEqual([
    'round 1: check_stock({"product":"oak desk"}) → {"product":"oak desk","pieces":3}',
    'round 1: check_stock({"product":"desk lamp"}) → {"product":"desk lamp","pieces":0}',
    'round 2: reserve({"product":"oak desk","pieces":2}) → {"product":"oak desk","reserved":2,"left":1}',
    'Two oak desks are reserved for you. Desk lamps are sold out at the moment.',
    '880 tokens, 5 credits',
  ])
})

it('gateway imports, searches, matches and enriches, as its README shows', { timeout: 120_000 }, async () => {
  const folder = join(TASKS, '../gateway')
  const { stdout } = await run(process.execPath, [join(folder, 'enrich.ts')], {
    cwd: home,
    env: { PATH: process.env.PATH, HOME: home },
  })
  const [, printed = ''] = /prints:\n\n```\n(.*?)```/s.exec(await readFile(join(folder, 'README.md'), 'utf8')) ?? []
  expect(stdout.split('\n').slice(1).join('\n')).toBe(printed)
})

describe('the examples', () => {
  it('are all listed here', async () => {
    expect((await readdir(TASKS)).sort()).toEqual(Object.keys(PRINTED))
  })

  it.each(Object.entries(PRINTED))('%s runs, and runs again', async (file, printed) => {
    // for test data, because a receiver on this machine has no https
    const key = await (await app.organization()).keyFor({ livemode: false })
    const env = { PATH: process.env.PATH, HOME: home, KEEPSAKE_BASE_URL: baseUrl, KEEPSAKE_API_KEY: key }
    for (const _ of ['first', 'again'] as const) {
      const { stdout } = await run(process.execPath, [join(TASKS, file)], { cwd: home, env })
      expect(stdout).toMatch(printed)
    }
  })
})
