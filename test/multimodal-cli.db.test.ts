import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { imageOf } from '../server/test/support/media-files.ts'
import { useApp, useOrganization } from '../server/test/support/use-app.ts'
import { BARE } from './support/bare-environment.ts'

// each command is a process
vi.setConfig({ testTimeout: 180_000 })
const run = promisify(execFile)
const MAIN = join(import.meta.dirname, '../packages/cli/src/main.ts')

const app = useApp()
const organization = useOrganization(app)
let home: string
let baseUrl: string
beforeAll(async () => {
  baseUrl = await app.listen()
  home = await mkdtemp(join(tmpdir(), 'keepsake-multimodal-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

/** Runs a command in a new process. */
async function keepsake(...words: string[]) {
  const env = {
    ...BARE,
    HOME: home,
    KEEPSAKE_BASE_URL: baseUrl,
    KEEPSAKE_API_KEY: organization.key,
    NO_COLOR: '1',
  }
  const { code, stdout, stderr } = await run(process.execPath, [MAIN, 'multimodal', ...words], { cwd: home, env }).then(
    done => ({ code: 0, ...done }),
    error => ({ code: Number(error.code), stdout: String(error.stdout), stderr: String(error.stderr) }),
  )
  return { code, stderr, body: stdout.startsWith('{') ? JSON.parse(stdout) : undefined }
}

it('stores, finds, downloads and deletes a file', async () => {
  const png = await imageOf('png')
  await writeFile(join(home, 'board.png'), png)
  const stored = await keepsake('memorize', 'board.png', '--caption', 'The launch plan', '--tags', 'launch')
  expect(stored.body?.data.media, stored.stderr).toMatchObject({ name: 'board.png', tags: ['launch'] })
  const { id } = stored.body.data.media
  const twice = await keepsake('memorize', 'board.png', '--file', 'board.png')
  expect([twice.code, twice.stderr]).toEqual([2, expect.stringContaining('given twice')])
  const missing = await keepsake('memorize')
  expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining('--file')])
  expect((await keepsake('search', 'launch plan')).body.results).toMatchObject([{ media: { id } }])
  expect((await keepsake('status')).body.data.storage).toMatchObject({ available: true })
  const refused = await keepsake('download', id)
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('--force')])
  expect((await keepsake('download', id, '--to', 'copy.png')).code).toBe(0)
  expect((await readFile(join(home, 'copy.png'))).equals(png)).toBe(true)
  expect((await keepsake('thumbnail', id)).code).toBe(0)
  expect((await readFile(join(home, 'board-thumbnail.webp'))).subarray(8, 12).toString()).toBe('WEBP')
  expect((await keepsake('delete', id)).code).toBe(0)
  expect((await keepsake('search')).body.results).toEqual([])
})
