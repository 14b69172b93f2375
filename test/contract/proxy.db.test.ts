import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts'
import { startPrismFront } from '../support/prism-front.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')
const TASKS = join(ROOT, 'examples/tasks')

let app: TestApp
let url: string
let home: string
let prism: string

beforeAll(async () => {
  const running = inject('prism')
  if (running === undefined) throw new Error('Prism is not in front of the servers. Run `pnpm prove contract`.')
  prism = running
  home = await mkdtemp(join(tmpdir(), 'keepsake-contract-home-'))
  app = await createTestApp({ settings: { OUTBOUND_ALLOW: '127.0.0.1' } })
  url = await app.listen()
})
afterAll(async () => {
  await app?.stop()
  await rm(home, { recursive: true, force: true })
})

it('programs with the SDK pass', { timeout: 600_000 }, async () => {
  const key = await (await app.organization()).keyFor({ livemode: false })
  const env = { PATH: process.env.PATH, HOME: home, KEEPSAKE_BASE_URL: url, KEEPSAKE_API_KEY: key }
  const files = await readdir(TASKS)
  expect(files.length).toBeGreaterThanOrEqual(10)
  for (const file of files) await run(process.execPath, [join(TASKS, file)], { cwd: home, env })
})

it.each([
  {
    what: 'a request that is accepted',
    sent: { unknown: true },
    status: 200,
    found: /memorize 200: request\.body .*'content'/,
  },
  {
    what: 'a response',
    sent: { content: 'Dana likes tea.' },
    status: 200,
    found: /memorize 200: response\.body .*'data'/,
  },
  { what: 'a status', sent: { content: 'Dana likes tea.' }, status: 218, found: /memorize 218: response/ },
])('$what that violates the spec is noticed', async ({ sent, status, found }) => {
  const server = createServer((_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"success":true}'),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // an HTTP server on a port has an address of this type
  const { port } = server.address() as AddressInfo
  const front = await startPrismFront(`http://127.0.0.1:${port}`, prism)
  try {
    const headers = { Authorization: 'Bearer sk_test_1', 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(sent) }
    expect((await fetch(`${front.url}/api/v1/memorize`, init)).status).toBe(status)
    expect(front.verify).toThrow(found)
  } finally {
    await front.close()
    server.close()
  }
})
