import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts'
import { type Guide, ROOT, readGuide, runInShell } from '../support/guide.ts'

const DEFAULT_URL = 'http://127.0.0.1:7411'

let app: TestApp
let baseUrl: string
let key: string
let home: string
beforeAll(async () => {
  app = await createTestApp()
  baseUrl = await app.listen()
  key = (await app.organization()).key
  home = await mkdtemp(join(tmpdir(), 'keepsake-guides-'))
})
afterAll(async () => {
  await app.stop()
  await rm(home, { recursive: true, force: true })
})

/** What the reader fills in, and the address of the server, in a text of the guide. */
const filled = (text: string): string =>
  text.replaceAll('sk_live_…', key).replaceAll('/path/to/keepsake', ROOT).replaceAll(DEFAULT_URL, baseUrl)

const serverOf = (guide: Guide) => JSON.parse(filled(guide.blocks('json')[0] ?? '')).mcpServers.keepsake

/** Stores a memory and recalls it, as the model would. @returns the names of the tools, and what was recalled */
async function use(transport: Transport, record: Record<string, string>) {
  const client = new Client({ name: 'claude', version: '1.0.0' })
  await client.connect(transport)
  try {
    const { tools } = await client.listTools()
    const content = `We release on Tuesdays, because support is fully staffed then. ${crypto.randomUUID()}`
    await client.callTool({ name: 'memory_store_pro', arguments: { ...record, content } })
    const query = 'When do we release?'
    const { structuredContent } = await client.callTool({ name: 'smartRecall', arguments: { ...record, query } })
    expect(structuredContent).toMatchObject({ results: expect.arrayContaining([expect.objectContaining({ content })]) })
    return tools.map(({ name }) => name)
  } finally {
    await client.close()
  }
}

describe('docs/guides/claude-desktop.md', () => {
  it('has a configuration that serves the memory tools over stdio', async () => {
    const { command, args, env } = serverOf(await readGuide('claude-desktop'))
    expect(command).toBe('node')
    // the transport passes on a few variables of its own environment, as Claude Desktop does
    const transport = new StdioClientTransport({
      command: process.execPath,
      args,
      env: { ...env, HOME: home },
      cwd: home,
    })
    const tools = await use(transport, { email: 'dana.reyes@northwind.example' })
    expect(tools).not.toContain('collection_list')
  })
})

describe('docs/guides/claude-code.md', () => {
  /** The record that the instructions in the guide name. */
  const recordOf = (guide: Guide): Record<string, string> => {
    const [instructions = ''] = guide.blocks('md')
    const [, customKeyName = '', customKeyValue = ''] =
      /customKeyName "(\w+)" and customKeyValue "(\w+)"/.exec(instructions) ?? []
    return { customKeyName, customKeyValue }
  }

  it('has a command that connects to the memory tools over HTTP', async () => {
    const guide = await readGuide('claude-code')
    const printArguments = 'claude() { printf "%s\\n" "$@"; }\n'
    const [script = ''] = guide.blocks('sh')
    const printed = await runInShell(printArguments + filled(script), { cwd: home, env: { HOME: home } })
    const { positionals, values } = parseArgs({
      args: printed.trimEnd().split('\n'),
      allowPositionals: true,
      options: { transport: { type: 'string' }, header: { type: 'string' } },
    })
    const [mcp, add, name, url = ''] = positionals
    expect([mcp, add, name, values.transport]).toEqual(['mcp', 'add', 'keepsake', 'http'])
    const [field = '', value = ''] = values.header?.split(': ') ?? []
    const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { [field]: value } } })
    const tools = await use(transport, recordOf(guide))
    expect(tools).not.toContain('collection_list')
  })

  it('has a configuration for a project, without a key in it', async () => {
    const guide = await readGuide('claude-code')
    const environment: Record<string, string> = { KEEPSAKE_API_KEY: key }
    /** ${NAME} and ${NAME:-default}, as Claude Code expands them. */
    const expand = (text: string): string =>
      text.replaceAll(/\$\{(\w+)(?::-([^}]*))?\}/g, (_, name, fallback) => environment[name] ?? fallback)
    const { type, url, headers } = serverOf(guide)
    expect({ type, authorization: headers.Authorization }).toEqual({
      type: 'http',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Claude Code replaces it
      authorization: 'Bearer ${KEEPSAKE_API_KEY}',
    })
    const requestInit = { headers: { Authorization: expand(headers.Authorization) } }
    const transport = new StreamableHTTPClientTransport(new URL(expand(url)), { requestInit })
    const tools = await use(transport, recordOf(guide))
    expect(tools).not.toContain('collection_list')
  })
})
