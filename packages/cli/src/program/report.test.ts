import { KeepsakeError } from '@keepsake/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Double, startDouble } from '../testing/double.ts'
import { KEY, openTerminal, type Terminal } from '../testing/terminal.ts'
import { report } from './report.ts'

let server: Double
let terminal: Terminal
beforeAll(async () => {
  server = await startDouble()
})
afterAll(() => server.close())
beforeEach(async () => {
  terminal = await openTerminal(server.baseUrl)
})
afterEach(() => terminal.remove())

const IO = {
  env: {},
  cwd: '/',
  stdin: (async function* () {})(),
  handOver: () => undefined,
  signal: AbortSignal.abort(),
}

const fail = (status: number, error: string, more: object = {}) =>
  server.answer({
    status,
    headers: { 'x-request-id': 'req_1' },
    body: { success: false, error, message: `It was ${error}.`, ...more },
  })

/** The message of an error that names a field. */
async function reported(words: string[], path: string): Promise<string> {
  const details = [{ path, message: 'is wrong' }]
  const error = new KeepsakeError(`${path} is wrong`, { code: 'validation_error', body: { details } })
  const written: string[] = []
  const stderr = { write: (text: string | Uint8Array) => written.push(String(text)) }
  await report(error, [...words, '-o', 'json'], { ...IO, stderr, stdout: stderr })
  return JSON.parse(written.join('')).error.message
}

describe('the exit code', () => {
  it.each([
    [400, 'validation_error', 2],
    [401, 'authentication_error', 4],
    [402, 'payment_required', 1],
    [403, 'permission_error', 4],
    [404, 'not_found_error', 3],
    [409, 'conflict_error', 6],
    [422, 'conflict_error', 6],
    [429, 'rate_limit_error', 5],
    [500, 'server_error', 1],
  ])('of %i %s is %i', async (status, code, exitCode) => {
    fail(status, code, status === 429 ? { retryAfterSeconds: 7 } : {})
    const outcome = await terminal.run(['account', 'me', '--no-retry'])
    expect(outcome.exitCode).toBe(exitCode)
    expect(outcome.stdout).toBe('')
    const { error } = JSON.parse(outcome.stderr)
    expect(error).toMatchObject({ code, status, requestId: 'req_1', message: `It was ${code}.`, exitCode })
    expect(error.hints.length).toBeGreaterThan(code === 'validation_error' ? -1 : 0)
  })

  it('of an unreachable server is 1, and names the address and the way to start one', async () => {
    const gone = await startDouble()
    await gone.close()
    const outcome = await terminal.run(['account', 'me', '--no-retry', '--base-url', gone.baseUrl])
    expect(outcome.exitCode).toBe(1)
    expect(outcome.stderr).toMatch(/ECONNREFUSED.*keepsake serve/)
    expect(outcome.stderr).toContain(gone.baseUrl)
  })

  it('of a missing key is 4, and names every source that was searched', async () => {
    const outcome = await terminal.run(['account', 'me'], { env: { KEEPSAKE_API_KEY: '' } })
    expect(outcome.exitCode).toBe(4)
    for (const place of ['API_KEY', 'KEEPSAKE_API_KEY', '.env', 'profile', 'keepsake auth register']) {
      expect(outcome.stderr).toContain(place)
    }
  })

  it('of a key of another product is 4, and the key is not sent', async () => {
    server.answer({ body: {} })
    const outcome = await terminal.run(['account', 'me'], {
      env: { API_KEY: 'xai-12345678901234567890', KEEPSAKE_API_KEY: '' },
    })
    expect(outcome.exitCode).toBe(4)
    expect(outcome.stderr).toMatch(/API_KEY in the environment/)
    expect(outcome.stderr).not.toContain('12345678901234567890')
    expect(server.received).toHaveLength(0)
  })

  it('is not an error if there is also a key of Keepsake: a warning names both', async () => {
    server.answer({ body: { success: true, data: [] } })
    const env = { API_KEY: 'xai-12345678901234567890' }
    const { exitCode, stderr } = await terminal.run(['events', 'list', '--paginate'], { env })
    expect(exitCode).toBe(0)
    expect(stderr).toBe(
      'Warning: API_KEY in the environment is not a Keepsake key and was skipped. Using KEEPSAKE_API_KEY in the environment.\n',
    )
    expect(server.received[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
  })

  it.each([
    [['memroy'], /Unknown command 'memroy'/, /Did you mean keepsake memory\?/],
    [['memory', 'smart-recal'], /Unknown command 'smart-recal'/, /Did you mean keepsake memory smart-recall\?/],
    [['smart-recall'], /Unknown command/, /Did you mean keepsake memory smart-recall\?/],
    [['memory', 'recall', '--limt', '3'], /Unknown option '--limt'/, /Did you mean --limit\?/],
    [['memory', 'recall', '--limit', 'three'], /--limit must be an integer/, /./],
    [['memory', 'smart-recall', 'x', '--mode', 'slow'], /--mode must be one of fast, deep/, /./],
    [
      ['memory', 'memorize', '--email', 'a@b.example'],
      /Missing --content \(or as the last argument/,
      /memory memorize --help/,
    ],
    [['memory', 'recall', 'one', '--query', 'two'], /query is given twice/, /--jmespath/],
    [['events', 'list', '--query', 'data[].id'], /Unknown option '--query'/, /To filter the output, use --jmespath\./],
    [['--query', 'answer', 'memory', 'recall'], /Unknown option '--query'/, /use --jmespath/],
    [['collections', 'create', 'Sales', '--file', 'a.json'], /Unknown option '--file'/, /use --body @<path>/],
    [['memory', 'recall', '--body', '{'], /--body must be valid JSON/, /Quote JSON/],
    [
      ['memory', 'memorize-conversation', '--file', '-'],
      /--file \(-\) line 1 must be valid JSON/,
      /Correct the file/,
      'not json',
    ],
    [['memory', 'recall', '--body', '@nowhere.json'], /nowhere\.json cannot be read/, /./],
    [['memory', 'memorize', '-', '--metadata', '-'], /<content> and --metadata cannot both read stdin/, /./],
    [['events', 'get'], /[Mm]issing required argument 'id'/, /See: keepsake events get --help/],
    [['memory', 'batch', '-'], /Too many arguments for 'batch'/, /See: keepsake memory batch --help/],
    [['account', 'me', '--output', 'xml'], /xml/, /./],
    [['account', 'me', '--timeout', '0'], /seconds greater than 0/, /./],
    [['api', 'FETCH', '/'], /GET, POST, PUT, PATCH, DELETE/, /./],
    [['completion', 'tcsh'], /bash, zsh, fish/, /./],
  ])('of %j is 2, with what to do instead', async (words, message, hint, stdin = '{}') => {
    const { exitCode, stdout, stderr } = await terminal.run(words, { stdin })
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
    const { error } = JSON.parse(stderr)
    expect(error.code).toBe('usage_error')
    expect(error.message).toMatch(message)
    expect([error.message, ...error.hints].join('\n')).toMatch(hint)
  })
})

describe('an error', () => {
  it('in our own code is reported as a bug, with its location', async () => {
    const written: string[] = []
    const stderr = { write: (text: string | Uint8Array) => written.push(String(text)) }
    const exitCode = await report(new TypeError('nothing there'), ['x'], { ...IO, stdout: stderr, stderr })
    expect(exitCode).toBe(1)
    const { error } = JSON.parse(written.join(''))
    expect(error).toMatchObject({ code: 'internal_error', hints: [expect.stringContaining('report it')] })
    expect(error.message).toMatch(/Bug in keepsake: TypeError: nothing there\n.*report\.test/)
  })

  it('with a reason shows the hints of that reason', async () => {
    fail(409, 'conflict_error', { reason: 'outcome_unknown', reference: 'evt_1' })
    const { exitCode, stderr } = await terminal.run(['webhooks', 'test', 'whk_1'])
    expect(exitCode).toBe(6)
    expect(JSON.parse(stderr).error.hints).toEqual([expect.stringContaining('use a new --idempotency-key')])
  })

  it('of a prepaid balance that is too low names the balance and the way to add to it', async () => {
    fail(402, 'payment_required', { required: '0.00010000', balance: '0.00000000', reason: 'insufficient_balance' })
    const { stderr } = await terminal.run(['gateway', 'people', 'match', '--email', 'a@b.example'])
    expect(JSON.parse(stderr).error.hints).toEqual([
      expect.stringContaining('keepsake wallet balance'),
      expect.stringContaining('keepsake admin grant <organization> --usd'),
    ])
    fail(402, 'payment_required', { required: 1, balance: 0 })
    const credits = await terminal.run(['memory', 'memorize', 'x', '--email', 'a@b.example'])
    expect(JSON.parse(credits.stderr).error.hints).toEqual([expect.stringContaining('keepsake account usage')])
  })

  it('of a body that is too large says what to do, and what an import does automatically', async () => {
    fail(413, 'validation_error')
    const hints = async (...words: string[]) => JSON.parse((await terminal.run(words)).stderr).error.hints
    expect(await hints('memory', 'memorize', 'x', '--email', 'a@b.example')).toEqual(['Send less data in one call.'])
    expect(await hints('memory', 'import', '--body', '{}')).toEqual([expect.stringContaining('memory import <file>')])
  })

  it('is printed for a person in lines, one per invalid field', async () => {
    const details = ['limit', 'since'].map(name => ({ path: `body.${name}`, message: 'is wrong' }))
    fail(400, 'validation_error', { details })
    const { stderr } = await terminal.run(['memory', 'recall', '--limit', '500'], { tty: true })
    expect(stderr).toBe('Error: It was validation_error.\n  --limit: is wrong\n  --since: is wrong\n  Request req_1\n')
  })

  it.each([
    [['memory', 'recall', '--record-id', 'x'], 'recordId', '--record-id'],
    [['--profile', 'work', 'memory', 'recall', '--record-id=x'], 'recordId', '--record-id'],
    [['memory', 'memorize', 'x', '--email', 'a@b.example'], 'content', '<content>'],
    [['memory', 'recall', '--body', '{"recordId": "x"}'], 'recordId', 'body.recordId'],
    [['memory', 'memorize', '--file', 'a.txt', '--email', 'a@b.example'], 'content', 'body.content'],
    [['webhooks', 'sources', 'create', 'Desk', '--scheme', 'hmac'], 'signature', '--signature'],
  ])('of %j names %s as %s', async (words, field, typed) => {
    expect(await reported(words, `body.${field}`)).toBe(`${typed} is wrong`)
  })

  it('of a record that is not identified names flags, and fields only if the body is given', async () => {
    const message =
      'Identify the record with recordId, email, websiteUrl, phoneNumber, or customKeyName with customKeyValue.'
    const error = (...words: string[]) => {
      server.answer({
        status: 400,
        body: { error: 'validation_error', message, details: [{ path: 'body', message }] },
      })
      return terminal.run(['memory', 'memorize', ...words]).then(({ stderr }) => JSON.parse(stderr).error)
    }
    expect(await error('Hello')).toMatchObject({
      message:
        'Identify the record with --record-id, --email, --website-url, --phone-number, or --custom-key-name with --custom-key-value.',
    })
    expect((await error('--body', '{"content": "Hello"}')).message).toBe(message)
  })

  it('names an argument of the path as the help does', async () => {
    expect(await reported(['webhooks', 'sources', 'get', 'x'], 'path.sourceId')).toBe('<source-id> is wrong')
    expect(await reported(['webhooks', 'delivery', 'x', 'y'], 'path.deliveryId')).toBe('<delivery-id> is wrong')
    expect(await reported(['webhooks', 'delivery', 'x', 'y'], 'path.id')).toBe('<id> is wrong')
  })

  it('has no details that repeat the message, with or without the field in them', async () => {
    for (const message of ['is wrong', 'body.limit is wrong']) {
      const details = [{ path: 'body.limit', message }]
      server.answer({ status: 400, body: { error: 'validation_error', message: 'body.limit is wrong', details } })
      const { error } = JSON.parse((await terminal.run(['memory', 'recall', '--limit', '500'])).stderr)
      expect([error.message, error.details]).toEqual(['--limit is wrong', undefined])
    }
  })

  it('is one line of JSON for a program, whatever stderr is', async () => {
    fail(404, 'not_found_error')
    const { stderr } = await terminal.run(['events', 'get', 'job_1', '--output', 'json'], { tty: true })
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(JSON.parse(stderr).error.code).toBe('not_found_error')
  })

  it('is printed in lines if a table was requested, whatever stderr is', async () => {
    fail(404, 'not_found_error')
    const { stderr } = await terminal.run(['events', 'get', 'job_1', '--output=table'])
    expect(stderr).toMatch(/^Error: It was not_found_error\.\n/)
  })

  it('has no colour if NO_COLOR is set, and some on a terminal otherwise', async () => {
    fail(404, 'not_found_error')
    expect((await terminal.run(['events', 'get', 'job_1'], { tty: true })).stderr).not.toContain('\u001b')
    const { stderr } = await terminal.run(['events', 'get', 'job_1'], { tty: true, env: { NO_COLOR: '' } })
    expect(stderr).toContain('\u001b[31mError:')
  })
})
