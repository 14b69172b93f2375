import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts'
import { BARE } from '../support/bare-environment.ts'

const CLI = join(import.meta.dirname, '../../packages/cli/src/main.ts')

let app: TestApp
let env: Record<string, string>

beforeAll(async () => {
  app = await createTestApp({ settings: { WORKERS: 'off' } })
  env = { ...BARE, KEEPSAKE_API_KEY: (await app.organization()).key, KEEPSAKE_BASE_URL: await app.listen() }
})
afterAll(() => app.stop())

async function connect(version: string, ...options: string[]): Promise<Client> {
  const versionNegotiation = version === '2025-11-25' ? {} : { versionNegotiation: { mode: { pin: version } } }
  const client = new Client({ name: 'test', version: '1' }, versionNegotiation)
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [CLI, 'mcp', ...options], env }))
  return client
}

describe.each(['2025-11-25', '2026-07-28'])('keepsake mcp with MCP %s', version => {
  it('stores and recalls, and reads guidelines', { timeout: 120_000 }, async () => {
    const client = await connect(version)
    const email = 'dana@northwind.example'
    const stored = await client.callTool({
      name: 'memory_store_pro',
      arguments: { email, content: `Dana likes tea (${version}).`, extract: false },
    })
    expect(stored.isError).toBeFalsy()
    const recalled = await client.callTool({ name: 'smartRecall', arguments: { email, query: 'What does Dana like?' } })
    expect(JSON.stringify(recalled.structuredContent)).toContain(version)
    expect((await client.listResources()).resources).toEqual([])
    const { messages } = await client.getPrompt({ name: 'digest', arguments: { email } })
    expect(JSON.stringify(messages)).toContain(version)
    await client.close()
  })

  it('serves the selected tools only', { timeout: 120_000 }, async () => {
    const client = await connect(version, '--toolsets', 'collections', '--read-only')
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
      'collection_list',
      'collection_history',
      'entity_type_list',
    ])
    await client.close()
  })
})

it('answers everything that it has read when stdin ends', { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, [CLI, 'mcp'], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = new Promise(resolve => child.once('exit', resolve))
  const clientInfo = { name: 'test', version: '1' }
  const store = (id: number) => ({
    id,
    method: 'tools/call',
    params: { name: 'memory_store_pro', arguments: { email: 'kim@northwind.example', content: `Kim has ${id} cats.` } },
  })
  const messages = [
    { id: 1, method: 'initialize', params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo } },
    { method: 'notifications/initialized' },
    ...[2, 3, 4].map(store),
  ]
  child.stdin.end(messages.map(message => JSON.stringify({ jsonrpc: '2.0', ...message })).join('\n'))
  const answers = (await text(child.stdout))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(answers.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4])
  expect(answers.some(({ result }) => result.isError)).toBe(false)
  expect(await exited).toBe(0)
})
