import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { expect, it } from 'vitest'
import type { Call } from './call.ts'
import { createServer } from './server.ts'
import { StdioTransport } from './stdio-transport.ts'

const line = (message: object): string => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`
const clientInfo = { name: 'test', version: '1' }
const INITIALIZE = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo }
const opening = `${line({ id: 1, method: 'initialize', params: INITIALIZE })}${line({ method: 'notifications/initialized' })}`
const call = (id: number | string, content = `Tea ${id}`): string =>
  line({ id, method: 'tools/call', params: { name: 'memory_store_pro', arguments: { content, email: 'd@e.example' } } })

/** Serves these pieces of stdin to their end. @returns the IDs of the answers, in their order */
async function answered(pieces: readonly string[], perform: Call): Promise<unknown[]> {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()]
  const transport = new StdioTransport(stdin, stdout)
  serveStdio(() => createServer({ call: perform }), {
    transport,
  })
  const closed = new Promise<void>(resolve => {
    const { onclose } = transport
    transport.onclose = () => {
      onclose?.()
      resolve()
    }
  })
  for (const piece of pieces) stdin.write(piece)
  stdin.end()
  await closed
  stdout.end()
  const lines = (await text(stdout)).trim().split('\n')
  return lines.map(each => JSON.parse(each).id)
}

const slow =
  (milliseconds: number): Call =>
  async () => {
    await sleep(milliseconds)
    return { status: 200, body: { success: true } }
  }

it.each([0, 20, 500])('answers what was read before its input ended, with calls of %i ms', async milliseconds => {
  expect(await answered([opening, call(2)], slow(milliseconds))).toEqual([1, 2])
  const pieces = [`${opening}${call(2)}${call('three')}`, call(4)]
  expect((await answered(pieces, slow(milliseconds))).sort()).toEqual([1, 2, 4, 'three'])
})

it('answers a last message without a line break, one that comes in pieces, and large ones', async () => {
  const last = call(2).trimEnd()
  expect(await answered([opening, last], slow(50))).toEqual([1, 2])
  expect(
    await answered([...(opening.match(/.{1,7}|\n/gs) ?? []), ...(last.match(/.{1,7}/gs) ?? [])], slow(50)),
  ).toEqual([1, 2])
  expect(await answered([`${opening}${call(2, 'x'.repeat(3_000_000))}${call(3)}`], slow(50))).toEqual([1, 2, 3])
})

it('ends when its input ends, also if a call fails, was cancelled, or nothing was asked', async () => {
  const failing: Call = () => Promise.reject(new Error('It is away.'))
  expect(await answered([opening, call(2)], failing)).toEqual([1, 2])
  const cancelled = line({ method: 'notifications/cancelled', params: { requestId: 2 } })
  const hanging: Call = (_operation, _input, signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  expect(await answered([opening, call(2), cancelled], hanging)).toEqual([1])
  expect(await answered([opening], slow(0))).toEqual([1])
  expect(await answered([opening, 'no JSON\n', call(2)], slow(0))).toEqual([1, 2])
})
