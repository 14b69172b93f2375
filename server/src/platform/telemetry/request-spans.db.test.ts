import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { attributesOf, type Collector, type SentSpan, startCollector } from '../../../test/support/collector.ts'
import { type ScriptedModel, scriptedModel, settingsOf } from '../../../test/support/scripted-model.ts'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'
import { openTestDatabase } from '../../../test/support/test-database.ts'
import { createLogger } from '../log/log.ts'
import { inRequestSpan } from './current-span.ts'
import type { Span } from './traces.ts'

const CALLER = '00f067aa0ba902b7'
const SERVER = 2
const PERSON = 'zebulon@northwind.example'
const CONTENT = 'Zebulon prefers ginger tea.'

const parentOf = (traceId: string): Record<string, string> => ({ traceparent: `00-${traceId}-${CALLER}-01` })
const traceOf = (n: number): string => n.toString(16).padStart(32, 'a')

let collector: Collector
let model: ScriptedModel
let app: TestApp
let key: string
const lines: Record<string, unknown>[] = []
beforeEach(async () => {
  collector = await startCollector()
  model = await scriptedModel([{ answer: `You wrote: ${CONTENT}`, usage: { prompt_tokens: 9, completion_tokens: 4 } }])
  lines.length = 0
  app = await createTestApp({
    settings: { ...settingsOf(model), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    log: createLogger({ level: 'debug', pretty: false, stream: { write: line => lines.push(JSON.parse(line)) } }),
  })
  key = (await app.organization()).key
})
afterEach(async () => {
  await collector.close()
  await model[Symbol.asyncDispose]()
})

/** The spans of each trace. Ends the server, so that all are sent. */
async function sentSpans(): Promise<Map<string, SentSpan[]>> {
  await app.stop()
  return Map.groupBy(collector.spans, ({ traceId }) => traceId)
}

const namesOf = (spans: readonly SentSpan[]): string[] => spans.map(({ name }) => name)

describe('the spans of a request', () => {
  it('are the request, its statements, and its calls of models, in the trace of the caller, without what users said', async () => {
    const [memorizing, prompting] = [traceOf(1), traceOf(2)]
    const memory = { email: PERSON, content: CONTENT, extract: false }
    const stored = await app.call('POST', '/api/v1/memorize', { key, body: memory, headers: parentOf(memorizing) })
    expect(stored.status).toBe(200)
    const answered = await app.call('POST', '/api/v1/prompt', {
      key,
      body: { prompt: CONTENT },
      headers: parentOf(prompting),
    })
    expect(answered.status).toBe(200)
    const traces = await sentSpans()
    expect([...traces.keys()].sort()).toEqual([memorizing, prompting].sort())

    for (const [traceId, operation, path] of [
      [memorizing, 'memorize', '/api/v1/memorize'],
      [prompting, 'prompt', '/api/v1/prompt'],
    ] as const) {
      const spans = traces.get(traceId) ?? []
      const [request] = spans.filter(({ kind }) => kind === SERVER)
      expect(request).toMatchObject({ name: operation, parentSpanId: CALLER, status: { code: 0 } })
      expect(request && attributesOf(request)).toEqual({
        'http.request.method': 'POST',
        'http.route': path,
        'http.response.status_code': 200,
      })
      const parts = spans.filter(span => span !== request)
      expect(new Set(parts.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([request?.spanId]))
      const statements = parts.filter(part => attributesOf(part)['db.system.name'] === 'postgresql')
      expect(statements.length).toBeGreaterThan(1)
      for (const { startTimeUnixNano: start, endTimeUnixNano: end } of parts)
        expect(BigInt(end)).toBeGreaterThan(BigInt(start))
      expect(lines.filter(line => line.traceId === traceId).map(({ msg }) => msg)).toContain('request')
    }
    const calls = traces.get(prompting)?.filter(({ name }) => name.startsWith('call ')) ?? []
    expect(calls.map(attributesOf)).toEqual([{ 'gen_ai.request.model': 'default', 'gen_ai.usage.total_tokens': 13 }])
    expect(JSON.stringify(collector.spans)).not.toMatch(/zebulon|ginger/i)
  })

  it('are apart from those of other requests that wait for the same connections', async () => {
    const requests = Array.from({ length: 12 }, (_, n) => traceOf(n + 10))
    await Promise.all(
      requests.map(async (traceId, n) => {
        const body = { name: `Collection ${n}` }
        const answer = await app.call('POST', '/api/v1/collections', { key, body, headers: parentOf(traceId) })
        expect(answer.status).toBe(201)
      }),
    )
    const traces = await sentSpans()
    const each = requests.map(traceId => namesOf(traces.get(traceId) ?? []))
    for (const names of each) {
      expect(names.filter(name => name === 'createCollection')).toHaveLength(1)
      // the keys of requests that arrive together are checked by one statement, which is in the trace of each
      expect(names).toEqual(expect.arrayContaining(['SELECT api_keys', 'INSERT collections']))
    }
  })

  it('end with the status of a failure, and are not recorded for a caller that records nothing, or is not traced', async () => {
    const [failing, silent] = [traceOf(3), traceOf(4)]
    const ask = (headers: Record<string, string>) =>
      app.call('GET', '/api/v1/collections/col_00000000000000000000000000', { key, headers })
    expect((await ask(parentOf(failing))).status).toBe(404)
    await ask({ traceparent: `00-${silent}-${CALLER}-00` })
    await ask({})
    const traces = await sentSpans()
    expect([...traces.keys()]).toEqual([failing])
    const [request] = traces.get(failing)?.filter(({ kind }) => kind === SERVER) ?? []
    expect(request && attributesOf(request)).toMatchObject({ 'http.response.status_code': 404 })
  })
})

describe('the span of a statement', () => {
  it('has its text without values, also if the database refuses one, and none follows the answer', async () => {
    const spans: Span[] = []
    const traces = { record: (span: Span) => void spans.push(span), close: async () => {} }
    const opened = await openTestDatabase({ isTraced: true })
    try {
      const refused = () => opened.database.query('SELECT $1::int AS number', [CONTENT])
      await refused().catch(() => {})
      await inRequestSpan(
        traces,
        { traceId: traceOf(5), parentId: CALLER, sampled: true },
        { name: 'call', attributes: {} },
        async end => {
          await expect(refused()).rejects.toThrow(CONTENT)
          await opened.database.prisma(models => models.organization.findMany({ where: { name: CONTENT } }))
          await opened.database.transaction(() => opened.database.query('UPDATE runtime.clock SET ahead = ahead'))
          end({})
          await refused().catch(() => {})
        },
      )
    } finally {
      await opened.close()
    }
    expect(spans.map(({ name, error }) => [name, error])).toEqual([
      ['SELECT', 'SQLSTATE 22P02'],
      ['SELECT organizations', undefined],
      ['BEGIN', undefined],
      ['UPDATE runtime.clock', undefined],
      ['COMMIT', undefined],
      ['call', undefined],
    ])
    expect(spans[0]?.attributes).toEqual({
      'db.system.name': 'postgresql',
      'db.query.text': 'SELECT $1::int AS number',
    })
    expect(JSON.stringify(spans)).not.toContain('ginger')
  })
})
