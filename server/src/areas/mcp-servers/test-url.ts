import type { TenantCall } from '../../contract/handlers.ts'
import type { Schemas } from '../../contract/schemas.ts'
import type { McpServersDependencies } from './dependencies.ts'
import { checkHeaders } from './headers.ts'
import { listTools } from './listing.ts'

type Test = Schemas['McpServerTest']

/** Checks a URL step by step: whether it may be called, whether an MCP server answers, and what it lists. */
export async function testUrl(
  { outbound, connect }: Pick<McpServersDependencies, 'outbound' | 'connect'>,
  { scope, signal }: Pick<TenantCall, 'scope' | 'signal'>,
  { url, headers = {} }: Schemas['TestMcpServerRequest'],
): Promise<Test> {
  checkHeaders(headers)
  const { livemode } = scope
  const { allowed, reason, resolved } = await outbound.check(url, { livemode, plainHttp: true })
  if (!allowed) {
    const message = reason ?? 'The URL may not be called.'
    return { allowed, reason: message, resolved, checks: [{ name: 'address', passed: false, message }] }
  }
  const address = { name: 'address', passed: true, message: 'The URL may be called.' } as const
  const started = performance.now()
  const listed = await listTools(connect, { url, headers, livemode }, signal)
  const latencyMs = Math.round(performance.now() - started)
  const { name, version } = listed.identity ?? {}
  const serverInfo = name !== undefined && version !== undefined ? { serverInfo: { name, version } } : {}
  const answered = { name: 'connection', passed: true, message: 'An MCP server answered.' } as const
  if (listed.outcome === 'failed') {
    const reachable = listed.identity !== undefined
    const failed = { name: reachable ? 'tools' : 'connection', passed: false, message: listed.reason } as const
    const checks = reachable ? [address, answered, failed] : [address, failed]
    return { allowed, reason: listed.reason, resolved, reachable, latencyMs, ...serverInfo, checks }
  }
  const { tools, skipped } = listed.listing
  const message = `It lists ${tools.length} ${tools.length === 1 ? 'tool' : 'tools'}${skipped.length > 0 ? `, and ${skipped.length} that cannot be used` : ''}.`
  return {
    ...{ allowed, resolved, reachable: true, latencyMs, ...serverInfo, toolCount: tools.length },
    checks: [address, answered, { name: 'tools', passed: true, message }],
  }
}
