import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
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

const memory = (n: number): string => `{"memory":{"recordId":"rec_1","content":"Ł ${n}"}}\n`
const END = '{"end":{"records":1,"memories":1200}}\n'
const whole = `{"record":{"recordId":"rec_1"}}\n${Array.from({ length: 1200 }, (_, n) => memory(n)).join('')}${END}`
const answer = (problems: object[] = []) => ({
  body: {
    success: true,
    data: { creditsCharged: 2, records: { created: 1, known: 0 }, memories: { stored: 2, duplicates: 0 }, problems },
  },
})
const refused = {
  status: 402,
  body: { success: false, error: 'payment_required', message: 'No.', required: 1, balance: 0 },
}

const file = (): string => join(terminal.directory, 'a.ndjson')
beforeEach(() => writeFileSync(file(), whole))
const run = (words: string[] = ['a.ndjson'], how = {}) => terminal.run(['memory', 'import', ...words], how)
/** The contents of the memories in the calls. */
const sent = (): string[] =>
  server.received.flatMap(({ body }) => Object(body).memories.map((each: { content: string }) => each.content))

it('sends a file in batches and sums up the results', async () => {
  server.answer(answer())
  const { exitCode, stdout } = await run()
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout).data).toEqual({
    done: 1201,
    failed: 0,
    unchanged: 0,
    runId: expect.stringMatching(/^\w{32}$/),
    creditsCharged: 6,
    records: { created: 3, known: 0 },
    memories: { stored: 6, duplicates: 0 },
    problems: [],
  })
  expect(server.received.map(({ url }) => url)).toEqual(Array(3).fill('/api/v1/memory/import'))
  expect(Object(server.received[0]?.body).records).toEqual([{ recordId: 'rec_1' }])
  expect(sent()).toEqual(Array.from({ length: 1200 }, (_, n) => `Ł ${n}`))
  expect(existsSync(`${file()}.import`)).toBe(false)
})

it('resumes where it stopped, for the same file and account only', async () => {
  server.answer(answer(), refused)
  expect((await run()).exitCode).toBe(1)
  expect(existsSync(`${file()}.import`)).toBe(true)
  const kept = readFileSync(`${file()}.import`)
  server.answer(answer())
  expect((await run()).exitCode).toBe(0)
  expect(sent()[0]).toBe('Ł 499')
  expect(sent()).toHaveLength(701)

  writeFileSync(`${file()}.import`, kept)
  server.answer(answer())
  await run(['a.ndjson', '--base-url', server.baseUrl.replace('127.0.0.1', 'localhost')])
  expect(sent()).toHaveLength(1200)
})

it('reads stdin', async () => {
  server.answer(answer())
  expect((await run(['-'], { stdin: whole })).exitCode).toBe(0)
  expect(sent()).toHaveLength(1200)
})

it('sends lines of usage, and names those that are wrong', async () => {
  const usage = { day: '2026-11-19', operation: 'recall', calls: 2, charges: 2, credits: 2 }
  writeFileSync(file(), `${JSON.stringify({ usage })}\n${memory(1)}${JSON.stringify({ usage })}\n${END}`)
  server.answer(answer([{ path: 'body.usage.1.day', message: 'is in the future' }]))
  const { exitCode, stdout } = await run()
  expect(exitCode).toBe(1)
  expect(Object(server.received[0]?.body).usage).toEqual([usage, usage])
  expect(JSON.parse(stdout).data.problems).toEqual([{ line: 3, path: 'usage.day', message: 'is in the future' }])
  expect(JSON.parse((await run(['a.ndjson', '--dry-run'])).stdout)).toMatchObject({ memories: 1, usage: 2 })
})

it('names skipped lines by their number in the file, and fails', async () => {
  server.answer(
    answer(),
    answer([{ path: 'body.memories.2.workspace', message: 'names the collection desk' }]),
    answer(),
  )
  const { exitCode, stdout, stderr } = await run()
  expect(exitCode).toBe(1)
  expect(JSON.parse(stdout).data.problems).toEqual([
    { line: 503, path: 'memory.workspace', message: 'names the collection desk' },
  ])
  expect(stderr).toContain('import_not_whole')
})

it('imports the other lines of a call in which some are refused, and names those', async () => {
  const message = 'is not a field of this operation'
  const details = [2, 4].map(n => ({ path: `body.memories.${n}.tag`, message }))
  const body = { success: false, error: 'validation_error', message: `body.memories.2.tag ${message}`, details }
  server.answer(answer(), { status: 400, body }, answer())
  const { exitCode, stdout, stderr } = await run()
  expect(exitCode).toBe(1)
  expect(JSON.parse(stdout).data.problems).toEqual([503, 505].map(line => ({ line, path: 'memory.tag', message })))
  expect(stderr).toContain('2 skipped')
  const wrong = new Set(['Ł 501', 'Ł 503'])
  const contents = Array.from({ length: 1200 }, (_, n) => `Ł ${n}`).filter(each => !wrong.has(each))
  expect(sent().filter((each, at, all) => all.indexOf(each) === at && !wrong.has(each))).toEqual(contents)
  expect(server.received.map(call => Object(call.body).memories.length)).toEqual([499, 500, 498, 201])
  expect(JSON.parse(stdout).data).toMatchObject({ done: 1199, failed: 2 })
  const told = stderr.split('\n').filter(line => line.startsWith('{'))
  expect(told.slice(0, 2).map(line => JSON.parse(line))).toMatchObject([
    { line: 503, error: { code: 'validation_error' } },
    { line: 505, error: { code: 'validation_error' } },
  ])
})

it('counts lines that added nothing, and repeats a named run with the keys of its calls', async () => {
  const unchanged = Array.from({ length: 499 }, (_, n) => `body.memories.${n}`)
  const { body } = answer()
  server.answer({ body: { ...body, data: { ...body.data, unchanged } } }, answer())
  const first = await run(['a.ndjson', '--resume', 'run-1'])
  expect(JSON.parse(first.stdout).data).toMatchObject({ done: 1201, failed: 0, unchanged: 499, runId: 'run-1' })
  const keys = () => server.received.map(({ headers }) => headers['idempotency-key'])
  expect(keys()).toEqual(['run-1-0', 'run-1-1', 'run-1-2'])
  server.answer(answer())
  await run(['a.ndjson', '--resume', 'run-1'])
  expect(keys()).toEqual(['run-1-0', 'run-1-1', 'run-1-2'])
})

it('remembers skipped lines when it resumes', async () => {
  server.answer(answer([{ path: 'body.memories.0.content', message: 'is odd' }]), refused)
  expect((await run()).exitCode).toBe(1)
  server.answer(answer())
  const { exitCode, stdout } = await run()
  expect(exitCode).toBe(1)
  expect(JSON.parse(stdout).data.problems).toEqual([{ line: 2, path: 'memory.content', message: 'is odd' }])
})

it('imports what is right between wrong lines', async () => {
  const own = '{"memory":{"keys":[{"name":"email","value":"dana@northwind.example"}],"content":"Likes tea."}}'
  writeFileSync(file(), `\uFEFFhandwritten\n[1]\n\n${own}\n{"memory":null}\n${own.slice(0, 40)}`)
  server.answer(answer())
  const { exitCode, stdout } = await run()
  expect(exitCode).toBe(1)
  expect(sent()).toEqual(['Likes tea.'])
  const none = 'has none of record, memory, usage, end, error'
  expect(JSON.parse(stdout).data.problems).toEqual([
    { line: 1, message: 'is not JSON' },
    { line: 2, message: none },
    { line: 5, message: none },
    { line: 6, message: 'is not JSON' },
  ])
  expect(JSON.parse((await run(['a.ndjson', '--dry-run'])).stdout)).toMatchObject({
    memories: 1,
    problems: [{ line: 1 }, { line: 2 }, { line: 5 }, { line: 6 }],
  })
})

it('sends a record with a long history in pieces', async () => {
  const properties = Array.from({ length: 10 }, (_, n) => ({ systemName: `p${n}`, value: 'x'.repeat(900_000) }))
  writeFileSync(
    file(),
    `{"record":{"recordId":"rec_0"}}\n${JSON.stringify({ record: { recordId: 'rec_1', properties } })}\n${END}`,
  )
  server.answer(answer(), refused)
  expect((await run()).exitCode).toBe(1)
  const first = server.received[0]?.body
  server.answer(answer())
  expect((await run()).exitCode).toBe(0)
  const records = [first, ...server.received.map(({ body }) => body)].flatMap(body => Object(body).records)
  // interrupted in the middle of the record, it starts again with that one
  expect(records.map(({ recordId }) => recordId)).toEqual(['rec_0', ...Array(4).fill('rec_1')])
  expect(records.slice(2).flatMap(record => record.properties)).toEqual(properties)
})

it('works without a place to store its progress', async () => {
  mkdirSync(`${file()}.import.new`)
  server.answer(answer())
  expect((await run()).exitCode).toBe(0)
  rmdirSync(`${file()}.import.new`)
  expect(sent()).toHaveLength(1200)
})

it.each([[memory(1)], ['{"memory":{"keys":[{"name":"email","value":"dana@northwind.example"}],"content":"Ł 1"}}']])(
  'needs no end line in a file of lines of your own: %s',
  async line => {
    writeFileSync(file(), line)
    server.answer(answer())
    expect({ ...(await run()), sent: sent() }).toMatchObject({ exitCode: 0, stderr: '', sent: ['Ł 1'] })
  },
)

it.each([
  '{"memory":{"memoryId":"mem_1","recordId":"rec_1","content":"Ł 1"}}',
  '{"record":{"recordId":"rec_1","createdAt":"2026-11-20T15:04:05Z"}}\n{"memory":{"recordId":"rec_1","content":"Ł 1"}}',
  `${memory(1)}{"error":{"success":false,"error":"server_error","message":"It failed."}}`,
])('imports an incomplete export, and fails: %s', async lines => {
  writeFileSync(file(), lines)
  server.answer(answer())
  const { exitCode, stderr } = await run()
  expect({ exitCode, sent: sent() }).toEqual({ exitCode: 1, sent: ['Ł 1'] })
  expect(stderr).toContain('export_not_whole')
})

it('refuses a file that is not an export', async () => {
  server.answer(answer())
  writeFileSync(file(), 'no JSON\n')
  expect((await run()).exitCode).toBe(2)
  writeFileSync(file(), '[1]\n')
  expect((await run()).exitCode).toBe(2)
  writeFileSync(file(), `${'no JSON\n'.repeat(20)}${memory(1)}`)
  expect((await run()).stderr).toContain('Line 1 is not JSON')
  expect(server.received).toEqual([])
  expect((await run(['missing.ndjson'])).exitCode).toBe(2)
})

it('is a single call if the body is given', async () => {
  server.answer(answer())
  await run(['--body', '{"memories":[]}'])
  expect(server.received[0]?.body).toEqual({ memories: [] })
})
