import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { KEY } from '../../../testing/terminal.ts'

const run = promisify(execFile)
const MAIN = join(import.meta.dirname, '../../../main.ts')
const PAGES = 100
const ON_A_PAGE = 700

let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'keepsake-large-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

it('a file of 75 MB is read with a heap of 32 MB', { timeout: 120_000 }, async () => {
  const file = join(home, 'pages.json')
  const memory = JSON.stringify({ id: '1', memory: 'x'.repeat(1000), user_id: 'dana', owner: 'northwind' })
  await pipeline(async function* () {
    for (let page = 0; page < PAGES; page++)
      yield `{"count": 7, "results": [${Array.from({ length: ON_A_PAGE }, () => memory).join(',')}]}\n`
  }, createWriteStream(file))
  const words = ['memory', 'import', file, '--from', 'mem0', '--dry-run', '--output', 'json']
  const env = { PATH: process.env.PATH, HOME: home, KEEPSAKE_API_KEY: KEY, KEEPSAKE_BASE_URL: 'http://127.0.0.1:9' }
  const { stdout } = await run(process.execPath, ['--max-old-space-size=32', MAIN, ...words], { cwd: home, env })
  expect(JSON.parse(stdout)).toMatchObject({
    calls: 140,
    memories: PAGES * ON_A_PAGE,
    notImported: { count: PAGES, 'results: owner': PAGES * ON_A_PAGE },
  })
})
