import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Double, startDouble } from '../../testing/double.ts'
import { openTerminal, type Terminal } from '../../testing/terminal.ts'

let server: Double
let terminal: Terminal
beforeAll(async () => {
  server = await startDouble()
  terminal = await openTerminal(server.baseUrl)
})
afterAll(async () => {
  await server.close()
  await terminal.remove()
})

const LETTER = '{"dead_letter":{"id":"dlq_1"},"event":{"id":"evt_1"}}\n'
const END = '{"end":{"dead_letters":1}}\n'
const stream = (...lines: string[]) => ({ headers: { 'content-type': 'application/x-ndjson' }, body: lines.join('') })
const run = (...args: string[]) => terminal.run(['webhooks', 'dlq', 'export', ...args])

it('writes lines to stdout unchanged, with the requested parameters', async () => {
  server.answer(stream(LETTER, END))
  const { exitCode, stdout, stderr } = await run('--reason', 'rejected', '--no-replayed')
  expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 0, stdout: LETTER + END, stderr: '' })
  expect(server.received[0]?.url).toBe('/api/v1/webhooks/dead-letters/export?reason=rejected&replayed=false')
})

it('gives the file its name only when it is complete', async () => {
  const path = join(terminal.directory, 'a.ndjson')
  server.answer(stream(LETTER))
  const broken = await run('--to', 'a.ndjson')
  expect(broken.exitCode).toBe(1)
  expect(broken.stderr).toMatch(/incomplete.*a\.ndjson\.part.*run the same command/)
  expect((await run()).stderr).toContain('The printed output is incomplete')
  expect(existsSync(path)).toBe(false)
  server.answer(stream(LETTER, END))
  const { exitCode, stdout, stderr } = await run('--to', 'a.ndjson')
  expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 0, stdout: '', stderr: '' })
  expect(readFileSync(path, 'utf8')).toBe(LETTER + END)
})

it('has a single format, and shows what it would send', async () => {
  expect((await run('--output', 'table')).exitCode).toBe(2)
  const { stdout } = await run('--dry-run', '--output', 'ndjson')
  expect(stdout).toContain('/api/v1/webhooks/dead-letters/export')
})
