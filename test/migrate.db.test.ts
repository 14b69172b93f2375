import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../server/test/support/test-app.ts'
import { BARE } from './support/bare-environment.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..')
const PAGES = join(ROOT, 'docs/migrate')
const PATIENCE_MS = 120_000

/** A row of the table in which each call of the other product has ours next to it. */
interface Row {
  theirs: string
  /** Statements in TypeScript; none if the page says that there is no replacement. */
  ours: string[]
}

const spansOf = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

function readPage(page: string) {
  const text = readFileSync(join(PAGES, page), 'utf8')
  const [, setup = ''] = /^```ts\n(.*?)^```$/ms.exec(text) ?? []
  const rows = [...text.matchAll(/^\| (`client\..+?) \| (.+?) \| .*\|$/gm)].map(
    ([, theirs = '', ours = '']): Row => ({ theirs, ours: spansOf(ours) }),
  )
  return { page, setup, rows, tableLength: text.split('\n').filter(line => line.startsWith('| `')).length }
}

const callsOf = (rows: readonly Row[]): string[] => rows.flatMap(({ ours }) => ours)

const agent = { name: 'Assistant', instructions: 'You assist a sales team.' }

/** What a call can refer to, and how its reader gets it. */
const REFERENCES = {
  memoryId: "const memoryId = data.memories[0]?.id ?? ''",
  deletionId: "const { deletionId = '' } = (await client.memory.delete(alice)).data",
  agentId: `const { id: agentId } = (await client.agents.create(${JSON.stringify(agent)})).data`,
  eventId: "const { eventId } = await client.memory.memorizeBatch({ records: [{ ...alice, content: 'A batch.' }] })",
}

/** A program that makes all calls of a page. Before each, it stores a memory and makes what the call refers to. */
const programOf = ({ setup, rows }: ReturnType<typeof readPage>): string => `${setup}
${callsOf(rows)
  .map((code, index) =>
    [
      '{',
      "const { data } = await client.memory.memorize({ ...alice, content: 'I moved to Leeds.' })",
      ...Object.entries(REFERENCES).flatMap(([name, statement]) => (code.includes(name) ? [statement] : [])),
      `console.log('call ${index}')`,
      code.startsWith('for await') ? code : `console.log(JSON.stringify(await ${code}))`,
      '}',
    ].join('\n'),
  )
  .join('\n')}
`

/**
 * Their calls are not replaced one by one: endpoints keep their secrets, which a test of authentication shows, and
 * memories are imported.
 */
const WITHOUT_CALLS = ['convoy.md', 'svix.md', 'graphiti.md', 'letta.md', 'langmem.md', 'supermemory.md']
const pages = readdirSync(PAGES)
  .filter(page => !WITHOUT_CALLS.includes(page))
  .map(readPage)
/** Calls that return memories must return the one that is stored. */
const READS = /\.(smartRecall|smartRecallUnified|recall|smartDigest|export)\(/

let app: TestApp
let baseUrl: string
let folder: string
beforeAll(async () => {
  app = await createTestApp()
  baseUrl = await app.listen()
  folder = mkdtempSync(join(tmpdir(), 'keepsake-migrate-'))
  mkdirSync(join(folder, 'node_modules/@keepsake'), { recursive: true })
  symlinkSync(join(ROOT, 'packages/sdk'), join(folder, 'node_modules/@keepsake/sdk'))
  for (const page of pages) writeFileSync(join(folder, `${page.page}.ts`), programOf(page))
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('docs/migrate', () => {
  it('compiles', { timeout: PATIENCE_MS }, async () => {
    const compilerOptions = { noUnusedLocals: false, typeRoots: [join(ROOT, 'node_modules/@types')] }
    const config = { extends: join(ROOT, 'tsconfig.json'), compilerOptions, include: ['*.ts'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const wrong = await run(join(ROOT, 'node_modules/.bin/tsc'), ['--project', folder]).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    )
    expect(wrong).toBe('')
  })

  it.each(pages)('$page: each call has a replacement, or there is said to be none', ({ rows, tableLength }) => {
    expect(rows.length).toBe(tableLength)
    expect(rows.length).toBeGreaterThan(15)
    expect(rows.filter(({ ours }) => ours.length === 0).length).toBeLessThan(3)
  })

  it.each(pages)('$page: all replacements work', { timeout: PATIENCE_MS }, async ({ page, rows }) => {
    const { key } = await app.organization()
    const env = {
      ...BARE,
      HOME: folder,
      KEEPSAKE_BASE_URL: baseUrl,
      KEEPSAKE_API_KEY: key,
      KEEPSAKE_ENV_FILE: join(folder, '.env'),
    }
    const { stdout } = await run(process.execPath, [join(folder, `${page}.ts`)], { cwd: folder, env })
    const [, ...results] = stdout.split(/^call \d+\n/m)
    const reads = callsOf(rows).flatMap((call, index) => (READS.test(call) ? [{ call, result: results[index] }] : []))
    expect(reads.length).toBeGreaterThan(4)
    expect(reads.filter(({ result }) => !result?.includes('Leeds'))).toEqual([])
  })
})
