import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readAll } from '../../terminal/io.ts'
import { openTerminal, type Terminal } from '../../testing/terminal.ts'

/** A server that stores each record, apart from those it refuses, and counts the calls. */
let server: Server
let terminal: Terminal
let stored: string[]
let keys: string[]
let sizes: number[]
/** The answer to a call, by its number, in place of the usual one. */
let answers: Map<number, { status: number; body: object }>

const emailOf = (record: unknown): string => Object(Object(record).key).email
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { records } = JSON.parse((await readAll(request)).toString('utf8'))
    const call = keys.push(String(request.headers['idempotency-key']))
    sizes.push(records.length)
    const refused = records.findIndex((record: unknown) => emailOf(record) === 'nobody')
    const answer =
      answers.get(call) ??
      (refused < 0
        ? { status: 200, body: { success: true, data: { creditsCharged: 1, records: records.map(outcome) } } }
        : {
            status: 400,
            body: {
              success: false,
              error: 'validation_error',
              message: 'No.',
              details: [{ path: `body.records.${refused}.key.email`, message: 'It is no address.' }],
            },
          })
    if (answer.status === 200) stored.push(...records.map(emailOf))
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  terminal = await openTerminal(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  await terminal.remove()
})
beforeEach(() => {
  stored = []
  keys = []
  sizes = []
  answers = new Map()
})

const outcome = (record: unknown) => ({
  recordId: emailOf(record),
  created: emailOf(record) !== 'old@b.example',
  propertiesChanged: 0,
})
const row = (email: string): string => JSON.stringify({ key: { email }, properties: { Seats: 1 } })
const emails = (count: number): string[] => Array.from({ length: count }, (_, n) => `p${n}@b.example`)
const write = (name: string, text: string): void => writeFileSync(join(terminal.directory, name), text)
const upsert = (words: string[], how = {}) => terminal.run(['memory', 'upsert', '--file', ...words], how)
const jsonLines = (text: string): unknown[] =>
  text.split('\n').flatMap(line => (line.startsWith('{') ? [JSON.parse(line)] : []))

it('sends a file with more items than a call takes, and says which ones failed', async () => {
  const all = emails(1_200).map(row)
  all[3] = row('nobody')
  all[700] = '{ no JSON'
  all[701] = row('old@b.example')
  write('rows.ndjson', `${all.join('\n')}\n\n`)
  answers.set(2, { status: 429, body: { success: false, error: 'rate_limit_error', message: 'Wait.' } })
  const { exitCode, stdout, stderr } = await upsert(['rows.ndjson', '--no-retry'])
  expect(exitCode).toBe(1)
  const { data } = JSON.parse(stdout)
  expect(data).toEqual({ done: 1_198, failed: 2, unchanged: 1, runId: expect.any(String) })
  expect(jsonLines(stderr).slice(0, 3)).toEqual([
    { runId: data.runId },
    { line: 701, error: { code: 'validation_error', message: 'The line is not JSON.' } },
    { line: 4, error: expect.objectContaining({ code: 'validation_error' }) },
  ])
  expect(new Set(stored).size).toBe(1_198)
  expect(stored).toHaveLength(1_198)
  expect(Math.max(...sizes)).toBe(500)
})

it('continues an interrupted run with the keys of its calls', async () => {
  write('rows.json', `[${emails(600).map(row).join(',\n')}]`)
  const no = { status: 402, body: { success: false, error: 'payment_required', message: 'No.' } }
  answers.set(1, no).set(2, no)
  const stopped = await upsert(['rows.json'])
  expect(stopped.exitCode).toBe(1)
  const [{ runId }] = jsonLines(stopped.stderr) as [{ runId: string }]
  expect(stopped.stderr).toContain(`--resume ${runId}`)
  const { exitCode, stdout } = await upsert(['rows.json', '--resume', runId])
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout).data).toEqual({ done: 600, failed: 0, unchanged: 0, runId })
  expect([...new Set(keys)].sort()).toEqual([`${runId}-0`, `${runId}-1`])
})

it('reads stdin, and refuses a file that has no items', async () => {
  const { exitCode } = await upsert(['-'], { stdin: emails(3).map(row).join('\r\n') })
  expect({ exitCode, stored }).toEqual({ exitCode: 0, stored: emails(3) })
  expect((await upsert(['none.ndjson'])).exitCode).toBe(2)
  write('broken.json', '[{"key":')
  expect((await upsert(['broken.json'])).exitCode).toBe(2)
  const draft = await upsert(['-', '--dry-run'], { stdin: row('a@b.example') })
  expect(JSON.parse(draft.stdout)).toMatchObject({ body: { records: [{ key: { email: 'a@b.example' } }] } })
})
