import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PRODUCTS, type Product } from '../packages/cli/src/commands/memory/products.ts'
import { createTestApp, type TestApp } from '../server/test/support/test-app.ts'

const MAIN = join(import.meta.dirname, '../packages/cli/src/main.ts')
/** Sent in three calls; with as many records, in five. */
const ENTRIES = 1_200

let app: TestApp
let home: string
let baseUrl: string
beforeAll(async () => {
  app = await createTestApp()
  baseUrl = await app.listen()
  home = await mkdtemp(join(tmpdir(), 'keepsake-import-kill-'))
})
afterAll(async () => {
  await app.stop()
  await rm(home, { recursive: true, force: true })
})

const note = (n: number): string => `Note ${n}`
const list = <T>(entry: (n: number) => T): T[] => Array.from({ length: ENTRIES }, (_, n) => entry(n))
const lines = (entries: readonly object[]): string => entries.map(entry => `${JSON.stringify(entry)}\n`).join('')
const at = (n: number): string => new Date(1_760_000_000_000 + n * 1_000).toISOString()

/** A file of each product, in each of which every note is one memory. */
const FILES: Readonly<Record<Product, () => string>> = {
  mem0: () => JSON.stringify({ results: list(n => ({ id: `m-${n}`, memory: note(n), user_id: `user-${n % 7}` })) }),
  zep: () => {
    const messages = (user: number) =>
      list(n => ({ uuid: `z-${n}`, role: 'Dana', role_type: 'user', content: note(n), created_at: at(n) })).filter(
        (_, n) => n % 7 === user,
      )
    const users = Array.from({ length: 7 }, (_, n) => ({ user_id: `user-${n}`, first_name: `Name ${n}` }))
    const sessions = users.map(({ user_id }, n) => ({ session_id: `s-${n}`, user_id, messages: messages(n) }))
    return JSON.stringify({ users, sessions })
  },
  graphiti: () =>
    lines(
      list(n => ({
        type: 'node',
        id: String(n),
        labels: ['Entity', 'Person'],
        properties: { uuid: `en-${n}`, name: `Person ${n}`, summary: note(n), created_at: at(n) },
      })),
    ),
  letta: () => {
    const passages = list(n => ({ id: `passage-${n}`, text: note(n), created_at: at(n) }))
    return JSON.stringify({ agents: [{ id: 'agent-0', name: 'desk', passages }], blocks: [] })
  },
  langmem: () => lines(list(n => ({ prefix: `memories.user-${n % 7}`, key: `k-${n}`, value: { content: note(n) } }))),
  supermemory: () =>
    JSON.stringify({ memories: list(n => ({ id: `doc-${n}`, content: note(n), containerTags: [`user-${n % 7}`] })) }),
  'mcp-memory': () =>
    lines(list(n => ({ type: 'entity', name: `Person ${n}`, entityType: 'person', observations: [note(n)] }))),
}

function cli(key: string, ...words: string[]) {
  const env = { PATH: process.env.PATH, HOME: home, KEEPSAKE_BASE_URL: baseUrl, KEEPSAKE_API_KEY: key }
  return spawn(process.execPath, [MAIN, ...words], { cwd: home, env, stdio: ['ignore', 'pipe', 'inherit'] })
}

async function result(key: string, ...words: string[]) {
  const child = cli(key, ...words)
  let text = ''
  child.stdout.on('data', piece => {
    text += piece
  })
  const [code] = await once(child, 'close')
  return { code, data: text === '' ? undefined : JSON.parse(text).data }
}

/** Products whose entries are a record and a memory each. Their records are sent first. */
const WITH_RECORDS: ReadonlySet<Product> = new Set(['graphiti', 'mcp-memory'])

/** How many lines the file beside the import says that it has sent. */
function sent(file: string): number {
  try {
    return JSON.parse(readFileSync(`${file}.import`, 'utf8')).number
  } catch {
    // before its first call
    return 0
  }
}

test.each(PRODUCTS)(
  'an import from %s that is killed half-way stores each memory once when it runs again',
  async product => {
    const { key } = await app.organization()
    const file = join(home, `${product}.file`)
    await writeFile(file, FILES[product]())

    const killed = cli(key, 'memory', 'import', file, '--from', product)
    const gone = once(killed, 'exit')
    const records = WITH_RECORDS.has(product) ? ENTRIES : 0
    await vi.waitUntil(() => sent(file) > records, { timeout: 60_000, interval: 1 })
    killed.kill('SIGKILL')
    expect(await gone).toEqual([null, 'SIGKILL'])

    const again = await result(key, 'memory', 'import', file, '--from', product)
    expect(again).toMatchObject({ code: 0, data: { problems: [] } })
    expect(again.data.memories.stored, 'the second run continues').toBeLessThan(ENTRIES)
    const copy = join(home, `${product}.ndjson`)
    expect(await result(key, 'memory', 'export', '--to', copy)).toMatchObject({ code: 0 })
    const contents = (await readFile(copy, 'utf8'))
      .trimEnd()
      .split('\n')
      .flatMap(line => JSON.parse(line).memory?.content ?? [])
    expect(contents.toSorted()).toEqual(list(note).toSorted())
  },
)
