import { connect } from 'node:net'
import { sign } from '@keepsake/webhooks'
import { beforeAll, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'

const app = useApp()
const owner = useOrganization(app)
let baseUrl: string
beforeAll(async () => {
  baseUrl = await app.listen()
})

const BODY = JSON.stringify({ type: 'ticket.created', email: 'dana@northwind.example', subject: 'Export fails' })
const MAPPING = { record: { email: 'email' }, content: '{{subject}}' }

async function sourceOf(): Promise<{ id: string; secret: string }> {
  const { body } = await owner.post('webhooks/sources', { name: 'Desk', scheme: 'svix', mapping: MAPPING })
  return { id: body.data.id, secret: body.data.secret_current }
}

/** The header lines of a signed delivery. */
async function linesOf(secret: string): Promise<string[]> {
  const headers = await sign({ id: 'msg_1', body: BODY }, secret)
  return Object.entries(headers).map(([name, value]) => `${name.replace('webhook-', 'svix-')}: ${value}`)
}

/** Sends these bytes and returns the status, or undefined if the connection ends without one. */
function sendBytes(id: string, lines: readonly string[], body: string, length = Buffer.byteLength(body)) {
  const { port } = new URL(baseUrl)
  const head = [
    `POST /api/v1/webhooks/inbound/${id} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: close',
    ...lines,
  ]
  return new Promise<number | undefined>((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(`${head.join('\r\n')}\r\nContent-Length: ${length}\r\n\r\n${body}`)
      // the sender breaks off in its body
      if (length > Buffer.byteLength(body)) setTimeout(() => socket.destroy(), 50)
    })
    socket.on('data', chunk => {
      answer += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]) || undefined))
  })
}

const logOf = async (id: string) =>
  (await app.call('GET', `/api/v1/webhooks/sources/${id}/events`, { key: owner.key })).body.data

it('accepts a signed delivery of any content type, and a duplicate of it', async () => {
  const { id, secret } = await sourceOf()
  const lines = await linesOf(secret)
  expect(await sendBytes(id, lines, BODY)).toBe(200)
  expect(await sendBytes(id, [...lines, 'Content-Type: text/plain; charset=utf-16'], BODY)).toBe(200)
  expect((await logOf(id)).map(({ status }: { status: string }) => status)).toEqual(['duplicate', 'queued'])
})

it('refuses a delivery with a header that was sent twice', async () => {
  const { id, secret } = await sourceOf()
  const lines = await linesOf(secret)
  for (const line of lines) expect(await sendBytes(id, [...lines, line], BODY)).toBe(401)
  expect((await logOf(id)).map(({ reason }: { reason: string }) => reason)).toEqual(Array(3).fill('malformed_header'))
})

it('stores nothing of a body that breaks off, and accepts the complete one', async () => {
  const { id, secret } = await sourceOf()
  const lines = await linesOf(secret)
  expect(await sendBytes(id, lines, BODY.slice(0, -10), Buffer.byteLength(BODY))).toBeUndefined()
  expect(await logOf(id)).toEqual([])
  expect(await sendBytes(id, lines, BODY)).toBe(200)
})
