import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verify } from '@keepsake/webhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readAll } from '../../terminal/io.ts'
import { type Double, startDouble } from '../../testing/double.ts'
import { openTerminal, type Terminal } from '../../testing/terminal.ts'

let server: Double
let terminal: Terminal
let local: Server
let url: string
const arrivals: { headers: Record<string, string | string[] | undefined>; body: Buffer }[] = []
beforeAll(async () => {
  server = await startDouble()
  terminal = await openTerminal(server.baseUrl)
  local = createServer(async (request, response) => {
    arrivals.push({ headers: request.headers, body: await readAll(request) })
    response.writeHead(204).end()
  })
  await new Promise<void>(resolve => local.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(local.address() as AddressInfo).port}/hooks`
})
afterAll(async () => {
  await server.close()
  await terminal.remove()
  await new Promise(resolve => local.close(resolve))
})

const ID = 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'
const EVENT = { id: ID, type: 'order.paid', data: { object: { id: 'ord_1' } } }
const REVOKED = { success: false, error: 'authentication_error', message: 'The API key was revoked.' }
/** One event; then the server ends the stream for a reason that a new request would not mend. */
const stream = {
  headers: { 'content-type': 'text/event-stream' },
  body: `: connected\n\nid: ${ID}\ndata: ${JSON.stringify(EVENT)}\n\ndata: ${JSON.stringify(REVOKED)}\n\n`,
}
const listen = (...words: string[]) => terminal.run(['webhooks', 'listen', ...words])

it('forwards events, signed with the secret that it prints', async () => {
  server.answer(stream)
  const { exitCode, stdout, stderr } = await listen('--forward', url, '--events', 'order.*')
  expect(server.received[0]?.url).toBe('/api/v1/webhooks/stream?events=order.*')
  expect(stdout).toMatch(/order\.paid {2}evt_\w+ {2}204 {2}\d+ ms\n$/)
  const [secret = ''] = /whsec_\S+/.exec(stderr) ?? []
  const [arrival] = arrivals
  await verify(arrival?.body ?? '', arrival?.headers ?? {}, { secrets: [secret] })
  expect(arrival?.body.toString()).toBe(JSON.stringify(EVENT))
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 4, stderr: expect.stringContaining('was revoked') })
})

it('shows a local server that does not run, and continues', async () => {
  server.answer(stream)
  const { stdout } = await listen('--forward', 'http://127.0.0.1:1/', '--output', 'ndjson')
  const { event, forwarded } = JSON.parse(stdout)
  expect(event).toEqual(EVENT)
  expect(forwarded).toMatchObject({ status: null, error: expect.stringContaining('Is the server running there?') })
})

it('rejects a wrong URL and a format that it cannot stream', async () => {
  expect(await listen('--forward', 'localhost:3000')).toMatchObject({ exitCode: 2 })
  expect(await listen('--output', 'table')).toMatchObject({ exitCode: 2 })
})
