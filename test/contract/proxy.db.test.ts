import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../../server/test/support/free-port.ts'
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts'
import { installTools, type Tools } from './tool.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')
const TASKS = join(ROOT, 'examples/tasks')
const COMMANDS = [
  ['account', 'me'],
  ['memory', 'memorize', 'Dana prefers calls before noon.', '--email', 'dana@northwind.example'],
  ['memory', 'smart-recall', 'When should I call Dana?'],
  ['memory', 'recall', '--email', 'dana@northwind.example'],
  ['records', 'list'],
  ['collections', 'list'],
  ['guidelines', 'create', 'Refunds', '--value', '# Refunds'],
  ['keys', 'create', '--name', 'ci', '--role', 'viewer'],
  ['audit', 'list', '--limit', '5'],
  ['analytics', 'overview'],
]

/** It reads a stream of lines, which Prism takes for one JSON value. */
const OF_LINES = 'read-everything.ts'

let app: TestApp
let tools: Tools
let proxy: ReturnType<typeof spawn>
let url: string
let home: string
/** What Prism has said about requests and responses. */
const violations: string[] = []

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'keepsake-contract-home-'))
  app = await createTestApp({ settings: { OUTBOUND_ALLOW: '127.0.0.1' } })
  tools = await installTools(['@stoplight/prism-cli@5.16.0'])
  const upstream = await app.listen()
  await tools.write('openapi.json', await (await fetch(`${upstream}/openapi.json`)).text())
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const args = ['proxy', 'openapi.json', upstream, '--port', String(port)]
  proxy = spawn(join(tools.folder, 'node_modules/.bin/prism'), args, { cwd: tools.folder })
  let log = ''
  for (const stream of [proxy.stdout, proxy.stderr])
    stream?.on('data', (piece: Buffer) => {
      log = `${log}${piece}`.slice(-100_000)
      for (const line of String(piece).split('\n')) if (/Violation: /.test(line)) violations.push(line)
    })
  await vi.waitFor(() => expect(log).toContain('is listening'), { timeout: 180_000, interval: 500 })
}, 600_000)
afterAll(async () => {
  if (proxy?.exitCode === null) {
    proxy.kill()
    await once(proxy, 'exit')
  }
  await app?.stop()
  await tools?.[Symbol.asyncDispose]()
  await rm(home, { recursive: true, force: true })
})

it('programs with the SDK pass', { timeout: 600_000 }, async () => {
  const key = await (await app.organization()).keyFor({ livemode: false })
  const env = { PATH: process.env.PATH, HOME: home, KEEPSAKE_BASE_URL: url, KEEPSAKE_API_KEY: key }
  const files = (await readdir(TASKS)).filter(file => file !== OF_LINES)
  expect(files.length).toBeGreaterThanOrEqual(9)
  for (const file of files) await run(process.execPath, [join(TASKS, file)], { cwd: home, env })
  expect(violations).toEqual([])
})

it('commands of the CLI pass', { timeout: 600_000 }, async () => {
  const { key } = await app.organization()
  const env = { PATH: process.env.PATH, HOME: home, KEEPSAKE_BASE_URL: url, KEEPSAKE_API_KEY: key }
  const main = join(ROOT, 'packages/cli/src/main.ts')
  for (const words of COMMANDS) await run(process.execPath, [main, ...words], { cwd: home, env })
  expect(violations).toEqual([])
})

it('an invalid request is noticed', async () => {
  const { key } = await app.organization()
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  const answer = await fetch(`${url}/api/v1/memorize`, { method: 'POST', headers, body: '{"unknown":true}' })
  expect(answer.status).toBe(400)
  expect(answer.headers.get('sl-violations')).toContain("required property 'content'")
})
