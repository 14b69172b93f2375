import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Double, startDouble } from '../../testing/double.ts'
import { openTerminal, type Terminal } from '../../testing/terminal.ts'

let server: Double
let terminal: Terminal
beforeAll(async () => {
  server = await startDouble()
})
afterAll(() => server.close())
beforeEach(async () => {
  terminal = await openTerminal(server.baseUrl)
  server.answer({ headers: { 'x-request-id': 'req_1' }, body: { success: true, data: [] } })
})
afterEach(() => terminal.remove())

describe('keepsake api', () => {
  it('sends any request, with fields in the query of a GET and the body of a POST', async () => {
    await terminal.run(['api', 'get', '/api/v1/events?type=x', '-F', 'status=failed', '-F', 'limit=5'])
    await terminal.run([
      'api',
      'POST',
      'api/v1/anything',
      '-F',
      'n=5',
      '-F',
      's=five',
      '-F',
      'o={"a":[1]}',
      '-H',
      'X-Extra: 1',
    ])
    expect(server.received[0]).toMatchObject({ method: 'GET', url: '/api/v1/events?type=x&status=failed&limit=5' })
    expect(server.received[1]).toMatchObject({
      method: 'POST',
      url: '/api/v1/anything',
      body: { n: 5, s: 'five', o: { a: [1] } },
      headers: { 'x-extra': '1' },
    })
  })

  it('knows from the spec which operations write and which need no key', async () => {
    await terminal.run(['api', 'POST', '/api/v1/memorize', '-F', 'content=x'])
    await terminal.run(['api', 'POST', '/api/v1/recall', '-F', 'query=x'])
    await terminal.run(['api', 'GET', '/healthz'])
    const [memorize, recall, health] = server.received
    expect(memorize?.headers['idempotency-key']).toBeDefined()
    expect(recall?.headers['idempotency-key']).toBeUndefined()
    expect(health?.headers.authorization).toBeUndefined()
  })

  it('shows status and headers with --include', async () => {
    const { stdout } = await terminal.run(['api', 'GET', '/api/v1/me', '--include'])
    expect(stdout).toMatch(/^HTTP 200\n(.+: .+\n)*x-request-id: req_1\n(.+: .+\n)*\n\{/)
  })

  it('reads all pages with --paginate', async () => {
    server.answer({ body: { success: true, data: [1], nextCursor: 'n' } }, { body: { success: true, data: [2] } })
    const { stdout } = await terminal.run(['api', 'GET', '/api/v1/events', '--paginate'])
    expect(JSON.parse(stdout)).toEqual({ success: true, data: [1, 2] })
  })

  it('sends no key to another server', async () => {
    const { exitCode } = await terminal.run(['api', 'GET', 'http://127.0.0.1:9/api/v1/me'])
    expect(exitCode).toBe(2)
    expect((await terminal.run(['api', 'GET', '//evil.example/x'])).exitCode).toBe(2)
    expect(server.received).toHaveLength(0)
  })
})
