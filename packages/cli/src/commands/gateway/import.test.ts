import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Double, startDouble } from '../../testing/double.ts'
import { openTerminal, type Terminal } from '../../testing/terminal.ts'
import { readCsv } from './csv-records.ts'

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

const accepted = { status: 202, body: { success: true, eventId: 'job_1' } }
const ended = (failed = 0) => ({
  body: {
    success: true,
    data: { id: 'job_1', status: 'completed', finishedAt: 'now', progress: { done: 1, total: 1, failed } },
  },
})
const refused = {
  status: 402,
  body: { success: false, error: 'payment_required', message: 'No.', required: 1, balance: 0 },
}
const run = (...words: string[]) => terminal.run(['gateway', 'import', ...words])
const write = (name: string, text: string): void => writeFileSync(join(terminal.directory, name), text)
const sent = () => server.received.filter(({ url }) => url === '/api/v1/gateway/import').map(({ body }) => Object(body))

const all = async (input: AsyncIterable<unknown>): Promise<unknown[]> => {
  const rows: unknown[] = []
  for await (const row of readCsv(input)) rows.push(row)
  return rows
}

it('reads CSV with quotes, line breaks and a byte order mark, in pieces of any size', async () => {
  const bytes = Buffer.from('\uFEFFName,Note\r\n"Reyes, Zoë","says ""hi""\nthere"\n\nKim\n')
  for (const size of [1, 3, 100]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    )
    expect(await all(Readable.from(pieces))).toEqual([
      { fields: { Name: 'Reyes, Zoë', Note: 'says "hi"\nthere' }, line: 3 },
      { fields: { Name: 'Kim' }, line: 5 },
    ])
  }
})

it.each([
  ['a\n"b', /not valid CSV.*line 2/],
  ['a,b\n1,2,3\n', /not valid CSV.*line 2/],
])('says which line of %j is not CSV', async (text, message) => {
  await expect(all(Readable.from([text]))).rejects.toThrow(message)
})

it('sends a CSV file with its columns mapped to fields', async () => {
  write('people.csv', 'First Name,Last Name,Work email\nDana,Reyes,dana@northwind.example\n')
  server.answer(accepted, ended())
  const { exitCode, stdout } = await run('people', 'people.csv', '--map', 'Work email=email')
  expect(exitCode).toBe(0)
  expect(sent()).toEqual([
    {
      kind: 'people',
      records: [{ first_name: 'Dana', last_name: 'Reyes', email: 'dana@northwind.example' }],
      fields: ['email'],
    },
  ])
  expect(JSON.parse(stdout).data).toEqual({ records: 1, imported: 1, failed: 0, problems: [] })
})

it.each([
  ['an absent column', ['Email=email'], /no column Email.*First Name, Work email/],
  ['mappings joined with a comma', ['Work email=email,First Name=first_name'], /Repeat --map/],
  ['a column that is also named as the field', ['Work email=first_name'], /both first_name/],
])('refuses %s before it sends anything', async (_, mappings, message) => {
  write('people.csv', 'First Name,Work email\nDana,dana@northwind.example\n')
  const map = mappings.flatMap(each => ['--map', each])
  const before = server.received.length
  for (const more of [[], ['--dry-run']]) {
    const { exitCode, stderr } = await run('people', 'people.csv', ...map, ...more)
    expect(exitCode).toBe(2)
    expect(stderr).toMatch(message)
  }
  expect(server.received).toHaveLength(before)
})

it('resumes a file where it stopped', async () => {
  write('many.jsonl', Array.from({ length: 1_200 }, (_, n) => `{"name":"Company ${n}"}\n`).join(''))
  server.answer(accepted, ended(), refused)
  expect((await run('organizations', 'many.jsonl')).exitCode).toBe(1)
  expect(existsSync(join(terminal.directory, 'many.jsonl.import'))).toBe(true)
  server.answer(accepted, ended(), accepted, ended())
  expect((await run('organizations', 'many.jsonl')).exitCode).toBe(0)
  expect(sent().map(({ records }) => records.length)).toEqual([500, 200])
  expect(sent()[0]?.records[0]).toEqual({ name: 'Company 500' })
})

it('names the lines of records that were not imported, and fails', async () => {
  write('bad.csv', 'name\nDana\n')
  const details = {
    body: { success: true, data: [{ index: 0, outcome: 'failed', error: { message: 'email is missing' } }] },
  }
  server.answer(accepted, ended(1), details)
  const { exitCode, stdout } = await run('people', 'bad.csv')
  expect(exitCode).toBe(1)
  expect(JSON.parse(stdout).data.problems).toEqual([{ line: 2, message: 'email is missing' }])
})

it('refuses what it cannot read', async () => {
  write('bad.jsonl', 'no json\n')
  expect((await run('people', 'bad.jsonl')).exitCode).toBe(2)
  expect((await run('bad', 'bad.jsonl')).exitCode).toBe(2)
  expect((await run('people', 'bad.jsonl', '--map', 'email')).exitCode).toBe(2)
  expect((await run('people', 'missing.csv')).exitCode).toBe(2)
})
