import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Double, startDouble } from '../../testing/double.ts'
import { openTerminal, type Terminal } from '../../testing/terminal.ts'

const SOURCE = 'src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'
const BODY = Buffer.from([0x7b, 0x7d, 0xff, 0x0d, 0x0a, 0x0d, 0x0a])

let server: Double
let terminal: Terminal
beforeAll(async () => {
  server = await startDouble()
})
afterAll(() => server.close())
beforeEach(async () => {
  terminal = await openTerminal(server.baseUrl)
  server.received.length = 0
})
afterEach(() => terminal.remove())

const answer = (status: 'passed' | 'failed') => {
  const step = { field: 'signature', path: null, status, value: null, detail: 'No signature matches.' }
  server.answer({
    body: { success: true, data: { result: status === 'passed' ? 'stored' : 'rejected', steps: [step] } },
  })
}

const save = (head: string[], end: string): void =>
  writeFileSync(
    join(terminal.directory, 'delivery.http'),
    Buffer.concat([Buffer.from([...head, '', ''].join(end)), BODY]),
  )

const test = (...words: string[]) => terminal.run(['webhooks', 'sources', 'test', SOURCE, ...words])

it.each(['\r\n', '\n'])('sends a saved request byte for byte, with the line ends %j', async end => {
  answer('passed')
  save(['POST /hooks?a=1&b=%20 HTTP/1.1', 'X-Sig: one', 'x-sig: two', 'Host: hooks.example'], end)
  const { exitCode, stdout } = await test('delivery.http', '--at', '2026-11-20T15:04:05Z')
  expect([exitCode, JSON.parse(stdout).data.result]).toEqual([0, 'stored'])
  expect(server.received).toMatchObject([
    {
      url: `/api/v1/webhooks/sources/${SOURCE}/test`,
      body: {
        request: {
          ...{ method: 'POST', query: 'a=1&b=%20', body_base64: BODY.toString('base64'), at: '2026-11-20T15:04:05Z' },
          headers: { 'x-sig': 'one, two', host: 'hooks.example' },
        },
      },
    },
  ])
})

it('needs no request line, reads stdin, and names the step that failed', async () => {
  answer('failed')
  const stdin = 'X-Sig: one\n\n{}'
  const { exitCode, stderr } = await terminal.run(['webhooks', 'sources', 'test', SOURCE, '-'], { stdin })
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining('signature failed: No signature matches.')])
  expect(server.received[0]?.body).toMatchObject({ request: { method: 'POST', body_base64: btoa('{}') } })
})

it('refuses a file without an empty line, and a time without a file', async () => {
  writeFileSync(join(terminal.directory, 'body.json'), '{}')
  expect((await test('body.json')).stderr).toContain('no empty line')
  expect((await test('--at', '2026-11-20T15:04:05Z', '--payload', '{}')).stderr).toContain('--at')
  expect(server.received).toEqual([])
})
