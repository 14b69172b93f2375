import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { removeTemporaryDirectories, temporaryDirectory } from '../packed/project.ts'
import { noteRun } from '../support/run-notes.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'

const CLIENTS = 4
const FULL_MS = 5_000
const isLinux = process.platform === 'linux'

let server: ServerProcess
beforeAll(async () => {
  server = await startServer({ KEEPSAKE_DATA_DIR: temporaryDirectory(), SIGNUP: 'open' })
})
afterAll(async () => {
  await server?.kill()
  removeTemporaryDirectories()
})

const send = (path: string, body: object, key?: string): Promise<Response> =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
  })

/** Limits the size of files that the server writes, which fails in the same place as a full disk. */
const limitFiles = (bytes: number | 'unlimited'): unknown =>
  execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`])

async function contents(key: string): Promise<string[]> {
  const all: string[] = []
  let cursor: string | undefined
  do {
    const page = await (await send('/api/v1/recall', { limit: 200, ...(cursor && { cursor }) }, key)).json()
    all.push(...page.data.map(({ content }: { content: string }) => content))
    cursor = page.nextCursor
  } while (cursor)
  return all
}

test.skipIf(!isLinux)(
  `a full disk is answered with 503 until there is space, and what was acknowledged is stored once${isLinux ? '' : ' (skipped: prlimit is of Linux)'}`,
  { timeout: 180_000 },
  async () => {
    const registered = await (await send('/auth/agent', { name: 'agent' })).json()
    const key: string = registered.data.agent.api_key
    const acknowledged: string[] = []
    const refused: number[] = []
    let sent = 0
    let ended = false
    const client = async (): Promise<void> => {
      while (!ended) {
        const content = `Note ${sent++}`
        const { status } = await send(
          '/api/v1/memorize',
          { email: 'dana@northwind.example', content, extract: false },
          key,
        )
        if (status === 200) acknowledged.push(content)
        else refused.push(status)
      }
    }
    const clients = Array.from({ length: CLIENTS }, client)
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20), 60_000)
    limitFiles(0)
    await vi.waitFor(() => expect(refused.length).toBeGreaterThan(0), 60_000)
    await sleep(FULL_MS)
    limitFiles('unlimited')
    const before = acknowledged.length
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 20), 60_000)
    ended = true
    await Promise.all(clients)
    expect(new Set(refused)).toEqual(new Set([503]))
    const stored = await contents(key)
    expect(new Set(stored).size).toBe(stored.length)
    expect(acknowledged.filter(content => !stored.includes(content))).toEqual([])
    noteRun({ fullDisk: { refused: refused.length, stored: acknowledged.length } })
  },
)
