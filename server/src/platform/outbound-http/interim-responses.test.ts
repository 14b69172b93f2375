import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { guard, text } from '../../../test/support/outbound-hosts.ts'

/** A server that answers each request with these bytes, in these pieces. */
async function answering(...pieces: string[]): Promise<number> {
  const server = createServer(socket => {
    socket.on('error', () => {})
    socket.on('data', async () => {
      for (const piece of pieces) {
        socket.write(piece)
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n'
const ANSWER = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'

test.each([
  ['in one piece', [CONTINUE + ANSWER]],
  ['before the answer', [CONTINUE, ANSWER]],
  ['twice, with a header', [`HTTP/1.1 100 Continue\r\nX-A: b\r\n\r\n${CONTINUE}`, ANSWER]],
])('takes the answer after a 100 that nobody asked for, %s', async (_, pieces) => {
  const port = await answering(...pieces)
  const outbound = guard()
  for (let n = 0; n < 2; n++) {
    const result = await outbound.fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}', livemode: false })
    expect(result).toMatchObject({ outcome: 'answered', status: 200 })
    expect(text(result)).toBe('ok')
  }
})

test('changes no body', async () => {
  const port = await answering(`HTTP/1.1 200 OK\r\nContent-Length: ${CONTINUE.length}\r\n\r\n`, CONTINUE)
  expect(text(await guard().fetch(`http://127.0.0.1:${port}/`, { livemode: false }))).toBe(CONTINUE)
})

test('calls a URL whose protocol is in upper case', async () => {
  const port = await answering(ANSWER)
  expect(await guard().fetch(`HTTP://127.0.0.1:${port}/`, { livemode: false })).toMatchObject({ status: 200 })
})
