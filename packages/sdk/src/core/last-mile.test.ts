import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { type Loopback, loopback, testKey } from '../../test/loopback.ts'
import { Keepsake } from '../client.ts'
import { isKeepsakeError } from '../errors/keepsake-error.ts'
import type { ChatChunk } from '../streams/chat-stream.ts'
import type { TypedWebhookEvent } from '../streams/webhook-event.ts'

type Answer = { status?: number; headers?: Record<string, string>; body?: string }
let server: Loopback
let answer: (request: { url: string; headers: Record<string, unknown> }) => Answer
beforeAll(async () => {
  server = await loopback(request => answer(request as never))
})
afterAll(() => server.close())
beforeEach(() => {
  server.received.length = 0
  answer = () => ({ body: '{"success":true,"data":[]}', headers: { 'x-request-id': 'req_7' } })
})
const open = (options: object = {}) => new Keepsake({ secretKey: testKey(), baseUrl: server.url, ...options })
const last = () => server.received.at(-1) as { url: string; headers: Record<string, string> }

describe('options', () => {
  it('adds headers and parameters, which a call replaces or leaves out', async () => {
    const client = open({
      defaultHeaders: { 'X-Team': 'b', 'X-Trace': '1' },
      defaultQuery: { region: 'eu', dry: true },
    })
    await client.events.list({}, { headers: { 'x-trace': null, 'X-Team': 'c' }, query: { dry: false } })
    expect(last().headers).toMatchObject({ 'x-team': 'c' })
    expect(last().headers['x-trace']).toBeUndefined()
    expect(new URL(last().url, server.url).searchParams.toString()).toBe('region=eu&dry=false')
  })

  it('passes options on to fetch, and names the program', async () => {
    const seen: unknown[] = []
    const send = (url: unknown, init: unknown) => {
      seen.push(init)
      return fetch(url as string, init as RequestInit)
    }
    const client = open({
      fetch: send,
      fetchOptions: { cache: 'no-store', method: 'PUT' },
      appInfo: { name: 'Crm', version: '2.1', url: 'https://crm.example' },
    })
    await client.me()
    expect(seen).toMatchObject([{ cache: 'no-store', method: 'GET' }])
    expect(last().headers['user-agent']).toMatch(/^keepsake-sdk\S* Crm\/2\.1 \(https:\/\/crm\.example\)$/)
  })

  it('asks for the key at each call, and once more after a 401', async () => {
    const keys = [testKey(), `sk_test_${'b'.repeat(8)}_${'c'.repeat(43)}`]
    let asked = 0
    const client = open({ secretKey: async () => keys[asked++ % 2] as string })
    answer = ({ headers }) =>
      headers.authorization === `Bearer ${keys[1]}`
        ? {}
        : { status: 401, body: '{"error":"authentication_error","message":"No."}' }
    answer = (accepts => request => ({ body: '{"success":true}', ...accepts(request) }))(answer)
    await client.memory.memorize({ content: 'A', email: 'a@b.example' })
    expect(asked).toBe(2)
    const sent = server.received.map(({ headers }) => headers['idempotency-key'])
    expect(new Set(sent).size).toBe(1)
    await expect(open({ secretKey: () => '' }).me()).rejects.toThrow(/the result of secretKey/)
    answer = () => ({ status: 401, body: '{"error":"authentication_error","message":"No."}' })
    server.received.length = 0
    await expect(client.me()).rejects.toMatchObject({ status: 401 })
    expect(server.received).toHaveLength(2)
  })
})

describe('answers', () => {
  it('have the ID of the request, which is not printed, and errors the headers', async () => {
    const body = await open().me()
    expect(body._requestId).toBe('req_7')
    expect(JSON.stringify(body)).toBe('{"success":true,"data":[]}')
    answer = () => ({
      status: 404,
      headers: { 'x-request-id': 'req_8', 'x-more': '1' },
      body: '{"error":"not_found_error","message":"No."}',
    })
    const error: unknown = await open()
      .me()
      .catch((reason: unknown) => reason)
    expect(isKeepsakeError(error) && [error.requestId, error.headers?.get('x-more')]).toEqual(['req_8', '1'])
  })

  it('of lists are pages, or as many items as wanted', async () => {
    answer = ({ url }) => {
      const at = Number(new URL(url, server.url).searchParams.get('cursor') ?? 0)
      const data = [at, at + 1].map(n => ({ id: `job_${n}` }))
      return { body: JSON.stringify({ success: true, data, ...(at < 4 && { nextCursor: String(at + 2) }) }) }
    }
    const list = () => open().events.list()
    expect((await list().toArray()).map(({ id }) => id)).toEqual(['job_0', 'job_1', 'job_2', 'job_3', 'job_4', 'job_5'])
    server.received.length = 0
    expect(await list().toArray({ limit: 3 })).toHaveLength(3)
    expect(server.received).toHaveLength(2)
    const sizes: number[] = []
    for await (const page of list().iterPages()) sizes.push(page.data.length)
    expect(sizes).toEqual([2, 2, 2])
    await expect(list().toArray({ limit: Number.NaN })).rejects.toThrow('limit')
  })
})

describe('streams', () => {
  const lines = '{"record":1}\n{"end":{}}\n'
  const events = [
    { id: 'c', choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] },
    { id: 'c', choices: [{ index: 0, delta: { content: 'Good ' } }] },
    { id: 'c', choices: [{ index: 0, delta: { content: 'day.' } }] },
  ].map(each => `data: ${JSON.stringify(each)}\n\n`)
  const chat = () => {
    answer = () => ({ body: `${events.join('')}data: [DONE]\n\n`, headers: { 'x-request-id': 'req_9' } })
    return open().chat.completions.create({ stream: true, messages: [] })
  }

  it('tell listeners, have a text, an ID and two readers', async () => {
    const heard: unknown[] = []
    const stream = chat()
    await new Promise<void>(resolve => {
      stream
        .on('chunk', ({ choices }) => heard.push(choices[0]?.delta.content))
        .once('chunk', () => heard.push('first'))
        .on('end', resolve)
    })
    expect(heard).toEqual(['', 'first', 'Good ', 'day.'])
    expect(stream.requestId).toBe('req_9')
    expect(await chat().finalText()).toBe('Good day.')
    const [one, other] = chat().tee()
    const read = async (each: AsyncIterable<ChatChunk>) => {
      let count = 0
      for await (const _ of each) count += 1
      return count
    }
    expect([await read(one), await read(other)]).toEqual([3, 3])
    expectTypeOf<ChatChunk['choices'][number]['delta']['content']>().toEqualTypeOf<string | null | undefined>()
  })

  it('are bodies of responses, and can be aborted', async () => {
    answer = () => ({ body: lines })
    expect(await new Response(open().memory.export().toReadableStream()).text()).toBe(lines)
    const stream = open().memory.export()
    const aborts: string[] = []
    stream.on('abort', ({ code }) => aborts.push(code))
    await expect(
      (async () => {
        for await (const _ of stream) stream.abort()
      })(),
    ).rejects.toMatchObject({ code: 'abort_error' })
    const early = open().memory.export()
    early.on('abort', ({ code }) => aborts.push(code))
    early.abort()
    await expect(early.toArray()).rejects.toMatchObject({ code: 'abort_error' })
    expect(aborts).toContain('abort_error')
  })
})

describe('outputs', () => {
  const schema = z.object({
    subject: z.string().describe('The subject line.'),
    scores: z.array(z.number()),
    tone: z.enum(['warm', 'cold']).optional(),
    urgent: z.boolean().transform(value => (value ? 1 : 0)),
  })
  const data = [
    { name: 'subject', data: 'Hello' },
    { name: 'scores', data: ['1', '2.5'] },
    { name: 'tone', data: null },
    { name: 'urgent', data: true },
  ]
  const sent = (): { outputs: { name: string; type: string; description?: string }[] } =>
    (server.received.at(-1) as unknown as { body: ReturnType<typeof sent> }).body

  it('of a schema are parsed', async () => {
    answer = () => ({ body: JSON.stringify({ success: true, text: 'Hi', outputs: data }) })
    const { parsed } = await open().ai.prompt({ prompt: 'Write.', outputs: schema })
    expectTypeOf(parsed).toEqualTypeOf<{
      subject: string
      scores: number[]
      tone?: 'warm' | 'cold' | undefined
      urgent: 0 | 1
    }>()
    expect(parsed).toEqual({ subject: 'Hello', scores: [1, 2.5], urgent: 1 })
    expect(sent().outputs.map(({ name, type }) => [name, type])).toEqual([
      ['subject', 'text'],
      ['scores', 'array'],
      ['tone', 'text'],
      ['urgent', 'boolean'],
    ])
    expect(sent().outputs[0]?.description).toBe('The subject line.')
    expect(sent().outputs[2]?.description).toContain('"warm","cold"')
    answer = () => ({
      body: JSON.stringify({ success: true, id: 'rsp_1', status: 'completed', text: 'Hi', outputs: data }),
    })
    const run = await open().responses.create({ steps: [{ prompt: 'Write.' }], outputs: schema })
    expect(run.parsed.subject).toBe('Hello')
    const looped = await open().responses.create({ steps: [{ prompt: 'Write.' }], outputs: schema, tools: {} })
    expectTypeOf(looped.text).toBeString()
    expect(looped.parsed.scores).toEqual([1, 2.5])
  })

  it('of a stream are parsed', async () => {
    const done = { type: 'done', success: true, outputs: data }
    answer = () => ({ body: `data: {"type":"text","chunk":"Hi"}\n\ndata: ${JSON.stringify(done)}\n\n` })
    const stream = open().ai.promptStream({ prompt: 'Write.', outputs: schema })
    const heard: string[] = []
    stream.on('text', text => heard.push(text))
    expect((await stream.parsed()).subject).toBe('Hello')
    expect(heard).toEqual(['Hi'])
  })

  it('that do not fit throw, with what is wrong', async () => {
    answer = () => ({ body: JSON.stringify({ success: true, text: 'Hi', outputs: [{ name: 'subject', data: 5 }] }) })
    await expect(open().ai.prompt({ prompt: 'Write.', outputs: schema })).rejects.toMatchObject({
      name: 'OutputError',
      code: 'output_error',
      issues: expect.arrayContaining([expect.objectContaining({ path: ['subject'] })]),
    })
    const bare = { '~standard': { validate: (value: unknown) => ({ value }) } }
    const none = open().ai as unknown as { prompt(body: object): Promise<unknown> }
    for (const outputs of [bare, z.string(), z.object({})])
      await expect((async () => none.prompt({ prompt: 'Write.', outputs }))()).rejects.toMatchObject({
        code: 'configuration_error',
      })
  })
})

describe('webhook events', () => {
  it('are a union by their type', () => {
    const nameOf = (event: TypedWebhookEvent<{ 'order.paid': { total: number } }>) => {
      // @ts-expect-error there is no such type
      if (event.type === 'memry.stroed') return 'none'
      if (event.type === 'order.paid') return event.data.object.total
      if (event.type === 'record.created') return event.data.object.type
      return undefined
    }
    expectTypeOf(nameOf).returns.toEqualTypeOf<string | number | undefined>()
  })
})
