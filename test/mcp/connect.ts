import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { TestApp } from '../../server/test/support/test-app.ts'

export interface McpOptions {
  toolsets?: string
  readOnly?: boolean
  /** The version of the protocol without a handshake, or of those with one. */
  version?: '2026-07-28' | '2025-11-25'
}

/** Connects the official client to the app over HTTP, without a port. */
export async function connectMcp(
  { app }: TestApp,
  key: string,
  { toolsets = 'default', readOnly = false, version = '2026-07-28' }: McpOptions = {},
): Promise<Client> {
  const versionNegotiation = version === '2026-07-28' ? { mode: { pin: version } } : undefined
  const client = new Client({ name: 'test', version: '1' }, { ...(versionNegotiation && { versionNegotiation }) })
  const url = new URL(`http://127.0.0.1/mcp?toolsets=${toolsets}&readOnly=${readOnly}`)
  const transport = new StreamableHTTPClientTransport(url, {
    fetch: (target, init) => app.fetch(new Request(target, init), { address: '127.0.0.1' }),
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
  })
  await client.connect(transport)
  return client
}

/** All texts of a result. */
export function textOf({ content }: { content?: unknown }): string {
  const parts: unknown[] = Array.isArray(content) ? content : []
  return parts.map(part => String(Object(part).text)).join('\n')
}
