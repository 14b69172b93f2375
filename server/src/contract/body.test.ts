import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Listening, listen } from '../boot/listen.ts'
import { ApiError } from '../platform/values/errors.ts'
import { readBody } from './body.ts'

const LIMIT = 1_000
// more than the buffers on both sides hold, so that the client is still sending when the limit is reached
const TOO_MUCH = 30_000_000

let server: Listening
beforeAll(async () => {
  const fetch = async (request: Request): Promise<Response> => {
    try {
      return new Response(String((await readBody(request, LIMIT)).byteLength))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return new Response(error.message, { status: error.status, headers: error.headers })
    }
  }
  server = await listen({ fetch }, { host: '127.0.0.1', port: 0, setting: 'PORT' })
})
afterAll(() => server.close(0))

/** Sends the complete body before it reads the response. */
async function send(length: string, body: Buffer): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', text => {
    answer += text
  })
  const ended = once(socket, 'close')
  socket.write(
    `POST / HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-type: application/json\r\n${length}\r\n\r\n`,
  )
  socket.write(body)
  // rejects if the server closes the connection early
  await ended
  return answer
}

it('returns 413 for a body over the limit, without closing the connection while the client sends', async () => {
  const body = Buffer.alloc(TOO_MUCH, ' ')
  const declared = await send(`content-length: ${TOO_MUCH}`, body)
  expect(declared).toMatch(/^HTTP\/1\.1 413 .*larger than 1000 bytes/s)
  const pieces = Buffer.concat([Buffer.from(`${TOO_MUCH.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')])
  expect(await send('transfer-encoding: chunked', pieces)).toMatch(/^HTTP\/1\.1 413 /)
})

it('accepts a body of exactly the maximum size', async () => {
  expect(await send(`content-length: ${LIMIT}`, Buffer.alloc(LIMIT, ' '))).toMatch(/^HTTP\/1\.1 200 .*1000$/s)
})

it('takes a request without a body as one without fields', async () => {
  const response = await fetch(server.url, { method: 'POST' })
  expect([response.status, await response.text()]).toEqual([200, String('{}'.length)])
})

it('refuses a body without its type', async () => {
  const response = await fetch(server.url, { method: 'POST', body: Buffer.from('{}') })
  expect([response.status, await response.text()]).toEqual([415, expect.stringContaining('Content-Type')])
})
