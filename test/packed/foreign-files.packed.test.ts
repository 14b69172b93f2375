import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { emptyProject, removeTemporaryDirectories } from './project.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 480_000 })
const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')
const FOREIGN = join(ROOT, 'packages/cli/src/testing/foreign')
const MAIN = join(ROOT, 'packages/cli/src/main.ts')

/** The clients of the products whose files are imported, in the versions that docs/migrate names. */
const CLIENTS = [
  'mem0ai@3.3.1',
  '@getzep/zep-cloud@3.30.0',
  '@letta-ai/letta-client@1.12.1',
  'supermemory@4.25.4',
  '@langchain/core@1',
  '@langchain/langgraph-checkpoint@1.2.2',
  '@langchain/langgraph-sdk@1.15.0',
  '@modelcontextprotocol/server-memory@2026.8.31',
]

const read = (name: string): string => readFileSync(join(FOREIGN, name), 'utf8').trim()

/** Assigns each file to the types of its client, which fails to compile if a field is wrong or unknown. */
const PROGRAM = `
import type { Memory } from 'mem0ai'
import type { Zep } from '@getzep/zep-cloud'
import type Letta from '@letta-ai/letta-client'
import type Supermemory from 'supermemory'

/** Times are JSON. */
type Json<T> = T extends Date ? string : T extends (infer Each)[] ? Json<Each>[] : T extends object ? { [Name in keyof T]: Json<T[Name]> } : T

export const mem0: { results: Json<Memory>[]; count: number; next: string | null; previous: string | null } = ${read('mem0-platform.json')}
export const zep: {
  users: (Zep.User & { edges: Zep.EntityEdge[]; episodes: Zep.Episode[] })[]
  threads: (Zep.Thread & { messages: Zep.Message[] })[]
} = ${read('zep-cloud.json')}
export const documents: Partial<Omit<Supermemory.DocumentListResponse, 'pagination' | 'memories'>> & {
  memories: Supermemory.DocumentListResponse.Memory[]
  pagination: Supermemory.DocumentListResponse.Pagination
  memoryEntries: unknown[]
} = ${read('supermemory.json')}

/** An agent file has types of its own; its passages and blocks are those of the API. */
const agentFile = ${read('letta.af')} as const
type Deep<T> = T extends readonly (infer Each)[] ? Deep<Each>[] : T extends object ? { -readonly [Name in keyof T]: Deep<T[Name]> } : T
const writable = <T,>(value: T): Deep<T> => value as Deep<T>
export const passages: Letta.Passage[] = writable(agentFile.agents[0].passages)
export const blocks: Letta.BlockResponse[] = writable(agentFile.blocks)
`

let project: string
beforeAll(async () => {
  project = await emptyProject([...CLIENTS, '@types/node@24'])
})
afterAll(removeTemporaryDirectories)

const node = (words: string[], env: Record<string, string> = {}) =>
  run(process.execPath, words, { cwd: project, env: { PATH: process.env.PATH, ...env } })

async function compile(files: string[], options: object): Promise<string> {
  const compilerOptions = {
    noEmit: true,
    skipLibCheck: true,
    target: 'es2024',
    lib: ['esnext', 'dom', 'dom.iterable'],
    types: ['node'],
    moduleResolution: 'bundler',
    module: 'esnext',
    ...options,
  }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  return node([join(ROOT, 'node_modules/typescript/bin/tsc'), '--project', project]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

it('the files that are read in tests have the types of the published clients', async () => {
  writeFileSync(join(project, 'files.mts'), PROGRAM)
  expect(await compile(['files.mts'], { strict: true })).toBe('')
})

it('the programs of docs/migrate that export use the published clients as they are', async () => {
  const files = ['mem0', 'zep', 'letta', 'langmem', 'supermemory'].map(product => {
    const page = readFileSync(join(ROOT, `docs/migrate/${product}.md`), 'utf8')
    const [, program = ''] = /^```js\n(.*?)^```$/ms.exec(page) ?? []
    expect(program).toContain('import ')
    writeFileSync(join(project, `${product}.mjs`), program)
    return `${product}.mjs`
  })
  expect(await compile(files, { allowJs: true, checkJs: true, strict: false, noImplicitAny: false })).toBe('')
})

const outlook = async (file: string, product: string) => {
  const words = ['memory', 'import', file, '--from', product, '--dry-run', '--output', 'json']
  const env = { HOME: project, KEEPSAKE_API_KEY: 'sk_test_EXAMPLE0_0000000000000000000000000000000000000000000' }
  return JSON.parse((await node([MAIN, ...words], env)).stdout)
}

it('reads what a store of LangGraph returns', async () => {
  const program = `
import { InMemoryStore } from '@langchain/langgraph-checkpoint'
const store = new InMemoryStore()
await store.put(['memories', 'dana'], 'a', { kind: 'Memory', content: { content: 'Likes tea' } })
await store.put(['memories', 'dana'], 'b', { content: 'Prefers trains' })
console.log(JSON.stringify(await store.search(['memories'])))
`
  writeFileSync(join(project, 'store.mjs'), program)
  const file = join(project, 'store.json')
  writeFileSync(file, (await node(['store.mjs'])).stdout)
  expect(await outlook(file, 'langmem')).toMatchObject({
    memories: 2,
    notImported: {},
    first: {
      memory: { keys: [{ name: 'userId', value: 'dana' }], content: 'Likes tea', createdAt: expect.any(String) },
    },
  })
})

it('reads what the memory server of the MCP project writes', async () => {
  const file = join(project, 'graph/memory.jsonl')
  mkdirSync(join(project, 'graph'))
  const program = `
import { KnowledgeGraphManager } from '@modelcontextprotocol/server-memory/dist/index.js'
const graph = new KnowledgeGraphManager(${JSON.stringify(file)})
await graph.createEntities([{ name: 'Dana', entityType: 'person', observations: ['Likes tea'] }])
await graph.createEntities([{ name: 'Northwind', entityType: 'company', observations: [] }])
await graph.createRelations([{ from: 'Dana', to: 'Northwind', relationType: 'runs' }])
process.exit(0)
`
  writeFileSync(join(project, 'graph.mjs'), program)
  await node(['graph.mjs'])
  expect(await outlook(file, 'mcp-memory')).toMatchObject({ records: 2, memories: 2, notImported: {} })
})
