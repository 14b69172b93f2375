import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, INTERNAL_API_KEY, type TestApp } from '../../test/support/test-app.ts'
import { OPERATIONS } from '../contract/operations.ts'
import { EVERYDAY_WORDS } from './reference/everyday-words.ts'

const PAGE = 'https://app.example'

let test: TestApp
let key: string

beforeAll(async () => {
  test = await createTestApp({ settings: { CORS_ORIGINS: PAGE } })
  key = (await test.organization()).key
})

afterAll(() => test.stop())

describe('unknown paths', () => {
  it.each([
    ['POST', '/memorize', 'Did you mean POST /api/v1/memorize?'],
    ['POST', '/api/v1/memorise', 'Did you mean POST /api/v1/memorize?'],
    ['GET', '/api/v1/me/', 'Did you mean GET /api/v1/me?'],
    ['GET', '/foo', 'All operations are at http://localhost/docs.'],
    ['GET', '/api/v1/nothing-like-it-at-all', 'All operations are at http://localhost/docs.'],
  ])('return 404 for %s %s with the message: %s', async (method, path, advice) => {
    const { status, body, headers } = await test.call(method, path)
    expect(status).toBe(404)
    expect(body).toEqual({ success: false, error: 'not_found_error', message: `There is no ${path}. ${advice}` })
    expect(headers.get('X-Request-Id')).toMatch(/^req_/)
  })

  it('lists the methods that a path allows', async () => {
    const { status, body, headers } = await test.call('DELETE', '/api/v1/collections')
    expect(status).toBe(405)
    expect(headers.get('Allow')).toBe('HEAD, GET, POST')
    expect(body.error).toBe('validation_error')
    expect(body.message).toBe('/api/v1/collections takes HEAD, GET, POST, not DELETE.')
    const errors = await readFile(new URL('../../../docs/errors.md', import.meta.url), 'utf8')
    expect(errors).toMatch(/^\| 405 \| `ValidationError` \| .*`Allow`/m)
    expect((await test.call('POST', '/metrics')).status).toBe(405)
    expect((await test.call('PUT', '/api/v1/events/job_1')).headers.get('Allow')).toBe('HEAD, GET')
  })
})

describe('CORS', () => {
  it('allows listed origins and exposes the response headers', async () => {
    const preflight = await test.call('OPTIONS', '/api/v1/memorize', {
      headers: {
        Origin: PAGE,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,idempotency-key,x-stainless-lang',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(PAGE)
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('x-stainless-lang')
    const { headers } = await test.call('GET', '/healthz', { headers: { Origin: PAGE } })
    expect(headers.get('Access-Control-Allow-Origin')).toBe(PAGE)
    expect(headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id')
    expect(headers.get('Access-Control-Expose-Headers')).toContain('Idempotent-Replayed')
  })

  it('rejects other origins', async () => {
    const { headers } = await test.call('GET', '/healthz', { headers: { Origin: 'https://other.example' } })
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it('sends headers against content sniffing and framing', async () => {
    const { headers } = await test.call('GET', '/healthz')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
  })
})

describe('documentation', () => {
  it('lists every operation and loads nothing from other hosts', async () => {
    const { status, body, headers } = await test.call('GET', '/docs')
    expect(status).toBe(200)
    for (const { id, path } of OPERATIONS) {
      expect(body).toContain(`<article id="${id}"`)
      expect(body).toContain(path)
    }
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const page = new URL('http://127.0.0.1/docs')
    const linked = [...body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => new URL(address, page))
    expect([...new Set(linked.map(({ protocol, host }) => (protocol === 'data:' ? protocol : host)))]).toEqual([
      'data:',
      page.host,
    ])
    const others = new Set(linked.flatMap(({ host, pathname }) => (host === page.host ? [pathname] : [])))
    expect([...others].sort()).toEqual([
      '/console',
      '/docs',
      '/docs/script.js',
      '/docs/style.css',
      '/docs/try-out.js',
      '/openapi.json',
    ])
    for (const path of others) expect((await test.call('GET', path)).status).toBe(200)
    expect((await test.call('GET', '/')).headers.get('Location')).toBe('/docs')
  })

  it('shows each operation as a call of curl, TypeScript and the CLI', async () => {
    const { body } = await test.call('GET', '/docs')
    const articles = body.split('<article id="').slice(1)
    expect(articles).toHaveLength(OPERATIONS.length)
    // OpenAI's clients have their own code
    const own = articles.filter((article: string) => !/^(list|get|create)OpenAi/.test(article))
    expect(own).toHaveLength(OPERATIONS.filter(({ errorFormat }) => errorFormat !== 'openai-only').length)
    for (const article of own) {
      const samples = [...article.matchAll(/<figure data-language="(\w+)">.*?<code>(.*?)<\/code>/gs)]
      expect(samples.map(([, language]) => language)).toEqual(['curl', 'TypeScript', 'CLI'])
      const [curl, typescript, cli] = samples.map(([, , text]) => text)
      expect(curl).toMatch(/^curl /)
      expect(typescript).toMatch(/client\.\w+/)
      expect(cli).toMatch(/^keepsake \w+/)
    }
  })

  it('is found by names of tools, fields and everyday words, and is small on the wire', async () => {
    const { body } = await test.call('GET', '/docs')
    const found = (word: string): string[] =>
      [...body.matchAll(/<li data-find="([^"]*)"><a href="#(\w+)"/g)].flatMap(([, words = '', id = '']) =>
        words.includes(word) ? [id] : [],
      )
    for (const ids of Object.values(EVERYDAY_WORDS))
      expect(OPERATIONS.map(({ id }) => id)).toEqual(expect.arrayContaining([...ids]))
    expect(found('forget')).toContain('deleteMemories')
    expect(found('memory_store_pro')).toEqual(['memorize'])
    expect(found('minconfidence')).toContain('memorize')
    const { headers } = await test.call('GET', '/docs', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(headers.get('Content-Encoding')).toBe('gzip')
    expect(gzipSync(body).length).toBeLessThan(300_000)
  })

  it('has no heading without content, and a list of operations that can be folded on a narrow screen', async () => {
    const { body } = await test.call('GET', '/docs')
    const [, nav = ''] = /<nav>(.*?)<\/nav>/s.exec(body) ?? []
    expect(nav).toMatch(/<input type="search".*<details open>\s*<summary>Operations<\/summary>/s)
    for (const section of nav.split('<section>').slice(1)) expect(section).toContain('<li ')
    expect(body).not.toMatch(/<h4>[^<]*<\/h4>\s*(<ul class="fields"><\/ul>)?\s*<(h4|\/div|details)/)
    expect(body).not.toMatch(/<details><summary>fields<\/summary>\s*<\/details>/)
    const { body: style } = await test.call('GET', '/docs/style.css')
    expect(style).not.toMatch(/nav section \{ display: none/)
  })

  it('serves the spec', async () => {
    const { body } = await test.call('GET', '/openapi.json')
    expect(body.openapi).toMatch(/^3\.1/)
    expect(Object.keys(body.paths)).toContain('/api/v1/memorize')
  })
})

describe('metrics', () => {
  it('require the operator key', async () => {
    const refused = await test.call('GET', '/metrics')
    expect(refused.status).toBe(401)
    expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer')
    const { status, body } = await test.call('GET', '/metrics', {
      headers: { Authorization: `Bearer ${INTERNAL_API_KEY}` },
    })
    expect(status).toBe(200)
    expect(body).toContain('http_requests_total{operation="getHealth",status="200"}')
    expect(body).toMatch(/^jobs_due \d/m)
    expect(body).toMatch(/^outbox_depth \d/m)
    expect(body).toMatch(/^database_query_duration_seconds_count [1-9]/m)
  })
})

describe('MCP', () => {
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  }
  const headers = { Accept: 'application/json, text/event-stream', Host: '127.0.0.1' }

  it('requires a valid key', async () => {
    const { status, body, headers: given } = await test.call('POST', '/mcp', { body: initialize, headers })
    expect(status).toBe(401)
    expect(body.error).toBe('authentication_error')
    expect(given.get('WWW-Authenticate')).toContain('Bearer')
    const unknown = `sk_live_${'x'.repeat(8)}_${'y'.repeat(43)}`
    expect((await test.call('POST', '/mcp', { body: initialize, headers, key: unknown })).status).toBe(401)
  })

  async function connected(): Promise<Client> {
    const origin = await test.listen()
    const client = new Client({ name: 'test', version: '1' })
    const requestInit = { headers: { Authorization: `Bearer ${key}` } }
    await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp?toolsets=all`), { requestInit }))
    return client
  }

  it('calls operations with the key of the caller', async () => {
    const client = await connected()
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain('collection_list')
    const answer = await client.callTool({ name: 'collection_list', arguments: {} })
    expect(answer.structuredContent).toMatchObject({ success: true, data: expect.any(Array) })
    await client.close()
  })

  it.each<[string, object, string]>([
    ['smartRecall', { query: ' ' }, '- query: must have more in it than white space'],
    ['smartRecall', { query: 'Who?', limit: 'many' }, '- limit: must be of type integer'],
    ['smartRecall', { query: 'Who?', mode: 'slow' }, '- mode: must be one of fast, deep'],
    ['smartRecall', { query: 'Who?', min_score: 1 }, 'is not a field of this operation. Did you mean minScore?'],
    ['smartRecall', { operation: 'recall' }, 'operation must be one of smartRecall, smartRecallUnified.'],
    ['memory_batch_store', { records: [{ content: 'a' }, { content: ' ' }] }, '- records.1.content: must have more'],
    [
      'memory_search',
      { groups: [{ conditions: [{ property: 'x', operator: 'like', value: 1 }] }] },
      '- groups.0.conditions.0.operator: must be one of equals,',
    ],
    ['memory_store_pro', {}, '- content: is missing'],
    ['collection_list', { nope: 1 }, '- nope: is not a'],
    ['collection_history', {}, 'must be a text that is not empty.'],
  ])('names the argument and what would be valid: %s %j', async (name, args, text) => {
    const client = await connected()
    const answer = await client.callTool({ name, arguments: { ...args } })
    expect(answer.isError).toBe(true)
    expect(JSON.stringify(answer.content)).toContain(text)
    await client.close()
  })
})
