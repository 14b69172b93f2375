import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createStore, type Store } from '../server/test/support/test-database.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

const MAIN = join(import.meta.dirname, '../packages/cli/src/main.ts')
const MEMORIES = 3_000
// makes the export larger than what the connection buffers after the server is gone
const METADATA = { filling: 'x'.repeat(7_900) }
const LOOK_MS = 5

let store: Store
let server: ServerProcess
let home: string
let source: string
beforeAll(async () => {
  store = await createStore()
  home = await mkdtemp(join(tmpdir(), 'keepsake-portability-'))
  server = await start()
  source = await register()
  for (let from = 0; from < MEMORIES; from += 1_000) {
    const memories = Array.from({ length: 1_000 }, (_, n) => ({
      keys: [{ name: 'email', value: `contact${n % 50}@northwind.example` }],
      content: `Note ${from + n}`,
      timestamp: new Date(1_700_000_000_000 + (from + n) * 1_000).toISOString(),
      metadata: METADATA,
    }))
    expect((await post('/api/v1/memory/import', { memories }, source)).data.memories.stored).toBe(1_000)
  }
  expect(await ended(cli(source, 'export', '--to', 'whole.ndjson'))).toMatchObject({ code: 0 })
}, 120_000)
afterAll(async () => {
  await server.stop()
  await store.remove()
  await rm(home, { recursive: true, force: true })
})

const start = (): Promise<ServerProcess> =>
  startServer({
    KEEPSAKE_DATA_DIR: store.directory,
    ...(store.url && { DATABASE_URL: store.url }),
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    SIGNUP: 'open',
    DEFAULT_PLAN: 'unlimited',
  })

async function post(path: string, body: object, key = '') {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
  return (await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}
const register = async (): Promise<string> => (await post('/auth/agent', { name: 'agent' })).data.agent.api_key

function cli(key: string, ...words: string[]) {
  const env = { PATH: process.env.PATH, HOME: home, KEEPSAKE_BASE_URL: server.url, KEEPSAKE_API_KEY: key }
  return spawn(process.execPath, [MAIN, 'memory', ...words], { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] })
}
async function ended(child: ReturnType<typeof cli>) {
  const said = { out: '', err: '' }
  child.stdout.on('data', text => {
    said.out += text
  })
  child.stderr.on('data', text => {
    said.err += text
  })
  const [code] = await once(child, 'close')
  return { code, ...said }
}
const file = (name: string): Promise<Buffer> => readFile(join(home, name))
const size = (name: string): number => statSync(join(home, name), { throwIfNoEntry: false })?.size ?? 0
const untilLarger = (name: string, than: number): Promise<boolean> =>
  vi.waitUntil(() => size(name) > than, { timeout: 60_000, interval: LOOK_MS })
async function killServer(): Promise<void> {
  await server.kill()
  server = await start()
}

test('an export resumes after each kill, of the server and of the command, and produces the same file', {
  timeout: 180_000,
}, async () => {
  const left = cli(source, 'export', '--to', 'again.ndjson')
  const end = ended(left)
  await untilLarger('again.ndjson.part', 0)
  await killServer()
  expect(await end).toMatchObject({ code: 1, err: expect.stringMatching(/again\.ndjson\.part.*--resume/) })
  const first = size('again.ndjson.part')
  expect(first).toBeLessThan(size('whole.ndjson'))

  const killed = cli(source, 'export', '--to', 'again.ndjson', '--resume')
  const gone = once(killed, 'exit')
  await untilLarger('again.ndjson.part', first)
  killed.kill('SIGKILL')
  expect(await gone).toEqual([null, 'SIGKILL'])

  expect(await ended(cli(source, 'export', '--to', 'again.ndjson', '--resume'))).toMatchObject({ code: 0 })
  expect((await file('again.ndjson')).equals(await file('whole.ndjson'))).toBe(true)
})

test('an import resumes after a kill of the server, and stores each memory once', { timeout: 180_000 }, async () => {
  const key = await register()
  const end = ended(cli(key, 'import', 'whole.ndjson'))
  await untilLarger('whole.ndjson.import', 0)
  await killServer()
  expect(await end).toMatchObject({ code: 1, err: expect.stringContaining('run the same command') })

  const { code, out } = await ended(cli(key, 'import', 'whole.ndjson'))
  expect(code).toBe(0)
  expect(JSON.parse(out).data.memories.stored).toBeLessThan(MEMORIES)
  await ended(cli(key, 'export', '--to', 'copy.ndjson'))
  const lines = (await file('copy.ndjson')).toString().trimEnd().split('\n')
  const contents = lines.flatMap(line => JSON.parse(line).memory?.content ?? [])
  expect(contents.toSorted()).toEqual(Array.from({ length: MEMORIES }, (_, n) => `Note ${n}`).toSorted())
})
