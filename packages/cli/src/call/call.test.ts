import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Double, startDouble } from '../testing/double.ts'
import { KEY, openTerminal, type Terminal } from '../testing/terminal.ts'

let server: Double
let terminal: Terminal
beforeAll(async () => {
  server = await startDouble()
})
afterAll(() => server.close())
beforeEach(async () => {
  terminal = await openTerminal(server.baseUrl)
  server.answer({ body: { success: true, results: [] } })
})
afterEach(() => terminal.remove())

const only = () => {
  expect(server.received).toHaveLength(1)
  return server.received[0]
}

describe('an incomplete response', () => {
  const message = 'Words alone were searched.'
  const less = { success: true, results: [], warnings: [{ code: 'meaning_unavailable', message }] }
  const search = ['memory', 'smart-recall', 'When?', '--output']

  it.each([
    ['table', `Warning: ${message}\n`],
    ['csv', `Warning: ${message}\n`],
    ['ndjson', `Warning: ${message}\n`],
    ['json', ''],
    ['yaml', ''],
  ])('prints a warning: %s', async (output, said) => {
    server.answer({ body: less })
    const { exitCode, stdout, stderr } = await terminal.run([...search, output])
    expect({ exitCode, stderr, inAnswer: stdout.includes(message) }).toEqual({
      exitCode: 0,
      stderr: said,
      inAnswer: said === '',
    })
  })

  it('prints a warning if only a part was selected, and only once for several pages', async () => {
    server.answer({ body: less })
    const { stderr } = await terminal.run([...search, 'json', '--jmespath', 'results'])
    expect(stderr).toBe(`Warning: ${message}\n`)
    const page = { success: true, data: [{ id: 1 }], warnings: less.warnings }
    server.answer(
      { body: { success: true, data: [], nextCursor: 'a' } },
      { body: { ...page, nextCursor: 'b' } },
      { body: page },
    )
    const all = await terminal.run(['memory', 'recall', 'When?', '--paginate', '--output', 'json'])
    expect(JSON.parse(all.stdout)).toEqual({ ...page, data: [{ id: 1 }, { id: 1 }] })
  })
})

describe('a test that does not pass', () => {
  it.each([
    [true, 0, ''],
    [false, 1, 'test_failed'],
  ])('prints the result and sets the exit code: %s', async (passed, code, said) => {
    server.answer({ body: { success: true, data: { passed, seconds: 1, checks: [], creditsCharged: 0 } } })
    const { exitCode, stdout, stderr } = await terminal.run(['models', 'test', '--output', 'json'])
    expect([exitCode, JSON.parse(stdout).data.passed]).toEqual([code, passed])
    expect(stderr).toContain(said)
  })
})

describe('the request', () => {
  it('is the operation of the command, with flags as typed fields', async () => {
    const words = ['memory', 'smart-recall', '--query', 'When?', '--limit', '5', '--min-score', '0.5']
    const { exitCode } = await terminal.run([
      ...words,
      '--generate-answer',
      '--no-group-by-record',
      '--tags',
      'a,b',
      '--tags',
      'c',
    ])
    expect(exitCode).toBe(0)
    expect(only()).toMatchObject({ method: 'POST', url: '/api/v1/smart-recall' })
    expect(only()?.headers.authorization).toBe(`Bearer ${KEY}`)
    expect(only()?.body).toEqual({
      query: 'When?',
      limit: 5,
      minScore: 0.5,
      generateAnswer: true,
      groupByRecord: false,
      tags: ['a', 'b', 'c'],
    })
  })

  it('takes the first field as an argument', async () => {
    await terminal.run(['memory', 'recall', 'contract', '--limit', '2'])
    expect(only()?.body).toEqual({ query: 'contract', limit: 2 })
  })

  it('takes text from stdin unchanged', async () => {
    const stdin = 'Dana said: "yes".\nThen she left.\n'
    await terminal.run(['memory', 'memorize', '-', '--email', 'dana@northwind.example'], { stdin })
    expect(only()?.body).toEqual({ content: stdin, email: 'dana@northwind.example' })
  })

  it('takes the long text of a command from a file', async () => {
    await writeFile(join(terminal.directory, 'notes.txt'), 'Prefers calls before noon.')
    await terminal.run(['memory', 'memorize', '--file', 'notes.txt', '--email', 'dana@northwind.example'])
    expect(only()?.body).toMatchObject({ content: 'Prefers calls before noon.' })
  })

  it('merges flags over a body from a file', async () => {
    await writeFile(join(terminal.directory, 'request.json'), '{"query": "old", "limit": 1}')
    await terminal.run(['memory', 'recall', '--body', '@request.json', '--query', 'new'])
    expect(only()?.body).toEqual({ query: 'new', limit: 1 })
  })

  it('accepts YAML by file extension, and a body from stdin', async () => {
    await writeFile(join(terminal.directory, 'request.yaml'), 'query: contract\ntags: [a]\n')
    await terminal.run(['memory', 'recall', '--body', '@request.yaml'])
    expect(only()?.body).toEqual({ query: 'contract', tags: ['a'] })
    server.answer({ body: { success: true, data: [] } })
    await terminal.run(['memory', 'recall', '--body', '-'], { stdin: '{"query":"x"}' })
    expect(only()?.body).toEqual({ query: 'x' })
  })

  it('accepts a list of items as NDJSON', async () => {
    const stdin = '{"content":"one","email":"a@b.example"}\n\n{"content":"two","email":"a@b.example"}\n'
    await terminal.run(['memory', 'batch', '--file', '-', '--defaults', '{"tags":["import"]}'], { stdin })
    expect(only()?.body).toEqual({
      defaults: { tags: ['import'] },
      records: [
        { content: 'one', email: 'a@b.example' },
        { content: 'two', email: 'a@b.example' },
      ],
    })
  })

  it('has arguments in the path and parameters in the query', async () => {
    await terminal.run(['events', 'details', 'job_1/..?', '--outcome', 'failed'])
    expect(only()).toMatchObject({ method: 'GET', url: '/api/v1/events/job_1%2F..%3F/details?outcome=failed' })
  })

  it('has the idempotency key on writing commands', async () => {
    await terminal.run(['memory', 'memorize', 'x', '--email', 'a@b.example', '--idempotency-key', 'work-1'])
    expect(only()?.headers['idempotency-key']).toBe('work-1')
  })

  it("uses only the operator's key for the operator's commands", async () => {
    const env = { INTERNAL_API_KEY: 'internal-key-of-the-server' }
    await terminal.run(['admin', 'grant', 'org_1', '--credits', '-500', '--reason', 'Refund'], { env })
    expect(only()?.headers['x-internal-api-key']).toBe(env.INTERNAL_API_KEY)
    expect(only()?.headers.authorization).toBeUndefined()
    expect(only()?.body).toEqual({ credits: -500, reason: 'Refund' })
  })
})

describe('--dry-run', () => {
  it('prints the request with its key masked, and sends nothing', async () => {
    const words = ['memory', 'memorize', 'Likes tea.', '--email', 'a@b.example', '--idempotency-key', 'k', '--dry-run']
    const { stdout, exitCode } = await terminal.run(words)
    expect(exitCode).toBe(0)
    expect(server.received).toHaveLength(0)
    expect(JSON.parse(stdout)).toEqual({
      method: 'POST',
      url: `${server.baseUrl}/api/v1/memorize`,
      headers: {
        accept: 'application/json',
        authorization: 'Bearer sk_test_EXAMPLE0…0000',
        'content-type': 'application/json',
        'idempotency-key': 'k',
        'user-agent': expect.stringMatching(/^keepsake-cli\/\d/),
      },
      body: { content: 'Likes tea.', email: 'a@b.example' },
    })
  })

  it('needs no key', async () => {
    const { stdout, exitCode } = await terminal.run(['account', 'me', '--dry-run'], { env: { KEEPSAKE_API_KEY: '' } })
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ method: 'GET', url: `${server.baseUrl}/api/v1/me` })
  })
})

describe('what people type', () => {
  const body = async (...words: string[]) => {
    const { stdout, stderr } = await terminal.run([...words, '--dry-run', '--output', 'json'])
    return stderr === '' ? JSON.parse(stdout).body : JSON.parse(stderr).error.message
  }

  it('can be a day, which starts in the time zone of the caller', async () => {
    expect(await body('memory', 'recall', '--since', '2026-11-01')).toEqual({
      since: new Date(2026, 10, 1).toISOString(),
    })
    expect((await body('memory', 'recall', '--since', 'yesterday')).since).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/)
    expect(await body('memory', 'recall', '--since', 'soon')).toEqual({ since: 'soon' })
  })

  it.each([
    [['--extract', 'false'], false],
    [['--extract=false'], false],
    [['--extract', 'true'], true],
    [['--extract'], true],
    [['--no-extract'], false],
    [['--extract', 'later'], 'later'],
    [['--extract=later'], 'later'],
  ])('can be %j', async (words, extract) => {
    const own = ['memory', 'memorize', '--email', 'a@b.example', ...words, 'Hello']
    expect(await body(...own)).toEqual({ content: 'Hello', email: 'a@b.example', extract })
  })

  it('can be no other word', async () => {
    const message = await body('memory', 'memorize', '--email', 'a@b.example', '--extract=soon', 'Hello')
    expect(message).toContain('--extract')
    expect(message).toContain('later')
  })

  it('can be the word true as a text', async () => {
    const flags = ['--email', 'a@b.example', '--dry-run', '--output', 'json']
    const { stdout } = await terminal.run(['memory', 'memorize', ...flags, '--', 'true'])
    expect(JSON.parse(stdout).body).toEqual({ content: 'true', email: 'a@b.example' })
  })

  it('can be the file of an attachment as the last argument', async () => {
    await writeFile(join(terminal.directory, 'form.md'), '# Form')
    expect(await body('guidelines', 'attachments', 'upload', 'gdl_1', 'form.md', '--type', 'template')).toEqual({
      contentBase64: Buffer.from('# Form').toString('base64'),
      name: 'form.md',
      type: 'template',
    })
    expect(await body('guidelines', 'attachments', 'upload', 'gdl_1', 'form.md', '--file', 'form.md')).toMatch(/twice/)
  })
})

describe('pages', () => {
  const pages = [
    { body: { success: true, data: [{ id: 1 }, { id: 2 }], nextCursor: 'next' } },
    { body: { success: true, data: [{ id: 3 }] } },
  ]

  it('are all read with --paginate and printed as one response', async () => {
    server.answer(...pages)
    const { stdout } = await terminal.run(['events', 'list', '--paginate', '--status', 'failed'])
    expect(JSON.parse(stdout)).toEqual({ success: true, data: [{ id: 1 }, { id: 2 }, { id: 3 }] })
    expect(server.received.map(({ url }) => url)).toEqual([
      '/api/v1/events?status=failed',
      '/api/v1/events?status=failed&cursor=next',
    ])
  })

  it.each([
    ['data[].id', [1, 2, 3]],
    ['[].id', [1, 2, 3]],
    ['[?id > `1`]', [{ id: 2 }, { id: 3 }]],
    ['[-1].id', 3],
    ['[success, length(data)]', [true, 3]],
    ['id', [1, 2, 3]],
    ['{n: id}', [{ n: 1 }, { n: 2 }, { n: 3 }]],
    ['missing', []],
  ])('of all pages, %s filters the items', async (expression, result) => {
    server.answer(...pages)
    const { stdout } = await terminal.run(['events', 'list', '--paginate', '--jmespath', expression])
    expect(JSON.parse(stdout)).toEqual(result)
  })

  it('use the cursor in the body if the operation has it there', async () => {
    server.answer(...pages)
    await terminal.run(['memory', 'recall', '--limit', '2', '--paginate', '--output', 'ndjson'])
    expect(server.received.map(({ body }) => body)).toEqual([{ limit: 2 }, { limit: 2, cursor: 'next' }])
  })

  it('stop if a server returns the same cursor forever', async () => {
    server.answer({ body: { success: true, data: [], nextCursor: 'same' } })
    const { exitCode, stderr } = await terminal.run(['events', 'list', '--paginate'])
    expect(exitCode).toBe(1)
    expect(stderr).toMatch(/never end/)
  })
})

describe('--wait', () => {
  const event = (status: string, done: number) => ({
    body: {
      success: true,
      data: { id: 'job_1', type: 'batch_memorize', status, progress: { done, total: 2, failed: 0 } },
    },
  })
  const words = ['memory', 'batch', '--body', '{"records":[{"content":"x","email":"a@b.example"}]}', '--wait']

  it('polls until the event is finished, and prints it', async () => {
    server.answer(
      { status: 202, body: { success: true, eventId: 'job_1' } },
      event('processing', 1),
      event('completed', 2),
    )
    const { stdout, exitCode } = await terminal.run(words)
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout).data.status).toBe('completed')
    expect(server.received.map(({ url }) => url)).toEqual([
      '/api/v1/batch-memorize',
      '/api/v1/events/job_1',
      '/api/v1/events/job_1',
    ])
  })

  it('fails if some of the work failed, and says where to look', async () => {
    server.answer({ status: 202, body: { success: true, eventId: 'job_1' } }, event('partial', 2))
    const { exitCode, stderr } = await terminal.run(words)
    expect(exitCode).toBe(1)
    expect(stderr).toMatch(/keepsake events details job_1 --outcome failed/)
  })
})
