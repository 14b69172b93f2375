import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts'

const CONFORMANCE = join(import.meta.dirname, '../../node_modules/@modelcontextprotocol/conformance/dist/index.js')

let app: TestApp
let url: string
let stop: () => void

beforeAll(async () => {
  app = await createTestApp({ settings: { WORKERS: 'off' } })
  const { key } = await app.organization()
  await app.call('POST', '/api/v1/guidelines', { key, body: { name: 'Refunds', value: '# Refunds\n\n30 days.\n' } })
  // the scenarios have no key
  const server = createServer(
    getRequestListener(request => {
      request.headers.set('Authorization', `Bearer ${key}`)
      return app.app.fetch(request, { address: '127.0.0.1' })
    }),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp?toolsets=all`
  stop = () => server.close()
})
afterAll(async () => {
  stop()
  await app.stop()
})

test.each(['2025-11-25', '2026-07-28'])(
  'conforms to MCP %s, except for what it does not offer',
  async version => {
    const baseline = join(import.meta.dirname, `conformance-${version}.yml`)
    const { code, output } = await run([
      'server',
      '--url',
      url,
      '--requirements',
      version,
      '--expected-failures',
      baseline,
    ])
    // a new failure fails, and so does an exclusion that is no longer needed
    expect(code, output).toBe(0)
  },
  120_000,
)

async function run(args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [CONFORMANCE, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => chunks.push(String(chunk)))
  const code = await new Promise<number | null>(resolve => child.on('close', resolve))
  return { code, output: chunks.join('') }
}
