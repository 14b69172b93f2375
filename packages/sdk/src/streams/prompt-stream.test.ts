import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Loopback, loopback, testKey } from '../../test/loopback.ts'
import { Keepsake } from '../client.ts'
import { ConnectionError, ServerError } from '../errors/errors.gen.ts'

const event = (data: { type: string; [field: string]: unknown }): string =>
  `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`
const TEXTS = `${event({ type: 'text', chunk: 'Hello, ' })}: ping\n\n${event({ type: 'text', chunk: 'Dana' })}`
const OUTPUT = event({ type: 'output', name: 'mood', data: 'glad' })
const DONE = event({ type: 'done', success: true, outputs: [{ name: 'mood', data: 'glad' }], steps: [] })
const FAILED = event({ type: 'done', success: false, error: 'server_error', message: 'The model failed.' })

let server: Loopback
let client: Keepsake
let body = ''
beforeAll(async () => {
  server = await loopback(() => ({ headers: { 'content-type': 'text/event-stream' }, body }))
  client = new Keepsake({ secretKey: testKey(), baseUrl: server.url, maxRetries: 0 })
})
afterAll(() => server.close())
beforeEach(() => {
  server.received.length = 0
})

const prompt = () => client.ai.promptStream({ prompt: 'Greet Dana.' })

describe('promptStream', () => {
  it('yields the events as they are, without comments', async () => {
    body = TEXTS + OUTPUT + DONE
    const events = await prompt().toArray()
    expect(events.map(({ type }) => type)).toEqual(['text', 'text', 'output', 'done'])
    expect(server.received[0]?.body).toEqual({ prompt: 'Greet Dana.', stream: true })
    expect(server.received[0]?.headers.accept).toBe('text/event-stream')
  })

  it('returns the final text and outputs, before and after it is read', async () => {
    body = TEXTS + OUTPUT + DONE
    const unread = prompt()
    expect([await unread.finalText(), await unread.finalOutputs()]).toEqual(['Hello, Dana', { mood: 'glad' }])
    const read = prompt()
    for await (const _ of read);
    expect(await read.finalText()).toBe('Hello, Dana')
    expect(server.received).toHaveLength(2)
  })

  it('throws a late failure', async () => {
    body = TEXTS + FAILED
    await expect(prompt().toArray()).rejects.toThrow(ServerError)
    await expect(prompt().finalText()).rejects.toThrow('The model failed.')
  })

  it('throws if it ends before its last event', async () => {
    body = TEXTS
    await expect(prompt().toArray()).rejects.toThrow(ConnectionError)
  })

  it('can be read once, and rejects its final text if it was left', async () => {
    body = TEXTS + DONE
    const stream = prompt()
    for await (const _ of stream) break
    await expect(stream.finalText()).rejects.toThrow(/left it before its end/)
    await expect(stream.toArray()).rejects.toThrow(/read once/)
  })
})

describe('chat.completions.create with stream', () => {
  const chunk = (content: string): string =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`
  const create = () => client.chat.completions.create({ stream: true, messages: [{ role: 'user', content: 'Hi' }] })
  const read = async (): Promise<unknown[]> => {
    const seen: unknown[] = []
    for await (const { choices } of create()) seen.push(choices[0]?.delta)
    return seen
  }

  it('yields the chunks', async () => {
    body = `${chunk('a')}${chunk('b')}data: [DONE]\n\n`
    expect(await read()).toEqual([{ content: 'a' }, { content: 'b' }])
  })

  it('throws a failure in mid-stream, and an early end', async () => {
    body = `${chunk('a')}data: {"success":false,"error":{"message":"Too busy.","code":"server_error"},"message":"Too busy."}\n\n`
    await expect(read()).rejects.toThrow('Too busy.')
    body = chunk('a')
    await expect(read()).rejects.toThrow(ConnectionError)
  })
})
