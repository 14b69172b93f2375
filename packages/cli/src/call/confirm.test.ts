import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTerminal, type Terminal } from '../testing/terminal.ts'

const received: string[] = []
const server = createServer((request, response) => {
  received.push(`${request.method} ${request.url}`)
  request.resume()
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ success: true, data: { deleted: 1 } }))
})
let terminal: Terminal

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // listening on TCP
  const { port } = server.address() as AddressInfo
  terminal = await openTerminal(`http://127.0.0.1:${port}`)
})
beforeEach(() => received.splice(0))
afterAll(async () => {
  await terminal.remove()
  server.close()
})

const forget = ['memory', 'delete', '--email', 'dana@northwind.example']
const QUESTION = 'Delete these memories? They can be restored for 30 days. [y/N] '

it.each(['y\r', 'Y\n', 'yes\r', 'nn\u007f\u007fy\r'])('deletes after the answer %j', async stdin => {
  const { exitCode, stderr } = await terminal.run(forget, { tty: true, stdin })
  expect(exitCode, stderr).toBe(0)
  expect(stderr).toContain(QUESTION)
  expect(received).toEqual(['POST /api/v1/memory/delete'])
})

it.each(['n\r', '\r', 'yep\r', '', '\u0004'])('changes nothing after the answer %j', async stdin => {
  const { exitCode, stderr } = await terminal.run(forget, { tty: true, stdin })
  expect(exitCode).toBe(130)
  expect(stderr).toContain(QUESTION)
  expect(stderr).toContain('Not confirmed. Nothing was changed.')
  expect(stderr).toContain('--yes')
  expect(received).toEqual([])
})

it('changes nothing if it is interrupted', async () => {
  const { exitCode, stderr } = await terminal.run(forget, { tty: true, stdin: '\u0003' })
  expect([exitCode, received]).toEqual([130, []])
  expect(stderr).toContain('Interrupted.')
})

it.each([
  ['with --yes', [...forget, '--yes'], true],
  ['with -y', [...forget, '-y'], true],
  ['without a terminal', forget, false],
])('does not ask %s', async (_name, words, tty) => {
  const { exitCode, stderr } = await terminal.run(words, { tty })
  expect([exitCode, stderr]).toEqual([0, ''])
  expect(received).toEqual(['POST /api/v1/memory/delete'])
})

it('does not ask before what deletes no data, nor for a dry run', async () => {
  expect((await terminal.run(['memory', 'deletions'], { tty: true })).exitCode).toBe(0)
  expect((await terminal.run([...forget, '--dry-run'], { tty: true })).stderr).not.toContain('[y/N]')
  expect(received).toEqual(['GET /api/v1/memory/deletions'])
})
