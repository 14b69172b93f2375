import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, type Loopback, loopback, testKey } from '../../test/loopback.ts'
import { Keepsake } from '../client.ts'

let answer: Answer
let server: Loopback
let client: Keepsake
beforeEach(async () => {
  server = await loopback(() => answer)
  client = new Keepsake({ secretKey: testKey(), baseUrl: server.url, maxRetries: 0 })
})
afterEach(() => server.close())

const END = '{"end":{"records":1,"memories":0}}\n'
const RECORD = '{"record":{"type":"Kontakt Ł"}}\n'

describe('a stream of lines', () => {
  it('yields line by line, including the end line', async () => {
    answer = { body: RECORD + END }
    const types: (string | undefined)[] = []
    for await (const { record, end } of client.memory.export({ type: 'Contact' }))
      types.push(record?.type ?? String(end?.records))
    expect(types).toEqual(['Kontakt Ł', '1'])
    expect(server.received[0]).toMatchObject({ method: 'POST', url: '/api/v1/export', body: { type: 'Contact' } })
    expect(server.received[0]?.headers.accept).toBe('application/x-ndjson')
  })

  it('sends nothing until it is iterated', async () => {
    client.memory.export()
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(server.received).toEqual([])
  })

  it.each([
    ['before its end', RECORD],
    ['in the middle of a line', `${RECORD}${END.trimEnd()}`],
    ['at once', ''],
  ])('that stops %s is an error, not a short list', async (_when, body) => {
    answer = { body }
    await expect(client.memory.export().toArray()).rejects.toMatchObject({ code: 'connection_error' })
  })

  it('whose connection breaks is an error', async () => {
    answer = 'cut'
    await expect(client.memory.export().toArray()).rejects.toMatchObject({ code: 'connection_error' })
  })

  it('that fails on the server throws the server’s error', async () => {
    answer = { body: `${RECORD}{"error":{"success":false,"error":"server_error","message":"It broke."}}\n` }
    const seen: unknown[] = []
    const all = async (): Promise<void> => {
      for await (const line of client.memory.export()) seen.push(line)
    }
    await expect(all()).rejects.toMatchObject({ code: 'server_error', message: 'It broke.', requestId: 'req_1' })
    expect(seen).toHaveLength(1)
  })

  it('that is refused throws before the first line', async () => {
    answer = { status: 403, body: { success: false, error: 'permission_error', message: 'No.' } }
    await expect(client.memory.export().toArray()).rejects.toMatchObject({ code: 'permission_error' })
  })

  it('closes when the loop is left, or the signal is aborted', async () => {
    answer = { body: RECORD + RECORD + END }
    for await (const line of client.memory.export()) {
      expect(line.record).toBeDefined()
      break
    }
    await expect(client.memory.export({}, { signal: AbortSignal.abort() }).toArray()).rejects.toMatchObject({
      code: 'abort_error',
    })
    answer = 'hang'
    await expect(client.memory.export({}, { timeout: 50 }).toArray()).rejects.toMatchObject({ code: 'timeout_error' })
  })
})
