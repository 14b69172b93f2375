import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readAll } from '../../terminal/io.ts'
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

const MAIN = join(import.meta.dirname, '../../main.ts')
const RECORD = '{"record":{"recordId":"rec_1"}}\n'
const MEMORY =
  '{"memory":{"recordId":"rec_1","memoryId":"mem_1","timestamp":"2026-11-20T15:04:05.000Z","content":"Ł"}}\n'
const NEXT = '{"memory":{"recordId":"rec_1","memoryId":"mem_2","timestamp":"2026-11-21T15:04:05.000Z","content":"2"}}\n'
const USAGE = '{"usage":{"day":"2026-11-19","operation":"recall","calls":2,"charges":2,"credits":2}}\n'
const end = (records: number, memories: number): string => `{"end":{"records":${records},"memories":${memories}}}\n`
const stream = (...lines: string[]) => ({ headers: { 'content-type': 'application/x-ndjson' }, body: lines.join('') })

const file = (name: string): string => join(terminal.directory, name)
const text = (name: string): string => readFileSync(file(name), 'utf8')

it('writes lines to stdout unchanged', async () => {
  server.answer(stream(RECORD, MEMORY, end(1, 1)))
  const { exitCode, stdout, stderr } = await terminal.run(['memory', 'export', '--type', 'Contact'])
  expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 0, stdout: RECORD + MEMORY + end(1, 1), stderr: '' })
  expect(server.received[0]).toMatchObject({ url: '/api/v1/export', body: { type: 'Contact' } })
})

it('gives the file its name only when it is complete', async () => {
  server.answer(stream(RECORD, MEMORY))
  const broken = await terminal.run(['memory', 'export', '--to', 'a.ndjson'])
  expect(broken.exitCode).toBe(1)
  expect(broken.stderr).toContain('is incomplete')
  expect(existsSync(file('a.ndjson'))).toBe(false)
  expect(text('a.ndjson.part')).toBe(RECORD + MEMORY)

  server.answer(stream(NEXT, end(0, 1)))
  const { exitCode, stdout, stderr } = await terminal.run(['memory', 'export', '--to', 'a.ndjson', '--resume'])
  expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 0, stdout: '', stderr: '' })
  expect(server.received[0]?.body).toEqual({
    after: { recordId: 'rec_1', memoryId: 'mem_1', timestamp: '2026-11-20T15:04:05.000Z' },
  })
  expect(text('a.ndjson')).toBe(RECORD + MEMORY + NEXT + end(1, 2))
  expect(existsSync(file('a.ndjson.part'))).toBe(false)
})

it('resumes after the last complete line with the resume flag, and starts over without it', async () => {
  writeFileSync(file('b.ndjson.part'), `${RECORD}${MEMORY.slice(0, -20)}`)
  server.answer(stream(MEMORY, end(0, 1)))
  await terminal.run(['memory', 'export', '--to', 'b.ndjson', '--resume'])
  expect(server.received[0]?.body).toEqual({ after: { recordId: 'rec_1' } })
  expect(text('b.ndjson')).toBe(RECORD + MEMORY + end(1, 1))

  writeFileSync(file('b.ndjson.part'), RECORD)
  server.answer(stream(end(0, 0)))
  await terminal.run(['memory', 'export', '--to', 'b.ndjson'])
  expect(text('b.ndjson')).toBe(end(0, 0))
})

it('asks for usage only until a record is there, since usage comes first', async () => {
  const words = ['memory', 'export', '--include-usage', '--to', 'u.ndjson', '--resume']
  writeFileSync(file('u.ndjson.part'), USAGE)
  server.answer(stream(USAGE, RECORD))
  expect((await terminal.run(words)).exitCode).toBe(1)
  expect(server.received[0]?.body).toEqual({ includeUsage: true })
  expect(text('u.ndjson.part')).toBe(USAGE + RECORD)

  server.answer(stream(MEMORY, end(0, 1)))
  expect((await terminal.run(words)).exitCode).toBe(0)
  expect(server.received[0]?.body).toEqual({ after: { recordId: 'rec_1' } })
  expect(text('u.ndjson')).toBe(USAGE + RECORD + MEMORY + end(1, 1))

  const table = await terminal.run(['memory', 'export', '--include-usage', '--output', 'csv'])
  expect(table).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('keepsake analytics history') })
})

it('says how to resume if it broke off, but not if it never started', async () => {
  server.answer(stream(RECORD, MEMORY))
  expect((await terminal.run(['memory', 'export', '--to', 'e.ndjson'])).stderr).toMatch(/e\.ndjson\.part.*--resume/)
  expect((await terminal.run(['memory', 'export'])).stderr).toMatch(
    /printed output is incomplete.*--to <file>.*--resume/,
  )
  server.answer({ status: 401, body: { success: false, error: 'authentication_error', message: 'No.' } })
  expect((await terminal.run(['memory', 'export', '--to', 'f.ndjson'])).stderr).not.toContain('--resume')
  expect((await terminal.run(['memory', 'export'])).stderr).not.toContain('--resume')
})

it('resumes after the last line that a power cut left complete', async () => {
  writeFileSync(file('g.ndjson.part'), `${RECORD}\0\0\0\0\n${MEMORY}`)
  server.answer(stream(MEMORY, end(0, 1)))
  await terminal.run(['memory', 'export', '--to', 'g.ndjson', '--resume'])
  expect(server.received[0]?.body).toEqual({ after: { recordId: 'rec_1' } })
  expect(text('g.ndjson')).toBe(RECORD + MEMORY + end(1, 1))
})

it('leaves a file to resume from if the disk is full', async () => {
  const lines = Array.from({ length: 3_000 }, (_, n) => MEMORY.replace('mem_1', `mem_${n}`))
  server.answer(stream(RECORD, ...lines, end(1, 3_000)))
  const env = { PATH: process.env.PATH, ...terminal.env }
  const limited = `ulimit -f 200; exec ${process.execPath} ${MAIN} memory export --to h.ndjson`
  const child = spawn('sh', ['-c', limited], { env, cwd: terminal.directory, stdio: ['ignore', 'inherit', 'pipe'] })
  const [said, [exitCode]] = await Promise.all([readAll(child.stderr), once(child, 'exit')])
  expect(exitCode).toBe(1)
  expect(JSON.parse(said.toString()).error).toMatchObject({
    code: 'system_error',
    message: expect.stringContaining('EFBIG'),
  })
  const whole = text('h.ndjson.part').split('\n').slice(0, -1)
  expect(whole.length).toBeGreaterThan(500)

  server.answer(stream(...lines.slice(whole.length - 1), end(0, 3_001 - whole.length)))
  await terminal.run(['memory', 'export', '--to', 'h.ndjson', '--resume'])
  const { recordId, memoryId, timestamp } = JSON.parse(whole.at(-1) ?? '').memory
  expect(server.received[0]?.body).toEqual({ after: { recordId, memoryId, timestamp } })
  expect(text('h.ndjson')).toBe(RECORD + lines.join('') + end(1, 3_000))
})

it('refuses a directory before it sends a request', async () => {
  server.answer(stream(end(0, 0)))
  const { exitCode, stderr } = await terminal.run(['memory', 'export', '--to', '.'])
  expect({ exitCode, calls: server.received.length }).toEqual({ exitCode: 2, calls: 0 })
  expect(stderr).toContain('is a directory')
})

it("reports the server's error for a stream that failed", async () => {
  server.answer(stream(RECORD, '{"error":{"success":false,"error":"server_error","message":"It broke."}}\n'))
  const { exitCode, stdout, stderr } = await terminal.run(['memory', 'export'])
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: RECORD })
  expect(stderr).toContain('It broke.')
})

const record = (recordId: string, ...properties: object[]): string =>
  `${JSON.stringify({ record: { recordId, type: 'Contact', properties } })}\n`

it('writes CSV with a column for each property, and nothing of a truncated export', async () => {
  const lines = [
    record('rec_1', { systemName: 'budget', collection: 'sales', value: 5 }, { systemName: 'stage', value: 'a, b' }),
    MEMORY,
    record('rec_2', { systemName: 'topics', value: ['x'] }, { systemName: 'removed', history: [] }),
  ]
  server.answer(stream(...lines, end(2, 1)))
  const { exitCode } = await terminal.run(['memory', 'export', '--output', 'csv', '--to', 'c.csv'])
  expect(exitCode).toBe(0)
  const [head, ...rows] = text('c.csv').trimEnd().split('\r\n')
  expect(head).toBe(
    'kind,recordId,type,keys,properties.budget,properties.stage,properties.topics,memoryId,content,speaker,sessionId,occurrence,workspace,tags,metadata,timestamp,createdAt,searchable',
  )
  expect(rows).toEqual([
    'record,rec_1,Contact,,5,"a, b",,,,,,,,,,,,',
    'memory,rec_1,,,,,,mem_1,Ł,,,,,,,2026-11-20T15:04:05.000Z,,',
    'record,rec_2,Contact,,,,"[""x""]",,,,,,,,,,,',
  ])

  server.answer(stream(...lines))
  expect(await terminal.run(['memory', 'export', '--output', 'csv'])).toMatchObject({ exitCode: 1, stdout: '' })
})

it('names the collection in the columns of properties that several collections define', async () => {
  const budget = (collection: string, value: number) => ({ systemName: 'budget', collection, value })
  server.answer(stream(record('rec_1', budget('sales', 5), budget('support', 7)), end(1, 0)))
  const { stdout } = await terminal.run(['memory', 'export', '--output', 'csv'])
  expect(stdout).toMatch(/,properties\.sales\.budget,properties\.support\.budget,.*\r\nrecord,rec_1,Contact,,5,7,/)
})

it('refuses a format that it cannot write', async () => {
  expect((await terminal.run(['memory', 'export', '--output', 'table'])).exitCode).toBe(2)
  expect((await terminal.run(['memory', 'export', '--resume'])).exitCode).toBe(2)
})

it('shows progress on a terminal only', async () => {
  server.answer(stream(RECORD, end(1, 0)))
  const { stderr } = await terminal.run(['memory', 'export', '--to', 'd.ndjson'], { tty: true })
  expect(stderr).toContain('Exported')
})
