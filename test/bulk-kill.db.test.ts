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
/** When the server answered a call other than with a 429. */
const answered: number[] = []
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
      if (answer.statusCode !== 429) answered.push(Date.now())
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

const creditsOf = async (key: string): Promise<number> => {
  const response = await fetch(`${baseUrl}/api/v1/me`, { headers: { authorization: `Bearer ${key}` } })
  return (await response.json()).data.credits
}

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

  expect(await creditsOf(key), 'each row is charged once').toBe(1_000_000 - ROWS)
}, 300_000)

/** The calls of a program that uses the SDK, on a plan with 60 calls a minute. */
const LIMIT = 60
const PROGRAM = `
import { Keepsake } from ${JSON.stringify(join(import.meta.dirname, '../packages/sdk/src/index.ts'))}
const rows = function* () {
  for (let n = 0; n < ${ROWS}; n++) yield { key: { email: 'q' + n + '@rows.example' }, properties: { Seats: n } }
}
console.log(JSON.stringify(await new Keepsake().bulk.upsert(rows(), { runId: 'rows-2', chunkSize: 100 })))
`

it('uses 95 % of the limit of calls, through two kills and what the server refuses', async () => {
  const { key } = await app.organization({ credits: 1_000_000, plan: 'free' })
  await writeFile(join(home, 'rows.ts'), PROGRAM)
  const env = { PATH: process.env.PATH, HOME: home, KEEPSAKE_BASE_URL: baseUrl, KEEPSAKE_API_KEY: key }
  const start = () => spawn(process.execPath, ['rows.ts'], { cwd: home, env, stdio: ['ignore', 'pipe', 'inherit'] })
  // the minutes of the limit begin with those of the clock
  const minute = (time: number): number => Math.floor(time / 60_000)
  const first = minute(Date.now()) + 1
  await new Promise(resolve => setTimeout(resolve, first * 60_000 - Date.now()))
  answered.length = 0
  for (const calls of [20, 90]) {
    const child = start()
    const gone = once(child, 'exit')
    await vi.waitUntil(() => answered.length >= calls, { timeout: 180_000, interval: 5 })
    child.kill('SIGKILL')
    await gone
  }
  const child = start()
  let text = ''
  child.stdout.on('data', piece => {
    text += piece
  })
  expect(await once(child, 'close')).toEqual([0, null])
  expect(JSON.parse(text)).toEqual({ done: ROWS, failed: 0, unchanged: 0, runId: 'rows-2' })
  const inMinutes = Array.from(
    { length: minute(answered.at(-1) ?? 0) - first },
    (_, n) => answered.filter(time => minute(time) === first + n).length,
  )
  expect(inMinutes.length).toBeGreaterThanOrEqual(3)
  expect(
    inMinutes.reduce((sum, calls) => sum + calls, 0) / inMinutes.length / LIMIT,
    `${inMinutes}`,
  ).toBeGreaterThanOrEqual(0.95)
  expect(await creditsOf(key), 'each row is charged once').toBe(1_000_000 - ROWS)
}, 600_000)
