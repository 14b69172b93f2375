import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../server/test/support/test-app.ts'

const MAIN = join(import.meta.dirname, '../packages/cli/src/main.ts')
const ROWS = 20_000

let app: TestApp
let home: string
let baseUrl: string
let gate: Server
/** Calls that passed the gate, and how many of the next ones it answers with a 429. */
let passed = 0
let refusals = 0
beforeAll(async () => {
  app = await createTestApp()
  const server = new URL(await app.listen())
  gate = createServer((incoming, response) => {
    if (refusals > 0) {
      refusals--
      incoming.resume()
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '0' })
      response.end('{"success":false,"error":"rate_limit_error","message":"Wait.","retryAfterSeconds":0}')
      return
    }
    const { method, headers, url } = incoming
    const onward = request(new URL(url ?? '', server), { method, headers }, answer => {
      passed++
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    // the client may be gone
    onward.on('error', () => response.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>(resolve => gate.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`
  home = await mkdtemp(join(tmpdir(), 'keepsake-bulk-kill-'))
})
afterAll(async () => {
  gate.closeAllConnections()
  await new Promise(resolve => gate.close(resolve))
  await app.stop()
  await rm(home, { recursive: true, force: true })
})

it('sets the properties of 20,000 rows once each, through two kills and a storm of limits', async () => {
  const { key } = await app.organization({ credits: 1_000_000 })
  const row = (n: number): string => JSON.stringify({ key: { email: `p${n}@rows.example` }, properties: { Seats: n } })
  await writeFile(join(home, 'rows.ndjson'), Array.from({ length: ROWS }, (_, n) => `${row(n)}\n`).join(''))
  const env = { PATH: process.env.PATH, HOME: home, KEEPSAKE_BASE_URL: baseUrl, KEEPSAKE_API_KEY: key }
  const start = (...words: string[]) =>
    spawn(process.execPath, [MAIN, 'memory', 'upsert', '--file', 'rows.ndjson', ...words], {
      cwd: home,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })

  for (const calls of [8, 20]) {
    refusals = 12
    const before = passed
    const child = start('--resume', 'rows-1')
    child.stdout.resume()
    child.stderr.resume()
    const gone = once(child, 'exit')
    await vi.waitUntil(() => passed - before >= calls, { timeout: 120_000, interval: 5 })
    child.kill('SIGKILL')
    expect(await gone).toEqual([null, 'SIGKILL'])
  }
  refusals = 30
  const child = start('--resume', 'rows-1')
  let text = ''
  let errors = ''
  child.stdout.on('data', piece => {
    text += piece
  })
  child.stderr.on('data', piece => {
    errors += piece
  })
  const [code] = await once(child, 'close')
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(JSON.parse(text).data).toEqual({ done: ROWS, failed: 0, unchanged: 0, runId: 'rows-1' })

  const me = await fetch(`${baseUrl}/api/v1/me`, { headers: { authorization: `Bearer ${key}` } })
  expect((await me.json()).data.credits, 'each row is charged once').toBe(1_000_000 - ROWS)
}, 300_000)
