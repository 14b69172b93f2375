import { describe, expect, it } from 'vitest'
import { NotFoundError } from '../errors/errors.gen.ts'
import { METHOD_EXAMPLES } from '../examples.gen.ts'
import { ANSWERED } from '../generated/answers.gen.ts'
import { fakeKeepsake } from './fake.ts'

describe('a client that sends nothing', () => {
  it.each(METHOD_EXAMPLES)('answers $name', async ({ call, name, method, path }) => {
    const client = fakeKeepsake()
    const answer = await call(client)
    expect(client.calls).toHaveLength(1)
    const [{ operation } = {}] = client.calls
    const recorded = ANSWERED.find(each => each.name === operation)
    expect(recorded).toMatchObject({ method, path })
    const own = ANSWERED.find(each => each.name === name)
    expect(recorded?.stream).toBe(own?.stream)
    if (own?.stream === undefined) expect(answer).toEqual(own?.answer ?? undefined)
  })

  it('answers with bodies and functions of the request, and lists the calls', async () => {
    const client = fakeKeepsake({
      answers: {
        'memory.smartRecall': { success: true, results: [] },
        'events.get': ({ params }) => ({
          success: true,
          data: {
            id: String(params.id),
            type: 'batch_memorize',
            status: 'completed',
            progress: { done: 1, total: 1, failed: 0 },
            createdAt: '2026-11-20T15:04:05.000Z',
          },
        }),
        'collections.list': ({ query }) => {
          throw new NotFoundError(`No ${query.limit}`, { code: 'not_found_error', status: 404 })
        },
        me: () => Response.json({ error: 'permission_error', message: 'No.' }, { status: 403 }),
      },
    })
    expect((await client.memory.smartRecall({ query: 'When?' })).results).toEqual([])
    expect((await client.events.wait('job_7')).id).toBe('job_7')
    await expect(client.collections.list({ limit: 3 })).rejects.toThrow('No 3')
    await expect(client.me()).rejects.toMatchObject({ name: 'PermissionError', requestId: undefined })
    expect(client.calls).toEqual([
      { operation: 'memory.smartRecall', body: { query: 'When?' } },
      { operation: 'events.get', body: undefined },
      { operation: 'collections.list', body: undefined },
      { operation: 'me', body: undefined },
    ])
  })

  it('streams an answer, loops over a list, and takes an upload', async () => {
    const client = fakeKeepsake({
      answers: { 'webhooks.stream': [], 'memory.export': [{ end: { records: 0, memories: 0 } }] },
    })
    expect(await client.ai.promptStream({ prompt: 'Write.' }).finalText()).toBe('Hello Dana, thank you for Monday.')
    const chat = client.chat.completions.create({ stream: true, messages: [{ role: 'user', content: 'Hello' }] })
    expect(await chat.finalText()).toBe('Ask about the budget.')
    expect((await client.events.list().toArray()).length).toBeGreaterThan(0)
    expect(await client.memory.export().toArray()).toEqual([{ end: { records: 0, memories: 0 } }])
    await client.multimodal.memorizeFile(new File(['a'], 'a.png'), { caption: 'A' })
    expect(client.calls.at(-1)).toMatchObject({ operation: 'multimodal.memorize', body: { caption: 'A' } })
    const file = Object(client.calls.at(-1)?.body).file as File
    expect([file.name, await file.text()]).toEqual(['a.png', 'a'])
    expect((await (await client.multimodal.download('med_1')).bytes()).length).toBeGreaterThan(10)
    expect(client.withOptions({ timeout: 5 }).memory).toBeDefined()
  })

  it('refuses an answer for an operation that does not exist, and an unknown path', async () => {
    expect(() => fakeKeepsake({ answers: { 'memory.recal': {} } as never })).toThrow(/no operation memory\.recal/)
    await expect(fakeKeepsake().request({ method: 'GET', path: '/api/v1/none' })).rejects.toThrow(/no operation GET/)
  })
})
