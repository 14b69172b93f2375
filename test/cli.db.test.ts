import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, INTERNAL_API_KEY, type TestApp } from '../server/test/support/test-app.ts'
import { BARE } from './support/bare-environment.ts'

const run = promisify(execFile)
const MAIN = join(import.meta.dirname, '../packages/cli/src/main.ts')
const FOREIGN = join(import.meta.dirname, '../packages/cli/src/testing/foreign')

let app: TestApp
let home: string
let baseUrl: string
beforeAll(async () => {
  app = await createTestApp()
  baseUrl = await app.listen()
  home = await mkdtemp(join(tmpdir(), 'keepsake-cli-'))
})
afterAll(async () => {
  await app.stop()
  await rm(home, { recursive: true, force: true })
})

/** Runs one command line in a separate shell; returns its exit code and its output, with the result parsed as JSON. */
async function keepsake(words: string[], extra: Record<string, string> = {}) {
  const env = { ...BARE, HOME: home, KEEPSAKE_BASE_URL: baseUrl, ...extra }
  const { code, stdout, stderr } = await run(process.execPath, [MAIN, ...words], { cwd: home, env }).then(
    done => ({ code: 0, ...done }),
    error => ({ code: Number(error.code), stdout: String(error.stdout), stderr: String(error.stderr) }),
  )
  return { code, stderr, result: stdout === '' ? undefined : JSON.parse(stdout) }
}

describe('from the shell', () => {
  it('a caller without a key sees how to get one', async () => {
    const { code, stderr } = await keepsake(['account', 'me'])
    expect(code).toBe(4)
    expect(stderr).toContain('main.ts auth register')
    const named = await keepsake(['account', 'me'], { KEEPSAKE_COMMAND: 'pnpm cli' })
    expect(named.stderr).toContain('pnpm cli auth register')
  })

  it('an agent registers once, and later commands use its key', async () => {
    expect((await keepsake(['auth', 'register', 'shell-agent'])).result.data.created).toBe(true)
    expect(await readFile(join(home, '.env'), 'utf8')).toMatch(/^KEEPSAKE_API_KEY=sk_live_\w+\n$/)
    expect((await keepsake(['auth', 'register', 'shell-agent'])).result.data.created).toBe(false)
    expect((await keepsake(['auth', 'status'])).result.data.account.name).toBe('shell-agent')
  })

  it('publishes an event in a trace', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    const events = JSON.stringify([{ type: 'order.paid', data: { id: 'ord_1' } }])
    const parent = ['--traceparent', `00-${trace}-00f067aa0ba902b7-01`, '--tracestate', 'congo=t61rcWkgMzE']
    const published = await keepsake(['webhooks', 'publish', '--events', events, ...parent])
    const { result } = await keepsake(['webhooks', 'event', published.result.data[0].id])
    expect(result.data.trace_id).toBe(trace)
    const refused = await keepsake(['webhooks', 'deliveries', `whk_${'0'.repeat(26)}`, '--trace-id', 'abc'])
    expect(refused.stderr).toContain('--trace-id')
  })

  it('stores memories and recalls them', async () => {
    const properties = JSON.stringify([{ name: 'Budget', type: 'number', unit: 'USD' }])
    const sales = await keepsake(['collections', 'create', 'Sales', '--properties', properties])
    expect(sales.code).toBe(0)
    await writeFile(join(home, 'call.txt'), 'Dana Reyes runs operations at Northwind. Budget: $120k.')
    const stored = await keepsake(['memory', 'memorize', '--file', 'call.txt', '--email', 'dana@northwind.example'])
    const budget = { propertyName: 'Budget', value: 120000, collectionId: sales.result.data.id }
    expect(stored.result.data.properties).toContainEqual(expect.objectContaining(budget))
    const recalled = await keepsake([
      'memory',
      'smart-recall',
      'What is the budget of Northwind?',
      '--jmespath',
      'results[].content',
    ])
    expect(recalled.result).toEqual(['Dana Reyes runs operations at Northwind. Budget: $120k.'])
    const conditions = JSON.stringify([{ property: 'Budget', operator: 'gte', value: 100000 }])
    const found = await keepsake([
      'memory',
      'filter-by-property',
      '--conditions',
      conditions,
      '--jmespath',
      'data[].keys[].value',
    ])
    expect(found.result).toEqual(['dana@northwind.example'])
  })

  it('stores a file of memories and waits until they are stored', async () => {
    const lines = ['one', 'two', 'three'].map(content => JSON.stringify({ content, email: `${content}@b.example` }))
    await writeFile(join(home, 'records.ndjson'), lines.join('\n'))
    const { code, result } = await keepsake(['memory', 'batch', '--file', 'records.ndjson', '--wait'])
    expect(code).toBe(0)
    expect(result.data).toMatchObject({ done: 3, failed: 0, unchanged: 0 })
    const paged = await keepsake(['memory', 'recall', '--limit', '2', '--paginate', '--jmespath', 'length(data)'])
    expect(paged.result).toBe(4)
  })

  it.each([
    { product: 'mem0', file: 'mem0.json', memories: 3, key: ['userId', 'dana'], known: ['Prefers calls before noon'] },
    {
      product: 'zep',
      file: 'zep.json',
      memories: 6,
      key: ['userId', 'lee'],
      known: [
        'Is the offer still open?',
        'The offer is open until May.',
        'Then send it again.',
        'Lee leads the Oslo office',
        'Lee asked for the offer twice',
      ],
    },
    {
      product: 'zep',
      file: 'zep-cloud.json',
      memories: 6,
      key: ['userId', 'kim'],
      known: [
        'Kim leads the Oslo office',
        'Is the room booked?',
        'Yes.',
        'For Friday?',
        'Yes.',
        'The Oslo office has twelve desks.',
      ],
    },
    {
      product: 'graphiti',
      file: 'graphiti.jsonl',
      memories: 3,
      key: ['entityId', 'en-1'],
      known: [
        'Dana Reyes is the chief operating officer and plans the move to Leeds.',
        'Dana Reyes runs operations at Northwind',
      ],
    },
    {
      product: 'letta',
      file: 'letta.af',
      memories: 4,
      key: ['agentId', 'desk'],
      known: [
        'Which room has a screen?',
        'The Fjord room has one.',
        'The Fjord room seats eight.',
        'Dana Reyes runs operations.',
      ],
    },
    {
      product: 'langmem',
      file: 'langmem.jsonl',
      memories: 4,
      key: ['namespace', 'memories'],
      known: ['text: The office closes at six\npriority: 2'],
    },
    {
      product: 'supermemory',
      file: 'supermemory.json',
      memories: 2,
      key: ['containerTag', 'user_dana'],
      known: ['Dana prefers the early train.', 'Dana takes the 7:12 to Leeds'],
    },
    {
      product: 'mcp-memory',
      file: 'mcp-memory.jsonl',
      memories: 4,
      key: ['entityName', 'Dana Reyes'],
      known: ['Runs operations at Northwind', 'Likes tea', 'Dana Reyes works at Northwind'],
    },
  ])('imports the data of $product once', async ({ product, file, memories, key: [name = '', value = ''], known }) => {
    const path = join(FOREIGN, file)
    const first = await keepsake(['memory', 'import', path, '--from', product])
    expect(first).toMatchObject({
      code: 0,
      result: { data: { memories: { stored: memories, duplicates: 0 }, problems: [] } },
    })
    const again = await keepsake(['memory', 'import', path, '--from', product])
    expect(again).toMatchObject({
      code: 0,
      result: {
        data: {
          creditsCharged: 0,
          records: { created: 0 },
          memories: { stored: 0, duplicates: memories },
          problems: [],
        },
      },
    })
    const words = [
      'memory',
      'recall',
      '--custom-key-name',
      name,
      '--custom-key-value',
      value,
      '--jmespath',
      'data[].content',
    ]
    expect((await keepsake(words)).result.toSorted()).toEqual(known.toSorted())
  })

  it.each(['SIGINT', 'SIGKILL'] as const)('resumes an import that %s ended, and stores nothing twice', async signal => {
    const user = signal.toLowerCase()
    const memories = Array.from({ length: 2000 }, (_, n) => ({
      id: `${user} ${n}`,
      memory: `Note ${n}`,
      user_id: user,
    }))
    const path = join(home, `${user}.json`)
    await writeFile(path, JSON.stringify(memories))
    const words = ['memory', 'import', path, '--from', 'mem0']
    const env = { ...BARE, HOME: home, KEEPSAKE_BASE_URL: baseUrl }
    const child = spawn(process.execPath, [MAIN, ...words], { cwd: home, env, stdio: 'ignore' })
    const exited = once(child, 'exit')
    await vi.waitUntil(() => existsSync(`${path}.import`), { timeout: 20_000, interval: 2 })
    child.kill(signal)
    expect(await exited).toEqual(signal === 'SIGINT' ? [130, null] : [null, signal])
    expect(existsSync(`${path}.import`)).toBe(true)

    const { code, result } = await keepsake(words)
    expect(code).toBe(0)
    expect(result.data.memories.stored + result.data.memories.duplicates).toBeLessThan(memories.length)
    expect((await keepsake(words)).result.data.memories).toEqual({ stored: 0, duplicates: memories.length })
  })

  it('returns different exit codes for different failures', async () => {
    const nobody = 'sk_live_EXAMPLE0_0000000000000000000000000000000000000000000'
    const codes = await Promise.all([
      keepsake(['events', 'get', 'job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ']),
      keepsake(['memory', 'memorize', 'Whose?']),
      keepsake(['account', 'me'], { API_KEY: nobody }),
    ])
    expect(codes.map(({ code }) => code)).toEqual([3, 2, 4])
  })

  it('the operator changes a plan', async () => {
    const operator = { INTERNAL_API_KEY }
    const { result: ids } = await keepsake(['admin', 'organizations', '--jmespath', 'data[].id'], operator)
    expect((await keepsake(['admin', 'plan', ids[0], 'pro'], operator)).result.data.plan).toBe('pro')
    expect((await keepsake(['account', 'me', '--jmespath', 'data.plan.name'])).result).toBe('pro')
  })
})
